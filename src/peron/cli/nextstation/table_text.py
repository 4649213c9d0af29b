"""The table of Next Station as one seat sees it: cards, points, the sheet it draws on. Imports views and the screen.

Plain lines say everything in sentences. A terminal gets the sheet as a drawing, and next to where one types the moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from peron.cli.nextstation.drawing import GLYPHS, SITE, TWICE, Drawing, colour_of, lines_of
from peron.cli.nextstation.words import UNDERGROUND, NextStationWords, dashed, face_of, in_order
from peron.cli.screen import Cell, Chips
from peron.rules.nextstation.cards import PENCILS
from peron.rules.nextstation.city import Station
from peron.rules.nextstation.shapes import NextStationView, SheetMove, SheetView

_NONE_YET: Final = "–"
_INTERCHANGE: Final = "⇄"
_THAMES: Final = "~"


# --- in words ---------------------------------------------------------------------------------------------------------


def say_table(words: NextStationWords, view: NextStationView, sheet: SheetView) -> None:
    """All the seat knows, in sentences."""
    told, say = words.told, words.say
    for other in view.sheets:
        points = say("web-sheet-text-sheet", name=told.seat(other.seat), points=other.total)
        told.screen.say(f"{points}. {words.holds(other)}" if other.seat != sheet.seat else f"{points}.")
    told.screen.say(words.turn(view))
    told.screen.say(say("web-sheet-text-undergrounds", count=view.undergrounds))
    to_come = "; ".join(map(words.card, in_order(view.remaining))) or say("table-nothing")
    told.screen.facts([(say("web-sheet-text-to-come"), to_come)])
    for line in words.line(sheet.line):
        told.screen.say(line)
    if sheet.power is not None:
        told.screen.say(f"{words.holds(sheet)} {say('web-ns-power-about', power=sheet.power)}")
    if sheet.marking is not None:
        told.screen.say(say("web-sheet-text-noted-mark", station=sheet.marking))
    told.screen.say(f"{words.sites(sheet)}.")
    told.screen.say(f"{words.interchanges(sheet)}.")
    told.screen.facts([(say("web-sheet-text-goals"), words.objective(objective)) for objective in sheet.objectives])
    told.screen.say(words.task(view, sheet))


def say_moves(words: NextStationWords, sheet: SheetView, moves: Sequence[SheetMove]) -> None:
    words.told.screen.say(words.say("menu-moves"))
    for number, move in enumerate(moves, 1):
        words.told.screen.say(f"{number}: {words.move(move, sheet)}")


# --- drawn ------------------------------------------------------------------------------------------------------------


def show_table(words: NextStationWords, view: NextStationView, sheet: SheetView, moves: Sequence[SheetMove]) -> None:
    """Everybody's points, the cards, the line, and the sheet with the numbers of the moves."""
    _show_players(words, view)
    words.told.screen.facts(_facts(words, view, sheet))
    words.told.screen.blank()
    show_sheet(words, sheet, moves)
    words.told.screen.blank()


def _show_players(words: NextStationWords, view: NextStationView) -> None:
    say, told = words.say, words.told
    columns = [say("web-ns-pencil", pencil=pencil).lower() for pencil in PENCILS]
    headers = ["", say("web-ns-total-short").lower(), *columns]
    headers += [say("web-ns-sites").lower(), say("web-ns-interchanges").lower()]
    rows: list[list[Cell]] = []
    for sheet in view.sheets:
        points = {line.pencil: str(line.points) for line in lines_of(sheet)}
        lines: list[Cell] = [
            Text(points.get(pencil, _NONE_YET), "bold" if pencil == sheet.pencil else "") for pencil in PENCILS
        ]
        more = [str(sheet.site_points), str(sum(sheet.interchange_points))]
        rows.append([told.seat(sheet.seat), str(sheet.total), *lines, *more])
    told.screen.table(headers, rows, right=range(1, len(headers)))
    told.screen.blank()


def _facts(words: NextStationWords, view: NextStationView, sheet: SheetView) -> list[tuple[str, Cell]]:
    say = words.say
    facts: list[tuple[str, Cell]] = [
        (say("table-cards-revealed"), _cards(words, view.revealed)),
        (say("table-cards-to-come"), _cards(words, view.remaining)),
    ]
    if sheet.line.sections:
        facts.append((say("web-sheet-text-line"), f"{words.line_score(sheet.line)}. {words.ends(sheet.line)}"))
    if sheet.power is not None:
        state = say("web-ns-power-used" if sheet.power_used else "web-ns-power-ready")
        name = say("web-ns-power-name", power=sheet.power)
        facts.append((say("web-ns-power"), f"{name} ({state}). {say('web-ns-power-about', power=sheet.power)}"))
    facts += [
        (say("web-sheet-text-goals") if at == 0 else "", words.objective(objective))
        for at, objective in enumerate(sheet.objectives)
    ]
    return facts


def _cards(words: NextStationWords, cards: Sequence[str]) -> Chips:
    """Cards by kind, as symbols: those revealed in the order they came, for the others there is none."""
    shown = []
    for kind in ("street", UNDERGROUND):
        symbols = [symbol for card in cards for of, symbol in [face_of(card)] if of == kind]
        signs = " ".join(GLYPHS.get(symbol) or words.say("table-card-switch") for symbol in symbols)
        shown.append(Text.assemble(words.say(f"table-cards-{kind}"), " ", (signs or _NONE_YET, "bold"), "  "))
    return Chips(tuple(shown))


