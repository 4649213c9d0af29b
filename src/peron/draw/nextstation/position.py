"""A position of Next Station as a figure shows it: lines on a small city, where the card leads, what is refused.

A position is a game alone on a city of its own, small enough for a figure, with the points of the title: cards are
turned up and sections drawn as the rules allow, and points, targets and what is refused are what the rules say. Imports
the drawing's modules and the rules of Next Station.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from peron.draw.figure import WIDE, Entry, Pen, Scene, count, cross, framed, label, plain, read, ring
from peron.draw.geometry import Box
from peron.draw.glyphs import ON_CARDS, SUBWAY, SYMBOLS, TRAM, Glyph
from peron.draw.markup import Value, drawn_line, element, group, moved, rect
from peron.draw.nextstation.map import draw_districts, draw_river, draw_site, draw_station
from peron.draw.nextstation.plan import RING, SheetPlan, place, sheet_plan
from peron.draw.nextstation.strokes import draw_line, draw_rings
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import PENCILS, Palette
from peron.rules.contract import Game
from peron.rules.nextstation.city import City
from peron.rules.nextstation.game import NextStationGame
from peron.rules.nextstation.shapes import LineView, NextStationView, SheetView
from peron.rules.nextstation.state import NextStationState


class _Silent(dict[str, str]):
    """Figures print no names of their city."""

    def __missing__(self, key: str) -> str:
        return ""


def _symbol(name: str) -> str:
    return {"s": "square", "t": "triangle", "p": "pentagon", "c": "circle", "*": "any"}[name]


@lru_cache(maxsize=8)
def _city(game: Game) -> Mapping[str, Any]:
    """The city of the figures with the points of a title, as a title's file has it."""
    small = read("nextstation")["city"]
    stations = []
    for row, line in enumerate(small["stations"], 1):
        for column, said in enumerate(line.split()):
            if said == ".":
                continue
            symbol, *marks = said.split("/")
            district = next(one["id"] for one in small["districts"] if Box(*one["area"]).gap((column, row - 1)) == 0)
            entry: dict[str, Any] = {"id": f"{chr(65 + column)}{row}", "at": [column, row - 1]}
            entry |= {"symbol": _symbol(symbol), "district": district}
            if "site" in marks:
                entry["site"] = True
            starts = [mark for mark in marks if mark in PENCILS]
            if starts:
                entry["start"] = starts[0]
            stations.append(entry)
    river = set(small["river"])
    sections = [
        {"id": id, "between": id.split("-"), **({"river": True} if id in river else {})} for id in small["sections"]
    ]
    return {
        **game.data,
        "players": [1, 4],  # a figure shows one sheet, however many the title is for
        "size": small["size"],
        "districts": [{**one, "suburb": False} for one in small["districts"]],
        "stations": stations,
        "sections": sections,
        "crossings": small["crossings"],
        "river": {**game.data["river"], "course": small["course"]},
    }


def position(game: Game, entry: Entry) -> NextStationState:
    """The game alone that a figure shows, as far as it has been played."""
    rounds: Sequence[Sequence[str]] = entry.get("rounds", [[]])
    cards = [[card for turn in one for card in turn.split()[0].split("+")] for one in rounds]
    if "next" in entry:
        cards[-1] += entry["next"].split("+")
    play = NextStationGame(City(_city(game)))
    options = {"pencils": entry.get("pencils", "purple blue pink green")}
    state = play.new(1, 0, options, {"cards": cards})
    for turn in (turn for one in rounds for turn in one):
        move = turn.split(" ", 1)[1]
        state.apply(0, play.parse(state, move, 0))
    while entry.get("auto") and not state.is_over():
        moves = state.view(0).moves
        state.apply(0, max(moves, key=lambda move: (move.total, -move.move)).move)
    return state


def refusal(game: Game, state: NextStationState, section: str) -> str:
    """The rule that keeps a section from being drawn now; none if it may be."""
    reason = state.why_not(0, NextStationGame(state.city).parse(state, f"draw {section}", 0))
    return reason.rule if reason is not None else ""


