"""A whole sheet of Next Station, as paper has it: the map, and beside it what the lines score. Imports the drawing's
modules and the shape of a sheet only.

Empty it can be printed and drawn on with pencils; filled it is what a player has made. Its proportions
are those of a landscape page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from peron.draw.frame import draw_sheet
from peron.draw.markup import element, group, picture, text
from peron.draw.nextstation.map import clip, description, over_lines, under_lines
from peron.draw.nextstation.plan import SheetPlan, map_size, sheet_plan, view_box
from peron.draw.nextstation.score_area import Captions, ScoreArea
from peron.draw.nextstation.strokes import draw_line, draw_marks, draw_rings
from peron.draw.nextstation.words import SheetWords
from peron.draw.palette import PALETTES
from peron.draw.words import Words
from peron.rules.nextstation.shapes import LineView, SheetView

COLUMN: Final = 442.0
"""What the score takes beside the map: with it the sheet has the proportions of A4."""
_GAP: Final = 46.0
_HIGH: Final = 1000.0
"""What the score needs, also beside a map that is smaller."""


def sheet_svg(
    data: Mapping[str, Any], theme: str, words: Words, sheet: SheetView | None = None, told: Captions | None = None
) -> str:
    """The sheet of `data` (a board file of the family), empty or with the lines of `sheet`."""
    palette, said, told = PALETTES[theme], SheetWords(words, data), told or Captions()
    plan = sheet_plan(data)
    prefix = f"{data['id']}-sheet-{theme}"
    wide, high = map_size(data)
    left, top, width_, height = view_box(data)
    low = max(high, _HIGH)
    lines = [] if sheet is None else [line for line in (*sheet.lines, sheet.line) if line.sections]
    title = f"{said.city()}, {told.player}" if told.player else said.city()
    score = ScoreArea(data, sheet, told, said, palette, wide + _GAP)
    parts = [
        element("title", text(title), id=f"{prefix}-title"),
        element("desc", text(_description(plan, sheet, lines, said)), id=f"{prefix}-desc"),
        clip(data, prefix),
        group([draw_sheet(wide + COLUMN, low, palette)], class_="sheet"),
        *under_lines(data, plan, said, palette, prefix),
        group([draw_line(line, plan, said, palette) for line in lines], class_="lines"),
        group(draw_rings(lines, plan, palette), class_="rings"),
        *over_lines(data, plan, said, palette),
        group(draw_marks(lines, plan, (wide, high), said, palette), class_="marks"),
        group(score.drawn(), class_="score"),
    ]
    return picture(parts, (left, top, width_ + COLUMN, height + low - high), prefix)


def _description(plan: SheetPlan, sheet: SheetView | None, lines: Sequence[LineView], said: SheetWords) -> str:
    if sheet is None:
        return description(plan, said)
    facts = [f"{said[line.pencil]} {line.points}: {', '.join(line.sections)}" for line in lines]
    return ". ".join([*facts, f"{said['total']} {sheet.total}"]) + "."
