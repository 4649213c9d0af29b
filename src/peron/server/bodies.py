"""Every body of the HTTP interface. Imports the messages of the WebSocket, tables and Pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field, JsonValue, model_validator
from pydantic_core import PydanticCustomError

from peron.draw import PageDrawing
from peron.rules.shapes import Conflict, Message, Option
from peron.server.messages import LONGEST_ID, Level, Request, Step
from peron.tables.shown import TableShown
from peron.text import Figure, Lines, RuleTable, Section, Sign

LONGEST_GAME: Final = 80
MOST_NAMES: Final = 50
LARGEST_BOARD: Final = 128 * 1024
"""Characters of a board file. Those that come with Peron have about 20,000."""
Language = Literal["en", "pl"]
Theme = Literal["light", "dark"]
Name = Annotated[str, Field(min_length=1, max_length=200)]

# --- what a client says -----------------------------------------------------------------------------------------------


class GuestBody(Request):
    name: Name


class LargeRequest(Request):
    """What may be as large as a board. Names without end in it are refused at once, and not one by one."""

    @model_validator(mode="before")
    @classmethod
    def _few_names(cls, body: Any) -> Any:
        if isinstance(body, dict) and len(body) > MOST_NAMES:
            raise PydanticCustomError("too_many_names", "Too many names")
        return body


class SeatBody(LargeRequest):
    """Who is to sit here: `me` (several of them share this screen), a bot, or whoever follows the invitation."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    level: Level = "steady"


class TableBody(LargeRequest):
    """A table for a title (`game`), for the board in a file (`board`), or for the first ride of a title (`lesson`),
    which says itself who sits where."""

    game: Annotated[str, Field(max_length=LONGEST_GAME)] | None = None
    board: Annotated[str, Field(max_length=LARGEST_BOARD)] | None = None
    """The text of a board file."""
    lesson: Annotated[str, Field(max_length=LONGEST_GAME)] | None = None
    seats: Annotated[list[SeatBody], Field(max_length=6)] = Field(default_factory=list)
    options: dict[str, JsonValue] = Field(default_factory=dict)
    listed: bool = False
    after: Annotated[str, Field(max_length=LONGEST_ID)] | None = None
    """The table of the game that was played before, whose people go on here."""
    pace: Annotated[float, Field(ge=0, le=10)] | None = None


class InviteBody(Request):
    token: Annotated[str, Field(min_length=1, max_length=200)]


# --- what the server says ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Guest:
    """Who I am here. There is no account: a name, and a cookie that only this browser has."""

    name: str


@dataclass(frozen=True)
class MyData:
    """Everything that is kept about a guest: who they are, their tables, and what they did there."""

    guest: Mapping[str, Any]
    tables: tuple[Mapping[str, Any], ...]
    rides: tuple[Mapping[str, Any], ...]
    """The daily rides they have taken."""


@dataclass(frozen=True)
class Announcement:
    """Something that those who run the server tell everybody."""

    id: str
    words: Mapping[str, str]
    """By language."""
    until: int
    """How long it is to be shown, in milliseconds since 1970."""


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
    lesson: int | None
    """How many steps its first ride has; null without one."""


@dataclass(frozen=True)
class BoardShown:
    """A board file that can be played on."""

    game: GameShown
    drawing: PageDrawing


@dataclass(frozen=True)
class StepShown:
    """A step of the rules in one minute."""

    title: str
    text: str
    figure: str
    """By its id, among those of the rules."""


@dataclass(frozen=True)
class RulesShown:
    """The rules of a game in one language. Pictures are painted with the page's own colours."""

    game: str
    aim: str
    minute: tuple[StepShown, ...]
    sections: tuple[Section, ...]
    figures: tuple[Figure, ...]
    """By the rules that they belong to."""
    tables: tuple[RuleTable, ...]
    """Of the board, by the rules that they belong to."""
    aid: tuple[Lines, ...]
    """The game on one page."""
    signs: tuple[Sign, ...]
    """What is printed on board and cards."""


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
    ride: int | None
    """The day whose ride it is, in days since 1970."""


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
    """That the process is alive; whether it can do its work, `/readyz` says."""

    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""
    sockets: int


@dataclass(frozen=True)
class Ready:
    """Whether the server can write to its database."""

    status: Literal["ok", "failing"]


@dataclass(frozen=True)
class Problem:
    """The body of every answer that is an error."""

    error: Message
