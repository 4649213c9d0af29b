"""The HTTP interface: guests, games, tables, invitations, records. Imports rooms and FastAPI.

What needs no live connection is here; a game is played over the WebSocket.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from peron.draw import PageDrawing
from peron.rules.catalogue import game, games
from peron.server import bodies as said
from peron.server.coming import CodeBody, SitBody, found, sit_down
from peron.server.costs import WRITE_RULES
from peron.server.drawings import drawing, drawn, result_at, sheet_at
from peron.server.encoding import encode, step
from peron.server.errors import Refused
from peron.server.evening import Evening, evening_of
from peron.server.file_names import picture_name, record_name
from peron.server.hosts import is_https
from peron.server.identity import address_of, cookie_of, give_cookie, take_cookie
from peron.server.leaving import data_of, delete_guest, sign_out
from peron.server.lobby import Lobby
from peron.server.rides import RideResult, Today, practise, result_of, start, todays
from peron.server.rules import ready, rules
from peron.server.titles import game_shown
from peron.store import Guest
from peron.tables.queue import Asker
from peron.tables.rides import day_of
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


async def asker(request: Request, lobby: AtLobby) -> Asker:
    """For whom something is done aside. Nobody is looked up for it."""
    return Asker(address_of(request), lobby.lately(cookie_of(request)))


AnyGuest = Annotated[Guest | None, Depends(guest_or_none)]
ForAsker = Annotated[Asker, Depends(asker)]
Token = Annotated[str | None, Depends(cookie_of)]
"""By which a visitor is known; looked up only where it matters who they are."""
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
    await lobby.guest(cookie_of(request))  # who is banned does not come in by another name
    token = await lobby.new_guest(body.name, address_of(request))
    guest = await lobby.guest(token)
    assert guest is not None
    response = _json(said.Guest(guest.name), 201)
    give_cookie(response, token, secure=is_https(request))
    return response


@router.get("/me", response_model=said.Guest)
async def me(guest: KnownGuest) -> Response:
    """Who I am."""
    return _json(said.Guest(guest.name))


@router.put("/me", response_model=said.Guest)
async def rename(lobby: AtLobby, guest: KnownGuest, body: said.GuestBody) -> Response:
    """Change my name; tables keep the one I sat down with."""
    return _json(said.Guest(await lobby.rename(guest, body.name)))


@router.delete("/me", status_code=204)
async def delete_me(request: Request, lobby: AtLobby, guest: KnownGuest) -> Response:
    """Delete me: my tables go, and at those that others need too my name becomes nobody's. There is no way back."""
    await delete_guest(lobby, guest, address_of(request))
    return _stranger()


@router.get("/me/data", response_model=said.MyData)
async def my_data(request: Request, lobby: AtLobby, guest: KnownGuest) -> Response:
    """Everything that is kept about me, as a file."""
    told = data_of(lobby, guest, address_of(request))
    headers = {"content-disposition": 'attachment; filename="peron.json"'}
    return StreamingResponse(told, media_type="application/json", headers=headers)


@router.post("/me/sign-out", status_code=204)
async def leave_for_good(lobby: AtLobby, guest: KnownGuest) -> Response:
    """Sign out, here and wherever else I am signed in. Nobody can come back as this guest."""
    await sign_out(lobby, guest)
    return _stranger()


def _stranger() -> Response:
    response = Response(status_code=204)
    take_cookie(response)
    return response


@router.get("/announcements", response_model=list[said.Announcement])
async def announcements(lobby: AtLobby) -> Response:
    """What those who run the server tell everybody now. Pages ask for it every half minute."""
    return _json(lobby.orders.announcements())


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
async def board_drawing(lobby: AtLobby, asker: ForAsker, id: GameId, lang: Printed = "en") -> Response:
    """The board of a game as a picture for a page, and where on it everything lies."""
    of = await lobby.titles.game(id)
    return Response(await lobby.titles.drawn(asker, drawing, of, lang), media_type="application/json")