def show_sheet(words: NextStationWords, sheet: SheetView, moves: Sequence[SheetMove] = ()) -> None:
    """The sheet, with what its signs mean beside it."""
    drawing = Drawing(words.city, words.letters())
    drawing.sheet(sheet)
    drawing.numbers(
        (number, move.section, move.station or "")
        for number, move in enumerate(moves, 1)
        if move.section is not None and move.kind == "draw" and move.power in (None, "again")
    )
    rows = drawing.rows()
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(no_wrap=True, min_width=max(map(len, rows)))
    grid.add_column()
    grid.add_row(Text("\n").join(rows), Text("\n").join(_legend(words, sheet, bool(moves))))
    words.told.screen.console.print(grid)


def _legend(words: NextStationWords, sheet: SheetView, numbered: bool) -> list[Text]:
    say = words.say
    legend = [Text(), *(Text(f"{GLYPHS[symbol]} {say(f'sheet-{symbol}')}") for symbol in list(GLYPHS)[:5])]
    legend += [Text(f"{SITE} {say('sheet-site')}"), Text()]
    points = {line.pencil: line.points for line in lines_of(sheet)}
    for number, pencil in enumerate(sheet.pencils, 1):
        name = f"{say(f'sheet-letter-{pencil}')} {say(f'sheet-{pencil}')}"
        style = f"bold {colour_of(pencil)}" if pencil == sheet.pencil else colour_of(pencil)
        worth = f" {points[pencil]}" if pencil in points else ""
        legend.append(Text.assemble((f"{number} ", "dim"), (name, style), worth))
    legend.append(Text())
    if numbered:
        legend.append(Text.assemble(("[3]", "bold"), f" {say('table-move-number')}"))
    marked = [line.marked for line in (*sheet.lines, sheet.line) if line.marked] + [sheet.marking or ""]
    if any(marked):
        legend.append(Text(f"{TWICE} {say('sheet-counts-as-two')}"))
    return legend


def show_moves(words: NextStationWords, view: NextStationView, sheet: SheetView, moves: Sequence[SheetMove]) -> None:
    """The moves in rows: sections by the power they take, marks, and to draw nothing."""
    say, screen = words.say, words.told.screen
    screen.say(Text(words.task(view, sheet), "bold"), indent=1)
    rows: dict[str, list[Text]] = {}
    for number, move in enumerate(moves, 1):
        rows.setdefault(_label(words, move), []).append(_chip(words, sheet, number, move))
    facts: list[tuple[str, Cell]] = [(label, Chips(tuple(chips))) for label, chips in rows.items()]
    screen.facts(facts)
    if any(move.section and words.lines_after(move, sheet) > 1 for move in moves):
        screen.say(f"{_INTERCHANGE} {say('table-interchange')}", "dim", indent=1)
    screen.blank()


def _label(words: NextStationWords, move: SheetMove) -> str:
    if move.kind in ("skip", "mark-none"):
        return words.say("menu-pass")
    if move.power is None or (move.kind == "draw" and move.power == "again"):
        return words.say("menu-sheet-draw")
    return words.say("web-ns-power-name", power=move.power)


def _chip(words: NextStationWords, sheet: SheetView, number: int, move: SheetMove) -> Text:
    if move.kind in ("skip", "mark-none"):
        return Text.assemble((str(number), "bold"), f" {words.move(move, sheet)}")
    gain = (move.after or 0) - (move.before or 0)
    station = words.station[move.station or ""]
    sign = GLYPHS[station.symbol] + (SITE if station.site else "")
    where = dashed(f"{move.start}-{move.station}") if move.section else station.id
    crossing = _INTERCHANGE if move.section and words.lines_after(move, sheet) > 1 else ""
    return Text.assemble((str(number), "bold"), f" {where} {sign}{crossing} {gain:+d} ")


# --- the whole board --------------------------------------------------------------------------------------------------


def show_map(words: NextStationWords, view: NextStationView, sheet: SheetView) -> None:
    """The sheets of the others, and the map by district with all sections."""
    screen, say = words.told.screen, words.say
    for other in view.sheets:
        screen.heading(say("web-sheet-text-sheet", name=words.told.seat(other.seat), points=other.total))
        if screen.plain:
            for line in lines_of(other):
                for told in words.line(line):
                    screen.say(told)
            screen.say(f"{words.sites(other)}.")
            screen.say(f"{words.interchanges(other)}.")
        else:
            show_sheet(words, other)
    screen.heading(say("web-sheet-text-map"))
    if not screen.plain:
        screen.say(f"{_THAMES} {say('web-ns-gain-thames')}", "dim", indent=1)
    facts: list[tuple[str, Cell]] = []
    for number, district in enumerate(words.city.districts):
        stations = [at for at, station in enumerate(words.city.stations) if station.district == number]
        for at, station in enumerate(stations):
            told = words.about_station(station, sheet) if screen.plain else _ways(words, station)
            facts.append((say(f"sheet-{district}") if at == 0 else "", told))
    screen.facts(facts)


def _ways(words: NextStationWords, number: int) -> str:
    """A station and where sections lead from it, with the symbols: `H4 ○  H1△ J2⬠ H6○~`."""
    city = words.city
    ways = []
    for section in sorted(city.sections_at(number)):
        thames = _THAMES if city.sections[section].thames else ""
        ways.append(f"{_signed(city.stations[city.other_end(section, number)])}{thames}")
    return f"{_signed(city.stations[number]):<6}{' '.join(ways)}"


def _signed(station: Station) -> str:
    return f"{station.id}{GLYPHS[station.symbol]}{SITE if station.site else ''}"
