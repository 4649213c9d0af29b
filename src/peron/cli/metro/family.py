"""Metro at the terminal: points, hands, companies and the board. Imports its views and the drawing of the board."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rich.text import Text

from peron.cli.family import Family, Help, Menu, alike
from peron.cli.metro.drawing import FAINT, SIDE, BoardDrawing, tile_rows
from peron.cli.screen import FRAME, NARROW, Chips, Fact, listed
from peron.rules.contract import SEATS
from peron.rules.metro.board import COLOURS, EDITIONS, SIZE, where
from peron.rules.metro.game import MetroGame
from peron.rules.metro.paths import read_line
from peron.rules.metro.shapes import MetroPlayer, MetroView, WagonView
from peron.text.metro import MetroWords

_EDGES: Final = 3
"""Rows above and below the squares."""
_INKS: Final = {
    "yellow": "#E8C400",
    "blue": "#5AB8FF",
    "orange": "#F07A16",
    "green": "#1F9A6B",
    "purple": "#B08CFF",
    "black": "#8A8F98",
    "red": "#E5484D",
    "white": "default",
}
"""The colours of wagons on a terminal, light or dark: real black and white would be lost on one of them."""


class MetroFamily(Family):
    words: MetroWords
    game: MetroGame
    example = "lay d3"
    rule: ClassVar = "M7"
    typed: ClassVar = "typed-metro"
    shorthands: ClassVar = ((r"^((?:[1-3] )?[a-h][1-8]\b)", r"lay \1"),)  # a square alone is where the tile goes
    order: ClassVar = ("lay", "draw-tile", "pass", "wagon", "exchange")
    follows: ClassVar = ("event-line-finished", "event-line-of-company", "event-share-turned-up")
    unsaid: ClassVar = ("event-new-tile",)
    ways: ClassVar = {"lay": "square", "wagon": "rail"}

    # --- moves --------------------------------------------------------------------------------------------------------

    def rank(self, view: MetroView, move: Any) -> tuple[Any, ...]:
        """Whether it finishes a line, one's own first, or lengthens one; then by what it brings the seat."""
        gains = getattr(move, "gains", ())
        own = [gain for gain in gains if read_line(gain.line)[2] == view.seat]
        others = [gain for gain in gains if gain not in own]
        ranks = [2 * (gain.kind == "grows") + (gain in others) for gain in gains]
        square = where(move.square) if move.kind == "lay" else ()
        return min(ranks, default=4), -sum(map(_points, own)), sum(map(_points, others)), square

    def label(self, view: MetroView, move: Any) -> Text:
        """`d3 8A+1`, `d3 8A✓6`, `d3 #2 90°`."""
        if move.kind == "exchange":
            taken = self.say("table-hidden") if move.taken == "hidden" else self.words.share(move.open)
            return Text(f"{move.percent} % {self.words.share(move.company)}→{taken}")
        if move.kind not in ("lay", "wagon"):
            return super().label(view, move)
        told = Text(f"c{move.rail}" if move.kind == "wagon" else move.square)
        if move.kind == "lay":
            told.append(f" #{move.slot}" if view.hand > 1 and move.slot else "")
            told.append(f" {move.turn}°" if move.turn else "")
        inks = self._inks(view)
        for gain in move.gains:
            grown = f"✓{gain.points}" if gain.kind != "grows" else f"+{gain.more}"
            told.append(f" {self._short(gain.line)}{grown}", inks.get(gain.line, ""))
        return told

    # --- the table ----------------------------------------------------------------------------------------------------

    def facts(self, view: MetroView, menu: Menu) -> list[Fact]:
        facts: list[Fact] = [(self.seat(player.seat), self._player(view, player)) for player in view.players]
        facts += [self._hand(view), (self.say("table-stacks"), str(view.stack)), *self._own(view)]
        return [*facts, *self._lines(view)] if self.screen.plain else facts

    def _player(self, view: MetroView, player: MetroPlayer) -> str:
        """What everybody sees of a seat."""
        told = []
        if not view.companies:
            lines = [wagon.finished for wagon in view.wagons if wagon.seat == player.seat]
            counts = {"points": player.points or 0, "waiting": lines.count(False), "done": lines.count(True)}
            told = [f"{self.say(f'table-column-{name}')} {count}" for name, count in counts.items()]
        told += [self._share(share.company, share.percent) for share in player.shares if share.shown]
        told += [self.say("table-wagon")] if player.wagon else []
        return ", ".join(told) or "–"

    def _hand(self, view: MetroView) -> Fact:
        """The tiles of the seat, drawn or told by their tracks."""
        player = view.players[view.seat or 0]
        tiles = [player.drawn] if player.drawn is not None else [tile for tile in player.hand or () if tile is not None]
        label = self.say("table-drawn" if player.drawn is not None else "table-tile")
        if self.screen.plain or not tiles:
            return label, "; ".join(map(self.words.tile, tiles)) or self.say("table-nothing")
        return label, Text("\n").join(tile_rows(tiles))

    def _own(self, view: MetroView) -> list[Fact]:
        """Companies, shares and number cards."""
        player, say = view.players[view.seat or 0], self.say
        facts: list[Fact] = []
        if view.companies:
            told = [f"{self.words.share(one.id)} {one.points} ({one.value})" for one in view.companies]
            chips = (Text(text, _INKS[one.id]) for text, one in zip(told, view.companies, strict=True))
            shares = [f"{self._share(share.company, share.percent)} = {share.points}" for share in player.shares]
            facts = [
                (say("table-companies"), Chips(tuple(chips), "; ".join(told))),
                (say("table-shares"), listed(shares)),
                (say("table-shares-open"), listed(self._share(one.open, one.percent) for one in view.shares)),
                (say("table-wagons-free"), listed(self.words.share(one.id) for one in view.companies if one.wagon)),
            ]
        cards = [say("table-number", number=card.number, points=card.points) for card in player.numbers or ()]
        return [*facts, (say("table-numbers"), listed(cards))]

    def _share(self, company: str | None, percent: int) -> str:
        return self.say("share-name", company=company, percent=percent)

    # --- lines --------------------------------------------------------------------------------------------------------

    def _short(self, line: str) -> str:
        """A line by where it starts and whose it is, as at the edge of the board: `8A`, `c3B`, `8ye`."""
        start, number, seat, company = read_line(line)
        owner = self.say("table-companies-short").split()[COLOURS.index(company or "")] if seat is None else SEATS[seat]
        return f"{'c' if start == 'rail' else ''}{number}{owner}"

    def _inks(self, view: MetroView) -> dict[str, str]:
        """How lines are painted; one's own stand out without colour too, and come last."""
        inks = {}
        for wagon in sorted(view.wagons, key=lambda wagon: wagon.seat == view.seat):
            ink = _INKS[wagon.company or view.players[wagon.seat or 0].colour or "white"]
            inks[wagon.line] = f"bold {ink}" if wagon.seat == view.seat else ink
        return inks

    def picture(self, view: MetroView, menu: Menu) -> list[Text]:
        """The board, as large as the screen has room for."""
        board, inks = self.game.board, self._inks(view)
        numbers = {ways[0].square: number for number, ways in enumerate(menu, 1) if ways[0].kind == "lay"}
        rows = (self.screen.height - _EDGES - FRAME) // SIZE
        columns = (self.screen.console.width - 2 * SIDE - NARROW - 5) // SIZE
        drawing = BoardDrawing(view, board.data["centre"], numbers, max(2, min(4, rows, columns // 2)))
        wagons = {wagon.line: wagon for wagon in view.wagons}
        for line, ink in inks.items():
            drawing.line(wagons[line].path, ink)
        begin = {wagon.station: wagon for wagon in view.wagons}
        for station in board.stations:
            number = station.numbers[EDITIONS.index(view.numbering)]
            told, ink = str(number), FAINT
            if wagon := begin.get(number):
                told, ink = f"{number}✓" if wagon.finished else self._short(wagon.line), inks[wagon.line]
            drawing.station(station.side, board.names[station.at], told, ink)
        return drawing.rows()

    def _lines(self, view: MetroView) -> list[Fact]:
        """Lines in words, one's own first: how far they are and over which squares they run; and where those begin that
        have no tile yet."""
        wagons = sorted(view.wagons, key=lambda wagon: (wagon.seat != view.seat, wagon.finished))
        facts: list[Fact] = [(self.words.line(wagon.line), self._state(wagon)) for wagon in wagons if wagon.tiles]
        for idle in alike([wagon for wagon in wagons if not wagon.tiles], lambda wagon: wagon.company or wagon.seat):
            owner = self.seat(idle[0].seat) if idle[0].company is None else self.words.company(idle[0].company)
            facts.append((owner, self.say("table-lines-idle", lines=", ".join(one.line.split("-")[0] for one in idle))))
        return facts

    def _state(self, wagon: WagonView) -> str:
        over = ", ".join(dict.fromkeys(track[:2] for track in wagon.path))
        key = "done" if wagon.finished else "open"
        return self.say(f"table-line-{key}", tiles=wagon.tiles, points=wagon.points, stop=wagon.stop, squares=over)

    def board(self, view: MetroView) -> None:
        """The board, and all lines."""
        if self.screen.plain:
            for tile in (*view.centre, *view.tiles):
                self.screen.facts([(tile.square, self.say("table-tile-turned", tile=tile.tile, turn=tile.turn))])
        else:
            self.screen.spread(self.picture(view, ()), self._own(view))
        self.screen.heading(self.say("table-lines"))
        self.screen.facts(self._lines(view))

    # --- help ---------------------------------------------------------------------------------------------------------

    def help(self, view: MetroView) -> Help:
        played = set(view.modules)
        owned = "-companies" if "companies" in played else ""
        keys = [f"aim{owned}", "through" if "tracks" in played else "score", "turn"]
        keys += [f"stations{owned}"] if "stations" in played else []
        keys += [*sorted(played & {"companies", "numbers"}), "letters" if self.screen.plain else "lines", "moves"]
        options = {"second": view.hand > 1, "turned": view.direction == "free", "exchange": bool(owned)}
        options["wagon-share" if owned else "wagon"] = "stations" in played
        keys += [*(key for key, holds in options.items() if holds), "board"]
        return [f"metro-{key}" for key in keys], {"hand": view.hand, "closing": view.closing}


def _points(gain: Any) -> int:
    return int(gain.tiles if gain.kind == "grows" else gain.points)
