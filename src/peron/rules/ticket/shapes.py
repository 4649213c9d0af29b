"""The shape of a view of the ticket family. Imports the standard library only.

This module is never compiled: the schema of the view is read from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from peron.rules.shapes import Message, quick


@quick
@dataclass(frozen=True)
class TicketCard:
    """A ticket a viewer may see."""

    id: str
    points: int
    complete: bool
    missing: tuple[str, ...] | None
    """The routes its owner still has to claim, on the way from its first place to its second that takes the fewest
    cards: none when it is complete, null when no way is open to them or their pieces would not last. At the end of the
    game, what was still missing then."""
    cards: int
    """How many cards these take."""


@quick
@dataclass(frozen=True)
class PlayerView:
    """One seat. What a viewer may not know is None: `hand`, `tickets`, `offer`, `choice`, `total`."""

    seat: int
    cards: int
    shown: dict[str, int]
    ticket_count: int
    decided: bool
    routes: tuple[str, ...]
    trams: int
    subways: int
    route_points: int
    tokens: tuple[str, ...]
    """The symbols of its tourism tokens (S5)."""
    token_points: int
    """What they would be worth at the end (S7)."""
    hand: dict[str, int] | None
    tickets: tuple[TicketCard, ...] | None
    offer: tuple[TicketCard, ...] | None
    choice: int | None
    """The move that keeps the first tickets, for the seat that has made it while others have not."""
    total: int | None


# What a claim would bring beside its points. Each is a message: its kind is the key (`gain-ticket`), its fields are the
# parameters of the sentence.


@quick
@dataclass(frozen=True)
class TicketGain:
    """A ticket that it completes."""

    ticket: str
    kind: Literal["ticket"] = "ticket"


@quick
@dataclass(frozen=True)
class NearerGain:
    """A ticket that would lack fewer routes: how many before and after."""

    ticket: str
    before: int
    after: int
    kind: Literal["ticket-nearer"] = "ticket-nearer"


@quick
@dataclass(frozen=True)
class TokenGain:
    """The token that it brings (S5)."""

    token: str
    kind: Literal["token"] = "token"


@quick
@dataclass(frozen=True)
class TokenChoiceGain:
    """The tokens of which it brings one (S5)."""

    tokens: tuple[str, ...]
    kind: Literal["token-choice"] = "token-choice"


ClaimGain = TicketGain | NearerGain | TokenGain | TokenChoiceGain


# Legal moves. Each is a message too (`move-claim`).


@quick
@dataclass(frozen=True)
class Pass:
    move: int
    kind: Literal["pass"] = "pass"


@quick
@dataclass(frozen=True)
class DrawDeck:
    move: int
    kind: Literal["draw-deck"] = "draw-deck"


@quick
@dataclass(frozen=True)
class DrawMarket:
    move: int
    slot: int
    """The place of the face-up row, from 1."""
    card: str
    kind: Literal["draw-market"] = "draw-market"


@quick
@dataclass(frozen=True)
class DrawTickets:
    move: int
    count: int
    """How many will be drawn: two, or the last one."""
    kind: Literal["tickets"] = "tickets"


@quick
@dataclass(frozen=True)
class Keep:
    move: int
    tickets: tuple[str, ...]
    returned: int
    kind: Literal["keep"] = "keep"


@quick
@dataclass(frozen=True)
class Claim:
    move: int
    route: str
    cards: dict[str, int]
    points: int
    """What it gives at once."""
    gains: tuple[ClaimGain, ...]
    """What it would bring beside."""
    kind: Literal["claim"] = "claim"


@quick
@dataclass(frozen=True)
class TakeToken:
    move: int
    token: str
    place: str
    """Where it lies."""
    worth: int
    """What one's tokens would be worth at the end with it (S7)."""
    kind: Literal["take-token"] = "take-token"


@quick
@dataclass(frozen=True)
class PlaceToken:
    move: int
    token: str
    place: str
    """Where the stack is put."""
    count: int
    """How many tokens it has."""
    kind: Literal["place-token"] = "place-token"


LegalMove = Pass | DrawDeck | DrawMarket | DrawTickets | Keep | Claim | TakeToken | PlaceToken


@quick
@dataclass(frozen=True)
class TokenStack:
    """The tourism tokens of one symbol (S3)."""

    symbol: str
    place: str | None
    """Null while they lie beside the board."""
    count: int
    """Those left in the stack."""


@quick
@dataclass(frozen=True)
class TicketView:
    """The table as one viewer may know it."""

    game: str
    board: str
    seat: int | None
    phase: str
    first: int
    turn: int | None
    actors: tuple[int, ...]
    last_turns: int | None
    market: tuple[str | None, ...]
    deck: int
    discards: dict[str, int]
    ticket_deck: int
    returned: tuple[tuple[int, str], ...]
    """Tickets the viewer put under the deck that still lie there: how many lie above, and which."""
    stacks: tuple[TokenStack, ...]
    """One for every symbol; none on boards without tokens."""
    players: tuple[PlayerView, ...]
    prompt: Message
    """What is to be done now, or who is waited for."""
    moves: tuple[LegalMove, ...]
    ranks: tuple[int, ...] | None
