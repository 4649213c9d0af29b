"""The sheet of the winner at the end of a game of Next Station. Imports the drawing's modules and shapes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from peron.draw import glyphs
from peron.draw.ended import FinalBoard, Part, layers
from peron.draw.frame import draw_sheet
from peron.draw.markup import element, group, moved, rect
from peron.draw.nextstation.map import clip, over_lines, under_lines
from peron.draw.nextstation.plan import map_size, sheet_plan, view_box
from peron.draw.nextstation.strokes import draw_line, draw_marks, draw_rings, stroke
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import LIGHT
from peron.draw.words import Words
from peron.rules.nextstation.shapes import NextStationView, SheetView


def sheet_ended(data: Mapping[str, Any], view: NextStationView, winner: int, words: Words) -> FinalBoard:
    sheet, said, plan = view.sheets[winner], SheetWords(words, data), sheet_plan(data)
    size = map_size(data)
    lines = [line for line in (*sheet.lines, sheet.line) if line.sections]
    board = [
        clip(data, "ended"),
        group([draw_sheet(*size, LIGHT)], class_="sheet"),
        *under_lines(data, plan, said, LIGHT, "ended"),
        group([draw_line(line, plan, said, LIGHT) for line in lines], class_="lines"),
        group(draw_rings(lines, plan, LIGHT), class_="rings"),
        *over_lines(data, plan, said, LIGHT),
        group(draw_marks(lines, plan, size, said, LIGHT), class_="marks"),
    ]
    return FinalBoard(layers(board), view_box(data), parts=_parts(sheet))


def _parts(sheet: SheetView) -> tuple[Part, ...]:
    """The lines by pencil, then sights, interchanges and what the modules brought: together the total."""
    lines = [Part(_sample(line.pencil), line.points) for line in (*sheet.lines, sheet.line)]
    sights = Part(_mark(glyphs.TOKEN), sheet.site_points)
    meetings = Part(_mark(_MEETING), sum(sheet.interchange_points))
    rest = sheet.total - sum(part.points for part in (*lines, sights, meetings))
    return (*lines, sights, meetings, *([Part(_mark(_MODULES), rest)] if rest or sheet.objectives else []))


_MEETING = glyphs.Glyph(line="M0 9V1M0 1C0-4-6-3-6-8M0 1C0-4 6-3 6-8M-9-5L-6-8L-3-5M3-5L6-8L9-5", weight=2.2)
_MODULES = glyphs.Glyph(line="M-6 9V-9M-6-8H7L4.5-3.5L7 1H-6", weight=2.2)


def _mark(glyph: glyphs.Glyph) -> str:
    return element("g", glyph.draw(LIGHT.on_enamel, LIGHT.enamel), transform=moved(0, 0, 0.95))


def _sample(pencil: str) -> str:
    paper = rect(-32, -14, 64, 28, 6, fill=LIGHT.halo)
    return paper + element("g", *stroke("M-19 0H19", pencil, LIGHT), fill="none", stroke_linecap="round")
