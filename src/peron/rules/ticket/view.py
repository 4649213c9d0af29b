"""What a seat sees, built up from nothing. Imports the standard library only.

Nothing is copied from the state but what the rules make public (T16a) or is the seat's own; `belief` deals anew just
what is left out here.
"""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.bits import members
from peron.rules.bits import size as how_many
from peron.rules.contract import NOBODY, Message, Sight
from peron.rules.ticket.board import CLAIM, DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_BOTH, KEEP_FIRST, PASS, Board
from peron.rules.ticket.cards import GAP, size
from peron.rules.ticket.claims import put_pieces
from peron.rules.ticket.scoring import completed
from peron.rules.ticket.shapes import (
    Claim,
    ClaimGain,
    DrawDeck,
    DrawMarket,
    DrawTickets,
    Keep,
    LegalMove,
    NearerGain,
    Pass,
    PlaceToken,
    PlayerView,
    TakeToken,
    TicketCard,
    TicketGain,
    TicketView,
    TokenChoiceGain,
    TokenGain,
    TokenStack,
)
from peron.rules.ticket.stacks import BESIDE, SYMBOLS, place_of, stack_size
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import (
    FIRST_TICKETS,
    NO_TICKET,
    OVER,
    PLACING,
    SECOND_CARD,
    TICKETS,
    TOKEN,
    TURN,
    UNDECIDED,
    Player,
)
from peron.rules.ticket.tickets import offered
from peron.rules.ticket.tokens import beside, takeable, token_worth, worth_with_another
from peron.rules.ticket.ways import missing

PHASES = {
    FIRST_TICKETS: "first-tickets",
    TURN: "turn",
    SECOND_CARD: "second-card",
    TICKETS: "tickets",
    OVER: "over",
    PLACING: "placing",
    TOKEN: "token",
}
PROMPTS = {
    FIRST_TICKETS: "prompt-ticket-first-tickets",
    SECOND_CARD: "prompt-ticket-second-card",
    TICKETS: "prompt-ticket-tickets",
}
"""What is asked in those phases that have no moves of different kinds."""


class TicketSight(Sight):
    """What is on the table, and each player as all others see them."""

    def __init__(self, state: TicketState) -> None:
        board = state.board
        super().__init__(state)
        self.state: TicketState = state
        self.over: bool = state.phase == OVER
        self.turn: int | None = None if self.over or state.phase == FIRST_TICKETS else int(state.turn)
        self.actors: tuple[int, ...] = tuple(state.actors())
        self.market: tuple[str | None, ...] = tuple(None if card == GAP else board.cards[card] for card in state.market)
        self.discards: dict[str, int] = board.counts(int(state.discards))
        self.stacks: tuple[TokenStack, ...] = tuple(_stack(state, symbol) for symbol in range(board.symbols))
        self.players: list[PlayerView | None] = [None] * len(state.players)

    def seen_from(self, seat: int | None) -> TicketView:
        state = self.state
        moves = () if seat is None else _moves(state, seat)
        return TicketView(
            state.board.id,
            state.board.id,
            seat,
            PHASES[int(state.phase)],
            int(state.first),
            self.turn,
            self.actors,
            None if state.last_turns == NOBODY else int(state.last_turns),
            self.market,
            int(state.deck_left),
            self.discards,
            int(state.tickets_left),
            () if seat is None else _returned(state, seat),
            self.stacks,
            tuple(
                _player(state, number, True) if number == seat else self._others_see(number)
                for number in range(len(self.players))
            ),
            _prompt(state, seat, moves),
            moves,
            state.result().ranks if self.over else None,
        )

    def _others_see(self, seat: int) -> PlayerView:
        seen = self.players[seat]
        if seen is None:
            seen = _player(self.state, seat, False)
            self.players[seat] = seen
        return seen


def _player(state: TicketState, seat: int, own: bool) -> PlayerView:
    board, player = state.board, state.players[seat]
    shown = own or state.phase == OVER  # T16: tickets are shown at the end, hands never
    return PlayerView(
        seat,
        int(size(player.hand)),
        board.counts(int(player.shown)),
        int(how_many(player.tickets)),
        player.choice != UNDECIDED,
        tuple([board.routes[route].id for route in members(player.owned)]),
        int(player.trams),
        int(player.subways),
        int(player.points),
        _symbols(player.tokens) if player.tokens else (),
        int(token_worth(state, player)),
        hand=board.counts(int(player.hand)) if own else None,
        tickets=_tickets(state, player, members(player.tickets)) if shown else None,
        offer=_tickets(state, player, _offer(player)) if own else None,
        choice=int(player.choice) if own and player.choice != UNDECIDED else None,
        total=int(state.total(seat)) if shown else None,
    )


