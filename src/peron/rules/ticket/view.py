"""What a seat sees, built up from nothing, and the final reckoning. Imports the standard library only.

Nothing is copied from the state but what the rules make public (T16a) or is the seat's own; `belief` deals anew just
what is left out here.
"""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.bits import BIT, members
from peron.rules.contract import NOBODY, Result, Score, ScoreLine, ranks
from peron.rules.ticket.board import CLAIM, DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_FIRST, PASS, Board
from peron.rules.ticket.cards import CARDS, GAP, counts, size
from peron.rules.ticket.notation import say
from peron.rules.ticket.scoring import completed
from peron.rules.ticket.shapes import LegalMove, PlayerView, TicketCard, TicketView, TokenStack
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
from peron.rules.ticket.tokens import BESIDE, SYMBOLS, how_many, place_of, stack_size
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


def view_of(state: TicketState, seat: int | None) -> TicketView:
    over = state.phase == OVER
    turn = None if over or state.phase == FIRST_TICKETS else int(state.turn)
    return TicketView(
        game=state.board.game,
        board=state.board.id,
        seat=seat,
        phase=PHASES[int(state.phase)],
        first=int(state.first),
        turn=turn,
        actors=tuple(state.actors()),
        last_turns=None if state.last_turns == NOBODY else int(state.last_turns),
        market=tuple(None if card == GAP else CARDS[card] for card in state.market),
        deck=int(state.deck_left),
        discards=counts(int(state.discards)),
        ticket_deck=int(state.tickets_left),
        returned=_returned(state, seat),
        stacks=tuple(_stack(state, symbol) for symbol in range(state.board.symbols)),
        players=tuple(_player(state, number, player, number == seat) for number, player in enumerate(state.players)),
        moves=() if seat is None else _moves(state, seat),
        ranks=state.result().ranks if over else None,
    )


