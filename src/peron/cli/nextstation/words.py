"""What is said of Next Station: cards, lines, sheets, stations, moves. Imports the city, the views and the texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from peron.cli.nextstation.drawing import lines_of
from peron.cli.telling import Telling
from peron.rules.nextstation.cards import CARDS, PENCILS
from peron.rules.nextstation.city import City, Station
from peron.rules.nextstation.shapes import LineView, NextStationView, ObjectiveView, SheetMove, SheetView

UNDERGROUND: Final = "underground"


def face_of(card: str) -> tuple[str, str]:
    """Kind and symbol of a card: street or underground; square, joker, switch …"""
    kind, _, symbol = card.partition("-")
    return kind, symbol


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def dashed(section: str) -> str:
    return section.replace("-", "–")


class NextStationWords:
    """The sentences of one language about one city."""

    def __init__(self, told: Telling, city: City) -> None:
        self.told = told
        self.city = city
        self.say = told.texts.say
        self.station = {station.id: station for station in city.stations}
        self.section = {section.id: section for section in city.sections}

    def card(self, card: str) -> str:
        """`Triangle, underground`."""
        kind, symbol = face_of(card)
        return self.say("web-ns-card-name", kind=kind, symbol=symbol)

    def letters(self) -> dict[str, str]:
        """The letters that pencils are known by."""
        return {pencil: self.say(f"sheet-letter-{pencil}") for pencil in PENCILS}

    def district(self, station: Station) -> str:
        return self.say(f"sheet-{self.city.districts[station.district]}")

    # --- what is to be done -------------------------------------------------------------------------------------------

    def heading(self, view: NextStationView, sheet: SheetView) -> str:
        """The round, the pencil, the card."""
        told = self.say("web-ns-round-alone", round=view.round, pencil=sheet.pencil)
        return told if view.phase == "last-mark" else f"{told} · {self.card(view.card)}"

    def turn(self, view: NextStationView) -> str:
        """`Round 2 of 4, turn 3: triangle, street.` and what a switch means for it."""
        told = self.say("web-sheet-text-turn", round=view.round, turn=view.turn, card=self.card(view.card))
        if view.switch == "in-force":
            return f"{told} {self.say('web-ns-switch-in-force')}."
        return told

    def task(self, view: NextStationView, sheet: SheetView) -> str:
        """What there is to do now."""
        if view.phase == "last-mark":
            return self.say("web-ns-do-mark")
        if sheet.first is not None:
            return self.say("web-ns-do-second", section=dashed(sheet.first))
        draws = [move for move in view.moves if move.kind == "draw" and move.power is None]
        if not draws:
            powerful = any(move.kind in ("draw", "first") for move in view.moves)
            return self.say("web-ns-do-none-power" if powerful else "web-ns-do-none")
        if sheet.marking is not None:
            return self.say("web-ns-noted-mark", station=sheet.marking)
        start = "start" if not sheet.line.sections else "any" if view.switch == "in-force" else "end"
        return self.say("web-ns-do-draw", **{"from": start}, symbol=face_of(view.card)[1], start=sheet.line.start)

    # --- moves --------------------------------------------------------------------------------------------------------

    def move(self, move: SheetMove, sheet: SheetView) -> str:
        """A legal move with the points of the line before and after, where it leads and what else it brings."""
        points = {"before": move.before or 0, "after": move.after or 0}
        if move.kind == "skip":
            return self.say("web-ns-move-skip")
        if move.kind == "mark-none":
            return self.say("web-ns-mark-none")
        if move.kind == "mark":
            return self.say("web-ns-move-mark", station=move.station, **points)
        told = self.say(
            "web-ns-move-draw", **{"from": move.start}, to=move.station, power=move.power or "none", **points
        )
        return ", ".join([told, self._target(move), *self.gains(move, sheet)])

    def _target(self, move: SheetMove) -> str:
        station = self.station[move.station or ""]
        return self.say("web-sheet-text-to", symbol=station.symbol, district=self.district(station))

    def gains(self, move: SheetMove, sheet: SheetView) -> list[str]:
        """What a section brings besides the points of its line."""
        gains = []
        if self.section[move.section or ""].thames:
            gains.append(self.say("web-ns-gain-thames"))
        if self.station[move.station or ""].site:
            gains.append(self.say("web-ns-gain-site"))
        lines = self.lines_after(move, sheet)
        if lines > 1:
            gains.append(self.say("web-ns-gain-interchange", lines=lines))
        return gains

    def lines_after(self, move: SheetMove, sheet: SheetView) -> int:
        """How many lines the station that a move leads to has then."""
        earlier = [line for line in sheet.lines if line.sections]
        return 1 + sum(move.station in line.stations for line in earlier)

    # --- lines and sheets ---------------------------------------------------------------------------------------------

    def line_score(self, line: LineView) -> str:
        """`3 districts × 2 stations in one of them + 2 for the Thames = 8`."""
        thames = int(self.city.thames_points) * line.crossings
        return self.say(
            "web-sheet-text-line-score", districts=line.districts, most=line.most, thames=thames, points=line.points
        )

    def line(self, line: LineView) -> list[str]:
        """A line in sentences: where it starts and ends, what it scores, where it runs."""
        told = [_capital(self.say("web-sheet-text-line-of", pencil=line.pencil, start=line.start))]
        if not line.sections:
            return [*told, self.say("web-sheet-text-line-empty")]
        told += [self.ends(line), f"{self.line_score(line)}."]
        told.append(self.say("web-sheet-text-line-sections", sections=", ".join(map(dashed, line.sections))))
        if line.marked:
            told.append(self.say("web-sheet-text-line-marked", station=line.marked))
        return told

    def ends(self, line: LineView) -> str:
        return self.say("web-sheet-text-line-ends", ends=", ".join(line.ends), count=len(line.ends))

    def interchanges(self, sheet: SheetView) -> str:
        """Their points, and which stations have how many lines."""
        lists = []
        for lines in (2, 3, 4):
            stations = [station for station, count in sheet.interchanges.items() if count == lines]
            if stations:
                told = self.say("web-sheet-text-interchange-list", lines=lines, stations=", ".join(stations))
                lists.append(told)
        told = self.say("web-sheet-text-interchanges", points=sum(sheet.interchange_points))
        return f"{told} ({'; '.join(lists)})" if lists else told

    def sites(self, sheet: SheetView) -> str:
        return self.say("web-sheet-text-sites", count=sheet.sites, points=sheet.site_points)

    def objective(self, objective: ObjectiveView) -> str:
        return self.say(
            "web-ns-about-objective",
            objective=objective.id,
            have=objective.have,
            need=objective.need,
            done="yes" if objective.have >= objective.need else "no",
            points=int(self.city.objective_points),
        )

    def holds(self, sheet: SheetView) -> str:
        """Which pencil somebody holds, and its power."""
        if sheet.power is None:
            return self.say("web-sheet-text-holds", pencil=sheet.pencil)
        used = "yes" if sheet.power_used else "no"
        return self.say("web-sheet-text-holds-power", pencil=sheet.pencil, power=sheet.power, used=used)

    # --- the map ------------------------------------------------------------------------------------------------------

    def about_station(self, number: int, sheet: SheetView) -> str:
        """What a station is, which lines it has, and where sections lead from it."""
        station = self.city.stations[number]
        facts = [self.say("web-ns-station", station=station.id, symbol=station.symbol)]
        if station.site:
            facts.append(self.say("web-ns-station-site"))
        if number in list(self.city.start):
            pencil = PENCILS[list(self.city.start).index(number)]
            facts.append(self.say("web-sheet-text-station-start", pencil=pencil))
        lines = [line.pencil for line in lines_of(sheet) if station.id in line.stations]
        if lines:
            named = ", ".join(self.say("line-of-pencil", pencil=pencil) for pencil in lines)
            facts.append(self.say("web-ns-station-lines", lines=named))
        ways = []
        for section in sorted(self.city.sections_at(number)):
            other = self.city.stations[self.city.other_end(section, number)].id
            thames = self.city.sections[section].thames
            ways.append(self.say("web-sheet-text-over-thames", station=other) if thames else other)
        return f"{', '.join(facts)}. {self.say('web-sheet-text-station-ways', stations=', '.join(ways))}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
