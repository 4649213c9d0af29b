"""Every message of the WebSocket and every body of the HTTP interface. Imports tables and Pydantic.

The schemas in `docs/api/` and the types of other clients are made from these classes: what is not here is not sent.
Numbers are numbers and text is text: nothing is converted, and what is not known is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, TypeAdapter

from peron.draw import PageDrawing
from peron.rules.shapes import Conflict, Message, Option, Reason
from peron.tables.shown import TableShown
from peron.text import Section

LONGEST_ID: Final = 64
LONGEST_GAME: Final = 80
LARGEST_BOARD: Final = 128 * 1024
"""Characters of a board file. Those that come with Peron have about 20,000."""
Language = Literal["en", "pl"]
Theme = Literal["light", "dark"]
Level = Literal["beginner", "steady", "strong", "expert"]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
CommandId = Annotated[str, Field(min_length=1, max_length=LONGEST_ID, pattern=r"^[!-~]+$")]
Name = Annotated[str, Field(min_length=1, max_length=200)]


class Said(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- what a client says on the WebSocket ------------------------------------------------------------------------------


class Resume(Said):
    """The first message, and whenever something seems missing: the last version the client has (0: none)."""

    type: Literal["resume"]
    version: Version


class Ping(Said):
    """Answered with the table's version, so that a client notices what it has missed."""

    type: Literal["ping"]


class Look(Said):
    """At a screen with several seats: open this seat's hand, or with null let the curtain fall."""

    type: Literal["look"]
    seat: SeatNumber | None


class Why(Said):
    """Why can this seat of mine not make this move now?"""

    type: Literal["why"]
    id: CommandId
    seat: SeatNumber
    move: Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Field(max_length=200)]


class Hint(Said):
    """What would a strong bot do in this seat of mine? Only where no other people play."""

    type: Literal["hint"]
    id: CommandId
    seat: SeatNumber


class Command(Said):
    """Something that changes the table. The client chooses `id`: sent twice, it is done once."""

    id: CommandId


class SeatCommand(Command):
    seat: SeatNumber


class Move(SeatCommand):
    """A move: its number or its notation. `version` is the version that was on the screen when it was chosen."""

    type: Literal["move"]
    move: Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Field(max_length=200)]
    version: Version


class AboutUndo(SeatCommand):
    """`version` is the version that was on the screen: one who has not seen what is to be taken back is refused. Left
    out, it is not looked at."""

    version: Version | None = None


class Undo(AboutUndo):
    """Take back my last move: at once if it showed nothing new to anybody, else the other people are asked."""

    type: Literal["undo"]


class Agree(AboutUndo):
    """Consent to what another seat asks to take back."""

    type: Literal["agree"]


class Refuse(AboutUndo):
    """Refuse it, or withdraw one's own question."""

    type: Literal["refuse"]


class Concede(SeatCommand):
    """Give up."""

    type: Literal["concede"]


class Leave(SeatCommand):
    """Go away while a bot plays on; `return` takes the seat again. Before the game starts the seat becomes open."""

    type: Literal["leave"]
    level: Level = "steady"


class Return(SeatCommand):
    """Take one's seat again."""

    type: Literal["return"]


class StandIn(SeatCommand):
    """Have a bot play for a person who is not connected."""

    type: Literal["stand-in"]
    level: Level = "steady"


class PlaceBot(SeatCommand):
    """The host gives a seat to a bot, before the game starts."""

    type: Literal["bot"]
    level: Level


class OpenSeat(SeatCommand):
    """The host makes a seat open again, before the game starts."""

    type: Literal["open"]


class Pace(Command):
    """Seconds that a bot's move comes after the one before it, at least."""

    type: Literal["pace"]
    seconds: Annotated[float, Field(ge=0, le=10)]


Commands = Move | Undo | Agree | Refuse | Concede | Leave | Return | StandIn | PlaceBot | OpenSeat | Pace
ClientMessage = Annotated[Resume | Ping | Look | Why | Hint | Commands, Field(discriminator="type")]
CLIENT_MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)


# --- what the server says on the WebSocket ----------------------------------------------------------------------------


@dataclass(frozen=True)
class LogEntry:
    """What kind of step it was, and whose."""

    kind: str
    seat: int | None


@dataclass(frozen=True)
class You:
    """The table from this screen: its seats, the seat whose hand is open, and the game as that eye may see it."""

    seats: tuple[int, ...]
    host: bool
    """Whether this is the one who has set the table up: they alone invite, change seats and set the bots' pace."""
    eye: int | None
    curtain: int | None
    """The seat of this screen that is to decide, while another hand or none is open."""
    undo: Literal["free", "ask"] | None
    """Whether the open seat may take back its last move, and how."""
    hint: bool
    """Whether a bot may advise the open seat now."""
    view: Any
    """The game's view; null before the game starts."""


@dataclass(frozen=True)
class Step:
    """One version of the table."""

    version: int
    entry: LogEntry
    events: tuple[Message, ...]


