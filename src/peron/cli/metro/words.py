"""What is said of Metro: tiles, lines, moves and what they do. Imports the views and the texts."""

from __future__ import annotations

from peron.cli.metro.effects import Effect, Way
from peron.cli.metro.tiles import SIDES, arrows, as_it_lies, goes_on_at, letters, ways
from peron.cli.telling import Telling
from peron.rules.metro.board import COLOURS
from peron.rules.metro.shapes import MetroMove, MetroView, ShareView, WagonView
from peron.rules.record import SEATS


class MetroWords:
    """The sentences of one language about one table."""

    def __init__(self, told: Telling) -> None:
        self.told = told
        self.say = told.texts.say

    # --- tiles --------------------------------------------------------------------------------------------------------

    def tile(self, code: str) -> str:
        """In a sentence: arrows; in plain lines `N-S E-W S-N W-E`."""
        return letters(code, "-") if self.told.screen.plain else arrows(code)

    def tracks(self, code: str) -> str:
        """`from north to south, from east to west, …`."""
        return ", ".join(
            self.say("web-metro-track", **{"from": SIDES[entry]}, to=SIDES[out]) for entry, out in ways(code)
        )

    def picture(self, code: str) -> str:
        return self.tracks(code) if self.told.screen.plain else f"{arrows(code)}  {letters(code)}"

    # --- lines --------------------------------------------------------------------------------------------------------

    def owner(self, wagon: WagonView) -> str:
        """The letter of a seat, or the short name of a company."""
        return self.say(f"table-company-{wagon.company}") if wagon.company else SEATS[wagon.seat or 0]

    def short(self, wagon: WagonView) -> str:
        """A line by where it starts and whose it is, as at the edge of the board: `8A`, `c3B`, `8·ye`."""
        start = f"{wagon.station}" if wagon.station is not None else f"c{wagon.rail}"
        return f"{start}{'·' if wagon.company else ''}{self.owner(wagon)}"

    def line(self, wagon: WagonView) -> str:
        """`Your line 11`, `Line 11: Marek`, `Line 11: yellow company`."""
        own = wagon.seat is not None and wagon.seat == self.told.scene.seat
        company = self.say("company-name", company=wagon.company) if wagon.company else ""
        name = company or self.told.words.player(wagon.seat or 0)
        start = "rail" if wagon.station is None else "station"
        number = wagon.rail if wagon.station is None else wagon.station
        return self.say("web-metro-line", you="yes" if own else "no", name=name, start=start, number=number)

    def stop(self, wagon: WagonView) -> str:
        """Where a finished line ends."""
        if wagon.arrival is None:
            return self.say("web-metro-stop-centre")
        return self.say("web-metro-stop-station", number=wagon.arrival)

    def state(self, wagon: WagonView) -> str:
        """How far a line is."""
        tiles, points = wagon.tiles, wagon.points
        if not wagon.finished:
            return self.say("web-metro-text-line-open", tiles=tiles, square=goes_on_at(wagon))
        return self.say(
            "web-metro-text-line-done",
            end="centre" if wagon.centre else "station",
            doubled="yes" if points > tiles else "no",
            number=wagon.arrival or 0,
            tiles=tiles,
            points=points,
        )

    # --- moves --------------------------------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """A change as a short sentence."""
        what = self.say("web-metro-grows", tiles=effect.tiles, before=effect.before, more=effect.tiles - effect.before)
        if effect.finished:
            doubled = "yes" if effect.doubled else "no"
            what = self.say("web-metro-finishes", where=self.stop(effect.wagon), tiles=effect.tiles, doubled=doubled)
        return self.say(
            "web-metro-effect",
            line=self.line(effect.wagon),
            what=what,
            finished="yes" if effect.finished else "no",
            points=effect.points,
        )

    def short_effect(self, effect: Effect) -> str:
        """The same in a few signs: `8A +1 (3)`, `8A finished at station 5: 6 points`."""
        line = self.short(effect.wagon)
        if not effect.finished:
            return f"{line} +{effect.tiles - effect.before} ({effect.tiles})"
        return self.say("menu-line-done", line=line, where=self.stop(effect.wagon), points=effect.points)

    def way(self, way: Way, view: MetroView) -> str:
        """A move as a sentence with what it does, without a full stop."""
        told = _capital(self.move(way.move, view))
        if not way.effects:
            return told
        return self.say("web-metro-move-does", move=told, does="; ".join(map(self.effect, way.effects)))

    def move(self, move: MetroMove, view: MetroView) -> str:
        say = self.say
        if move.kind == "lay":
            return say("web-metro-move-lay", square=move.square, turn=move.turn or 0, slot=move.slot or 0)
        if move.kind == "draw":
            return say("web-metro-move-draw")
        if move.kind == "exchange":
            taken = next(stack.open for stack in view.shares if stack.percent == move.percent)
            return say(
                "web-metro-text-exchange-for",
                **{"from": move.taken},
                given=move.company,
                percent=move.percent,
                taken=taken,
            )
        if move.kind == "wagon":
            return say(
                "web-metro-move-wagon",
                rail=move.rail,
                company=move.company or COLOURS[0],
                percent=move.percent or 0,
                share="yes" if move.company else "no",
            )
        return say("move-pass")

    def how(self, move: MetroMove, view: MetroView) -> str:
        """One of several ways to do the same: which tile and how it is turned, or which share is shown."""
        if move.kind != "lay":
            return self.say("web-metro-text-share-name", company=move.company, percent=move.percent)
        told = []
        if view.hand > 1 and move.slot is not None:
            told.append(self.say("web-metro-text-slot", slot=move.slot))
        if view.direction == "free":
            told.append(self.say(f"web-metro-text-turn-{move.turn}"))
        if not self.told.screen.plain:
            told.append(arrows(as_it_lies(move.tile or "", move.turn or 0)))
        return " ".join(told)

    # --- shares -------------------------------------------------------------------------------------------------------

    def share(self, share: ShareView) -> str:
        shown = "yes" if share.shown else "no"
        return self.say(
            "web-metro-text-share", company=share.company, percent=share.percent, points=share.points, shown=shown
        )

    def task(self, view: MetroView) -> str:
        """Everything there is to choose from, by the kinds of moves."""
        if view.phase == "drawn":
            return self.say("web-metro-do-drawn")
        kinds = {move.kind for move in view.moves}
        if kinds == {"pass"}:
            return self.say("web-only-pass")
        more = {(True, True): "both", (True, False): "share", (False, True): "wagon"}.get(
            ("exchange" in kinds, "wagon" in kinds), "none"
        )
        draw = "yes" if "draw" in kinds else "no"
        return self.say("web-metro-do-turn", more=more, draw=draw, tiles=view.hand)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
