"""Tables of San Francisco with tourism tokens, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.rules.ticket_tables import LETTERS, SAN_FRANCISCO, SYMBOLS, Table, san_francisco

FIVE = ("alcatraz", "golden_gate_bridge", "the_embarcadero", "sunset", "potrero_hill")
"""S3: where stacks lie from the beginning; in the deals here with the first five symbols, in this order."""
PLACES = [place["id"] for place in SAN_FRANCISCO["places"]]

AT_ALCATRAZ = "alcatraz-fort_mason"  # a ferry of three spaces with one symbol
AT_BRIDGE, AT_BRIDGE_TOO = "golden_gate_bridge-presidio-1", "golden_gate_bridge-presidio-2"  # two red, two blue
AT_SUNSET = "sunset-japanese_tea_garden-1"  # two green
AT_POTRERO = "mission_district-potrero_hill-2"  # two red
AT_PIER, AT_PIER_TOO = "lombard_street-pier_39-1", "pier_39-chinatown"  # one red, two black
PIER_AND_EMBARCADERO = "pier_39-the_embarcadero"  # three green
NOWHERE = "the_castro-twin_peaks-2"  # one black
GREENS = "green green green"


def opened(players: int = 2, first: int = 0, **given: Any) -> Table:
    """A table where all have chosen their tickets, and the tokens are still to be placed."""
    table = Table(players, first, game=san_francisco(), tokens=SYMBOLS, **given)
    table.keep_both()
    return table


def begun(players: int = 2, first: int = 0, placed: Sequence[str] = ("lantern pier_39", "tree union_square")) -> Table:
    """A table where the two last stacks lie on these places."""
    table = opened(players, first)
    for stack in placed:
        table.play(f"{table.turn} place {stack}")
    return table


def claim(table: Table, letter: str, route: str) -> None:
    """Let a seat claim a route, whosever turn it is, with cards that pay for it."""
    table.state.turn = LETTERS.index(letter)
    entry = next(entry for entry in SAN_FRANCISCO["routes"] if entry["id"] == route)
    wilds = len(entry.get("ferries", []))
    colour = "blue" if entry["colour"] == "gray" else entry["colour"]
    cards = {colour: entry["spaces"] - wilds, "wild": wilds}
    table.lay(hands={**dict.fromkeys(LETTERS[: table.state.seats], ""), letter: cards})
    table.play(f"{letter} claim {route} " + " ".join(f"{n} {card}" for card, n in cards.items() if n))


def taken(table: Table) -> list[tuple[object, object, object]]:
    """Who took which token where, by the events of the last move."""
    return [(event.params["seat"], event.params["token"], event.params["place"]) for event in table.told("event-token")]