def _symbols(symbols: i64) -> tuple[str, ...]:
    return tuple(SYMBOLS[symbol] for symbol in members(symbols))


def _stack(state: TicketState, symbol: int) -> TokenStack:
    return TokenStack(SYMBOLS[symbol], _place(state, symbol), int(stack_size(state.stacks, symbol)))


def _place(state: TicketState, symbol: int) -> str | None:
    """Where the stack of a symbol lies; None beside the board."""
    place = place_of(state.stack_places, symbol)
    return None if place == BESIDE else state.board.places[place].id


def _offer(player: Player) -> list[int]:
    return [int(ticket) for ticket in (player.first_offer, player.second_offer) if ticket != NO_TICKET]


def _tickets(state: TicketState, player: Player, numbers: list[int]) -> tuple[TicketCard, ...]:
    if not numbers:
        return ()
    board = state.board
    done = completed(board, player.owned, sum(2**number for number in numbers))
    return tuple([_ticket(board, player, number, bool(int(done) & 2**number)) for number in numbers])


def _ticket(board: Board, player: Player, number: int, complete: bool) -> TicketCard:
    ticket = board.tickets[number]
    way = missing(board, player, number)
    if way is None:
        return TicketCard(ticket.id, ticket.points, complete, None, 0)
    routes = [board.routes[route] for route in way]
    named = tuple([route.id for route in routes])
    return TicketCard(ticket.id, ticket.points, complete, named, sum([route.cost for route in routes]))


def _returned(state: TicketState, seat: i64) -> tuple[tuple[int, str], ...]:
    known: list[tuple[int, str]] = []
    returned_by, size_of_ring = state.returned_by, state.board.ticket_count
    depth: i64 = 0
    while depth < state.tickets_left:
        at = (state.ticket_top + depth) % size_of_ring
        if returned_by[at] == seat:
            known.append((int(depth), state.board.tickets[state.ticket_deck[at]].id))
        depth += 1
    return tuple(known)


def _moves(state: TicketState, seat: int) -> tuple[LegalMove, ...]:
    player = state.players[seat]
    gains: dict[int, tuple[ClaimGain, ...]] = {}
    lacking: dict[int, int] | None = None
    moves: list[LegalMove] = []
    for move in state.moves(seat):
        if move < CLAIM:
            moves.append(_plain_move(state, player, move))
            continue
        if move >= state.board.take:
            moves.append(_token_move(state, player, move))
            continue
        number = int(state.board.claim_route[move - CLAIM])
        if lacking is None:
            lacking = _lacking(state.board, player)
        if number not in gains:  # most routes can be paid in several ways
            gains[number] = _gains(state, player, number, lacking)
        route = state.board.routes[number]
        cards = state.board.counts(int(state.board.paid(move)))
        moves.append(Claim(move, route.id, cards, route.points, gains[number]))
    return tuple(moves)


def _plain_move(state: TicketState, player: Player, move: int) -> LegalMove:
    if move == PASS:
        return Pass(move)
    if move == DRAW_DECK:
        return DrawDeck(move)
    if move == DRAW_TICKETS:
        return DrawTickets(move, min(2, int(state.tickets_left)))  # T15
    if move >= KEEP_FIRST:
        offer = offered(state, player)
        kept = offer if move == KEEP_BOTH else [offer[move - KEEP_FIRST]]
        return Keep(move, tuple(kept), len(offer) - len(kept))
    slot = move - DRAW_MARKET
    return DrawMarket(move, slot + 1, state.board.cards[state.market[slot]])


def _token_move(state: TicketState, player: Player, move: int) -> LegalMove:
    board = state.board
    if move < board.place:
        symbol = move - int(board.take)
        return TakeToken(move, SYMBOLS[symbol], _place(state, symbol) or "", int(worth_with_another(state, player)))
    symbol, place = board.placed(move)
    return PlaceToken(move, SYMBOLS[symbol], board.places[place].id, int(stack_size(state.stacks, symbol)))