def draw_position(game: Game, entry: Entry, pen: Pen) -> Scene:
    state = position(game, entry)
    view, data, palette = state.view(0), _city(game), pen.palette
    plan = _windowed(sheet_plan(data), entry["window"])
    left, top, right, bottom = entry["window"]
    aside = 120.0 if "next" in entry else 0.0
    (x, y), (to_x, to_y) = place((left, top)), place((right, bottom))
    window = (x - 58 - aside, y - 58, to_x + 58, to_y + 58)
    box = framed(*window)
    said = SheetWords(_Silent(), data)
    sheet = view.sheets[0]
    lines = [line for line in (*sheet.lines, sheet.line) if line.sections]
    drawn = [*_ground(plan, box, palette)]
    drawn += [draw_site(station, palette) for station in plan.stations if station.site]
    known = {section.id for section in plan.sections}
    shown = [replace(line, sections=tuple(one for one in line.sections if one in known)) for line in lines]
    drawn += [draw_line(line, plan, said, palette) for line in shown]
    if entry.get("lights"):
        drawn += _lights(view, plan, palette)
    drawn += [_asked(section, plan, palette) for section in entry.get("asked", ())]
    drawn += draw_rings(lines, plan, palette)
    drawn += [draw_station(station, said, palette) for station in plan.stations]
    drawn += _after(entry, view, plan, lines, palette)
    unit = box[2] / WIDE
    if "next" in entry:
        drawn += _cards_aside(entry["next"], box, palette)
    facts = _facts(sheet)
    if "sum" in entry:
        x, y = place(entry["sum"])
        drawn.append(label(pen.say("sum", **facts), (x, y), 27 * unit, palette, entry.get("anchor", "middle")))
    return Scene(tuple(plain(part) for part in drawn), box, facts)


def _facts(sheet: SheetView) -> dict[str, object]:
    """What the line of a sheet is scored by (N16)."""
    line = sheet.line
    return {"districts": line.districts, "most": line.most, "crossing": line.river, "points": line.points}


def _windowed(plan: SheetPlan, window: Sequence[float]) -> SheetPlan:
    """What is seen of the city: stations in the window, and the sections between them."""
    left, top, right, bottom = window
    (x, y), (to_x, to_y) = place((left, top)), place((right, bottom))
    box = Box(x, y, to_x, to_y).grown(1)
    stations = tuple(one for one in plan.stations if box.gap((one.x, one.y)) == 0)
    seen = {one.id for one in stations}
    sections = tuple(one for one in plan.sections if one.a in seen and one.b in seen)
    return replace(plan, stations=stations, sections=sections)


def _ground(plan: SheetPlan, box: tuple[float, float, float, float], palette: Palette) -> list[str]:
    """Districts, the river, and the sections that may be drawn."""
    net = [element("path", d=section.path) for section in plan.sections]
    dashes: dict[str, Value] = {
        "stroke_opacity": 0.42,
        "stroke_width": 2.2,
        "stroke_dasharray": "3 6",
        "stroke_linecap": "round",
    }
    return [
        *draw_districts(plan, palette),
        *draw_river(plan, palette),
        group(net, fill="none", stroke=palette.ink, **dashes),
    ]


def _lights(view: NextStationView, plan: SheetPlan, palette: Palette) -> list[str]:
    """Where the card may be drawn to, as the rules say."""
    paths = {section.id: section.path for section in plan.sections}
    at = {station.id: (station.x, station.y) for station in plan.stations}
    drawn, ends = [], []
    for move in view.moves:
        if move.kind == "draw" and move.section in paths and move.power is None:
            drawn.append(drawn_line(paths[move.section], palette.badge_ink, 14))
            drawn.append(drawn_line(paths[move.section], palette.signal, 10))
            ends.append(move.station or "")
    return [*drawn, *(ring(at[end], RING + 7, palette) for end in ends if end in at)]


