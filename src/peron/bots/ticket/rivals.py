"""What the routes of the others say about their tickets (T16 hides them): a belief that search deals by.

Sees what everybody sees of the others: their routes. Players build towards their tickets, so a ticket is the likelier
the more of its way a player already has.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.ticket.plan import Planner
from peron.rules.bits import BIT, lowest
from peron.rules.random import Random
from peron.rules.ticket.board import Board
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import FIRST_TICKETS, Player

TELLING: Final = 3.5
"""How much likelier a joined ticket is than one not begun, as a logarithm: the best fit to games between bots."""
TRIES: Final = 6
"""How often a ticket is offered in exchange for one in the deck. More of them change little."""
FINE: Final = 1_000_000


class Rivals:
    """Weighs the tickets of the other seats, and exchanges those of a deal for likelier ones."""

    def __init__(self, board: Board, planner: Planner) -> None:
        self.planner: Planner = planner
        self.tickets: i64 = len(board.tickets)
        self.whole: vec[float] = vec[float]([0.0] * len(board.tickets))
        """By ticket: the price of its way while nobody has claimed anything."""
        nobody = Player(0, 0, 0, 0, board.trams, board.subways, 0)
        planner.set_prices(nobody)
        for ticket in range(len(board.tickets)):
            self.whole[ticket] = planner.measure(planner.ticket_a[ticket], planner.ticket_b[ticket])
        self.weight: vec[float] = vec[float]([1.0] * (4 * len(board.tickets)))
        """By seat and ticket: how likely it is that the seat holds it, compared with its other tickets."""

    def study(self, state: TicketState, seat: i64) -> None:
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                self.weigh(state.players[other], other * self.tickets)
            other += 1

    def weigh(self, player: Player, row: i64) -> None:
        """By the share of each ticket's way that the player does not have to build any more."""
        planner = self.planner
        planner.set_prices(player)
        ticket: i64 = 0
        while ticket < self.tickets:
            left = planner.measure(planner.ticket_a[ticket], planner.ticket_b[ticket])
            begun = 1.0 - left / self.whole[ticket]
            if begun < 0.0:  # the others are in the way
                begun = 0.0
            self.weight[row + ticket] = exp(TELLING * begun)
            ticket += 1

    def suppose(self, deal: TicketState, seat: i64, random: Random) -> None:
        """Exchange tickets of the others with those in the deck that the seat has not put there (Metropolis)."""
        if deal.phase == FIRST_TICKETS or deal.tickets_left == 0:
            return
        other: i64 = 0
        while other < deal.seats:
            if other != seat:
                held = deal.players[other].tickets
                while held:
                    self.exchange(deal, seat, other, lowest(held), random)
                    held &= held - 1
            other += 1

    def exchange(self, deal: TicketState, seat: i64, other: i64, ticket: i64, random: Random) -> None:
        player = deal.players[other]
        row = other * self.tickets
        tries: i64 = 0
        while tries < TRIES:
            tries += 1
            at = deal.ticket_top + random.below(deal.tickets_left)
            if at >= self.tickets:
                at -= self.tickets
            if deal.returned_by[at] == seat:
                continue
            new = deal.ticket_deck[at]
            if float(random.below(FINE)) * self.weight[row + ticket] < float(FINE) * self.weight[row + new]:
                deal.ticket_deck[at] = ticket
                player.tickets = (player.tickets & ~BIT[ticket]) | BIT[new]
                ticket = new
