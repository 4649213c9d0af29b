"""The figures of Next Station: each kind of figure is a function, and `figures.json` says which there are.

Imports the drawing's modules and the rules of Next Station.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from peron.draw.figure import Entry, Pen, Scene, arrow, count, in_row, label, ring
from peron.draw.glyphs import ON_CARDS, SYMBOLS, TOKEN
from peron.draw.lettering import lettered
from peron.draw.markup import drawn_line, element, moved, rect
from peron.draw.nextstation.map import draw_site
from peron.draw.nextstation.plan import StationPlan
from peron.draw.nextstation.position import draw_position, position, station_card
from peron.draw.nextstation.strokes import stroke
from peron.draw.palette import PENCILS, Palette
from peron.rules.contract import Game
from peron.rules.nextstation.cards import CARDS, OBJECTIVES, POWERS


def sheet_figure(game: Game, entry: Entry, pen: Pen) -> Scene:
    return _KINDS[entry.get("kind", "position")](game, entry, pen)


def _deck(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N1, N6: cards in rows, each with how many they are."""
    palette, rows = pen.palette, entry["rows"]
    parts = []
    scale = 0.49 if len(rows) > 1 else 0.6
    for n, row in enumerate(rows):
        y = 95 + (n - (len(rows) - 1) / 2) * 90
        names = [card for card in CARDS if card.startswith(row)] if isinstance(row, str) else row
        names = sorted(names, key=lambda card: card.endswith("switch"))
        things = [
            (100 * scale, element("g", station_card(card, palette), transform=moved(0, 0, scale))) for card in names
        ]
        wide = (100 * scale + 8) * len(names) - 8
        parts.append(element("g", in_row(things, 8, wide, 0), transform=moved(16, y)))
        if len(rows) > 1:
            parts.append(lettered(f"× {len(names)}", 26 + wide, y + 9, 26, palette.ink))
    if len(rows) == 1:
        parts += [count(n + 1, (46 + 68 * n, 158), 15, palette) for n in range(len(rows[0]))]
        parts.append(element("path", d="M372 40V160", stroke=palette.ink, stroke_width=9))
    return Scene(tuple(parts))


