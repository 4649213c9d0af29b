"""What a seat sees, built up from nothing, and the final reckoning. Imports the standard library only.

The board, the wagons and the points are open. Hidden are tiles in hands and in the stack, shares that the viewer has
not seen, and the number cards of others; `belief` deals anew just these. What a player's shares are worth in the end
depends on what others hold, so it is not told before (M17).
"""

from __future__ import annotations

from typing import Final

from peron.rules.bits import BIT
from peron.rules.contract import NOBODY, Result, Score, ScoreLine, ranks
from peron.rules.metro.actions import (
    DRAW,
    DRAWN_SLOT,
    HAND,
    PASS,
    PERCENTAGES,
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
    ARRIVAL,
    COLOURS,
    COMPANIES,
    DEPARTURES,
    EDITIONS,
    PERCENT,
    STATIONS,
    TILES,
    exits_of,
)
from peron.rules.metro.notation import say
from peron.rules.metro.outlook import Change, after_laying, after_placing
from peron.rules.metro.scoring import bonus, company_value, number_points, share_points
from peron.rules.metro.shapes import (
    CompanyView,
    LineChange,
    MetroMove,
    MetroPlayer,
    MetroView,
    NumberView,
    ShareStackView,
    ShareView,
    TileView,
    WagonView,
)
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import CLOSING, DRAWN, NO_TILE, OVER, TURN

PHASES: Final = {TURN: "turn", DRAWN: "drawn", OVER: "over"}


def view_of(state: MetroState, seat: int | None) -> MetroView:
    board, setting = state.board, state.setting
    wagons = _departures(state)
    companies = range(COMPANIES) if setting.companies else range(0)
    return MetroView(
        game=board.game,
        board=board.id,
        seat=seat,
        phase=PHASES[int(state.phase)],
        actors=tuple(state.actors()),
        first=int(setting.first),
        numbering=EDITIONS[setting.edition],
        direction="free" if setting.free else "arrow",
        hand=int(setting.hand),
        modules=_modules(state),
        tiles=tuple(_tile(state, square) for square in range(SQUARES) if state.tiles[square] != NO_TILE),
        centre=tuple(
            TileView(board.names[SQUARES + at], board.kinds[kind], 0) for at, kind in enumerate(setting.centre)
        ),
        stack=TILES - int(state.taken),
        wagons=tuple(_wagon(state, departure) for departure in wagons),
        players=tuple(_player(state, player, seat) for player in range(int(state.seats))),
        companies=tuple(_company(state, company) for company in companies),
        shares=tuple(_stack(state, percentage, seat) for percentage in range(PERCENTAGES if setting.companies else 0)),
        exchange=_exchange(state),
        closing=CLOSING if setting.companies else None,
        moves=() if seat is None else tuple(_move(state, seat, move, wagons) for move in state.moves(seat)),
        ranks=state.result().ranks if state.phase == OVER else None,
    )


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
    return "closed" if state.exchange_closed() else "paused" if state.exchange_paused() else "open"


# --- the board --------------------------------------------------------------------------------------------------------


def _tile(state: MetroState, square: int) -> TileView:
    kind, turn = divmod(int(state.tiles[square]), TURNS)
    return TileView(state.board.names[square], state.board.kinds[kind], 90 * turn)


def _departures(state: MetroState) -> list[int]:
    """Where wagons stand."""
    return [departure for departure in range(DEPARTURES) if state.owner(departure) != NOBODY]


