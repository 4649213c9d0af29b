"""Writes the recorded games of this folder: `python -m tests.records.make` from the root of the project.

The records are kept so that a changed rule shows up as one that no longer replays. Write them anew only when a change
of the rules is meant, together with a new `rules_version`, and look at the diff.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import peron
from tests.rules.positions import chosen

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Plan:
    """A game to record: who sits there, what they are inclined to, and how it begins and ends."""

    players: int
    seed: int | str
    tempers: tuple[str, ...] = ("claim",)
    names: tuple[str, ...] = ()
    options: dict[str, object] = field(default_factory=dict)
    deal: dict[str, object] = field(default_factory=dict)
    reshuffles: int = 0
    """How many reshuffles the deal fixes."""
    moves: int | None = None
    """Where the record stops, when it is left open."""


def dealt_cards(*beginning: str) -> list[str]:
    colours = ("blue", "green", "black", "purple", "red", "orange")
    left = [card for _ in range(6) for card in colours] + ["wild"] * 8
    for card in beginning:
        left.remove(card)
    return [*beginning, *left]


def dealt_tickets(game: peron.Game) -> list[str]:
    """All tickets, those of the most points first."""
    state = game.new(2, 0)
    board = state.board  # type: ignore[attr-defined]
    return [ticket.id for ticket in sorted(board.tickets, key=lambda ticket: (-ticket.points, ticket.id))]


SWEPT = dealt_cards("red", "blue", "red", "blue", "wild", "wild", "green", "wild", "red")


def berlin() -> dict[str, Plan]:
    tickets = dealt_tickets(peron.game("berlin"))
    return {
        "berlin-2-builders": Plan(2, 1, ("claim",)),
        "berlin-2-any": Plan(2, 2, ("",)),
        "berlin-2-hoarders": Plan(2, 3, ("draw deck", "draw")),
        "berlin-2-tickets": Plan(2, 4, ("tickets", "claim")),
        "berlin-2-names": Plan(2, "warm night in May", ("claim", ""), names=("Ola", "Żółw z Berlina")),
        "berlin-2-open": Plan(2, 6, ("claim", ""), moves=41),
        "berlin-2-not-begun": Plan(2, 7, moves=1),
        "berlin-2-dealt": Plan(2, 8, ("claim", "draw"), deal={"first": 1, "cards": SWEPT, "tickets": tickets}),
        "berlin-2-reshuffles": Plan(2, 9, ("draw", "claim"), deal={"first": 0}, reshuffles=2),
        "berlin-3-builders": Plan(3, 10, ("claim",)),
        "berlin-3-any": Plan(3, 11, ("",)),
        "berlin-3-mixed": Plan(3, 12, ("claim", "draw", "tickets"), names=("A", "B", "C")),
        "berlin-3-dealt": Plan(3, 13, ("claim",), deal={"first": 2, "tickets": tickets[::-1]}),
        "berlin-4-builders": Plan(4, 14, ("claim",)),
        "berlin-4-any": Plan(4, 15, ("",)),
        "berlin-4-hoarders": Plan(4, 16, ("draw", "draw deck", "draw", "claim")),
        "berlin-4-reshuffles": Plan(4, 17, ("claim", "", "draw", "draw deck"), reshuffles=1),
    }


def san_francisco() -> dict[str, Plan]:
    tickets = dealt_tickets(peron.game("san-francisco"))
    symbols = ["tree", "bell", "house", "lighthouse", "lantern", "bridge", "note"]
    return {
        "san-francisco-2-builders": Plan(2, 21, ("claim",)),
        "san-francisco-2-any": Plan(2, 22, ("",), names=("Ola", "Jan")),
        "san-francisco-2-hoarders": Plan(2, 23, ("draw deck", "draw")),
        "san-francisco-2-placing": Plan(2, 24, moves=3),
        "san-francisco-2-dealt": Plan(
            2, 25, ("claim", "draw"), deal={"first": 1, "cards": SWEPT, "tickets": tickets, "tokens": symbols}
        ),
        "san-francisco-3-builders": Plan(3, 26, ("claim",)),
        "san-francisco-3-drawn": Plan(3, 31, ("claim", ""), options={"first": "A", "symbols": "drawn"}),
        "san-francisco-3-mixed": Plan(3, 27, ("claim", "draw", "tickets")),
        "san-francisco-4-builders": Plan(4, 28, ("claim",), deal={"tokens": symbols[::-1]}),
        "san-francisco-4-any": Plan(4, 29, ("",)),
        "san-francisco-4-reshuffles": Plan(4, 30, ("claim", "", "draw", "draw deck"), reshuffles=1),
    }


def london() -> dict[str, Plan]:
    both: dict[str, object] = {"objectives": True, "powers": True}
    turned_up = ["underground-circle", "street-square", "street-pentagon", "street-switch", "underground-joker"]
    dealt: dict[str, object] = {
        "cards": [turned_up, turned_up[::-1]],
        "objectives": ["thames", "centre"],
        "powers": ["double", "switch", "joker", "again"],
    }
    return {
        "london-1-builder": Plan(1, 1, ("draw",)),
        "london-1-ordered": Plan(1, "rainy day", ("draw",), ("Ola",), {**both, "pencils": "pink green blue purple"}),
        "london-1-open": Plan(1, 3, ("",), moves=11),
        "london-2-dealt": Plan(2, 4, ("draw", ""), options=both, deal=dealt),
        "london-2-objectives": Plan(2, 5, ("draw",), options={"objectives": True}),
        "london-3-powers": Plan(3, 6, ("", "mark", "draw"), options={"powers": True}),
        "london-4-any": Plan(4, 7, ("",)),
        "london-4-modules": Plan(4, 8, ("draw",), options=both),
    }


def metro() -> dict[str, Plan]:
    dealt: dict[str, object] = {
        "first": 1,
        "colours": ["yellow", "orange", "blue"],
        "tiles": ["dddd", "aacb", "bcbc", "aaaa", "adad"],
        "numbers": ["28", "7", "16"],
    }
    central: dict[str, object] = {
        "shares": [["yellow", "red"], ["white"], ["blue", "green", "black"], ["orange"]],
        "centre": ["acba", "bbbb", "dada", "aaaa"],
    }
    companies: dict[str, object] = {"companies": True}
    stations: dict[str, object] = {"stations": True}
    tracks: dict[str, object] = {"tracks": True}
    free: dict[str, object] = {"direction": "free", "hand": 3, "numbering": "2009", "first": "A"}
    return {
        "metro-2-base": Plan(2, 1, ("lay",)),
        "metro-2-drawers": Plan(2, "night bus", ("draw",), ("Ola",)),
        "metro-2-free": Plan(2, 3, ("lay", ""), options=free),
        "metro-2-open": Plan(2, 4, ("",), moves=21),
        "metro-2-companies-tracks": Plan(2, 5, ("exchange", "lay"), options={**companies, **tracks}, deal=central),
        "metro-3-dealt": Plan(3, 6, ("lay", ""), options={"numbers": 1}, deal=dealt),
        "metro-3-tracks-numbers": Plan(3, 7, ("lay",), options={**tracks, "numbers": 3, "hand": 2}),
        "metro-4-companies": Plan(4, 8, ("exchange", "lay", ""), options=companies),
        "metro-4-stations-numbers": Plan(4, 9, ("wagon", "lay"), options={**stations, "numbers": 2}),
        "metro-5-stations": Plan(5, 10, ("lay", "wagon"), options={**stations, "hand": 2}),
        "metro-6-companies-stations": Plan(6, 11, ("wagon", "exchange", "lay"), options={**companies, **stations}),
        "metro-6-base": Plan(6, 12, ("",)),
        "metro-6-passed": Plan(6, 9, ("lay",), options={**stations, "hand": 3}),
    }


PLANS = {"berlin": berlin, "san-francisco": san_francisco, "london": london, "metro": metro}
"""The records of a title, by their names. One without a row has none."""


def made(game: peron.Game, plan: Plan) -> peron.Record:
    """Play the plan. The order of a reshuffle that the deal is to fix is found out by giving a wrong one first."""
    orders: list[list[str]] = []
    while True:
        unknown: list[list[str]] = [[]] if len(orders) < plan.reshuffles else []
        deal = {**plan.deal, **({"reshuffles": orders + unknown} if plan.reshuffles else {})}
        try:
            return played(game, plan, deal)
        except peron.PeronError as wrong:
            expected = wrong.params.get("expected")
            if wrong.key != "deal-reshuffle" or not isinstance(expected, dict):
                raise
            orders.append([card for card, n in expected.items() for _ in range(n)])


def played(game: peron.Game, plan: Plan, deal: dict[str, object]) -> peron.Record:
    record = peron.Record(game, plan.players, plan.seed, plan.options, deal, plan.names)
    random = peron.Random(plan.players)
    state = record.begin()
    while not state.is_over() and (plan.moves is None or len(record.entries) < plan.moves):
        actors = state.actors()
        seat = actors[random.below(len(actors))]
        record.play(state, seat, chosen(game, state, seat, random, plan.tempers[seat % len(plan.tempers)]))
    return record


def main() -> None:
    for title, plans in PLANS.items():
        for name, plan in plans().items():
            text = made(peron.game(title), plan).text()
            (FOLDER / f"{name}.peron").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
