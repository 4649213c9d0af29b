"""The greedy way to play the ticket family: plan the tickets, collect for the best route, claim it.

It sees its own seat only. Bots decide by it, and it finishes the games that search imagines; there, plans are kept from
turn to turn to be quick, and a seat can be told what to be set on.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.bots.ticket.plan import Planner, horizon_of, open_tickets
from peron.bots.ticket.tokens import TokenSense
from peron.rules.bits import BIT, lowest, size
from peron.rules.contract import NOBODY
from peron.rules.ticket.board import (
    DRAW_DECK,
    DRAW_MARKET,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    PASS,
    Board,
)
from peron.rules.ticket.cards import GAP, GRAY, MARKET, WILD, count
from peron.rules.ticket.claims import claimable
from peron.rules.ticket.scoring import ticket_points
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import NO_TICKET, PLACING, SECOND_CARD, TOKEN, TURN, Player
from peron.rules.ticket.tickets import unseen_tickets

PLANNED: Final = 3
"""What a route of the plan is worth beside its points."""
PLANNED_WITH_TOKENS: Final = 4
"""The same on a board with tokens, where the plan has to hold its own against them."""
MOST_PLANNED: Final = 10
"""The most it may be told to be worth: more than almost any route brings."""
TURN_POINTS: Final = 2.0
"""What a turn brings in points: new tickets must promise more."""
NONE: Final = -1


class TicketPolicy:
    """Chooses moves, and remembers for each seat what it is after until told to forget."""

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.planner: Planner = Planner(board)
        self.planned: vec[i64] = vec[i64]([0] * 4)
        """By seat: the routes still to claim for its tickets."""
        self.planned_for: vec[i64] = vec[i64]([NONE] * 4)
        """By seat: the tickets that plan was made for, NONE when there is no plan."""
        self.target: vec[i64] = vec[i64]([NONE] * 4)
        """By seat: the route it collects cards for."""
        self.aim: vec[i64] = vec[i64]([NONE] * 4)
        """By seat: the route it is to claim next whatever it thinks of it, NONE when it is free to choose."""
        self.usual: i64 = PLANNED_WITH_TOKENS if board.symbols else PLANNED
        """What a route of the plan is worth beside its points, unless a seat is told otherwise."""
        self.bonus: vec[i64] = vec[i64]([self.usual] * 4)
        """By seat: what a route of its plan is worth to it beside its points."""
        self.with_ferries: bool = any(route.ferries > 0 for route in board.routes)
        self.tokens: TokenSense = TokenSense(board)
        self.keen_on_tokens: vec[i64] = vec[i64]([0] * 4)
        """By seat: what a token is worth to it beside what it is worth to everybody."""
        grades = [max(0, route.points - route.ferries) for route in board.routes]
        self.top: i64 = max(grades)
        self.worth: vec[i64] = vec[i64](
            [
                sum(2**n for n, grade in enumerate(grades) if grade == points)
                for points in range(max(grades) + 1 + MOST_PLANNED)
            ]
        )
        """By points: the routes that bring them. A wild that must be played is worth a point (S2)."""

    def forget(self) -> None:
        """No plans, no targets, nobody set on anything."""
        seat: i64 = 0
        while seat < 4:
            self.planned_for[seat] = NONE
            self.target[seat] = NONE
            self.aim[seat] = NONE
            self.bonus[seat] = self.usual
            self.keen_on_tokens[seat] = 0
            seat += 1

    def choose(self, state: TicketState, seat: i64) -> i64:
        player = state.players[seat]
        if state.phase == TURN:
            planned = self.plan(state, seat, player)
            target = self.aimed(state, seat, player)
            if target == NONE:
                target = self.best_for(state, seat, player, planned)
            self.target[seat] = target
            if target != NONE and self.shortage(player, target) <= 0:
                return self.payment(player, target, planned)
            return self.draw(state, player, target)
        if state.phase == SECOND_CARD:
            if self.target[seat] == NONE:
                self.target[seat] = self.aim[seat]
            if self.target[seat] == NONE:
                self.target[seat] = self.best_for(state, seat, player, self.plan(state, seat, player))
            return self.draw(state, player, self.target[seat])
        if state.phase == PLACING or state.phase == TOKEN:
            return self.token(state, seat, player)
        return self.keep(state, player)

    # --- which route -------------------------------------------------------------------------------------------------

    def plan(self, state: TicketState, seat: i64, player: Player) -> i64:
        """The seat's plan; made anew only when a route of it is gone or it was made for other tickets."""
        planned = self.planned[seat] & ~player.owned
        if self.planned_for[seat] != player.tickets or planned & player.closed:
            return self.plan_for(state, seat, player, open_tickets(state.board, player))
        self.planned[seat] = planned
        return planned

    def plan_for(self, state: TicketState, seat: i64, player: Player, tickets: i64) -> i64:
        """Make the seat's plan for some of its tickets, as if it had no others."""
        planned: i64 = 0
        if tickets:
            planned = self.planner.plan(player, tickets, horizon_of(state))
        self.planned[seat] = planned
        self.planned_for[seat] = player.tickets
        return planned

    def within_reach(self, state: TicketState, player: Player) -> i64:
        """The routes there are pieces and time for; in the last turn that means those that can be paid."""
        if state.last_turns != NOBODY:
            return claimable(state, player)
        board = self.board
        return board.with_trams[player.trams] & board.with_subways[player.subways] & ~player.closed

    def aimed(self, state: TicketState, seat: i64, player: Player) -> i64:
        """The route the seat is set on, until it is claimed or out of reach."""
        route = self.aim[seat]
        if route != NONE and not self.within_reach(state, player) & BIT[route]:
            route = NONE
            self.aim[seat] = NONE
        return route

    def best_route(self, state: TicketState, player: Player, planned: i64, bonus: i64) -> i64:
        """The route worth most, and of those worth the same the one for which the fewest cards are lacking."""
        routes = self.within_reach(state, player)
        if routes == 0:
            return NONE
        planned &= routes
        rest = routes & ~planned
        points: i64 = len(self.worth) - 1
        best: i64 = 0
        while best == 0 and points >= 0:
            best = rest & self.worth[points]
            if points >= bonus:
                best |= planned & self.worth[points - bonus]
            points -= 1
        return self.nearest(player, best)

    def best_for(self, state: TicketState, seat: i64, player: Player, planned: i64) -> i64:
        """The best route for what the seat is set on."""
        if self.board.symbols == 0:
            return self.best_route(state, player, planned, self.bonus[seat])
        routes = self.within_reach(state, player)
        if state.last_turns != NOBODY:
            return self.best_at_last(state, player, routes)
        tokens = self.tokens.bringing(state, player)
        boost = self.tokens.worth_next(player) + self.keen_on_tokens[seat]
        return self.best_with_tokens(player, routes, planned, self.bonus[seat], tokens, boost)

    def best_with_tokens(self, player: Player, routes: i64, planned: i64, bonus: i64, tokens: i64, boost: i64) -> i64:
        """As `best_route`, with so much more for the routes that bring tokens."""
        plain = routes & ~tokens
        tokens &= routes
        level = self.top + bonus + boost
        best: i64 = 0
        while best == 0 and level >= 0:
            best = plain & ((self.of_worth(level) & ~planned) | (self.of_worth(level - bonus) & planned))
            best |= tokens & self.of_worth(level - boost) & ~planned
            best |= tokens & self.of_worth(level - boost - bonus) & planned
            level -= 1
        return self.nearest(player, best)

    def of_worth(self, points: i64) -> i64:
        if points < 0 or points > self.top:
            return 0
        return self.worth[points]

    def best_at_last(self, state: TicketState, player: Player, routes: i64) -> i64:
        """In the last turn: the route that brings most, with the tickets it joins and the token at its end."""
        board = self.board
        tokens = self.tokens.bringing(state, player)
        best: i64 = NONE
        most: i64 = -1000
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            brings = board.route_points[route] + ticket_points(board, player.owned | BIT[route], player.tickets)
            if tokens & BIT[route]:
                brings += self.tokens.marginal[size(player.tokens)]
            if brings > most:
                most = brings
                best = route
        return best

    def nearest(self, player: Player, routes: i64) -> i64:
        """Of these routes the one for which the fewest cards are lacking."""
        best: i64 = NONE
        least: i64 = 0
        while routes:
            route = lowest(routes)
            routes &= routes - 1
            short = self.shortage(player, route)
            if short < 0:
                short = 0
            if best == NONE or short < least:
                least = short
                best = route
        return best

    def shortage(self, player: Player, route: i64) -> i64:
        """How many cards the player lacks for a route, with the colour they have most of if it is gray."""
        board = self.board
        colour = board.colour[route]
        if colour == GRAY:
            colour = most_held(player.hand)
        short = board.cost[route] - count(player.hand, colour)
        if self.with_ferries and short < board.ferries[route]:  # S2
            short = board.ferries[route]
        return short - count(player.hand, WILD)

    def payment(self, player: Player, route: i64, planned: i64) -> i64:
        """Pay with as few wilds as possible, then with the colour the plan asks for least."""
        board = self.board
        hand = player.hand
        cost = board.cost[route]
        ferries = board.ferries[route]
        first = board.claim_first[route]
        colour = board.colour[route]
        if colour != GRAY:
            return first + fewest_wilds(cost, ferries, count(hand, colour)) - ferries
        wilds = count(hand, WILD)
        best = first + board.colour_count * (cost - ferries)
        least = 1000.0
        colour = 0
        while colour < board.colour_count:
            have = count(hand, colour)
            needed = fewest_wilds(cost, ferries, have)
            if have > 0 and needed <= wilds and needed < cost:
                regret = 3.0 * float(needed) + self.wanted(colour, planned & ~BIT[route]) - 0.1 * float(have)
                if regret < least:
                    least = regret
                    best = first + colour * (cost - ferries) + needed - ferries
            colour += 1
        return best

    def wanted(self, colour: i64, planned: i64) -> float:
        """How many cards of a colour the plan asks for."""
        cards = 0.0
        while planned:
            route = lowest(planned)
            planned &= planned - 1
            if self.board.colour[route] == colour:
                cards += float(self.board.cost[route])
        return cards

    # --- which card --------------------------------------------------------------------------------------------------

    def draw(self, state: TicketState, player: Player, target: i64) -> i64:
        """A face-up card of the target's colour, else the deck: it may hold a wild, and keeps the hand unseen."""
        second = state.phase == SECOND_CARD
        colour: i64 = GAP
        ferries: i64 = 0
        if target != NONE:
            colour = self.board.colour[target]
            if colour == GRAY:
                colour = most_held(player.hand)
            ferries = self.board.ferries[target]
            if ferries and count(player.hand, colour) >= self.board.cost[target] - ferries:
                colour = GAP  # more of it would not help (S2)
        other: i64 = NONE
        wild: i64 = NONE
        own: i64 = NONE
        slot: i64 = 0
        while slot < MARKET:
            card = state.market[slot]
            if card == WILD:
                wild = slot
            elif card != GAP:
                if card == colour:
                    own = slot
                    if ferries == 0:
                        return DRAW_MARKET + slot
                other = slot
            slot += 1
        if wild != NONE and not second and count(player.hand, WILD) < ferries:
            return DRAW_MARKET + wild
        if own != NONE:
            return DRAW_MARKET + own
        if state.deck_left > 0:
            return DRAW_DECK
        if wild != NONE and not second:
            return DRAW_MARKET + wild
        if other != NONE:
            return DRAW_MARKET + other
        return self.nothing_to_draw(state, player)

    def nothing_to_draw(self, state: TicketState, player: Player) -> i64:
        """No card is left: any route that can be paid, else tickets, else pass (T17)."""
        routes = claimable(state, player)
        if routes:
            return self.payment(player, lowest(routes), 0)
        if state.tickets_left > 0 and state.last_turns == NOBODY:
            return DRAW_TICKETS
        return PASS

    # --- tokens ------------------------------------------------------------------------------------------------------

    def token(self, state: TicketState, seat: i64, player: Player) -> i64:
        """Take a token, or put a stack on the board."""
        planned = self.plan(state, seat, player)
        if state.phase == TOKEN:
            return self.tokens.take(state, player, planned)
        return self.tokens.put(state, planned)

    # --- tickets -----------------------------------------------------------------------------------------------------

    def keep(self, state: TicketState, player: Player) -> i64:
        """Keep what promises most."""
        if player.second_offer == NO_TICKET:
            return KEEP_FIRST
        horizon = horizon_of(state)
        first = self.planner.promise(player, BIT[player.first_offer], horizon)
        second = self.planner.promise(player, BIT[player.second_offer], horizon)
        both = self.planner.promise(player, BIT[player.first_offer] | BIT[player.second_offer], horizon)
        if both >= first and both >= second:
            return KEEP_BOTH
        if first >= second:
            return KEEP_FIRST
        return KEEP_SECOND

    def tickets_pay(self, state: TicketState, seat: i64) -> bool:
        """Whether the better of two unknown tickets is likely to bring more than a turn: it must still be joined."""
        player = state.players[seat]
        horizon = horizon_of(state) - 1.0
        if state.tickets_left == 0 or horizon < 2.0:
            return False
        now = self.planner.promise(player, 0, horizon)
        unseen = unseen_tickets(state, seat)
        n = 0.0
        total = 0.0
        squares = 0.0
        while unseen:
            more = self.planner.promise(player, unseen & -unseen, horizon) - now
            unseen &= unseen - 1
            n += 1.0
            total += more
            squares += more * more
        if n == 0.0:
            return False
        mean = total / n
        spread = sqrt(max(0.0, squares / n - mean * mean))
        # The better of two lies about 0.56 standard deviations above the mean.
        return mean + 0.56 * spread > TURN_POINTS


def fewest_wilds(cost: i64, ferries: i64, have: i64) -> i64:
    """The fewest wilds that pay a cost together with so many cards of a colour."""
    wilds = cost - have
    if wilds < ferries:
        return ferries
    return wilds


def most_held(hand: i64) -> i64:
    """The colour of which there are most cards; wilds aside."""
    best: i64 = 0
    colour: i64 = 1
    while colour < GRAY:
        if count(hand, colour) > count(hand, best):
            best = colour
        colour += 1
    return best
