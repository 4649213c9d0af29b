"""What a seat sees, built up from nothing. Imports the standard library only.

Nothing is copied from the state but what the rules make public (T16a) or is the seat's own; `belief` deals anew just
what is left out here.
"""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.bits import BIT, members
from peron.rules.bits import size as how_many
from peron.rules.contract import NOBODY, Message
from peron.rules.ticket.board import CLAIM, DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_BOTH, KEEP_FIRST, PASS, Board
from peron.rules.ticket.cards import GAP, size
from peron.rules.ticket.scoring import completed
from peron.rules.ticket.shapes import (
    Claim,
    DrawDeck,
    DrawMarket,
    DrawTickets,
    Keep,
    LegalMove,
    Pass,
    PlaceToken,
    PlayerView,
    TakeToken,
    TicketCard,
    TicketView,
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


def view_of(state: TicketState, seat: int | None) -> TicketView:
    over = state.phase == OVER
    turn = None if over or state.phase == FIRST_TICKETS else int(state.turn)
    moves = () if seat is None else _moves(state, seat)
    return TicketView(
        game=state.board.id,
        board=state.board.id,
        seat=seat,
        phase=PHASES[int(state.phase)],
        first=int(state.first),
        turn=turn,
        actors=tuple(state.actors()),
        last_turns=None if state.last_turns == NOBODY else int(state.last_turns),
        market=tuple(None if card == GAP else state.board.cards[card] for card in state.market),
        deck=int(state.deck_left),
        discards=state.board.counts(int(state.discards)),
        ticket_deck=int(state.tickets_left),
        returned=_returned(state, seat),
        stacks=tuple(_stack(state, symbol) for symbol in range(state.board.symbols)),
        players=tuple(_player(state, number, player, number == seat) for number, player in enumerate(state.players)),
        prompt=_prompt(state, seat, moves),
        moves=moves,
        ranks=state.result().ranks if over else None,
    )


def _player(state: TicketState, seat: int, player: Player, own: bool) -> PlayerView:
    shown = own or state.phase == OVER  # T16: tickets are shown at the end, hands never
    return PlayerView(
        seat=seat,
        cards=int(size(player.hand)),
        shown=state.board.counts(int(player.shown)),
        ticket_count=len(members(player.tickets)),
        decided=player.choice != UNDECIDED,
        routes=tuple(state.board.routes[route].id for route in members(player.owned)),
        trams=int(player.trams),
        subways=int(player.subways),
        route_points=int(player.points),
        tokens=_symbols(player.tokens),
        token_points=int(token_worth(state, player)),
        hand=state.board.counts(int(player.hand)) if own else None,
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
    gains: dict[int, tuple[Message, ...]] = {}
    moves: list[LegalMove] = []
    for move in state.moves(seat):
        if move < CLAIM:
            moves.append(_plain_move(state, player, move))
            continue
        if move >= state.board.take:
            moves.append(_token_move(state, player, move))
            continue
        number = int(state.board.claim_route[move - CLAIM])
        if number not in gains:  # most routes can be paid in several ways
            gains[number] = _gains(state, player, number)
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


def _gains(state: TicketState, player: Player, route: int) -> tuple[Message, ...]:
    """What a claim would bring beside its points: tickets that it completes, and a token (S5)."""
    gains = [Message("gain-ticket", {"ticket": ticket}) for ticket in _joins(state.board, player, route)]
    tokens = _symbols(takeable(state, player, route))
    if len(tokens) == 1:
        gains.append(Message("gain-token", {"token": tokens[0]}))
    elif tokens:
        gains.append(Message("gain-token-choice", {"tokens": tokens}))
    return tuple(gains)


def _joins(board: Board, player: Player, route: int) -> tuple[str, ...]:
    """The tickets of this player that this route would complete."""
    still_open = player.tickets & ~completed(board, player.owned, player.tickets)
    return tuple(
        board.tickets[ticket].id for ticket in members(completed(board, player.owned | BIT[route], still_open))
    )


def _prompt(state: TicketState, seat: int | None, moves: tuple[LegalMove, ...]) -> Message:
    """What the viewer is to do now, or who is waited for."""
    if state.phase == OVER:
        return Message("prompt-over")
    if not moves:
        if state.phase == FIRST_TICKETS:
            return Message("prompt-ticket-first-wait", {"seats": state.actors()})
        return Message("prompt-ticket-wait", {"seat": int(state.turn), "phase": PHASES[int(state.phase)]})
    if state.phase == PLACING:
        return Message("prompt-ticket-placing", {"count": int(how_many(beside(state)))})
    if state.phase != TURN:
        return Message(f"prompt-ticket-{PHASES[int(state.phase)]}")
    if len(moves) == 1 and moves[0].kind == "pass":
        return Message("prompt-ticket-pass")
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