@router.get("/games/{id}/rules", response_model=said.RulesShown)
async def rules_of_game(
    request: Request,
    lobby: AtLobby,
    asker: ForAsker,
    id: GameId,
    lang: Annotated[said.Language, Query(description="The language they are told in")] = "en",
) -> Response:
    """The rules of a game: in one minute, section by section with the ids that refusals name, and on one page. With
    figures, and the tables of the board."""
    of = await lobby.titles.game(id)
    book = ready(of, lang)
    if book is None:
        if "." in id:  # brought along by somebody
            await lobby.pay(asker, WRITE_RULES)
        book = await lobby.titles.drawn(asker, rules, of, lang)
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(book.plain, media_type="application/json", headers=headers)
    return Response(book.packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})


@router.post("/boards", response_model=said.BoardShown, openapi_extra=_TEXT)
async def check_board(
    request: Request, lobby: AtLobby, asker: ForAsker, guest: KnownGuest, lang: Printed = "en"
) -> Response:
    """Look at a board file: the title it is and its drawing, or everything that is wrong with it, each with its line.
    Nothing is kept."""
    of = await lobby.board(await _text(request), asker)
    return _json(said.BoardShown(game_shown(of), await lobby.titles.drawn(asker, drawn, of, lang)))


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
async def one_table(lobby: AtLobby, asker: ForAsker, token: Token, table_id: TableId) -> Response:
    """A table as everybody may know it."""
    async with lobby.look(table_id, asker, token) as room:
        return _json(show(room.table))


@router.get("/tables/{table_id}/evening", response_model=Evening)
async def evening(lobby: AtLobby, asker: ForAsker, token: Token, table_id: TableId) -> Response:
    """All games that have followed each other, of which the one at this table is one, and what they add up to."""
    return _json(await evening_of(lobby, table_id, asker, token))


@router.get("/tables/{table_id}/at/{version}", response_model=said.Moment)
async def moment(
    lobby: AtLobby,
    asker: ForAsker,
    token: Token,
    guest: AnyGuest,
    table_id: TableId,
    version: Annotated[int, Path(ge=0, le=2**31 - 1)],
    seat: Annotated[int | None, Query(ge=0, le=5, description="Whose view; without it a spectator's")] = None,
) -> Response:
    """How things stood at a version. While the game goes on, one's own seats only; afterwards every seat."""
    async with lobby.look(table_id, asker, token) as room:
        table = room.table
    if seat is not None and seat >= len(table.seats):
        raise TableError("table-seat", {"seat": seat, "seats": len(table.seats)})
    own = table.seats_of(guest.id) if guest is not None else ()
    if seat is not None and seat not in own and table.status != OVER:
        raise TableError("table-not-yours", {"seat": seat})
    if version > table.version:
        raise TableError("table-version", {"version": version, "now": table.version})
    then = await lobby.rooms.at(asker, table_id, version)
    last = step(then.history.updates[-1], seat) if version else None
    view = then.state.view(seat) if then.started else None
    return _json(said.Moment(version, seat, last, show(then), view))


# --- the day's rides --------------------------------------------------------------------------------------------------


@router.get("/daily", response_model=Today)
async def daily(lobby: AtLobby, guest: AnyGuest) -> Response:
    """The rides of today, the same for everybody here, and how I stand with them."""
    return _json(await todays(lobby, guest))


@router.post("/daily/{id}", status_code=201, response_model=TableShown)
async def take_ride(request: Request, lobby: AtLobby, guest: KnownGuest, id: GameId) -> Response:
    """My one try at today's ride: its table, which is new, or the one where it is under way or has ended."""
    return _json(show(await start(lobby, guest, lobby.daily.game(id), address_of(request))), 201)


@router.post("/daily/{id}/practice", status_code=201, response_model=TableShown)
async def practise_ride(request: Request, lobby: AtLobby, guest: KnownGuest, id: GameId) -> Response:
    """Another table with today's deck, for whoever has come to the end of the ride. It does not count."""
    return _json(show(await practise(lobby, guest, lobby.daily.game(id), address_of(request))), 201)