def _asked(section: str, plan: SheetPlan, palette: Palette) -> str:
    """A section that the rules refuse."""
    path = next(one for one in plan.sections if one.id == section)
    line = element(
        "path",
        d=path.path,
        fill="none",
        stroke=palette.bridge,
        stroke_width=9,
        stroke_dasharray="4 14",
        stroke_linecap="round",
    )
    ends = [(one.x, one.y) for one in plan.stations if one.id in (path.a, path.b)]
    middle = (sum(x for x, _ in ends) / 2, sum(y for _, y in ends) / 2)
    return line + cross(middle, 21, palette)


def _after(
    entry: Entry, view: NextStationView, plan: SheetPlan, lines: Sequence[LineView], palette: Palette
) -> list[str]:
    """Marks on top: interchanges, numbers of stations, ends of the line."""
    at = {station.id: (station.x, station.y) for station in plan.stations}
    drawn = []
    if entry.get("interchanges"):
        for id, (x, y) in at.items():
            meet = sum(id in line.stations for line in lines)
            if meet > 1:
                drawn.append(count(meet, (x + 33, y - 33), 19, palette))
    for district, id in entry.get("numbered", {}).items():
        x, y = at[id]
        drawn.append(count(district, (x + 33, y - 33), 19, palette))
    if entry.get("ends"):
        drawn += [ring(at[end], RING + 7, palette) for end in view.sheets[0].line.ends if end in at]
    return drawn


def _cards_aside(cards: str, box: tuple[float, float, float, float], palette: Palette) -> list[str]:
    """The cards of the turn, beside the map."""
    names = cards.split("+")
    high = box[3]
    scale = min(0.98, (high - 30) / (148 * len(names)))
    drawn = []
    for number, name in enumerate(names):
        y = box[1] + high / 2 + (number - (len(names) - 1) / 2) * 146 * scale
        drawn.append(element("g", station_card(name, palette), transform=moved(box[0] + 74, y, scale)))
    ground = rect(box[0], box[1], 148 if box[2] else 0, high, fill=palette.street)
    edge = drawn_line(f"M{box[0] + 148:.0f} {box[1]:.0f}V{box[1] + high:.0f}", palette.ink_2, 2)
    return [ground, edge, *drawn]


def station_card(card: str, palette: Palette) -> str:
    """A card of 100 by 140 round 0, 0: cream with a tram, or dark with a tunnel."""
    kind, symbol = card.split("-")
    dark = kind == "underground"
    ground, ink = (palette.badge_ink, "#FFFBF0") if dark else ("#FFFBF0", palette.badge_ink)
    parts = [
        rect(-50, -70, 100, 140, 11, fill=ground, stroke="#71838A" if dark else palette.badge_ink, stroke_width=2),
        rect(-44, -64, 88, 128, 7, fill="none", stroke=ink, stroke_opacity=0.4),
    ]
    if dark:
        parts.append(element("path", d="M-36 38V-4a36 36 0 0 1 72 0v42", fill="none", stroke="#F2B233", stroke_width=3))
    else:
        parts.append(element("path", d="M-40 38h80M-40 43h80", stroke=ink, stroke_opacity=0.5, stroke_width=1.5))
    parts.append(element("g", _face(symbol).draw(ink, ground), transform=_placed(symbol, 2.3)))
    vehicle = SUBWAY if dark else TRAM
    parts.append(element("g", vehicle.draw("#F2B233" if dark else ink, ground), transform=moved(0, 54, 0.78)))
    return "".join(parts)


def _face(symbol: str) -> Glyph:
    return ON_CARDS[symbol] if symbol in ON_CARDS else SYMBOLS[symbol]


def _placed(symbol: str, scale: float) -> str:
    """Glyphs of cards begin at their corner, those of stations have their middle at 0, 0."""
    aside = -12 * scale if symbol in ON_CARDS else 0
    return moved(aside, aside, scale)
