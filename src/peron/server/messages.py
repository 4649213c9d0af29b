"""Every message of the WebSocket. Imports tables and Pydantic.

The schemas in `docs/api/` and the types of other clients are made from these classes, and from those of `bodies.py`
for the HTTP interface: what is not there is not sent.
Numbers are numbers and text is text: nothing is converted, and what is not known is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from peron.lessons import Coach
from peron.rules.shapes import Message, Reason, SecretEvent, quick
from peron.tables.shown import TableShown

LONGEST_ID: Final = 64
Level = Literal["beginner", "steady", "strong", "expert"]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Version = Annotated[int, Field(ge=0, le=2**31 - 1)]
CommandId = Annotated[str, Field(min_length=1, max_length=LONGEST_ID, pattern=r"^[!-~]+$")]


class Request(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


# --- what a client says on the WebSocket ------------------------------------------------------------------------------


class Resume(Request):
    """The first message, and whenever something seems missing: the last version the client has (0: none)."""

    type: Literal["resume"]
    version: Version


class Ping(Request):
    """Answered with the table's version, so that a client notices what it has missed."""

    type: Literal["ping"]


class Look(Request):
    """At a screen with several seats: open this seat's hand, or with null let the curtain fall."""

    type: Literal["look"]
    seat: SeatNumber | None


class Why(Request):
    """Why can this seat of mine not make this move now?"""

    type: Literal["why"]
    id: CommandId
    seat: SeatNumber
    move: Annotated[int, Field(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Field(max_length=200)]


class Hint(Request):
    """What would a strong bot do in this seat of mine? Only where no other people play."""

    type: Literal["hint"]
    id: CommandId
    seat: SeatNumber


class Command(Request):
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


class SkipStep(SeatCommand):
    """Do without the present step of a first ride, by its id."""

    type: Literal["ride-skip"]
    step: Annotated[str, Field(max_length=LONGEST_ID)]


class LeaveRide(SeatCommand):
    """Go on without the coach of a first ride."""

    type: Literal["ride-leave"]


class Pace(Command):
    """Seconds that a bot's move comes after the one before it, at least."""

    type: Literal["pace"]
    seconds: Annotated[float, Field(ge=0, le=10)]


Seated = Move | Undo | Agree | Refuse | Concede | Leave | Return | StandIn | SkipStep | LeaveRide
Commands = Seated | PlaceBot | OpenSeat | Pace
ClientMessage = Annotated[Resume | Ping | Look | Why | Hint | Commands, Field(discriminator="type")]
CLIENT_MESSAGE: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)


# --- what the server says on the WebSocket ----------------------------------------------------------------------------


@quick
@dataclass(frozen=True)
class LogEntry:
    """What kind of step it was, and whose."""

    kind: str
    seat: int | None


@quick
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
    code: str | None
    """By which others come to the table while it waits for people, for those who may know it."""
    coach: Coach | None
    """What the learner is told at the table of a first ride, until they go on alone."""
    view: Any
    """The game's view; null before the game starts."""


@quick
@dataclass(frozen=True)
class Step:
    """One version of the table."""

    version: int
    entry: LogEntry
    events: tuple[Message | SecretEvent, ...]


@dataclass(frozen=True)
class SyncMessage:
    """The answer to `resume`: the table as it is now, and every step the client does not have. They follow the version
    that the client has; or, if that was long ago, version 0, and then the client forgets the steps it has. Steps that
    were taken back long ago are left out."""

    type: Literal["sync"]
    version: int
    follows: int
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
    events: tuple[Message | SecretEvent, ...]
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