def _wagon(state: MetroState, departure: int) -> WagonView:
    board, companies = state.board, state.setting.companies
    junction = int(board.departures[departure])
    owner = int(state.owner(departure))
    whole = state.is_whole(departure)
    end = int(state.far[junction])
    return WagonView(
        station=state.station_number(departure) if departure < STATIONS else None,
        rail=departure - STATIONS + 1 if departure >= STATIONS else None,
        seat=None if companies else owner,
        company=COLOURS[owner] if companies else None,
        square=board.names[junction // 4],
        finished=whole,
        tiles=int(state.tiles_passed(departure)),
        points=int(state.line_points(departure) if whole else state.tiles_passed(departure)),
        arrival=state.station_number(end - ARRIVAL) if whole and end >= ARRIVAL else None,
        centre=whole and end < ARRIVAL,
        path=tuple(_path(state, junction)),
    )


def _path(state: MetroState, junction: int) -> list[tuple[str, int, int]]:
    """The tracks from a junction on, as far as they lead."""
    board = state.board
    path = []
    while junction < ARRIVAL:
        place, entry = divmod(junction, 4)
        kind = _kind_at(state, place)
        if kind == NO_TILE:
            break
        path.append((board.names[place], 2 * entry, exits_of(board.kinds[kind])[entry]))
        junction = int(board.exits[4 * ((SQUARES + 4) * kind + place) + entry])
    return path


def _kind_at(state: MetroState, place: int) -> int:
    """The kind that lies there, as it lies."""
    if place >= SQUARES:
        return int(state.setting.centre[place - SQUARES]) if state.setting.tracks else NO_TILE
    tile = int(state.tiles[place])
    return NO_TILE if tile == NO_TILE else int(state.board.turned[tile])


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


def _move(state: MetroState, seat: int, move: int, wagons: list[int]) -> MetroMove:
    said = say(state.board, move)
    if move < DRAW:
        return _lay(state, seat, move, said, wagons)
    if move == DRAW:
        return MetroMove(move, said, "draw")
    if move == PASS:
        return MetroMove(move, said, "pass")
    percentage = None if WAGON <= move < WAGON_OF_SHARE else int(percentage_of(move))
    percent = None if percentage is None else PERCENT[percentage]
    company = None if percentage is None else COLOURS[state.share(seat, percentage)]
    if move < WAGON:
        taken = "hidden" if takes_hidden(move) else "open"
        return MetroMove(move, said, "exchange", percent=percent, company=company, taken=taken)
    rail = int(rail_of(move))
    lines = tuple(LineChange(len(wagons), one.tiles, one.points, one.whole) for one in after_placing(state, rail))
    return MetroMove(move, said, "wagon", rail=rail + 1, percent=percent, company=company, lines=lines)


def _lay(state: MetroState, seat: int, move: int, said: str, wagons: list[int]) -> MetroMove:
    slot, square, turn = int(slot_of(move)), int(square_of(move)), int(turn_of(move))
    kind = int(state.drawn if slot == DRAWN_SLOT else state.hands[HAND * seat + slot])
    changes = after_laying(state, square, TURNS * kind + turn)
    return MetroMove(
        move,
        said,
        "lay",
        slot=None if slot == DRAWN_SLOT else slot + 1,
        tile=state.board.kinds[kind],
        square=state.board.names[square],
        turn=90 * turn,
        lines=tuple(_changed(change, wagons) for change in changes),
    )


def _changed(change: Change, wagons: list[int]) -> LineChange:
    return LineChange(wagons.index(change.departure), change.tiles, change.points, change.whole)


# --- the reckoning ----------------------------------------------------------------------------------------------------


def scores_of(state: MetroState) -> list[Score]:
    """M9, M17, M22, line by line."""
    score_lines = _share_lines if state.setting.companies else _own_lines
    return [Score(seat, tuple(score_lines(state, seat))) for seat in range(int(state.seats))]


def _own_lines(state: MetroState, seat: int) -> list[ScoreLine]:
    lines = []
    for departure in _departures(state):
        if state.owner(departure) == seat and state.is_whole(departure):
            from_rail = departure >= STATIONS
            params = {
                "start": "rail" if from_rail else "station",
                "number": departure - STATIONS + 1 if from_rail else state.station_number(departure),
                "tiles": int(state.tiles_passed(departure)),
                "end": "centre" if state.ends_in_centre(departure) else "station",
            }
            lines.append(ScoreLine("score-metro-line", int(state.line_points(departure)), params))
    for at in range(int(state.setting.numbers) * seat, int(state.setting.numbers) * (seat + 1)):
        card = _number(state, int(state.cards[at]))
        lines.append(ScoreLine("score-number-card", card.points, {"number": card.number}))
    return lines


def _share_lines(state: MetroState, seat: int) -> list[ScoreLine]:
    lines = []
    for percentage in range(PERCENTAGES):
        company = int(state.share(seat, percentage))
        params = {"company": COLOURS[company], "percent": PERCENT[percentage]}
        value = int(company_value(state.points, company))
        points = int(share_points(state, seat, percentage))
        lines.append(ScoreLine("score-share", points, {**params, "value": value}))
    for company in range(COMPANIES):
        extra = int(bonus(state, seat, company))
        if extra:
            params = {"company": COLOURS[company], "profit": int(state.points[company])}
            lines.append(ScoreLine("score-share-bonus", extra, params))
    return lines


def result_of(state: MetroState) -> Result:
    """M10, M10a."""
    totals = tuple(int(state.total(seat)) for seat in range(int(state.seats)))
    return Result(totals, ranks([(total,) for total in totals]))


def drawn(state: MetroState) -> str:
    """The table in a few lines, for `print(state)`. It shows everything."""
    board, setting = state.board, state.setting
    modules = ", ".join(_modules(state)) or "no modules"
    lines = [f"{board.name}: {modules}; {PHASES[int(state.phase)]}, actors {state.actors()}"]
    rows: dict[str, list[str]] = {}
    for name in sorted(board.names, key=lambda one: (one[1], one[0])):
        kind = _kind_at(state, board.names.index(name))
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
