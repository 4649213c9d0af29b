"""Boards made wrong on purpose: what to change in a good one, and every problem that must then be found.

A change is a text that occurs once and its replacement; a problem is a key, a path, and the text at which it must be
reported. Routes are numbered as in berlin.json: 0 is a tram of three spaces, 2 and 3 are an orange and purple double,
32 and 33 a subway double, 52 is the subway that costs five.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Broken:
    changes: tuple[tuple[str, str], ...]
    problems: tuple[tuple[str, str, str], ...]

    def text(self, good: str) -> str:
        text = good
        for old, new in self.changes:
            assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
            text = text.replace(old, new)
        return text

    def expected(self, good: str) -> list[tuple[str, str, int, int]]:
        """Key, path, line and column of each problem, in the order of the file."""
        text = self.text(good)
        found = []
        for key, path, mark in self.problems:
            assert text.count(mark) == 1, f"{mark!r} occurs {text.count(mark)} times"
            before = text[: text.index(mark)]
            found.append((key, path, before.count("\n") + 1, len(before) - before.rfind("\n")))
        return sorted(found, key=lambda problem: (problem[2], problem[3], problem[0]))


def broken(old: str, new: str, *problems: tuple[str, str, str]) -> Broken:
    return Broken(((old, new),), problems)


TRAM = '"between": ["charlottenburger_tor", "siegessaeule"], "kind": "tram", "colour": "blue", "spaces": 3'
SUBWAY = '"between": ["hauptbahnhof", "alexanderplatz"], "kind": "subway", "colour": "gray", "cost": 5'
TICKET = '{"between": ["hauptbahnhof", "brandenburger_tor"], "points": 2}'
STRAND_1 = '"kurfuerstendamm-zoologischer_garten-1"'
STRAND_2 = '"kurfuerstendamm-zoologischer_garten-2"'
DOUBLE_1 = f'"spaces": 1, "double": {STRAND_2}'
DOUBLE_2 = f'"spaces": 1, "double": {STRAND_1}'
MORITZPLATZ = '"name": "Moritzplatz", "at": [1445, 668]'

FORM = {
    "a later format": broken('"format": 1', '"format": 2', ("board-wrong-format", "format", '2,\n  "id"')),
    "an unknown family": broken('"ticket",', '"tickets",', ("board-unknown-family", "family", '"tickets",')),
    "a missing part": broken('  "end_at": 1,\n', "", ("board-missing", "", '{\n  "format"')),
    "an unknown part": broken('"end_at": 1', '"end_at": 1, "ends": 1', ("board-unknown-key", "ends", '"ends"')),
    "a repeated part": broken(
        '"end_at": 1', '"end_at": 9, "end_at": 1', ("board-repeated-key", "end_at", '"end_at": 1')
    ),
    "a number for a list": broken(
        '"tickets": [',
        '"tickets": 7, "x": [',
        ("board-wrong-type", "tickets", '7, "x"'),
        ("board-unknown-key", "x", '"x"'),
    ),
    "a text for an object": broken(
        '"pieces": {"tram": 11, "subway": 5}', '"pieces": "many"', ("board-wrong-type", "pieces", '"many"')
    ),
    "a number that is not whole": broken(
        '"pieces": {"tram": 11', '"pieces": {"tram": 11.0', ("board-wrong-type", "pieces.tram", "11.0")
    ),
    "truth for a number": broken('"end_at": 1', '"end_at": true', ("board-wrong-type", "end_at", "true")),
    "not a number": broken("[1600, 1000]", "[1600, NaN]", ("board-wrong-type", "size[1]", "NaN")),
    "a number without end": broken("[1600, 1000]", "[1e999, 1000]", ("board-wrong-type", "size[0]", "1e999")),
    "a number of many digits": broken(
        '"end_at": 1', f'"end_at": -{"9" * 5000}', ("board-wrong-type", "end_at", f"-{'9' * 5000}")
    ),
    "a text for smooth": broken(
        '{"role": "street", "line": [[1010, -20]',
        '{"role": "street", "smooth": "no", "line": [[1010, -20]',
        ("board-wrong-type", "scenery.shapes[1].smooth", '"no"'),
    ),
    "a ticket for nothing": broken(
        TICKET, TICKET.replace("2}", "0}"), ("board-out-of-range", "tickets[0].points", "0},\n")
    ),
    "a size with three numbers": broken("[1600, 1000]", "[1600, 1000, 500]", ("board-wrong-count", "size", "[1600")),
    "a path of one point": broken(
        "[[814, 143.4], [1150.3, -58], [1442.8, 202.9]]",
        "[[814, 143.4]]",
        ("board-count-out-of-range", "routes[52].path", "[[814, 143.4]]"),
    ),
    "an id with a large letter": broken(
        '"id": "berlin"', '"id": "Berlin"', ("board-bad-id", "id", '"Berlin",\n  "family"')
    ),
    "an empty name": broken('"name": "Reichstag"', '"name": ""', ("board-bad-name", "places[7].name", '"",')),
    "a name that ends in a space": broken(
        '"name": "Reichstag"', '"name": "Reichstag "', ("board-bad-name", "places[7].name", '"Reichstag "')
    ),
    "a name with half a character": broken(
        '"name": "Reichstag"', '"name": "Reich\\ud800"', ("board-bad-name", "places[7].name", '"Reich\\ud800"')
    ),
    "a name as long as a train": broken(
        '"name": "Reichstag"', f'"name": "{"x" * 61}"', ("board-too-long", "places[7].name", f'"{"x" * 61}"')
    ),
    "an unknown anchor": broken(
        '["Reichstag"], "anchor": "end"',
        '["Reichstag"], "anchor": "ende"',
        ("board-unknown-value", "places[7].label.anchor", '"ende"'),
    ),
    "points for no length": broken(
        '"points": {"tram": {"1": 1',
        '"points": {"tram": {"01": 1, "1": 1',
        ("board-bad-length", 'points.tram["01"]', '"01"'),
    ),
    "a street with an area": broken(
        '{"role": "street", "line": [[1010, -20]',
        '{"role": "street", "area": [[1010, -20]',
        ("board-missing", "scenery.shapes[1]", '{"role": "street", "area"'),
        ("board-not-here", "scenery.shapes[1].area", '"area": [[1010, -20]'),
    ),
    "a hill along a line": broken(
        '{"role": "street", "line": [[1010, -20]',
        '{"role": "hill", "line": [[1010, -20]',
        ("board-missing", "scenery.shapes[1]", '{"role": "hill", "line"'),
        ("board-not-here", "scenery.shapes[1].line", '"line": [[1010, -20]'),
    ),
}

PLACES = {
    "an unknown place in a route": broken(
        TRAM,
        TRAM.replace("siegessaeule", "siegessaule"),
        ("board-unknown-place", "routes[0].between[1]", '"siegessaule"'),
    ),
    "an unknown place in a ticket": broken(
        TICKET,
        TICKET.replace("hauptbahnhof", "ostkreuz"),
        ("board-unknown-place", "tickets[0].between[0]", '"ostkreuz"'),
    ),
    "a place with a hyphen": broken(
        '{"id": "moritzplatz"',
        '{"id": "moritz-hof", "name": "Hof", "at": [9, 9]}, {"id": "moritzplatz"',
        ("board-bad-place-id", "places[17].id", '"moritz-hof"'),
        ("board-cut-off", "places[17]", '{"id": "moritz-hof"'),
    ),
    "two places with one id": broken(
        '{"id": "moritzplatz"',
        '{"id": "reichstag", "name": "R2", "at": [9, 9]}, {"id": "moritzplatz"',
        ("board-repeated-place", "places[17].id", '"reichstag", "name": "R2"'),
    ),
    "two places on one spot": broken(
        MORITZPLATZ,
        MORITZPLATZ.replace("[1445, 668]", "[840, 288.0]"),
        ("board-same-spot", "places[17].at", "[840, 288.0]"),
    ),
    "a place off the map": broken(
        MORITZPLATZ,
        MORITZPLATZ.replace("668", "1668"),
        ("board-place-outside", "places[17].at", "[1445, 1668]"),
    ),
    "a place no route leads to": broken(
        '{"id": "moritzplatz"',
        '{"id": "pfaueninsel", "name": "Pfaueninsel", "at": [9, 9]}, {"id": "moritzplatz"',
        ("board-cut-off", "places[17]", '{"id": "pfaueninsel"'),
    ),
    "a ticket to an island": Broken(
        (
            (
                '{"id": "moritzplatz"',
                '{"id": "spandau", "name": "Spandau", "at": [9, 9]}, '
                '{"id": "gatow", "name": "Gatow", "at": [9, 99]}, {"id": "moritzplatz"',
            ),
            (
                '  "routes": [\n',
                '  "routes": [{"id": "x", "between": ["gatow", "spandau"], "kind": "tram", "colour": "red", '
                '"spaces": 1},\n',
            ),
            (TICKET, '{"between": ["hauptbahnhof", "gatow"], "points": 2}'),
        ),
        (
            ("board-cut-off", "places[17]", '{"id": "spandau"'),
            ("board-ticket-unreachable", "tickets[0].between", '["hauptbahnhof", "gatow"]'),
        ),
    ),
}

ROUTES = {
    "two routes with one id": broken(
        '"id": "charlottenburger_tor-zoologischer_garten"',
        '"id": "charlottenburger_tor-siegessaeule"',
        (
            "board-repeated-route",
            "routes[1].id",
            '"charlottenburger_tor-siegessaeule", "between": ["charlottenburger_tor", "zoologischer_garten"]',
        ),
    ),
    "a route to itself": broken(
        TRAM,
        TRAM.replace("siegessaeule", "charlottenburger_tor"),
        ("board-route-to-itself", "routes[0].between", '["charlottenburger_tor", "charlottenburger_tor"]'),
    ),
    "a colour nobody plays": broken(
        TRAM, TRAM.replace("blue", "grey"), ("board-unknown-colour", "routes[0].colour", '"grey"')
    ),
    "a kind nobody knows": broken(
        TRAM, TRAM.replace('"tram"', '"train"'), ("board-unknown-kind", "routes[0].kind", '"train"')
    ),
    "a tram with a cost": broken(
        TRAM, TRAM + ', "cost": 3', ("board-not-here", "routes[0].cost", '"cost": 3, "at": [[234.6')
    ),
    "a subway with spaces": broken(
        SUBWAY,
        SUBWAY.replace("cost", "spaces"),
        ("board-missing", "routes[52]", '{"id": "hauptbahnhof-alexanderplatz"'),
        ("board-not-here", "routes[52].spaces", '"spaces": 5'),
    ),
    "more spaces than positions": broken(
        TRAM, TRAM.replace('"spaces": 3', '"spaces": 4'), ("board-wrong-spaces", "routes[0].at", "[[234.6")
    ),
    "a subway with two positions": broken(
        "[[1124.9, 56.4, 3.5]]",
        "[[1124.9, 56.4, 3.5], [1, 2, 3]]",
        ("board-wrong-spaces", "routes[52].at", "[[1124.9"),
    ),
    "a length without points": broken(
        '"3": 4, "4": 7}',
        '"3": 4}',
        ("board-no-points", "routes[7].spaces", '4, "at": [[568.2'),
        ("board-no-points", "routes[29].spaces", '4, "at": [[1265.6'),
    ),
    "a cost without points": broken(
        '"5": 11}', '"6": 11}', ("board-no-points", "routes[52].cost", '5, "at": [[1124.9')
    ),
    "a route longer than a player's trams": broken(
        '"pieces": {"tram": 11',
        '"pieces": {"tram": 3',
        ("board-route-too-long", "routes[7].spaces", '4, "at": [[568.2'),
        ("board-route-too-long", "routes[29].spaces", '4, "at": [[1265.6'),
    ),
    "a cost nobody can ever pay": Broken(
        ((SUBWAY, SUBWAY.replace("5", "15")), ('"5": 11}', '"5": 11, "15": 40}')),
        (("board-never-payable", "routes[52].cost", '15, "at"'),),
    ),
    "subways without subway cars": broken(
        '"pieces": {"tram": 11, "subway": 5}',
        '"pieces": {"tram": 11}',
        ("board-pieces-missing", "pieces.subway", '{"tram": 11}'),
    ),
    "an end before the beginning": broken('"end_at": 1', '"end_at": 16', ("board-end-at-too-high", "end_at", "16,\n")),
    "an unknown strand": broken(
        DOUBLE_1,
        DOUBLE_1.replace("garten-2", "garten-3"),
        ("board-unknown-double", "routes[2].double", '"kurfuerstendamm-zoologischer_garten-3"'),
    ),
    "a strand of itself": broken(
        DOUBLE_1,
        DOUBLE_1.replace("garten-2", "garten-1"),
        ("board-double-itself", "routes[2].double", f'{STRAND_1}, "at": [[276.5'),
    ),
    "a strand that is not named back": broken(
        DOUBLE_1,
        '"spaces": 1, "double": null',
        ("board-double-one-sided", "routes[3].double", f'{STRAND_1}, "at": [[293.5'),
    ),
    "a strand that names a third": broken(
        DOUBLE_1,
        '"spaces": 1, "double": "hauptbahnhof-reichstag-1"',
        ("board-double-one-sided", "routes[2].double", '"hauptbahnhof-reichstag-1", "at": [[276.5'),
        ("board-double-ends", "routes[2].double", '"hauptbahnhof-reichstag-1", "at": [[276.5'),
        ("board-double-one-sided", "routes[3].double", f'{STRAND_1}, "at": [[293.5'),
    ),
    "strands with different ends": broken(
        f'"id": {STRAND_2}, "between": ["kurfuerstendamm", "zoologischer_garten"]',
        f'"id": {STRAND_2}, "between": ["kurfuerstendamm", "siegessaeule"]',
        ("board-double-ends", "routes[3].double", f'{STRAND_1}, "at": [[293.5'),
    ),
    "strands of two kinds": broken(
        f'"kind": "tram", "colour": "purple", {DOUBLE_2}',
        f'"kind": "subway", "colour": "purple", "cost": 2, "double": {STRAND_1}',
        ("board-double-kind", "routes[3].double", f'{STRAND_1}, "at": [[293.5'),
    ),
    "strands of two lengths": Broken(
        (
            (DOUBLE_2, DOUBLE_2.replace('"spaces": 1', '"spaces": 2')),
            ("[[293.5, 634, -38.9]]", "[[293.5, 634, -38.9], [300, 640, -38.9]]"),
        ),
        (("board-double-length", "routes[3].double", f'{STRAND_1}, "at": [[293.5'),),
    ),
    "strands of two costs": broken(
        '"cost": 4, "double": "turmstrasse-hauptbahnhof-1"',
        '"cost": 3, "double": "turmstrasse-hauptbahnhof-1"',
        ("board-double-cost", "routes[33].double", '"turmstrasse-hauptbahnhof-1", "at"'),
    ),
}

TICKETS = {
    "the same ticket, the other way round": broken(
        '{"between": ["pergamonmuseum", "checkpoint_charlie"], "points": 3}',
        '{"between": ["brandenburger_tor", "hauptbahnhof"], "points": 3}',
        ("board-repeated-ticket", "tickets[3].between", '["brandenburger_tor", "hauptbahnhof"]'),
    ),
    "a ticket to where it starts": broken(
        TICKET,
        TICKET.replace("brandenburger_tor", "hauptbahnhof"),
        ("board-ticket-to-itself", "tickets[0].between", '["hauptbahnhof", "hauptbahnhof"]'),
    ),
}

GAME = {
    "more pieces than there is room for": broken(
        '"pieces": {"tram": 11, "subway": 5}',
        '"pieces": {"tram": 11, "subway": 20}',
        ("board-no-last-round", "end_at", '1,\n  "points"'),
    ),
    "bad tokens": broken(
        '"end_at": 1',
        '"end_at": 1, "tokens": {"places": [{"place": "reichstag", "symbol": "tree"}, '
        '{"place": "reichstag", "symbol": "tree"}, {"place": "alex", "symbol": "duck"}, true], "points": [0]}',
        ("board-wrong-count", "tokens.places", '[{"place": "reichstag"'),
        ("board-repeated-token-place", "tokens.places[1].place", '"reichstag", "symbol": "tree"}, {"place": "alex"'),
        ("board-repeated-symbol", "tokens.places[1].symbol", '"tree"}, {"place": "alex"'),
        ("board-unknown-place", "tokens.places[2].place", '"alex"'),
        ("board-unknown-value", "tokens.places[2].symbol", '"duck"'),
        ("board-wrong-type", "tokens.places[3]", "true]"),
        ("board-wrong-count", "tokens.points", "[0]}"),
    ),
}

SEVERAL = {
    "mistakes all over the file": Broken(
        (
            ('"format": 1', '"format": 0'),
            ('"name": "Reichstag"', '"name": "Reichstag", "nmae": 1'),
            (
                TRAM,
                TRAM.replace("siegessaeule", "nowhere").replace("blue", "yellow").replace('"spaces": 3', '"spaces": 9'),
            ),
            (DOUBLE_1, DOUBLE_1.replace("garten-2", "garten-3")),
            (TICKET, '{"between": ["hauptbahnhof", "hauptbahnhof"], "points": 200}'),
            ('"end_at": 1', '"end_at": 99'),
        ),
        (
            ("board-wrong-format", "format", '0,\n  "id"'),
            ("board-unknown-key", "places[7].nmae", '"nmae"'),
            ("board-unknown-place", "routes[0].between[1]", '"nowhere"'),
            ("board-unknown-colour", "routes[0].colour", '"yellow"'),
            ("board-no-points", "routes[0].spaces", '9, "at": [[234.6'),
            ("board-wrong-spaces", "routes[0].at", "[[234.6"),
            ("board-unknown-double", "routes[2].double", '"kurfuerstendamm-zoologischer_garten-3"'),
            ("board-ticket-to-itself", "tickets[0].between", '["hauptbahnhof", "hauptbahnhof"]'),
            ("board-out-of-range", "tickets[0].points", "200}"),
            ("board-end-at-too-high", "end_at", "99,\n"),
        ),
    ),
    "a broken route does not hide the others": Broken(
        (
            (TRAM, '"between": "everywhere", "kind": 5, "colour": "blue", "spaces": []'),
            (SUBWAY, SUBWAY.replace("alexanderplatz", "alex")),
        ),
        (
            ("board-wrong-type", "routes[0].between", '"everywhere"'),
            ("board-unknown-kind", "routes[0].kind", '5, "colour"'),
            ("board-wrong-type", "routes[0].spaces", '[], "at"'),
            ("board-unknown-place", "routes[52].between[1]", '"alex"'),
        ),
    ),
}

BERLIN = {**FORM, **PLACES, **ROUTES, **TICKETS, **GAME, **SEVERAL}

ISLANDS = {
    "four token places": broken(
        ',\n      {"place": "middle", "symbol": "bridge"}',
        "",
        ("board-wrong-count", "tokens.places", '[\n      {"place": "north"'),
    ),
    "no place left for the last stack": Broken(
        (
            (',\n    {"id": "lighthouse", "name": "Lighthouse", "at": [720, 380]}', ""),
            (
                ',\n    {"id": "south-lighthouse", "between": ["south", "lighthouse"], "kind": "tram", '
                '"colour": "green", "spaces": 2}',
                "",
            ),
        ),
        (("board-too-few-places", "places", '[\n    {"id": "north"'),),
    ),
    "tokens twice at one place": broken(
        '{"place": "middle"',
        '{"place": "north"',
        ("board-repeated-token-place", "tokens.places[4].place", '"north", "symbol": "bridge"'),
    ),
    "a double that does not say so": broken(
        '"kind": "tram", "colour": "green", "spaces": 2}',
        '"kind": "tram", "colour": "green", "spaces": 2},\n'
        '    {"id": "beside", "between": ["lighthouse", "south"], "kind": "tram", "colour": "red", "spaces": 2}',
        ("board-double-unnamed", "routes[10]", '{"id": "beside"'),
    ),
    "a third strand": broken(
        '"kind": "tram", "colour": "green", "spaces": 2}',
        '"kind": "tram", "colour": "green", "spaces": 2, "double": "two"},\n'
        '    {"id": "two", "between": ["lighthouse", "south"], "kind": "tram", "colour": "red", "spaces": 2, '
        '"double": "south-lighthouse"},\n'
        '    {"id": "three", "between": ["lighthouse", "south"], "kind": "tram", "colour": "gray", "spaces": 2}',
        ("board-third-strand", "routes[11]", '{"id": "three"'),
    ),
    "a ticket beyond the pieces": broken(
        '"pieces": {"tram": 12}',
        '"pieces": {"tram": 6}',
        ("board-ticket-too-far", "tickets[2].between", '["north", "ferry_pier"]'),
        ("board-ticket-too-far", "tickets[4].between", '["east", "ferry_pier"]'),
    ),
    "a symbol twice": broken(
        '"symbol": "bridge"',
        '"symbol": "bell"',
        ("board-repeated-symbol", "tokens.places[4].symbol", '"bell"}\n'),
    ),
    "tokens nowhere": broken(
        '{"place": "middle"',
        '{"place": "midle"',
        ("board-unknown-place", "tokens.places[4].place", '"midle"'),
    ),
    "too few token points": broken(
        "[0, 0, 1, 2, 4, 6, 9, 12]", "[0, 0, 1]", ("board-wrong-count", "tokens.points", "[0, 0, 1]")
    ),
    "a ferry symbol beyond the route": broken(
        '"ferries": [1, 3]', '"ferries": [1, 4]', ("board-ferry-outside", "routes[1].ferries[1]", "4]}")
    ),
    "a ferry symbol twice": broken(
        '"ferries": [1, 3]', '"ferries": [3, 3]', ("board-ferry-repeated", "routes[1].ferries[1]", "3]}")
    ),
    "a ferry without a symbol": broken(
        '"ferries": [1, 3]', '"ferries": []', ("board-count-out-of-range", "routes[1].ferries", "[]")
    ),
    "more ferry symbols than wilds": Broken(
        (
            ('"spaces": 4, "ferries": [1, 3]', '"spaces": 9, "ferries": [0, 1, 2, 3, 4, 5, 6, 7, 8]'),
            ('"4": 7}}', '"4": 7, "9": 20}}'),
        ),
        (("board-too-many-ferries", "routes[1].ferries", "[0, 1, 2, 3, 4"),),
    ),
    "a ferry longer than a hand and a fleet": broken(
        '"spaces": 4, "ferries": [1, 3]',
        '"spaces": 15, "ferries": [1, 3]',
        ("board-never-payable", "routes[1].spaces", "15, "),
        ("board-route-too-long", "routes[1].spaces", "15, "),
        ("board-no-points", "routes[1].spaces", "15, "),
    ),
    "seven tickets": broken(
        ',\n    {"between": ["north", "east"], "points": 4}',
        "",
        ("board-too-few-tickets", "tickets", '[\n    {"between": ["north", "south"], "points": 4}'),
    ),
}