@dataclass(frozen=True)
class SyncMessage:
    """The answer to `resume`: the table as it is now, and every step the client does not have."""

    type: Literal["sync"]
    version: int
    table: TableShown
    you: You
    steps: tuple[Step, ...]
    connected: tuple[bool, ...]
    watching: int


@dataclass(frozen=True)
class UpdateMessage:
    """The next version. `you` is null when the version after it follows at once."""

    type: Literal["update"]
    version: int
    entry: LogEntry
    events: tuple[Message, ...]
    table: TableShown
    you: You | None


@dataclass(frozen=True)
class ViewMessage:
    """The answer to `look`."""

    type: Literal["view"]
    version: int
    you: You


@dataclass(frozen=True)
class AckMessage:
    """The command with this id is done for good: it is the step with this version."""

    type: Literal["ack"]
    id: str
    version: int


@dataclass(frozen=True)
class RefusedMessage:
    """Nothing was changed. `id` is null when the message could not be read."""

    type: Literal["refused"]
    id: str | None
    error: Message


@dataclass(frozen=True)
class WhyMessage:
    """The answer to `why`; null when the move is legal."""

    type: Literal["why"]
    id: str
    reason: Reason | None


@dataclass(frozen=True)
class HintMessage:
    """The answer to `hint`: a move for the table as it is at this version."""

    type: Literal["hint"]
    id: str
    version: int
    move: int
    notation: str


@dataclass(frozen=True)
class PongMessage:
    type: Literal["pong"]
    version: int


@dataclass(frozen=True)
class PresenceMessage:
    """By seat: whether its person is connected; and how many spectators are."""

    type: Literal["presence"]
    connected: tuple[bool, ...]
    watching: int


@dataclass(frozen=True)
class ByeMessage:
    """The last message before the server closes the socket."""

    type: Literal["bye"]
    error: Message


ServerMessage = Annotated[
    SyncMessage
    | UpdateMessage
    | ViewMessage
    | AckMessage
    | RefusedMessage
    | WhyMessage
    | HintMessage
    | PongMessage
    | PresenceMessage
    | ByeMessage,
    Field(discriminator="type"),
]


# --- bodies of the HTTP interface -------------------------------------------------------------------------------------


class GuestBody(Said):
    name: Name


class SeatBody(Said):
    """Who is to sit here: `me` (several of them share this screen), a bot, or whoever follows the invitation."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level = "steady"


class TableBody(Said):
    """A table for a title (`game`), or for the board in a file (`board`)."""

    game: Annotated[str, Field(max_length=LONGEST_GAME)] | None = None
    board: Annotated[str, Field(max_length=LARGEST_BOARD)] | None = None
    """The text of a board file."""
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=6)]
    options: dict[str, JsonValue] = Field(default_factory=dict)
    listed: bool = False
    pace: Annotated[float, Field(ge=0, le=10)] | None = None


class InviteBody(Said):
    token: Annotated[str, Field(min_length=1, max_length=200)]


@dataclass(frozen=True)
class Guest:
    """Who I am here. There is no account: a name, and a cookie that only this browser has."""

    name: str


@dataclass(frozen=True)
class GameShown:
    """A title that can be played."""

    id: str
    """What to ask for it by. That of a title that does not come with Peron ends with the hash of its file."""
    family: str
    names: Mapping[str, str]
    """By language, or under an empty one for all of them; those of shipped titles stand in the catalogues too."""
    minutes: int
    platform: int | None
    """Its place among the titles that come with Peron; null for others."""
    board: str
    rules: int
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    conflicts: tuple[Conflict, ...]
    levels: tuple[str, ...]


@dataclass(frozen=True)
class BoardShown:
    """A board file that can be played on."""

    game: GameShown
    drawing: PageDrawing


@dataclass(frozen=True)
class RulesShown:
    """The rules of a game in one language."""

    game: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Invitation:
    """Whoever has the token may take the seat, once. Make the link so that it stays out of logs: `/join#TOKEN`."""

    seat: int
    token: str


@dataclass(frozen=True)
class NewTable:
    table: TableShown
    invitations: tuple[Invitation, ...]


@dataclass(frozen=True)
class InvitedTo:
    """The table an invitation is for."""

    table: TableShown
    seat: int


@dataclass(frozen=True)
class TableListed:
    """A table in a list."""

    id: str
    game: str
    title: Mapping[str, str]
    """What the title is called, by language or under an empty one for all of them."""
    status: str
    version: int
    changed: int
    """When it last changed, in milliseconds since 1970."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    actors: tuple[int, ...]
    mine: tuple[int, ...]
    """My seats there."""


@dataclass(frozen=True)
class Moment:
    """A table as it was at a version, for one seat or for a spectator."""

    version: int
    seat: int | None
    step: Step | None
    table: TableShown
    view: Any


@dataclass(frozen=True)
class Health:
    status: Literal["ok", "failing"]
    version: str
    database: bool
    tables: int
    """Tables in memory."""
    sockets: int


@dataclass(frozen=True)
class Problem:
    """The body of every answer that is an error."""

    error: Message