def _gains(state: TicketState, player: Player, route: int, lacking: dict[int, int]) -> tuple[ClaimGain, ...]:
    """What a claim would bring beside its points: tickets that it completes or brings nearer, and a token (S5)."""
    gains = _brings(state.board, player, route, lacking)
    tokens = _symbols(takeable(state, player, route))
    if len(tokens) == 1:
        gains.append(TokenGain(tokens[0]))
    elif tokens:
        gains.append(TokenChoiceGain(tokens))
    return tuple(gains)


def _lacking(board: Board, player: Player) -> dict[int, int]:
    """The tickets that this player can still complete, and how many routes each lacks."""
    lacking: dict[int, int] = {}
    for ticket in members(player.tickets):
        routes = missing(board, player, ticket)
        if routes:
            lacking[ticket] = len(routes)
    return lacking


def _brings(board: Board, player: Player, route: int, lacking: dict[int, int]) -> list[ClaimGain]:
    """What this route would do for the tickets of its player."""
    if not lacking:
        return []
    after = player.clone()
    put_pieces(board, after, route)
    completes: list[ClaimGain] = []
    nearer: list[ClaimGain] = []
    for ticket, before in lacking.items():
        routes = missing(board, after, ticket)
        name = board.tickets[ticket].id
        if routes is not None and not routes:
            completes.append(TicketGain(name))
        elif routes is not None and len(routes) < before:
            nearer.append(NearerGain(name, before, len(routes)))
    return completes + nearer


def _prompt(state: TicketState, seat: int | None, moves: tuple[LegalMove, ...]) -> Message:
    """What the viewer is to do now, or who is waited for."""
    if state.phase == OVER:
        return Message("prompt-over")
    last = "no" if state.last_turns == NOBODY else "yes"
    if not moves:
        if state.phase == FIRST_TICKETS:
            key = "prompt-ticket-first-wait" if seat is None else "prompt-ticket-first-kept"
            return Message(key, {"seats": state.actors()})
        return Message("prompt-ticket-wait", {"seat": int(state.turn), "phase": PHASES[int(state.phase)], "last": last})
    if state.phase == PLACING:
        both = "yes" if state.seats == 2 else "no"  # S4: with two players one places both
        return Message("prompt-ticket-placing", {"count": int(how_many(beside(state))), "both": both, "rule": "S4"})
    if state.phase == TOKEN:
        claimed = state.board.routes[state.claimed]
        return Message("prompt-ticket-token", {"route": claimed.id, "points": claimed.points, "rule": "S5"})
    asked = PROMPTS.get(int(state.phase))
    if asked is not None:
        return Message(asked, {"last": last})
    if len(moves) == 1 and moves[0].kind == "pass":
        return Message("prompt-ticket-pass", {"last": last})
    return Message("prompt-ticket-turn" if state.last_turns == NOBODY else "prompt-ticket-last-turn")


def drawn(state: TicketState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    row = " ".join("-" if card == GAP else state.board.cards[card] for card in state.market)
    lines = [
        f"{state.board.name}: {PHASES[int(state.phase)]}, actors {state.actors()}",
        f"face up: {row}; deck {state.deck_left}, discards {size(state.discards)}, tickets {state.tickets_left}",
    ]
    stacks = [_stack(state, symbol) for symbol in range(state.board.symbols)]
    if stacks:
        told = ", ".join(f"{stack.count} {stack.symbol} at {stack.place or 'no place yet'}" for stack in stacks)
        lines.append(f"tokens: {told}")
    for seat, player in enumerate(state.players):
        hand = " ".join(f"{n} {name}" for name, n in state.board.counts(int(player.hand)).items()) or "no cards"
        routes = ", ".join(state.board.routes[route].id for route in members(player.owned)) or "none"
        tickets = _tickets(state, player, [*members(player.tickets), *_offer(player)])
        told = ", ".join(f"{ticket.id} ({'+' if ticket.complete else '-'}{ticket.points})" for ticket in tickets)
        lines.append(
            f"seat {seat}: {state.total(seat)} points, {player.trams} trams, {player.subways} subways; {hand}\n"
            f"  routes: {routes}\n  tickets: {told or 'none'}"
        )
        if stacks:
            lines.append(f"  tokens: {', '.join(_symbols(player.tokens)) or 'none'}")
    return "\n".join(lines)
