"""What a seat sees, built up from nothing. Imports the standard library only.

The board, the wagons and the points are open. Hidden are tiles in hands and in the stack, shares that the viewer has
not seen, and the number cards of others; `belief` deals anew just these. What a player's shares are worth in the end
depends on what others hold, so it is not told before (M17).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from peron.rules.bits import BIT
from peron.rules.contract import NOBODY, Message, Sight
from peron.rules.metro.actions import (
    DRAW,
    DRAWN_SLOT,
    HAND,
    PASS,
    PERCENTAGES,
    QUARTER,
    RAILS,
    SQUARES,
    TURNS,
    WAGON,
    WAGON_OF_SHARE,
    percentage_of,
    rail_of,
    slot_of,
    square_of,
    takes_hidden,
    turn_of,
)
from peron.rules.metro.board import (
    COLOURS,
    COMPANIES,
    DEPARTURES,
    EDITIONS,
    PERCENT,
    STATIONS,
    TILES,
)
from peron.rules.metro.companies import CLOSING, company_value, exchange_closed, exchange_paused, share_points
from peron.rules.metro.laying import ways
from peron.rules.metro.lines import counts, tiles_passed
from peron.rules.metro.numbers import number_points
from peron.rules.metro.outlook import after_laying, after_placing
from peron.rules.metro.paths import kind_at, line_id, loose_paths, path_from, stop_of
from peron.rules.metro.shapes import (
    CompanyView,
    MetroExchange,
    MetroLay,
    MetroMove,
    MetroPlacing,
    MetroPlain,
    MetroPlayer,
    MetroView,
    NumberView,
    ShareStackView,
    ShareView,
    TileView,
    WagonView,
)
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import DRAWN, NO_TILE, OVER, TURN

PLAIN: Final[Mapping[int, Literal["draw-tile", "pass"]]] = {DRAW: "draw-tile", PASS: "pass"}
PHASES: Final = {TURN: "turn", DRAWN: "drawn", OVER: "over"}


class MetroSight(Sight):
    """What lies on the board, and each player as all others see them."""

    def __init__(self, state: MetroState) -> None:
        board, setting = state.board, state.setting
        companies = range(COMPANIES) if setting.companies else range(0)
        super().__init__(state)
        self.state: MetroState = state
        self.actors: tuple[int, ...] = tuple(state.actors())
        self.modules: tuple[str, ...] = _modules(state)
        self.tiles: tuple[TileView, ...] = tuple(
            [_tile(state, square) for square in range(SQUARES) if state.tiles[square] != NO_TILE]
        )
        self.centre: tuple[TileView, ...] = tuple(
            [TileView(board.names[SQUARES + at], board.kinds[kind], 0) for at, kind in enumerate(setting.centre)]
        )
        self.wagons: tuple[WagonView, ...] = tuple(
            [_wagon(state, departure) for departure in range(DEPARTURES) if state.owner(departure) != NOBODY]
        )
        self.companies: tuple[CompanyView, ...] = tuple([_company(state, company) for company in companies])
        self.loose: tuple[tuple[str, ...], ...] = tuple([tuple(path) for path in loose_paths(state)])
        self.players: list[MetroPlayer | None] = [None] * int(state.seats)

    def seen_from(self, seat: int | None) -> MetroView:
        state = self.state
        board, setting = state.board, state.setting
        moves = () if seat is None else tuple([_move(state, seat, move) for move in state.moves(seat)])
        return MetroView(
            game=board.id,
            board=board.id,
            seat=seat,
            phase=PHASES[int(state.phase)],
            actors=self.actors,
            first=int(setting.first),
            numbering=EDITIONS[setting.edition],
            direction="free" if setting.free else "arrow",
            hand=int(setting.hand),
            modules=self.modules,
            tiles=self.tiles,
            centre=self.centre,
            stack=TILES - int(state.taken),
            wagons=self.wagons,
            players=tuple([self._player(player, seat) for player in range(int(state.seats))]),
            companies=self.companies,
            shares=tuple(
                [_stack(state, percentage, seat) for percentage in range(PERCENTAGES if setting.companies else 0)]
            ),
            exchange=_exchange(state),
            closing=CLOSING if setting.companies else None,
            turns=_turns(state, seat),
            loose=self.loose,
            prompt=_prompt(state, seat, moves),
            moves=moves,
            ranks=state.result().ranks if state.phase == OVER else None,
        )

    def _player(self, player: int, viewer: int | None) -> MetroPlayer:
        """Of shares each viewer knows others; all else is the same for all but the player."""
        if player == viewer or self.state.setting.companies:
            return _player(self.state, player, viewer)
        seen = self.players[player]
        if seen is None:
            seen = _player(self.state, player, None)
            self.players[player] = seen
        return seen


def _modules(state: MetroState) -> tuple[str, ...]:
    setting = state.setting
    on = {
        "companies": setting.companies,
        "stations": setting.stations,
        "tracks": setting.tracks,
        "numbers": setting.numbers > 0,
    }
    return tuple(name for name, used in on.items() if used)


def _exchange(state: MetroState) -> str | None:
    if not state.setting.companies:
        return None
    return "closed" if exchange_closed(state) else "paused" if exchange_paused(state) else "open"


# --- the board --------------------------------------------------------------------------------------------------------


def _tile(state: MetroState, square: int) -> TileView:
    kind, turn = divmod(int(state.tiles[square]), TURNS)
    return TileView(state.board.names[square], state.board.kinds[kind], QUARTER * turn)


def _wagon(state: MetroState, departure: int) -> WagonView:
    board, companies = state.board, state.setting.companies
    junction = int(board.departures[departure])
    owner = int(state.owner(departure))
    times, tiles = int(counts(state, departure)), int(tiles_passed(state, departure))
    return WagonView(
        line=line_id(state, departure, owner),
        station=state.station_number(departure) if departure < STATIONS else None,
        rail=departure - STATIONS + 1 if departure >= STATIONS else None,
        seat=None if companies else owner,
        company=COLOURS[owner] if companies else None,
        counts=times,
        tiles=tiles,
        points=max(times, 1) * tiles,
        stop=stop_of(state, state.far[junction]),
        path=tuple(path_from(state, junction)),
    )


# --- players ----------------------------------------------------------------------------------------------------------


def _player(state: MetroState, seat: int, viewer: int | None) -> MetroPlayer:
    setting, kinds = state.setting, state.board.kinds
    own = seat == viewer
    open_to = own or state.phase == OVER
    hand = [int(state.hands[HAND * seat + slot]) for slot in range(int(setting.hand))]
    drawing = state.phase == DRAWN and state.seat == seat
    numbers = range(int(setting.numbers) * seat, int(setting.numbers) * (seat + 1))
    cards = tuple(_number(state, int(state.cards[at])) for at in numbers) if open_to else None
    return MetroPlayer(
        seat=seat,
        colour=None if setting.companies else COLOURS[setting.colours[seat]],
        tiles=sum(kind != NO_TILE for kind in hand) + drawing,
        hand=tuple(None if kind == NO_TILE else kinds[kind] for kind in hand) if own else None,
        drawn=kinds[state.drawn] if own and drawing else None,
        points=None if setting.companies else int(state.points[seat]),
        wagon=not setting.companies and state.spare_wagons & BIT[seat] != 0,
        shares=tuple(
            _share(state, seat, percentage, viewer) for percentage in range(PERCENTAGES if setting.companies else 0)
        ),
        numbers=cards if setting.numbers else None,
        total=_total(state, seat, open_to),
    )


def _total(state: MetroState, seat: int, open_to: bool) -> int | None:
    """The score now, if the viewer can know it."""
    if state.phase != OVER and (state.setting.companies or (state.setting.numbers and not open_to)):
        return None
    return int(state.total(seat))


def _number(state: MetroState, station: int) -> NumberView:
    return NumberView(state.station_number(station), int(number_points(state, station)))


def _knows(state: MetroState, viewer: int | None, percentage: int, company: int) -> bool:
    """Whether a viewer knows where a share is. What everybody knows, those who look on know too."""
    seat = int(state.seats) if viewer is None else viewer
    return state.phase == OVER or state.known[COMPANIES * percentage + company] & BIT[seat] != 0


def _share(state: MetroState, seat: int, percentage: int, viewer: int | None) -> ShareView:
    company = int(state.share(seat, percentage))
    percent = PERCENT[percentage]
    if not _knows(state, viewer, percentage, company):
        return ShareView(percent, None, False, None)
    points = int(share_points(state, seat, percentage))
    return ShareView(percent, COLOURS[company], state.is_shown(percentage, company), points)


def _company(state: MetroState, company: int) -> CompanyView:
    value = int(company_value(state.points, company))
    return CompanyView(COLOURS[company], int(state.points[company]), value, state.spare_wagons & BIT[company] != 0)


def _stack(state: MetroState, percentage: int, viewer: int | None) -> ShareStackView:
    first = COMPANIES * percentage
    lying = [int(state.shares[first + place]) for place in range(int(state.seats), COMPANIES)]
    hidden = tuple(COLOURS[one] if _knows(state, viewer, percentage, one) else None for one in lying[1:])
    points = (percentage + 1) * int(company_value(state.points, lying[0]))
    return ShareStackView(PERCENT[percentage], COLOURS[lying[0]], points, hidden)


# --- moves ------------------------------------------------------------------------------------------------------------


def _move(state: MetroState, seat: int, move: int) -> MetroMove:
    if move < DRAW:
        return _lay(state, seat, move)
    if move in PLAIN:
        return MetroPlain(PLAIN[move], move)
    percentage = None if WAGON <= move < WAGON_OF_SHARE else int(percentage_of(move))
    if move >= WAGON:
        return _placing(state, seat, move, percentage)
    assert percentage is not None
    company = COLOURS[state.share(seat, percentage)]
    taken: Literal["open", "hidden"] = "hidden" if takes_hidden(move) else "open"
    turned_up = COLOURS[state.shares[COMPANIES * percentage + int(state.seats)]]
    return MetroExchange("exchange", move, PERCENT[percentage], company, taken, turned_up)


def _lay(state: MetroState, seat: int, move: int) -> MetroLay:
    slot, square, turn = int(slot_of(move)), int(square_of(move)), int(turn_of(move))
    kind = int(state.drawn if slot == DRAWN_SLOT else state.hands[HAND * seat + slot])
    gains = after_laying(state, square, TURNS * kind + turn)
    number = 0 if slot == DRAWN_SLOT else slot + 1
    return MetroLay("lay", move, number, state.board.names[square], QUARTER * turn, gains)


def _placing(state: MetroState, seat: int, move: int, percentage: int | None) -> MetroPlacing:
    rail = int(rail_of(move))
    account = seat if percentage is None else int(state.share(seat, percentage))
    percent = None if percentage is None else PERCENT[percentage]
    company = None if percentage is None else COLOURS[account]
    return MetroPlacing("wagon", move, rail + 1, percent, company, after_placing(state, rail, account))


def _turns(state: MetroState, seat: int | None) -> dict[str, int]:
    """M2, M11: of the tiles that the viewer holds."""
    if seat is None:
        return {}
    held = [int(state.hands[HAND * seat + slot]) for slot in range(int(state.setting.hand))]
    if state.seat == seat:
        held.append(int(state.drawn))
    return {state.board.kinds[kind]: int(ways(state, kind)) for kind in held if kind != NO_TILE}


def _prompt(state: MetroState, seat: int | None, moves: tuple[MetroMove, ...]) -> Message:
    """What is to be done now, by the kinds of moves there are; or who is waited for."""
    drawn = "yes" if state.phase == DRAWN else "no"
    if state.phase == OVER:
        return Message("prompt-over")
    if seat != int(state.seat):
        return Message("prompt-metro-wait", {"seat": int(state.seat), "drawn": drawn})
    if state.phase == DRAWN:
        return Message("prompt-metro-drawn")
    kinds = {move.kind for move in moves}
    held = sum(state.hands[HAND * seat + slot] != NO_TILE for slot in range(HAND))
    more = [name for name in ("exchange", "wagon") if name in kinds]
    params = {"tiles": held, "draw": "yes" if "draw-tile" in kinds else "no", "more": "-".join(more) or "none"}
    return Message("prompt-metro-turn", params)


# --- everything, for `print` ------------------------------------------------------------------------------------------


def drawn(state: MetroState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    board, setting = state.board, state.setting
    modules = ", ".join(_modules(state)) or "no modules"
    lines = [f"{board.name}: {modules}; {PHASES[int(state.phase)]}, actors {state.actors()}"]
    rows: dict[str, list[str]] = {}
    for name in sorted(board.names, key=lambda one: (one[1], one[0])):
        kind = kind_at(state, board.names.index(name))
        rows.setdefault(name[1], []).append("...." if kind == NO_TILE else board.kinds[kind])
    lines += [f"{number} {' '.join(row)}" for number, row in rows.items()]
    if state.drawn != NO_TILE:
        lines.append(f"drawn: {board.kinds[state.drawn]}")
    to_come = " ".join(board.kinds[state.stack[at]] for at in range(int(state.taken), TILES))
    lines.append(f"stack: {to_come or 'empty'}")
    for seat in range(int(state.seats)):
        kinds = [int(state.hands[HAND * seat + slot]) for slot in range(int(setting.hand))]
        hand = " ".join("-" if kind == NO_TILE else board.kinds[kind] for kind in kinds)
        lines.append(f"seat {seat}: {state.total(seat)} points, {hand}{_extras(state, seat)}")
    if setting.companies:
        lines += [f"{COLOURS[company]}: {state.points[company]} points" for company in range(COMPANIES)]
        lines += [_drawn_stack(state, percentage) for percentage in range(PERCENTAGES)]
    rails = [f"{rail + 1} {state.rails[rail]}" for rail in range(RAILS) if state.rails[rail] != NOBODY]
    if rails:
        lines.append(f"wagons in the centre: {', '.join(rails)}")
    return "\n".join(lines)


def _drawn_stack(state: MetroState, percentage: int) -> str:
    first = COMPANIES * percentage
    top, *hidden = [COLOURS[state.shares[first + place]] for place in range(int(state.seats), COMPANIES)]
    return f"{PERCENT[percentage]} %: {top} open, {' '.join(hidden)}"


def _extras(state: MetroState, seat: int) -> str:
    said = ""
    if state.setting.companies:
        said += "; " + ", ".join(
            f"{COLOURS[state.share(seat, percentage)]} {PERCENT[percentage]}" for percentage in range(PERCENTAGES)
        )
    each = int(state.setting.numbers)
    if each:
        cards = [state.station_number(int(state.cards[at])) for at in range(each * seat, each * (seat + 1))]
        said += f"; cards {cards}"
    return said
