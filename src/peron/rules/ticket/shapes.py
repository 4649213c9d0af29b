"""The shape of a view of the ticket family. Imports the standard library only.

This module is never compiled: the schema of the view is read from the annotations, which a compiled class loses.
"""

from __future__ import annotations

from dataclasses import dataclass


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


@dataclass(frozen=True)
class LegalMove:
    """A move the viewer may make now."""

    move: int
    notation: str
    kind: str
    slot: int | None = None
    route: str | None = None
    cards: dict[str, int] | None = None
    points: int | None = None
    """What a claim gives at once."""
    joins: tuple[str, ...] = ()
    """The viewer's tickets that this claim would complete."""
    tokens: tuple[str, ...] = ()
    """The symbols of the tokens of which this claim would bring one (S5)."""
    token: str | None = None
    """The symbol that is taken, or whose stack is placed."""
    place: str | None = None
    """Where that token lies, or is put."""


@dataclass(frozen=True)
class TokenStack:
    """The tourism tokens of one symbol (S3)."""

    symbol: str
    place: str | None
    """Null while they lie beside the board."""
    count: int
    """Those left in the stack."""


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
    moves: tuple[LegalMove, ...]
    ranks: tuple[int, ...] | None
