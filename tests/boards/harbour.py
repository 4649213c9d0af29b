"""A made-up city that has everything at once: subways, ferries and tokens, and five colours of its own names."""

from __future__ import annotations

from typing import Any

COLOURS = {
    "sea": ("sea", "morski", "#1F6F8B"),
    "moss": ("moss", "mech", "#5B7F2B"),
    "brick": ("brick", "cegła", "#A5482C"),
    "sand": ("sand", "piasek", "#E3C878"),
    "night": ("night", "noc", "#23263A"),
}


def harbour() -> dict[str, Any]:
    """Its file. Eight places round a bay; every kind of route there is."""
    names = ["Quay", "Market", "Mill", "Castle", "Beach", "Point", "Island", "Shipyard"]
    ids = [name.lower() for name in names]
    at = [(300, 500), (600, 300), (900, 250), (1200, 400), (1300, 700), (1000, 850), (700, 600), (400, 800)]
    colours = [*COLOURS, "gray"]
    ring = [(place, (place + 1) % 8) for place in range(8)]
    routes: list[dict[str, Any]] = [
        {"id": f"{ids[a]}-{ids[b]}", "between": [ids[a], ids[b]], "kind": "tram", "colour": colours[a % 6], "spaces": 2}
        for a, b in ring
    ]
    routes[5] |= {"kind": "ferry", "spaces": 3, "ferries": [1]}
    routes[6] |= {"kind": "ferry", "spaces": 3, "ferries": [0, 2]}
    for n, (a, b) in enumerate([(0, 3), (1, 4), (2, 6)]):
        routes.append(
            {
                "id": f"{ids[a]}-{ids[b]}",
                "between": [ids[a], ids[b]],
                "kind": "subway",
                "colour": colours[n + 2],
                "cost": 3,
            }
        )
    return {
        "format": 1,
        "id": "harbour",
        "family": "ticket",
        "name": "Harbour",
        "players": [2, 4],
        "minutes": 30,
        "size": [1600, 1000],
        "colours": [
            {"id": id, "name": {"en": en, "pl": pl}, "paint": paint} for id, (en, pl, paint) in COLOURS.items()
        ],
        "places": [{"id": id, "name": name, "at": list(spot)} for id, name, spot in zip(ids, names, at, strict=True)],
        "routes": routes,
        "tickets": [
            {"between": [ids[a], ids[b]], "points": abs(a - b) + 2}
            for a, b in [(0, 2), (0, 4), (1, 3), (1, 5), (2, 5), (3, 6), (4, 7), (2, 7), (5, 7), (0, 5)]
        ],
        "pieces": {"tram": 14, "subway": 3},
        "end_at": 2,
        "points": {"tram": {"2": 2, "3": 4}, "subway": {"3": 5}},
        "tokens": {
            "places": [
                {"place": place, "symbol": symbol}
                for place, symbol in zip(ids, ["bell", "tree", "house", "note", "bridge"], strict=False)
            ],
            "points": [0, 0, 1, 2, 4, 6, 9, 12],
        },
    }