def _player(state: TicketState, seat: int, player: Player, own: bool) -> PlayerView:
    shown = own or state.phase == OVER  # T16: tickets are shown at the end, hands never
    return PlayerView(
        seat=seat,
        cards=int(size(player.hand)),
        shown=counts(int(player.shown)),
        ticket_count=len(members(player.tickets)),
        decided=player.choice != UNDECIDED,
        routes=tuple(state.board.routes[route].id for route in members(player.owned)),
        trams=int(player.trams),
        subways=int(player.subways),
        route_points=int(player.points),
        tokens=_symbols(player.tokens),
        token_points=int(state.token_worth(player)),
        hand=counts(int(player.hand)) if own else None,
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
    board = state.board
    done = completed(board, player.owned, sum(2**number for number in numbers))
    return tuple(
        TicketCard(
            board.tickets[number].id,
            board.tickets[number].points,
            bool(int(done) & 2**number),
            _names(board, missing(board, player, number)),
        )
        for number in numbers
    )


def _names(board: Board, routes: list[int] | None) -> tuple[str, ...] | None:
    return None if routes is None else tuple(board.routes[route].id for route in routes)


def _returned(state: TicketState, seat: int | None) -> tuple[tuple[int, str], ...]:
    known = []
    for depth in range(state.tickets_left):
        at = (int(state.ticket_top) + depth) % int(state.board.ticket_count)
        if seat is not None and state.returned_by[at] == seat:
            known.append((depth, state.board.tickets[state.ticket_deck[at]].id))
    return tuple(known)


def _moves(state: TicketState, seat: int) -> tuple[LegalMove, ...]:
    player = state.players[seat]
    claims: dict[int, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    moves = []
    for move in state.moves(seat):
        if move < CLAIM:
            moves.append(_plain_move(state, move))
            continue
        if move >= state.board.take:
            moves.append(_token_move(state, move))
            continue
        route = int(state.board.claim_route[move - CLAIM])
        if route not in claims:  # most routes can be paid in several ways
            claims[route] = (_joins(state.board, player, route), _symbols(state.takeable(player, route)))
        moves.append(_claim(state, move, route, *claims[route]))
    return tuple(moves)


def _plain_move(state: TicketState, move: int) -> LegalMove:
    said = say(state, move)
    if move == PASS:
        return LegalMove(move, said, "pass")
    if move == DRAW_DECK:
        return LegalMove(move, said, "draw-deck")
    if move == DRAW_TICKETS:
        return LegalMove(move, said, "tickets")
    if move >= KEEP_FIRST:
        return LegalMove(move, said, "keep")
    return LegalMove(move, said, "draw-market", slot=move - DRAW_MARKET + 1)


def _claim(state: TicketState, move: int, number: int, joins: tuple[str, ...], tokens: tuple[str, ...]) -> LegalMove:
    route = state.board.routes[number]
    cards = counts(int(state.board.paid(move)))
    return LegalMove(move, say(state, move), "claim", None, route.id, cards, route.points, joins, tokens)


def _token_move(state: TicketState, move: int) -> LegalMove:
    board = state.board
    if move < board.place:
        symbol = move - int(board.take)
        return LegalMove(move, say(state, move), "take-token", token=SYMBOLS[symbol], place=_place(state, symbol))
    symbol, place = board.placed(move)
    return LegalMove(move, say(state, move), "place-token", token=SYMBOLS[symbol], place=board.places[place].id)


def _joins(board: Board, player: Player, route: int) -> tuple[str, ...]:
    """The tickets of this player that this route would complete."""
    still_open = player.tickets & ~completed(board, player.owned, player.tickets)
    return tuple(
        board.tickets[ticket].id for ticket in members(completed(board, player.owned | BIT[route], still_open))
    )


def scores_of(state: TicketState) -> list[Score]:
    """T19 line by line: routes by kind, every ticket, then the tokens."""
    return [Score(seat, tuple(_score_lines(state, player))) for seat, player in enumerate(state.players)]


def _score_lines(state: TicketState, player: Player) -> list[ScoreLine]:
    board = state.board
    owned = [board.routes[route] for route in members(player.owned)]
    lines = []
    for kind in ("tram", "ferry", "subway"):
        routes = [route for route in owned if route.kind == kind]
        if routes:
            points = sum(route.points for route in routes)
            lines.append(ScoreLine(f"score-{kind}", points, {"count": len(routes)}))
    for ticket in _tickets(state, player, members(player.tickets)):
        points = ticket.points if ticket.complete else -ticket.points
        lines.append(
            ScoreLine("score-ticket-done" if ticket.complete else "score-ticket-open", points, {"ticket": ticket.id})
        )
    if player.tokens:  # S7
        lines.append(ScoreLine("score-tokens", int(state.token_worth(player)), {"count": int(how_many(player.tokens))}))
    return lines


def result_of(state: TicketState) -> Result:
    """T20: the highest total, then the most completed tickets; what is still tied is shared."""
    totals = tuple(int(state.total(seat)) for seat in range(len(state.players)))
    done = [len(members(completed(state.board, player.owned, player.tickets))) for player in state.players]
    return Result(totals, ranks(list(zip(totals, done, strict=True))))


def drawn(state: TicketState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    row = " ".join("-" if card == GAP else CARDS[card] for card in state.market)
    lines = [
        f"{state.board.name}: {PHASES[int(state.phase)]}, actors {state.actors()}",
        f"face up: {row}; deck {state.deck_left}, discards {size(state.discards)}, tickets {state.tickets_left}",
    ]
    stacks = [_stack(state, symbol) for symbol in range(state.board.symbols)]
    if stacks:
        told = ", ".join(f"{stack.count} {stack.symbol} at {stack.place or 'no place yet'}" for stack in stacks)
        lines.append(f"tokens: {told}")
    for seat, player in enumerate(state.players):
        hand = " ".join(f"{n} {name}" for name, n in counts(int(player.hand)).items()) or "no cards"
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
