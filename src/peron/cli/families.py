"""Which family tells a game. Imports the families' modules and the games."""

from __future__ import annotations

from peron.cli.family import Family
from peron.cli.metro.family import MetroFamily
from peron.cli.nextstation.family import NextStationFamily
from peron.cli.screen import Screen
from peron.cli.telling import Telling
from peron.cli.ticket.family import TicketFamily
from peron.cli.ticket.telling import TicketTelling
from peron.rules.contract import Game
from peron.rules.metro.game import MetroGame
from peron.rules.nextstation.game import NextStationGame
from peron.rules.ticket.game import TicketGame
from peron.text import Company, Scene, Texts


def family_of(texts: Texts, screen: Screen, game: Game, names: tuple[str, ...], seat: int | None = None) -> Family:
    """The family of a game, telling it to a seat, or to somebody who looks on."""
    if isinstance(game, TicketGame):
        return TicketFamily(TicketTelling(texts, Scene(game.board, names, seat), screen))
    told = Telling(texts, Company(names, seat, game.id), screen)
    if isinstance(game, NextStationGame):
        return NextStationFamily(told, game.city)
    assert isinstance(game, MetroGame)
    return MetroFamily(told, game.board)
