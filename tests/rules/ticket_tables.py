"""Tables of the ticket family set up as a test wants them: deals, positions made by hand, and readable play.

Seats are named by letters and cards and tickets by their names, as in records:

>>> table = Table(hands={"A": "black black", "B": "red blue"})
>>> table.play("A keep both", "B keep first", "A claim pergamonmuseum-alexanderplatz-1 2 black")
>>> table.view("A").players[0].route_points
2
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.rules.ticket.game import TicketGame
from peron.rules.ticket.shapes import (
    Claim,
    LegalMove,
    NearerGain,
    PlayerView,
    TicketGain,
    TicketView,
    TokenChoiceGain,
    TokenGain,
)
from peron.rules.ticket.state import TicketState

COLOURS = ("blue", "green", "black", "purple", "red", "orange")
CARDS = (*COLOURS, "wild")
ALL_CARDS = Counter({**dict.fromkeys(COLOURS, 6), "wild": 8})
GAP = 7
LETTERS = "ABCD"
SYMBOLS = ("bridge", "lighthouse", "bell", "note", "house", "lantern", "tree")
CITIES = ("berlin", "san-francisco")


def board_file(game: str) -> dict[str, Any]:
    """The board of a game as its file has it."""
    text = files("peron.rules").joinpath(f"titles/{game}.json").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


BERLIN = board_file("berlin")
SAN_FRANCISCO = board_file("san-francisco")
TICKETS = ["-".join(ticket["between"]) for ticket in BERLIN["tickets"]]


def city(name: str) -> TicketGame:
    game = peron.game(name)
    assert isinstance(game, TicketGame)
    return game


def berlin() -> TicketGame:
    return city("berlin")


def san_francisco() -> TicketGame:
    return city("san-francisco")


def card_order(beginning: Iterable[str]) -> list[str]:
    """All 44 cards beginning with these; the rest by turns of the colours, wilds at the bottom."""
    order = list(beginning)
    left = ALL_CARDS - Counter(order)
    assert left + Counter(order) == ALL_CARDS, "more cards than there are"
    for _ in range(6):
        for colour in COLOURS:
            if left[colour]:
                left[colour] -= 1
                order.append(colour)
    return order + ["wild"] * left["wild"]


def ticket_order(beginning: Sequence[str], game: TicketGame | None = None) -> list[str]:
    tickets = [ticket.id for ticket in (game or berlin()).board.tickets]
    return [*beginning, *(ticket for ticket in tickets if ticket not in beginning)]


def dealt(players: int, first: int, hands: Mapping[str, str], row: str = "", deck: str = "") -> list[str]:
    """The order of cards that deals these hands (one by one from the first player, T2), then row and deck."""
    fixed = [*" ".join(hands.values()).split(), *row.split(), *deck.split()]
    spare = card_order(fixed)[len(fixed) :]
    given = {letter: hands[letter].split() for letter in hands}
    for letter in LETTERS[:players]:
        given.setdefault(letter, [spare.pop(0), spare.pop(0)])
    seats = [LETTERS[(first + n) % players] for n in range(players)]
    return card_order([*(given[letter][n] for n in range(2) for letter in seats), *row.split(), *deck.split()])


class Table:
    """A game under the eyes of a test, Berlin unless another one is given."""

    def __init__(
        self,
        players: int = 2,
        first: int = 0,
        hands: Mapping[str, str] | None = None,
        row: str = "",
        deck: str = "",
        tickets: Sequence[str] = (),
        reshuffles: Sequence[str] = (),
        game: TicketGame | None = None,
        seed: int = 0,
        tokens: Sequence[str] = (),
    ) -> None:
        self.game = game or berlin()
        deal: dict[str, object] = {"first": first, "cards": dealt(players, first, hands or {}, row, deck)}
        if tickets:
            deal["tickets"] = ticket_order(tickets, self.game)
        if tokens:
            deal["tokens"] = list(tokens)
        if reshuffles:
            deal["reshuffles"] = [order.split() for order in reshuffles]
        self.state: TicketState = self.game.new(players, seed, None, deal)
        self.state.listening = True
        self.events: list[peron.Event] = []
        """Of the last move."""

    @classmethod
    def begun(cls, players: int = 2, first: int = 0, **given: Any) -> Table:
        """A table where everybody has kept both first tickets, and all tokens are placed as they come."""
        table = cls(players, first, **given)
        table.keep_both()
        while table.view().phase == "placing":
            table.play(f"{table.turn} {table.legal(table.turn)[0]}")
        return table

    def keep_both(self) -> None:
        """Everybody keeps both first tickets."""
        for letter in LETTERS[: self.state.seats]:
            self.play(f"{letter} keep both")

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self, *lines: str) -> None:
        """Moves as in a record: `A draw deck`."""
        for line in lines:
            letter, _, text = line.partition(" ")
            self.events = list(self.state.apply(LETTERS.index(letter), self.game.parse(self.state, text)))

    def refused(self, line: str) -> tuple[str, str]:
        """Rule and key of why the move is refused."""
        letter, _, text = line.partition(" ")
        move = self.game.parse(self.state, text)
        with pytest.raises(peron.IllegalMove) as refused:
            self.state.apply(LETTERS.index(letter), move)
        reason = refused.value.reason
        assert self.state.why_not(LETTERS.index(letter), move) == reason
        return reason.rule, reason.key

    def refused_params(self, line: str) -> Mapping[str, object]:
        letter, _, text = line.partition(" ")
        reason = self.state.why_not(LETTERS.index(letter), self.game.parse(self.state, text))
        assert reason is not None
        return reason.params

    def legal(self, letter: str, beginning: str = "") -> list[str]:
        """The texts of the legal moves of a seat that begin so."""
        texts = [self.game.notation(self.state, move) for move in self.state.moves(LETTERS.index(letter))]
        return [text for text in texts if text.startswith(beginning)]

    # --- looking -----------------------------------------------------------------------------------------------------

    def view(self, letter: str | None = None) -> TicketView:
        view: TicketView = self.state.view(None if letter is None else LETTERS.index(letter))
        return view

    def player(self, letter: str) -> PlayerView:
        return self.view(letter).players[LETTERS.index(letter)]

    def hand(self, letter: str) -> dict[str, int]:
        hand = self.player(letter).hand
        assert hand is not None
        return hand

    def offer(self, letter: str) -> list[str]:
        return [ticket.id for ticket in self.player(letter).offer or ()]

    def tickets(self, letter: str) -> set[str]:
        return {ticket.id for ticket in self.player(letter).tickets or ()}

    def stack(self, symbol: str) -> tuple[str | None, int]:
        """Where the tokens of a symbol lie, and how many."""
        stack = next(stack for stack in self.view().stacks if stack.symbol == symbol)
        return stack.place, stack.count

    @property
    def row(self) -> str:
        return " ".join(card or "-" for card in self.view().market)

    @property
    def turn(self) -> str:
        turn = self.view().turn
        return "" if turn is None else LETTERS[turn]

    def told(self, key: str) -> list[peron.Event]:
        """The events of the last move with this key."""
        return [event for event in self.events if event.key == key]

    # --- setting positions by hand -----------------------------------------------------------------------------------

    def lay(
        self,
        hands: Mapping[str, str | Mapping[str, int]] | None = None,
        row: str | None = None,
        deck: str | None = None,
        discards: str = "",
    ) -> None:
        """Lay all 44 cards: hands as they are unless given, the row too; what is left over lies in the deck, or, when
        the deck is given (top card first), in the hand of the last seat. A `-` in the row is a gap."""
        state = self.state
        held = {letter: Counter(self.hand(letter)) for letter in LETTERS[: state.seats]}
        for letter, cards in (hands or {}).items():
            held[letter] = Counter(cards.split()) if isinstance(cards, str) else Counter(cards)
        row = self.row if row is None else row
        face_up = [GAP if card == "-" else CARDS.index(card) for card in row.split()]
        outside = Counter(CARDS[card] for card in face_up if card != GAP) + Counter(discards.split())
        outside += Counter((deck or "").split())
        left = ALL_CARDS.copy()
        left.subtract(outside)
        for cards in held.values():
            left.subtract(cards)
        assert min(left.values()) >= 0, f"more cards than there are: {left}"
        order = card_order([])
        if deck is None:
            rest = [card for card in order if left[card] and not left.subtract([card])]
        else:
            rest = deck.split()
            held[LETTERS[int(state.seats) - 1]] += +left
        state.deck = vec[i64]([*(CARDS.index(card) for card in reversed(rest)), *[0] * (44 - len(rest))])
        state.deck_left = len(rest)
        state.discards = number(Counter(discards.split()))
        state.market = vec[i64](face_up)
        for letter, cards in held.items():
            player = state.players[LETTERS.index(letter)]
            player.hand = number(cards)
            player.shown = 0

    def pieces(self, letter: str, trams: int, subways: int = 0) -> None:
        player = self.state.players[LETTERS.index(letter)]
        player.trams = trams
        player.subways = subways

    def give_tickets(self, letter: str, *tickets: str) -> None:
        """Give a seat just these tickets; everything else stays."""
        ids = [ticket.id for ticket in self.state.board.tickets]
        self.state.players[LETTERS.index(letter)].tickets = sum(2 ** ids.index(ticket) for ticket in tickets)

    def build(self, letter: str, *routes: str) -> None:
        """Give a seat routes with their points, as if it had claimed them."""
        board = self.state.board
        for name in routes:
            at, route = next((at, route) for at, route in enumerate(board.routes) if route.id == name)
            player = self.state.players[LETTERS.index(letter)]
            player.owned |= 2**at
            player.points += route.points
            player.trams -= route.trams
            player.subways -= route.subways
            twin = 2**route.double if route.double >= 0 else 0
            for other in self.state.players:
                other.closed |= 2**at
                if other is player or self.state.seats == 2:
                    other.closed |= twin


def number(cards: Mapping[str, int]) -> int:
    return sum(n * 16 ** CARDS.index(card) for card, n in cards.items())


def on_board(change: Callable[[dict[str, Any]], None], of: Mapping[str, Any] = BERLIN) -> TicketGame:
    """Berlin, or another city, on a board that differs."""
    from peron.rules.ticket.board import Board

    data = json.loads(json.dumps(of))
    change(data)
    return TicketGame(Board(data))


def joins_of(move: LegalMove) -> set[str]:
    """The tickets that a move says it completes."""
    gains = move.gains if isinstance(move, Claim) else ()
    return {gain.ticket for gain in gains if isinstance(gain, TicketGain)}


def nearer_by(move: LegalMove) -> dict[str, tuple[int, int]]:
    """The tickets that a move says it brings nearer: how many routes they lack before it and after."""
    gains = move.gains if isinstance(move, Claim) else ()
    return {gain.ticket: (gain.before, gain.after) for gain in gains if isinstance(gain, NearerGain)}


def tokens_of(move: LegalMove) -> set[str]:
    """The symbols of the tokens of which a move says that it brings one."""
    symbols: set[str] = set()
    for gain in move.gains if isinstance(move, Claim) else ():
        if isinstance(gain, TokenGain):
            symbols.add(gain.token)
        if isinstance(gain, TokenChoiceGain):
            assert len(gain.tokens) == 2
            symbols.update(gain.tokens)
    return symbols
