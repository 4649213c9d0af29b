"""A position of Metro as a figure shows it: tiles on a piece of the board, lines traced and counted, squares where the
next tile may go and where not.

Positions are games: tiles are laid one after another as the rules allow, and lines, points and legal squares are what
the rules say of them. Imports the drawing's modules and the rules of Metro.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from peron.draw.figure import WIDE, Entry, Pen, Scene, arrow, count, cross, dot, framed, label
from peron.draw.geometry import Box
from peron.draw.lettering import lettered
from peron.draw.liveries import EDGE, METRO, Livery
from peron.draw.markup import Point, Value, at, element, group, moved, rect
from peron.draw.metro.board import draw_tile
from peron.draw.metro.plan import CENTRAL_SCALE, PLATE, TRACK, WAGON, MetroPlan, corner, metro_plan
from peron.draw.metro.rails import TILE, end_at, outward, rail_middle, rail_path
from peron.draw.palette import Palette
from peron.rules.contract import LEGAL, Game
from peron.rules.metro.actions import lay_move
from peron.rules.metro.board import COLOURS, MetroBoard, exits_of
from peron.rules.metro.game import MetroGame
from peron.rules.metro.shapes import MetroView, WagonView
from peron.rules.metro.state import MetroState

EDITION: Final = "2000"
_STROKES: Final = (13.0, 9.0, 5.6)
"""Of a traced line, from below: its gap, its edge, its colour."""
_OUT: Final = 66.0
"""How much of the stations a window shows."""


def _board(data: Mapping[str, Any], wagons: Mapping[str, Sequence[str]]) -> MetroBoard:
    """A board for a figure: as many tiles of every kind as it may need, and wagons where it puts them."""
    tiles = [{**tile, "copies": 3 if at < 12 else 2} for at, tile in enumerate(data["tiles"])]
    numbers = {f"{station['at']} {station['side']}": station["numbers"][EDITION] for station in data["stations"]}
    stations = {colour: [numbers[place] for place in wagons.get(colour, ())] for colour in COLOURS[:2]}
    return MetroBoard({**data, "tiles": tiles, "wagons": {"2": stations}, "players": [2, 2]})


def position(game: Game, entry: Entry) -> MetroState:
    """The game that a figure shows, as far as it has been played."""
    play = MetroGame(_board(game.data, entry.get("wagons", {})))
    laid = [one.split() for one in entry.get("lay", ())]
    tiles = [code for code, _ in laid] + entry.get("hand", [])
    deal: dict[str, object] = {"first": 0, "tiles": tiles}
    if "centre" in entry:
        deal["centre"] = entry["centre"]
    state = play.new(2, 0, entry.get("options"), deal)
    moves = [f"lay {square}" for _, square in laid]
    for before, move in entry.get("between", {}).items():
        moves.insert(int(before), move)
    for move in moves:
        seat = state.actors()[0]
        state.apply(seat, play.parse(state, move, seat))
    return state


def draw_position(game: Game, entry: Entry, pen: Pen) -> Scene:
    state = position(game, entry)
    view = state.view(None)
    plan = metro_plan(game.data)
    window, edges = _window(entry["window"])
    box = framed(*window)
    palette, unit = pen.palette, box[2] / WIDE
    drawn = [_ground(plan, view, Box(*window), edges, palette)]
    kinds = {tile["id"]: tile["tracks"] for tile in game.data["tiles"]}
    for tile in (*view.tiles, *view.centre):
        tracks = kinds[tile.tile]
        turned = [[(end + tile.turn // 45) % 8 for end in track] for track in tracks]
        drawn.append(draw_tile(turned, *corner(tile.square), palette, laid=True))
    drawn += [draw_rail([track], palette.signal, palette) for track in entry.get("loop", ())]
    wagons = [wagon for wagon in view.wagons if _colour(wagon, view) in entry.get("trace", ())]
    drawn += [_line(wagon, METRO[_colour(wagon, view)], plan, palette) for wagon in wagons]
    drawn += [_standing(wagon, METRO[_colour(wagon, view)], plan, palette) for wagon in view.wagons]
    finished = next((wagon for wagon in wagons if wagon.finished), None)
    facts: dict[str, object] = {}
    if finished is not None:
        facts = {"tiles": finished.tiles, "points": finished.points, "stop": finished.stop}
    if finished is not None and entry.get("counted"):
        drawn += [_tile_number(number, track, unit, palette) for number, track in enumerate(finished.path, 1)]
        drawn.append(_sum(pen.say("sum", tiles=finished.tiles, points=finished.points), entry, box, palette))
    drawn += _choices(state, entry, unit, palette)
    drawn += [_beside(one, plan, view, unit, palette) for one in entry.get("cards", ())]
    return Scene(tuple(drawn), box, facts)


def _sum(words: str, entry: Entry, box: tuple[float, float, float, float], palette: Palette) -> str:
    """What is counted: above the board, or broken before the equals sign where the figure has room for it."""
    unit = box[2] / WIDE
    if "sum" not in entry:
        return label(words, (box[0] + box[2] / 2, box[1] + 36 * unit), 27 * unit, palette)
    x, y = (TILE * part for part in entry["sum"])
    first, _, second = words.partition(" = ")
    lines = [first, f"= {second}"]
    return "".join(label(line, (x, y + 32 * unit * n), 27 * unit, palette) for n, line in enumerate(lines))


def _window(said: str) -> tuple[tuple[float, float, float, float], frozenset[str]]:
    """`a1-c2`: these squares, with the stations where they lie at the edge."""
    first, last = said.split("-")
    (left, top), (right, bottom) = corner(first), corner(last)
    right, bottom = right + TILE, bottom + TILE
    edges = {"W": left == 0, "N": top == 0, "E": right == 8 * TILE, "S": bottom == 8 * TILE}
    shown = frozenset(side for side, there in edges.items() if there)
    part = 0.16 * TILE
    out = {side: _OUT if side in shown else part for side in "NESW"}
    return (left - out["W"], top - out["N"], right + out["E"], bottom + out["S"]), shown


def _inside(point: Any, window: Box, by: float = 0.0) -> bool:
    return window.grown(by).gap((point.x, point.y)) == 0


def _ground(plan: MetroPlan, view: MetroView, window: Box, edges: frozenset[str], palette: Palette) -> str:
    """The squares that are seen, the edge of the board, and the stations there."""
    left, top = max(window.left, 0.0), max(window.top, 0.0)
    right, bottom = min(window.right, 8 * TILE), min(window.bottom, 8 * TILE)
    parts = [rect(left, top, right - left, bottom - top, fill=palette.land)]
    centre = plan.centre
    taken = {tile.square for tile in view.tiles}
    whole = Box(left, top, right, bottom)
    squares = [one for one in plan.squares if Box(one.x, one.y, one.x + TILE, one.y + TILE).within(whole)]
    squares = [one for one in squares if one.id not in taken]
    dashes: dict[str, Value] = {
        "stroke": palette.ink_2,
        "stroke_opacity": 0.45,
        "stroke_width": 1.6,
        "stroke_dasharray": "6 6",
    }
    parts.append(group([rect(one.x + 6, one.y + 6, 88, 88, 6) for one in squares], fill="none", **dashes))
    box = Box(centre.x, centre.y, centre.x + centre.size, centre.y + centre.size)
    if not view.centre and window.grown(-20).touches(box):
        doubles = not any(wagon.rail for wagon in view.wagons)
        parts.append(_centre(box, window, palette, doubles))
        parts += [_stub(rail, palette) for rail in plan.rails if _inside(rail.start, window)]
    lines = {
        "W": (0, top, 0, bottom),
        "N": (left, 0, right, 0),
        "E": (800, top, 800, bottom),
        "S": (left, 800, right, 800),
    }
    for side in edges:
        x, y, to_x, to_y = lines[side]
        parts.append(element("path", d=f"M{at((x, y))}L{at((to_x, to_y))}", stroke=palette.ink, stroke_width=2.5))
    for station in plan.stations:
        if station.side in edges and _inside(station.start, window) and _inside(station.end, window):
            right_, down = outward(station.departure)
            rails = f"M{at((station.start.x, station.start.y))}l{at((right_ * 50, down * 50))}"
            rails += f"M{at((station.end.x, station.end.y))}l{at((right_ * 22, down * 22))}"
            across = (9 * abs(down), 9 * abs(right_))
            stop = (station.start.x + right_ * 50 - across[0], station.start.y + down * 50 - across[1])
            rails += f"M{at(stop)}l{at((2 * across[0], 2 * across[1]))}"
            parts.append(element("path", d=rails, fill="none", stroke=palette.track, stroke_width=TRACK))
            parts.append(draw_plate(station.numbers[EDITION], (station.plate.x, station.plate.y), palette))
    return group(parts)


def _centre(box: Box, window: Box, palette: Palette, doubles: bool) -> str:
    """The central station, as far as it is seen, with what it does to points."""
    plate = rect(
        box.left + 5, box.top + 5, box.right - box.left - 10, box.bottom - box.top - 10, 15, fill=palette.enamel
    )
    x = (max(box.left, window.left) + min(box.right, window.right)) / 2
    y = (max(box.top, window.top) + min(box.bottom, window.bottom)) / 2
    return plate + (lettered("×2", x, y + 19, 52, palette.on_enamel, "middle") if doubles else "")


def _stub(rail: Any, palette: Palette) -> str:
    right, down = outward(rail.departure)
    arrival = f"M{at((rail.end.x, rail.end.y))}l{at((right * 15, down * 15))}"
    return element("path", d=arrival, fill="none", stroke=palette.signal, stroke_width=TRACK)


def draw_plate(name: object, place: Point, palette: Palette) -> str:
    wide, high = PLATE
    body = rect(-wide / 2, -high / 2, wide, high, 6, fill=palette.enamel, stroke=palette.on_enamel, stroke_width=1.9)
    words = lettered(str(name), 0, 7.2, 20, palette.on_enamel, "middle")
    return element("g", body, words, transform=moved(*place))


def _colour(wagon: WagonView, view: MetroView) -> str:
    owners = {player.seat: player.colour for player in view.players}
    return wagon.company or owners[wagon.seat or 0] or "white"


def draw_rail(path: Sequence[str], paint: str, palette: Palette, under: str = "") -> str:
    rails = [element("path", d=under)] if under else []
    for track in path:
        rail = rail_path(int(track[-2]), int(track[-1]))
        rails.append(element("path", d=rail, transform=moved(*corner(track[:-2]))))
    strokes = zip(_STROKES, (palette.tile, EDGE, paint), strict=True)
    return "".join(element("g", *rails, fill="none", stroke=colour, stroke_width=wide) for wide, colour in strokes)


def _line(wagon: WagonView, livery: Livery, plan: MetroPlan, palette: Palette) -> str:
    berth = _berth(wagon, plan)
    right, down = outward(berth.departure)
    under = f"M{at((berth.start.x, berth.start.y))}l{at((right * 22, down * 22))}"
    if wagon.finished and wagon.path:
        last = wagon.path[-1]
        x, y = end_at(int(last[-1]), *corner(last[:-2]))
        right, down = outward(int(last[-1]))
        under += f"M{at((x, y))}l{at((right * 22, down * 22))}"
    return draw_rail(wagon.path, livery.fill, palette, under)


def _berth(wagon: WagonView, plan: MetroPlan) -> Any:
    if wagon.rail is not None:
        return next(one for one in plan.rails if one.number == wagon.rail)
    return next(one for one in plan.stations if one.numbers[EDITION] == wagon.station)


def _standing(wagon: WagonView, livery: Livery, plan: MetroPlan, palette: Palette) -> str:
    """As on the board: turned over once its line is finished."""
    berth = _berth(wagon, plan)
    scale = CENTRAL_SCALE if wagon.rail is not None else 1.0
    points = wagon.points if wagon.finished else None
    return element("g", draw_wagon(livery, palette, points), transform=moved(berth.wagon.x, berth.wagon.y, scale))


def draw_wagon(livery: Livery, palette: Palette, points: int | None = None) -> str:
    wide, high = WAGON
    if points is None:
        body = rect(-wide / 2, -high / 2, wide, high, 8.75, fill=livery.fill, stroke=EDGE, stroke_width=2.5)
        disc = element("circle", r=11.9, fill="#FFFFFF", stroke=EDGE, stroke_width=1.75)
        return body + disc + livery.sign(17.5 / 24)
    body = rect(-wide / 2, -high / 2, wide, high, 8.75, fill=palette.badge, stroke=livery.fill, stroke_width=4.4)
    rim = rect(-wide / 2 - 2.5, -high / 2 - 2.5, wide + 5, high + 5, 10.6, fill="none", stroke=EDGE, stroke_width=1.25)
    mark = element("g", livery.sign(15 / 24), transform=moved(0, -10))
    return body + rim + mark + lettered(str(points), 0, 16.5, 19, EDGE, "middle")


def _tile_number(number: int, track: str, unit: float, palette: Palette) -> str:
    x, y = corner(track[:-2])
    right, down = rail_middle(int(track[-2]), int(track[-1]))
    return count(number, (x + right, y + down), max(15.0, 13 * unit), palette)


def _choices(state: MetroState, entry: Entry, unit: float, palette: Palette) -> list[str]:
    """Where the next tile may go and where not, as the rules say; a square that is tried shows the tile on it."""
    drawn = []
    hand = entry.get("hand", [])
    for square in entry.get("asked", ()):
        middle = (corner(square)[0] + TILE / 2, corner(square)[1] + TILE / 2)
        drawn.append(dot(middle, 14, palette) if refusal(state, square) == "" else cross(middle, 17, palette))
    for square in entry.get("tried", ()):
        x, y = corner(square)
        drawn.append(draw_tile(tracks_of(hand[0]), x, y, palette, laid=True))
        whole = entry["whole"]
        drawn.append(draw_rail([f"{square}{whole}"], palette.bridge, palette))
        drawn.append(cross((x + TILE - 22, y + TILE - 22), 19, palette))
    if "held" in entry:
        x, y = corner(entry["held"]["at"])
        tile = draw_tile(tracks_of(hand[0]), -TILE / 2, -TILE / 2, palette)
        drawn.append(element("g", tile, transform=moved(x + TILE / 2, y + TILE / 2, angle=5)))
        to = corner(entry["held"]["to"])
        drawn.append(dot((to[0] + TILE / 2, to[1] + TILE / 2), 14, palette))
        drawn.append(arrow((x - 12, y + 58), (to[0] + 74, to[1] + 56), palette, 16, 5))
    return drawn


def refusal(state: MetroState, square: str) -> str:
    """The rule that keeps the actor from laying the tile of the hand there; none if it may be laid."""
    seat = state.actors()[0]
    move = state.board.names.index(square)
    laying = int(lay_move(0, move, 0))
    if state.refusal(seat, laying) == LEGAL:
        return ""
    reason = state.why_not(seat, laying)
    return reason.rule if reason is not None else ""


def _beside(card: Mapping[str, str], plan: MetroPlan, view: MetroView, unit: float, palette: Palette) -> str:
    """A number card at the arrival rail of its station, with what it brings."""
    station = next(one for one in plan.stations if (one.square, one.side) == (card["square"], card["side"]))
    number = station.numbers[EDITION]
    points = next(wagon.points for wagon in view.wagons if wagon.finished and wagon.stop == str(number))
    x, y = corner(card["at"])
    body = rect(-38, -50, 76, 100, 9, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2.2)
    words = lettered(str(number), 0, 16, 46, palette.badge_ink, "middle")
    gain = label(f"+{points}", (0, 84), 34, palette)
    way = arrow((-48, -20), (station.plate.x + 20 - x - 60, station.plate.y + 24 - y - 50), palette, 4, 5)
    return element("g", body, words, gain, way, transform=moved(x + 60, y + 50))


def tracks_of(code: str) -> list[list[int]]:
    """The tracks of a tile, from the ends where trains come in."""
    return [[2 * side, end] for side, end in enumerate(exits_of(code))]