@router.get("/daily/{id}/{day}", response_model=RideResult)
async def ride_result(lobby: AtLobby, guest: AnyGuest, id: GameId, day: date) -> Response:
    """How everybody did on a day, as in 2026-11-16; today's is for those who have come to the end."""
    return _json(await result_of(lobby, guest, lobby.daily.game(id), day_of(day)))


def _picture(description: str) -> dict[int | str, dict[str, Any]]:
    return {"200": {"content": {"image/svg+xml": {"schema": {"type": "string"}}}, "description": description}}


@router.get("/tables/{table_id}/sheets/{seat}.svg", response_class=Response, responses=_picture("The sheet"))
async def sheet(
    lobby: AtLobby,
    asker: ForAsker,
    token: Token,
    table_id: TableId,
    seat: SeatPath,
    lang: Annotated[said.Language, Query(description="The language of the words on it")] = "en",
    theme: Annotated[said.Theme, Query(description="By day or by night")] = "light",
) -> Response:
    """The sheet of a seat as a picture, to keep or to print: its lines and the score, as everybody may see them now."""
    async with lobby.look(table_id, asker, token) as room:
        shown = sheet_at(room.table, seat, lang)
    svg = await lobby.titles.drawn(asker, shown.picture, theme)
    return _svg(svg, f"{table_id}-{seat + 1}.svg")


@router.get("/tables/{table_id}/result.svg", response_class=Response, responses=_picture("The picture"))
async def result(lobby: AtLobby, asker: ForAsker, token: Token, table_id: TableId, lang: Printed = "en") -> Response:
    """The result of a finished game as a picture to share: everybody's place and points, and the board as it stood."""
    async with lobby.look(table_id, asker, token) as room:
        day = await lobby.last_day(table_id)
        shown = result_at(room.table, lang, day)
        name = picture_name(room.table.setup.game, room.table.names(), day)
    return _svg(await lobby.titles.drawn(asker, shown.picture), name)


def _svg(picture: str, name: str) -> Response:
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-store"}
    return Response(picture, media_type="image/svg+xml", headers=headers)


@router.post("/tables/{table_id}/seats/{seat}/invitation", status_code=201, response_model=said.Invitation)
async def invite(request: Request, lobby: AtLobby, guest: KnownGuest, table_id: TableId, seat: SeatPath) -> Response:
    """A new invitation to an open seat, or to my own seat to go on at another device. Earlier ones are void."""
    return _json(await lobby.invite(guest, table_id, seat, address_of(request)), 201)


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


@router.post("/codes/look", response_model=TableShown)
async def look_for_table(request: Request, lobby: AtLobby, guest: KnownGuest, body: CodeBody) -> Response:
    """The table that waits for people and has this code."""
    return _json(show(await found(lobby, guest, body.code, address_of(request))))


@router.post("/codes/sit", response_model=TableShown)
async def sit_at_table(request: Request, lobby: AtLobby, guest: KnownGuest, body: SitBody) -> Response:
    """Take a free seat at the table with this code; one for each guest."""
    return _json(show(await sit_down(lobby, guest, body.code, body.seat, address_of(request))))


# --- records ----------------------------------------------------------------------------------------------------------

_RECORD: dict[int | str, dict[str, Any]] = {
    "200": {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record"}
}


@router.get("/tables/{table_id}/record", response_class=Response, responses=_RECORD)
async def export(lobby: AtLobby, asker: ForAsker, token: Token, table_id: TableId) -> Response:
    """The record of a finished game, with its seed. `peron verify` checks it."""
    async with lobby.look(table_id, asker, token) as room:
        lobby.daily.must_be_over(room.table)
        record = room.table.record()
        name = record_name(room.table.setup.game, record.names, datetime.now(UTC).date())
    return PlainTextResponse(record.text(), headers={"content-disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201, response_model=TableShown, openapi_extra=_TEXT)
async def bring_in(request: Request, lobby: AtLobby, guest: KnownGuest) -> Response:
    """Bring in a record, to look at it move by move. Every move is tried; a record that does not replay is refused."""
    table = await lobby.bring_in(guest, await _text(request), address_of(request))
    return _json(show(table), 201)
