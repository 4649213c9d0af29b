"""The boards as a page shows them: each drawn once for every language. Imports drawings and texts."""

from __future__ import annotations

from functools import cache

from peron.draw import board_plan, ticket_board_svg
from peron.draw.words import ENGLISH
from peron.rules.catalogue import game
from peron.rules.ticket.game import TicketGame
from peron.server.errors import Refused
from peron.server.messages import Drawing, Language
from peron.server.wire import encode
from peron.text import Texts


@cache
def drawing(id: str, language: Language) -> str:
    """The drawing of a game's board, as JSON. There are few games and languages, so all are kept."""
    of = game(id)
    if not isinstance(of, TicketGame):
        raise Refused(404, "server-not-drawn", id=id)
    board = of.board
    words = Texts(language).printed(ENGLISH, len(board.places), len(board.routes))
    data = dict(board.data)
    return encode(Drawing(ticket_board_svg(data, "page", words), board_plan(data, words)))
