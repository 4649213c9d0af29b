"""Next Station at the terminal: the cards, everybody's points, the sheet. Imports its views and the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text

from peron.cli.family import Family, Help, Menu
from peron.cli.nextstation.drawing import GLYPHS, RIVER, SITE, TWICE, Drawing, colour_of, lines_of
from peron.cli.screen import Chips, Fact, under
from peron.rules.nextstation.cards import CARDS, PENCILS
from peron.rules.nextstation.city import Station
from peron.rules.nextstation.shapes import LineView, NextStationView, SheetView
from peron.text.figures import signed
from peron.text.nextstation import NextStationWords

_KINDS: Final = ("street", "underground")
_INTERCHANGE: Final = "⇄"
_STATION: Final = "[a-z](?:[1-9][0-9]?)"


class NextStationFamily(Family):
    words: NextStationWords
    rule: ClassVar = "N10"
    typed: ClassVar = "typed-sheet"
    shorthands: ClassVar = (  # a section may be written in several ways; alone it is to be drawn
        (rf"({_STATION}) ?[-–— ] ?({_STATION})\b", r"\1-\2"),
        (rf"^({_STATION}-{_STATION})", r"draw \1"),
    )
    order: ClassVar = ("draw", "first", "mark", "skip", "mark-none")
    unsaid: ClassVar = ("event-decided",)

    def __init__(self, *told: Any) -> None:
        super().__init__(*told)
        self.city = self.words.city
        self.stations = {station.id: station for station in self.city.stations}
        self.first = self.city.sections[0]
        self.example = f"draw {self.first.id}"
        self.letters = {pencil: self.say(f"sheet-letter-{pencil}") for pencil in PENCILS}
        self._between = ", " if self.screen.plain else " "

    # --- moves --------------------------------------------------------------------------------------------------------

    def rank(self, view: NextStationView, move: Any) -> tuple[Any, ...]:
        """What needs no power before the rest."""
        return (move.power not in (None, "again"),)

    def label(self, view: NextStationView, move: Any) -> Text:
        """`D3–E4△°~⇄ +2`: to a tourist site, under the river, where lines meet."""
        if move.kind in ("skip", "mark-none"):
            return super().label(view, move)
        gain = signed(move.after - move.before)
        if move.kind == "mark":
            return Text(f"{move.station}{TWICE} {gain}")
        brings = {gain.kind for gain in move.gains}
        over = (RIVER if "river" in brings else "") + (_INTERCHANGE if "interchange" in brings else "")
        power = self.say(f"power-{move.power}") + " " if move.power else ""
        return Text(f"{move.start}–{self._signed(self.stations[move.station])}{over} {power}{gain}")

    # --- the table ----------------------------------------------------------------------------------------------------

    def facts(self, view: NextStationView, menu: Menu) -> list[Fact]:
        say, sheet = self.say, view.sheets[view.seat or 0]
        facts: list[Fact] = [(self.seat(other.seat), self._score(other)) for other in view.sheets]
        facts += [
            (say("table-card"), self._card(view)),
            (say("table-cards-revealed"), self._cards(view.revealed)),
            (say("table-cards-to-come"), self._cards([card for card in CARDS if card not in view.revealed])),
        ]
        if self.screen.plain:
            facts += self._lines(sheet)
        elif sheet.line.sections:
            facts.append((say("table-line"), self._formula(sheet.line)))
        if sheet.power is not None:
            used = f" ({say('table-power-used')})" if sheet.power_used else ""
            facts.append((say("table-power"), say(f"power-{sheet.power}") + used))
        goals = ((say(f"sheet-objective-{goal.id}"), goal) for goal in sheet.objectives)
        facts += under(say("table-goals"), (f"{told} {goal.have}/{goal.need}" for told, goal in goals))
        return facts

    def picture(self, view: NextStationView, menu: Menu) -> list[Text]:
        drawing = Drawing(self.city, self.letters, view.sheets[view.seat or 0])
        for number, (move,) in enumerate(menu, 1):
            if move.section:
                drawing.number(str(number), move.section, move.station)
        return drawing.rows()

    def _score(self, sheet: SheetView) -> Chips:
        """The points of a sheet now: in all, by line, for sites and interchanges."""
        lines = [(line.pencil, line.points) for line in lines_of(sheet)]
        more = {"sites": (SITE, sheet.site_points), "interchanges": (_INTERCHANGE, sum(sheet.interchange_points))}
        chips = [Text(f"{sheet.total}", "bold")]
        chips += [Text(f"{self.letters[pencil]}{points}", colour_of(pencil)) for pencil, points in lines]
        chips += [Text(f"{sign}{points}") for sign, points in more.values() if points]
        said = [f"{self.say(f'colour-{pencil}')} {points}" for pencil, points in lines]
        said += [f"{self.say(f'sheet-{name}')} {points}" for name, (_, points) in more.items()]
        return Chips(tuple(chips), f"{sheet.total} ({', '.join(said)})")

    def _card(self, view: NextStationView) -> str:
        kind, _, symbol = view.card.partition("-")
        symbol, kind = self._symbol(symbol), self.say(f"table-cards-{kind}")
        told = f"{symbol} ({kind})" if self.screen.plain else f"{symbol} {kind}"
        switch = f", {self.say('symbol-switch')}" if view.switch == "in-force" else ""
        return f"{told}{switch}, {self.say('table-turn', round=view.round, turn=view.turn)}"

    def _symbol(self, symbol: str) -> str:
        if symbol in GLYPHS and not self.screen.plain:
            return GLYPHS[symbol]
        return self.say("symbol-any" if symbol == "joker" else f"symbol-{symbol}")

    def _cards(self, cards: Sequence[str]) -> str:
        """Cards by kind, as symbols: those revealed in the order they came; for the others there is none."""
        shown = []
        for kind in _KINDS:
            symbols = [self._symbol(card.partition("-")[2]) for card in cards if card.startswith(kind)]
            if symbols:
                said = ": " if self.screen.plain else " "
                shown.append(self.say(f"table-cards-{kind}") + said + self._between.join(symbols))
        return ("; " if self.screen.plain else "\n").join(shown) or self.say("table-nothing")

    def _formula(self, line: LineView) -> str:
        """`3 × 2 + 4 = 10` (N16): districts, most stations in one of them, the river."""
        over = f" + {line.river}" if line.river else ""
        return f"{line.districts} × {line.most}{over} = {line.points}"

    def _lines(self, sheet: SheetView) -> list[Fact]:
        """The lines of a sheet in words."""
        lines = (*sheet.lines, sheet.line)
        return [(self.say("line-of-pencil", pencil=line.pencil), self._line(line)) for line in lines]

    def _line(self, line: LineView) -> str:
        if not line.sections:
            return self.say("table-line-start", station=line.start)
        told = self.say("table-line-told", sections=", ".join(line.sections), ends=", ".join(line.ends) or "–")
        twice = f" {self.say('sheet-counts-as-two')}: {line.marked}." if line.marked else ""
        return f"{told} {self._formula(line)}.{twice}"

    # --- the board ----------------------------------------------------------------------------------------------------

    def board(self, view: NextStationView) -> None:
        """The sheets of all, and the map by district with all sections."""
        for sheet in view.sheets:
            self.screen.heading(self.seat(sheet.seat))
            if self.screen.plain:
                self.screen.facts(self._lines(sheet))
            else:
                self.screen.spread(Drawing(self.city, self.letters, sheet).rows(), [("", self._score(sheet))])
        self.screen.heading(self.say("table-map"))
        for number, district in enumerate(self.city.districts):
            here = [at for at, station in enumerate(self.city.stations) if station.district == number]
            self.screen.facts(under(self.words.district(district), map(self._ways, here)))

    def _ways(self, number: int) -> str:
        """A station and where sections lead from it: `H4○ – H1△ J2⬠ H6○~`."""
        city, ways = self.city, []
        for section in sorted(city.sections_at(number)):
            other = city.stations[city.other_end(section, number)]
            river = city.sections[section].river
            over = "" if not river else f" {self.say('table-under-river')}" if self.screen.plain else RIVER
            ways.append((other.id if self.screen.plain else self._signed(other)) + over)
        return f"{self._signed(city.stations[number])} – {self._between.join(ways)}"

    def _signed(self, station: Station) -> str:
        if self.screen.plain:
            site = f" {self.say('sheet-site')}" if station.site else ""
            return f"{station.id} {self._symbol(station.symbol)}{site}"
        return f"{station.id}{GLYPHS[station.symbol]}{SITE if station.site else ''}"

    def help(self, view: NextStationView) -> Help:
        signs = [] if self.screen.plain else ["map"]
        keys = ["aim", "turn", "score", *signs, "moves", *(["power"] if view.powers else []), "board"]
        start, end = (self.city.stations[at] for at in (self.first.a, self.first.b))
        example = {"section": self.first.id, "start": start.id, "end": end.id, "symbol": end.symbol}
        signed = f"{end.id}{GLYPHS[end.symbol]}"
        return [f"sheet-{key}" for key in keys], {"river": int(self.city.river_points), "signed": signed, **example}
