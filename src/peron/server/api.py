"""The HTTP interface: guests, games, tables, invitations, records. Imports rooms and FastAPI.

What needs no live connection is here; a game is played over the WebSocket.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from peron.draw import PageDrawing
from peron.rules.catalogue import game, games
from peron.server import messages as said
from peron.server.drawings import drawing, drawn, sheet_at
from peron.server.encoding import encode, step
from peron.server.errors import Refused
from peron.server.identity import address_of, cookie_of, give_cookie
from peron.server.lobby import Lobby
from peron.server.rules import rules
from peron.server.titles import game_shown
from peron.store import Guest
from peron.tables.seats import TableError
from peron.tables.shown import TableShown, show
from peron.tables.table import OVER

PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": said.Problem, "description": "Refused; nothing was changed"}
}
router = APIRouter(prefix="/api", responses=PROBLEMS)

TableId = Annotated[str, Path(max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="The table's id")]
GameId = Annotated[str, Path(max_length=said.LONGEST_GAME, description="The id of a title")]
Printed = Annotated[said.Language, Query(description="The language of the words on it")]
SeatPath = Annotated[int, Path(ge=0, le=5, description="A seat, from 0")]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


AtLobby = Annotated[Lobby, Depends(lobby_of)]


async def guest_or_none(request: Request, lobby: AtLobby) -> Guest | None:
    return await lobby.guest(cookie_of(request))


async def known_guest(guest: Annotated[Guest | None, Depends(guest_or_none)]) -> Guest:
    if guest is None:
        raise Refused(401, "guest-unknown")
    return guest


AnyGuest = Annotated[Guest | None, Depends(guest_or_none)]
KnownGuest = Annotated[Guest, Depends(known_guest)]


def _json(shown: object, status: int = 200) -> Response:
    return Response(encode(shown), status, media_type="application/json")


_TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


async def _text(request: Request) -> str:
    """The body, where it is plain text."""
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused(422, "request-not-text") from None


# --- guests -----------------------------------------------------------------------------------------------------------


@router.post("/guests", status_code=201, response_model=said.Guest)
async def new_guest(request: Request, lobby: AtLobby, body: said.GuestBody) -> Response:
    """Come in with a name. The answer sets the cookie that makes you known."""
    token = await lobby.new_guest(body.name, address_of(request))
    guest = await lobby.guest(token)
    assert guest is not None
    response = _json(said.Guest(guest.name), 201)
    give_cookie(response, token, secure=request.url.scheme == "https")
    return response


@router.get("/me", response_model=said.Guest)
async def me(guest: KnownGuest) -> Response:
    """Who I am."""
    return _json(said.Guest(guest.name))


@router.put("/me", response_model=said.Guest)
async def rename(lobby: AtLobby, guest: KnownGuest, body: said.GuestBody) -> Response:
    """Change my name; tables keep the one I sat down with."""
    return _json(said.Guest(await lobby.rename(guest, body.name)))


# --- games ------------------------------------------------------------------------------------------------------------


@router.get("/games", response_model=list[said.GameShown])
async def all_games() -> Response:
    """What can be played here."""
    return _json([game_shown(game(id)) for id in games()])


@router.get("/games/{id}", response_model=said.GameShown)
async def one_game(lobby: AtLobby, id: GameId) -> Response:
    """One title: also one that somebody has brought to a table as a board file."""
    return _json(game_shown(await lobby.titles.game(id)))


@router.get("/games/{id}/board", response_model=dict[str, Any])
async def board(lobby: AtLobby, id: GameId) -> Response:
    """The board of a game, as its file has it: places, routes, tickets, and what is needed to draw it."""
    return _json((await lobby.titles.game(id)).data)


@router.get("/games/{id}/drawing", response_model=PageDrawing)
async def board_drawing(lobby: AtLobby, id: GameId, lang: Printed = "en") -> Response:
    """The board of a game as a picture for a page, and where on it everything lies."""
    of = await lobby.titles.game(id)
    return Response(await asyncio.to_thread(drawing, of, lang), media_type="application/json")


@router.get("/games/{id}/rules", response_model=said.RulesShown)
async def rules_of_game(
    lobby: AtLobby,
    id: GameId,
    lang: Annotated[said.Language, Query(description="The language they are told in")] = "en",
) -> Response:
    """The rules of a game, section by section, with the ids that refusals name."""
    of = await lobby.titles.game(id)
    return Response(await asyncio.to_thread(rules, of, lang), media_type="application/json")


@router.post("/boards", response_model=said.BoardShown, openapi_extra=_TEXT)
async def check_board(request: Request, lobby: AtLobby, guest: KnownGuest, lang: Printed = "en") -> Response:
    """Look at a board file: the title it is and its drawing, or everything that is wrong with it, each with its line.
    Nothing is kept."""
    of = await lobby.board(await _text(request), address_of(request))
    return _json(said.BoardShown(game_shown(of), await asyncio.to_thread(drawn, of, lang)))


# --- tables -----------------------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, response_model=said.NewTable)
async def new_table(request: Request, lobby: AtLobby, guest: KnownGuest, body: said.TableBody) -> Response:
    """Set up a table. The game starts as soon as no seat is open."""
    table, invitations = await lobby.set_up(guest, body, address_of(request))
    return _json(said.NewTable(show(table), tuple(invitations)), 201)


@router.get("/tables", response_model=list[said.TableListed])
async def listed_tables(lobby: AtLobby, guest: AnyGuest) -> Response:
    """Tables that everybody may watch."""
    return _json(await lobby.listed(guest))


@router.get("/me/tables", response_model=list[said.TableListed])
async def my_tables(lobby: AtLobby, guest: KnownGuest) -> Response:
    """Tables where I have a seat or that I have set up, the last changed first."""
    return _json(await lobby.mine(guest))


@router.get("/tables/{table_id}", response_model=TableShown)
async def one_table(lobby: AtLobby, table_id: TableId) -> Response:
    """A table as everybody may know it."""
    async with lobby.rooms.enter(table_id) as room:
        return _json(show(room.table))


@router.get("/tables/{table_id}/at/{version}", response_model=said.Moment)
async def moment(
    lobby: AtLobby,
    guest: AnyGuest,
    table_id: TableId,
    version: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: Annotated[int | None, Query(ge=0, le=5, description="Whose view; without it a spectator's")] = None,
) -> Response:
    """How things stood at a version. While the game goes on, one's own seats only; afterwards every seat."""
    async with lobby.rooms.enter(table_id) as room:
        table = room.table
    if seat is not None and seat >= len(table.seats):
        raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
    own = table.seats_of(guest.id) if guest is not None else ()
    if seat is not None and seat not in own and table.status != OVER:
        raise TableError("table-not-yours", {"seat": seat})
    then = table.as_of(version)
    last = step(then.updates[-1], seat) if then.updates else None
    view = then.state.view(seat) if then.started else None
    return _json(said.Moment(version, seat, last, show(then), view))