def _pencils(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N2: four rounds, a line of another colour in each."""
    palette = pen.palette
    parts = []
    for n, pencil in enumerate(PENCILS):
        y = 32 + 42 * n
        parts.append(count(n + 1, (40, y), 15, palette))
        parts.append(element("g", *stroke(f"M90 {y}H300", pencil, palette), fill="none", stroke_linecap="round"))
        for x in (90, 160, 230, 300):
            ring_ = element("circle", r=15, fill=palette.place, stroke=palette.pencils[pencil].fill, stroke_width=6)
            symbol = ("square", "triangle", "pentagon", "circle")[(x // 70 + n) % 4]
            mark = element("g", SYMBOLS[symbol].draw(palette.ink, palette.place), transform=moved(0, 0, 0.72))
            parts.append(element("g", ring_, mark, transform=moved(x, y)))
    return Scene(tuple(parts))


def _passing(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N3: seats and spare pencils form a ring of four; every pencil moves on by one place."""
    palette = pen.palette
    places = ((200, 32), (328, 95), (200, 158), (72, 95))
    parts = [rect(146, 70, 108, 50, 25, fill=palette.land, stroke=palette.ink_2, stroke_width=2)]
    for n, (x, y) in enumerate(places):
        to = places[(n + 1) % 4]
        # Out of the side of one, into the top or the foot of the next, or the other way round.
        start, end = ((x + (54 if n == 0 else -54), y), (to[0], to[1] + (-28 if n == 0 else 28)))
        if n % 2:
            start, end = ((x, y + (28 if n == 1 else -28)), (to[0] + (54 if n == 1 else -54), to[1]))
        parts.append(arrow(start, end, palette, 16, 4))
    for (x, y), pencil in zip(places, PENCILS, strict=True):
        parts.append(rect(x - 46, y - 22, 92, 44, 10, fill=palette.place, stroke=palette.ink, stroke_width=2))
        line = element("g", *stroke(f"M{x - 28} {y}H{x + 28}", pencil, palette), fill="none", stroke_linecap="round")
        parts.append(line)
    return Scene(tuple(parts))


def _track(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N17: the tourist track with some places circled, and what they are worth."""
    palette, values = pen.palette, game.data["points"]["sites"]
    circled = min(entry["circled"], len(values) - 1)
    step = 370 / (len(values) - 1)
    parts = []
    for n, value in enumerate(values[1:], 1):
        x = 15 + step * (n - 0.5)
        reached = n <= circled
        fill = palette.bridge if reached else palette.ink_2
        star = element("g", TOKEN.draw(fill, palette.street), transform=moved(x, 74, 0.9))
        parts.append(star if reached else element("g", star, opacity=0.4))
        parts.append(lettered(str(value), x, 126, 21, palette.ink if reached else palette.ink_2, "middle"))
    parts.append(ring((15 + step * (circled - 0.5), 118.5), 15, palette))
    return Scene(tuple(parts), facts={"circled": circled, "circled_points": values[circled]})


def _totals(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N18: what a sheet is worth, of a whole game on the small city."""
    palette = pen.palette
    sheet = position(game, {**entry, "auto": True}).view(0).sheets[0]
    lines = (*sheet.lines, sheet.line)
    parts = []
    for n, line in enumerate(lines):
        y = 28 + 32 * n
        parts.append(element("g", *stroke(f"M32 {y}H122", line.pencil, palette), fill="none", stroke_linecap="round"))
        parts.append(lettered(str(line.points), 182, y + 9, 25, palette.ink, "end"))
    stars = element("g", TOKEN.draw(palette.bridge, palette.street), transform=moved(252, 34, 1.25))
    meeting = element(
        "circle", cx=252, cy=94, r=15, fill=palette.place, stroke=palette.pencils["purple"].fill, stroke_width=6
    )
    meeting += element(
        "path", d="M252 79a15 15 0 0 1 0 30", fill="none", stroke=palette.pencils["green"].fill, stroke_width=6
    )
    meets = sum(sheet.interchange_points)
    parts += [stars, lettered(str(sheet.site_points), 330, 43, 25, palette.ink, "end")]
    parts += [meeting, lettered(str(meets), 330, 103, 25, palette.ink, "end")]
    parts.append(element("path", d="M24 148H376", stroke=palette.ink, stroke_width=2))
    parts.append(lettered(f"= {sheet.total}", 376, 178, 30, palette.ink, "end"))
    facts = {
        "lines": sum(line.points for line in lines),
        "sites": sheet.site_points,
        "interchanges": meets,
        "total": sheet.total,
    }
    return Scene(tuple(parts), facts=facts)


def _meetings(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N18: stations by how many lines meet there, with their points."""
    palette, points = pen.palette, game.data["points"]["interchanges"]
    parts = []
    pencils = list(PENCILS)
    for n, lines in enumerate(("2", "3", "4")):
        x = 80 + 120 * n
        arcs = ""
        for part in range(int(lines)):
            angle = 180 * part / int(lines)
            way = element(
                "g",
                *stroke("M-50 0H50", pencils[part], palette),
                fill="none",
                stroke_linecap="round",
                transform=moved(x, 76, 1, angle),
            )
            arcs += way
        disc = element("circle", cx=x, cy=76, r=21, fill=palette.place, stroke=palette.ink, stroke_width=4)
        symbol = element("g", SYMBOLS["pentagon"].draw(palette.ink, palette.place), transform=moved(x, 76))
        parts += [arcs, disc, symbol, lettered(f"+{points[lines]}", x, 172, 30, palette.ink, "middle")]
    return Scene(tuple(parts), facts={"two": points["2"], "three": points["3"], "four": points["4"]})


def _goals(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N20: the five objectives, two of them drawn."""
    palette = pen.palette
    parts = []
    for n, goal in enumerate(OBJECTIVES):
        x, chosen = 52 + 74 * n, n in (1, 4)
        body = rect(-31, -46, 62, 92, 9, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2)
        face = body + element("g", _goal(goal, palette), transform=moved(0, 0))
        parts.append(element("g", face, transform=moved(x, 80), opacity=None if chosen else 0.4))
        if chosen:
            parts.append(label(f"+{game.data['points']['objective']}", (x, 164), 27, palette))
    return Scene(tuple(parts))


def _goal(goal: str, palette: Palette) -> str:
    ink = palette.badge_ink
    if goal == "centre":
        return element("g", SYMBOLS["any"].draw(ink, palette.badge), transform=moved(0, 0, 1.5))
    if goal == "sites":
        return element("g", TOKEN.draw(palette.bridge, palette.badge), transform=moved(0, 0, 1.6))
    if goal == "interchanges":
        return drawn_line("M-18 -10L18 10M-18 10L18 -10", ink, 4) + element(
            "circle", r=9, fill=palette.badge, stroke=ink, stroke_width=4
        )
    if goal == "river":
        wave = drawn_line("M-21 6c7-8 14-8 21 0s14 8 21 0", palette.pencils["blue"].fill, 6)
        return wave + drawn_line("M0 -22V22", ink, 4)
    return drawn_line("M-18 -18h36v36h-36zM-6 -18v36M6 -18v36M-18 -6h36M-18 6h36", ink, 3)


def _powers(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N21: four powers, one for each pencil."""
    palette = pen.palette
    parts = []
    for n, (pencil, power) in enumerate(zip(PENCILS, POWERS, strict=True)):
        x = 65 + 90 * n
        parts.append(rect(x - 32, 24, 64, 84, 9, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2))
        glyph = ON_CARDS[power].draw(palette.badge_ink, palette.badge)
        parts.append(element("g", glyph, transform=moved(x - 24, 42, 2)))
        parts.append(
            element("g", *stroke(f"M{x - 28} 146H{x + 28}", pencil, palette), fill="none", stroke_linecap="round")
        )
    return Scene(tuple(parts))


def _ranks(game: Game, entry: Entry, pen: Pen) -> Scene:
    """N23: the ladder of somebody who plays alone."""
    palette, ranks = pen.palette, game.data["solo_ranks"]
    parts, steps = [], len(ranks) + 1
    for n in range(steps):
        x, high = 16 + 370 * n / steps, 24 + 19 * n
        parts.append(rect(x, 148 - high, 370 / steps - 8, high, 6, fill=palette.rail, fill_opacity=0.35 + 0.13 * n))
        words = f"≤ {ranks[0]}" if n == 0 else f"> {ranks[-1]}" if n == steps - 1 else f"≤ {ranks[n]}"
        parts.append(lettered(words, x + (370 / steps - 8) / 2, 174, 20, palette.ink, "middle"))
    return Scene(tuple(parts), facts={"best": ranks[-1]})


def _sign(game: Game, entry: Entry, pen: Pen) -> Scene:
    """One thing that a player should know, 48 wide and high."""
    palette, shows = pen.palette, entry["shows"]
    disc = element("circle", r=17, fill=palette.badge, stroke=palette.badge_ink, stroke_width=2.4)
    if shows in SYMBOLS:
        drawn = disc + element("g", SYMBOLS[shows].draw(palette.badge_ink, palette.badge), transform=moved(0, 0, 0.85))
    elif shows == "site":
        site = StationPlan("", 0, 0, "circle", "", True, None)
        drawn = element("g", draw_site(site, palette), transform=moved(0, 0, 0.48)) + element(
            "g", disc, transform=moved(0, 0, 0.8)
        )
    elif shows == "start":
        drawn = element("circle", r=17, fill=palette.pencils["blue"].fill, stroke=palette.badge_ink, stroke_width=2.4)
        drawn += element("g", SYMBOLS["triangle"].draw(palette.pencils["blue"].on, ""), transform=moved(0, 0, 0.85))
    elif shows == "interchange":
        drawn = count(2, (0, 0), 15, palette)
    else:
        drawn = element("g", station_card(shows, palette), transform=moved(0, 0, 0.32))
    return Scene((element("g", drawn, transform=moved(24, 24)),), (0, 0, 48, 48))


_KINDS: Final[Mapping[str, Callable[[Game, Entry, Pen], Scene]]] = {
    "position": draw_position,
    "cards": _deck,
    "pencils": _pencils,
    "passing": _passing,
    "track": _track,
    "totals": _totals,
    "meetings": _meetings,
    "objectives": _goals,
    "powers": _powers,
    "ranks": _ranks,
    "symbol": _sign,
}