_SHEET: dict[int | str, dict[str, Any]] = {
    "200": {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": "The sheet"}
}


@router.get("/tables/{table_id}/sheets/{seat}.svg", response_class=Response, responses=_SHEET)
async def sheet(
    lobby: AtLobby,
    table_id: TableId,
    seat: SeatPath,
    lang: Annotated[said.Language, Query(description="The language of the words on it")] = "en",
    theme: Annotated[said.Theme, Query(description="By day or by night")] = "light",
) -> Response:
    """The sheet of a seat as a picture, to keep or to print: its lines and the score, as everybody may see them now."""
    async with lobby.rooms.enter(table_id) as room:
        shown = sheet_at(room.table, seat, lang)
    svg = await asyncio.to_thread(shown.picture, theme)
    name = f'inline; filename="{table_id}-{seat + 1}.svg"'
    return Response(svg, media_type="image/svg+xml", headers={"content-disposition": name, "cache-control": "no-store"})


@router.post("/tables/{table_id}/seats/{seat}/invitation", status_code=201, response_model=said.Invitation)
async def invite(lobby: AtLobby, guest: KnownGuest, table_id: TableId, seat: SeatPath) -> Response:
    """A new invitation to an open seat, or to my own seat to go on at another device. Earlier ones are void."""
    return _json(await lobby.invite(guest, table_id, seat), 201)


@router.post("/invitations/look", response_model=said.InvitedTo)
async def look_at_invitation(request: Request, lobby: AtLobby, body: said.InviteBody) -> Response:
    """What an invitation is for, before it is used."""
    table, seat = await lobby.invited_to(body.token, address_of(request))
    return _json(said.InvitedTo(show(table), seat))


@router.post("/invitations/accept", response_model=said.InvitedTo)
async def accept_invitation(request: Request, lobby: AtLobby, guest: KnownGuest, body: said.InviteBody) -> Response:
    """Take the seat. The invitation is good once."""
    table, seat = await lobby.accept(guest, body.token, address_of(request))
    return _json(said.InvitedTo(show(table), seat))


# --- records ----------------------------------------------------------------------------------------------------------

_RECORD: dict[int | str, dict[str, Any]] = {
    "200": {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


@router.get("/tables/{table_id}/record", response_class=Response, responses=_RECORD)
async def export(lobby: AtLobby, table_id: TableId) -> Response:
    """The record of a finished game, with its seed. `peron verify` checks it."""
    async with lobby.rooms.enter(table_id) as room:
        text = room.table.record().text()
    name = f'attachment; filename="{table_id}.peron"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.post("/records", status_code=201, response_model=TableShown, openapi_extra=_TEXT)
async def bring_in(request: Request, lobby: AtLobby, guest: KnownGuest) -> Response:
    """Bring in a record, to look at it move by move. Every move is tried; a record that does not replay is refused."""
    table = await lobby.bring_in(guest, await _text(request), address_of(request))
    return _json(show(table), 201)
