"""Checks what a city of Next Station means: its parts fit together, and it can be played. Imports the rules' city.

Works on anything that is JSON, whatever the schema found: a part that is broken is passed over, all others are still
judged, so an author sees everything at once. Rule ids say where a demand comes from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import combinations, islice, pairwise
from math import gcd
from typing import Any, Final

from peron.boards.findings import Findings
from peron.boards.locate import Path
from peron.boards.reading import JUDGED, Entry, named, pair, parts, point, repeated, whole
from peron.rules.nextstation.cards import PENCILS
from peron.rules.nextstation.city import CROSSINGS_NEEDED, INTERCHANGES_NEEDED

_ANY: Final = "any"
"""The symbol of the central station (N11)."""
_CROWD: Final = 14
"""Stations of a district: with a marked one counted twice (N21) they fill the four bits that a line counts them in."""
_LETTERS: Final = 26
"""Columns and rows that could be named at all."""

Spot = tuple[int, int]


class _Station(Entry):
    @cached_property
    def at(self) -> Spot | None:
        return _spot(self.data.get("at"))


class _City(Entry):
    """A city as far as it can be read."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__((), data)
        self.districts = [district for district in self.entries("districts") if district.id is not None]
        self.stations = self.read("stations", _Station)
        self.sections = self.entries("sections")
        self.spots = {one.id: one.at for one in self.stations if one.id is not None and one.at is not None}
        """Where stations lie, by their ids."""

    def lying(self) -> list[tuple[Entry, Spot, Spot]]:
        """The sections between stations that are known, with where they begin and end."""
        return [
            (one, self.spots[one.ends[0]], self.spots[one.ends[1]])
            for one in self.sections
            if one.ends is not None and one.ends[0] != one.ends[1] and set(one.ends) <= set(self.spots)
        ]


def check_city(data: Any, findings: Findings) -> None:
    if not isinstance(data, dict):
        return
    city = _City(data)
    _check_districts(city, findings)
    _check_stations(city, findings)
    _check_starts(city, findings)
    _check_sections(city, findings)
    _check_crossings(city, findings)
    _check_river(city, findings)
    _check_connected(city, findings)
    _check_objectives(city, findings)
    _check_ranks(city, findings)


# --- stations ---------------------------------------------------------------------------------------------------------


def _check_districts(city: _City, findings: Findings) -> None:
    stations = Counter(station.text("district") for station in city.stations)
    again = [district for district, _ in repeated(city.districts, lambda district: district.id)]
    for district in city.districts:
        id, count, area = str(district.id), stations[district.id], _area(district)
        if area is not None and not (area[0] < area[2] and area[1] < area[3]):
            findings.add("board-district-area", district.to("area"), district=id)
        if district in again:
            findings.add("board-repeated-district", district.to("id"), district=id)
        elif not count:  # N20: each of them can be reached
            findings.add("board-empty-district", district.to("id"), district=id)
        elif count > _CROWD:
            findings.add("board-crowded-district", district.to("id"), district=id, count=count, most=_CROWD)
        elif count > 1 and district.data.get("suburb") is True:  # N16
            findings.add("board-crowded-suburb", district.to("suburb"), district=id, count=count)


def _check_stations(city: _City, findings: Findings) -> None:
    districts = [str(district.id) for district in city.districts]
    size = _spot(city.data.get("size"))
    for station, _ in repeated(city.stations, lambda station: station.id):
        findings.add("board-repeated-station", station.to("id"), station=str(station.id))
    for station in city.stations:
        if station.at is not None:
            (x, y), name = station.at, _name(station.at)
            if size is not None and not (0 <= x < size[0] and 0 <= y < size[1]):
                findings.add("board-station-outside", station.to("at"), columns=size[0], rows=size[1])
            elif station.id is not None and station.id != name:
                findings.add("board-station-name", station.to("id"), station=station.id, name=name)
        district = station.text("district")
        if district is not None:
            path = station.to("district")
            findings.add_unknown("board-unknown-district", path, district, districts, district=district)
            around = _around(city, station.at) if station.at is not None else []
            if district in districts and around and district not in around:  # N16
                findings.add("board-station-district", path, district=district, drawn=around[0])
    if city.stations and not any(station.data.get("site") is True for station in city.stations):  # N17
        findings.add("board-no-sites", ("stations",))


def _around(city: _City, at: Spot) -> list[str]:
    """The districts in whose areas a station is drawn, the smallest first."""
    found: list[tuple[float, str]] = []
    for district in city.districts:
        left, top, right, bottom = _area(district) or (0, 0, -1, -1)
        if left <= at[0] <= right and top <= at[1] <= bottom:
            found.append(((right - left) * (bottom - top), str(district.id)))
    return [id for _, id in sorted(found)]


def _area(district: Entry) -> list[float] | None:
    sides = district.items("area")
    numbers = [side for side in sides if isinstance(side, int | float) and not isinstance(side, bool)]
    return numbers if len(sides) == len(numbers) == 4 else None


def _check_starts(city: _City, findings: Findings) -> None:
    """N1: a start for each pencil; N11: one central station."""
    if not city.stations:
        return
    for pencil in PENCILS:
        starts = [station for station in city.stations if station.text("start") == pencil]
        if not starts:
            findings.add("board-no-start", ("stations",), pencil=pencil)
        for station in starts[1:]:
            findings.add("board-second-start", station.to("start"), pencil=pencil, station=starts[0].id or "?")
    central = [station for station in city.stations if station.text("symbol") == _ANY]
    if not central:
        findings.add("board-no-centre", ("stations",))
    for station in central[1:]:
        findings.add("board-second-centre", station.to("symbol"), station=central[0].id or "?")


# --- sections ---------------------------------------------------------------------------------------------------------


def _check_sections(city: _City, findings: Findings) -> None:
    known = [station.id for station in city.stations if station.id is not None]
    for section in city.sections:
        if section.ends is None:
            continue
        a, b = section.ends
        for number, end in enumerate(section.ends):
            findings.add_unknown("board-unknown-station", section.to("between", number), end, known, station=end)
        if section.id is not None and section.id != f"{a}-{b}":
            findings.add("board-section-name", section.to("id"), section=section.id, name=f"{a}-{b}")
        if a == b:
            findings.add("board-section-to-itself", section.to("between"), station=a)
    apart = [section for section in city.sections if section.ends is not None and section.ends[0] != section.ends[1]]
    for section, _ in repeated(apart, lambda section: frozenset(section.ends or ())):  # N12
        a, b = section.ends or ("", "")
        findings.add("board-repeated-section", section.to("between"), a=a, b=b)
    names = {spot: id for id, spot in city.spots.items()}
    for lying, start, finish in city.lying():
        _check_way(lying, start, finish, names, findings)


def _check_way(section: Entry, start: Spot, end: Spot, names: Mapping[Spot, str], findings: Findings) -> None:
    """N12: straight, along or across the squares, and through no other station."""
    right, down = end[0] - start[0], end[1] - start[1]
    steps = gcd(right, down)
    if steps == 0:
        return  # two stations at one spot: that is said of them
    if right and down and abs(right) != abs(down):
        findings.add("board-section-not-straight", section.to("between"), a=_name(start), b=_name(end))
        return
    between = ((start[0] + right // steps * step, start[1] + down // steps * step) for step in range(1, steps))
    passed = next((names[spot] for spot in between if spot in names), None)
    if passed is not None:
        findings.add("board-section-through", section.to("between"), a=_name(start), b=_name(end), station=passed)


def _check_crossings(city: _City, findings: Findings) -> None:
    """N12: the pairs that meet between stations, all of them and no others."""
    known = [section.id for section in city.sections if section.id is not None]
    given: dict[frozenset[str], Path] = {}
    for number, value in enumerate(islice(city.listed("crossings") or [], 4 * JUDGED)):
        both, path = pair(value), ("crossings", number)
        if both is None:
            continue
        for place, id in enumerate(both):
            findings.add_unknown("board-unknown-section", (*path, place), id, known, section=id)
        if frozenset(both) in given:
            findings.add("board-repeated-crossing", path, a=both[0], b=both[1])
        given.setdefault(frozenset(both), path)
    if city.listed("crossings") is None:
        return
    lying = [(one.id, start, end) for one, start, end in city.lying() if one.id is not None]
    real = {
        frozenset((a, b)): (a, b)
        for (a, *way), (b, *other) in combinations(lying, 2)
        if a != b and _cross(*way, *other)
    }
    for crossing, (a, b) in real.items():
        if crossing not in given:
            findings.add("board-crossing-missing", ("crossings",), a=a, b=b)
    judged = {id for id, _, _ in lying}
    for crossing, listed_at in given.items():
        if crossing <= judged and crossing not in real:
            findings.add("board-no-crossing", listed_at, a=min(crossing), b=max(crossing))


def _check_river(city: _City, findings: Findings) -> None:
    """N16: what runs under the river on the drawing is what counts."""
    river = city.object("river")
    course = [point(given) for given in river.items("course")] if river else []
    points = [given for given in course if given is not None]
    if len(points) < 2 or len(points) < len(course):
        return
    for section, start, end in city.lying():
        meets = sum(_cross(start, end, a, b) for a, b in pairwise(points))
        if _under(section) and meets == 0:
            findings.add("board-not-under-river", section.to("river"), section=section.id or "?")
        elif not _under(section) and meets % 2 == 1:
            findings.add("board-under-river", section.path, section=section.id or "?")


def _check_connected(city: _City, findings: Findings) -> None:
    """Every station can be reached. Not judged while a section leads nowhere known."""
    joined = [section.ends for section, _, _ in city.lying() if section.ends is not None]
    if not city.spots or len(joined) < len(city.sections):
        return
    largest = max(parts(list(city.spots), joined), key=len)
    apart = [id for id in city.spots if id not in largest]
    if apart:
        path = next(station.path for station in city.stations if station.id == apart[0])
        findings.add("board-stations-apart", path, stations=named(apart), count=len(apart))


# --- what the game demands --------------------------------------------------------------------------------------------


def _check_objectives(city: _City, findings: Findings) -> None:
    """N20: every objective can be reached."""
    given = city.object("objectives")
    counts = given.data if given else {}
    for name, usual, most in (
        ("interchanges", INTERCHANGES_NEEDED, len(city.stations)),
        ("river", CROSSINGS_NEEDED, sum(map(_under, city.sections))),
    ):
        need = whole(counts.get(name, usual))
        if need is not None and need > most:
            path = ("objectives", name) if name in counts else (name if name in city.data else "sections",)
            findings.add("board-objective-out-of-reach", path, objective=name, need=need, most=most)


def _check_ranks(city: _City, findings: Findings) -> None:
    """N23."""
    ranks = [whole(value) for value in city.items("solo_ranks")]
    for number, (lower, higher) in enumerate(pairwise(ranks), 1):
        if lower is not None and higher is not None and higher <= lower:
            findings.add("board-ranks-not-rising", ("solo_ranks", number), lower=lower, higher=higher)


# --- reading and geometry ---------------------------------------------------------------------------------------------


def _name(spot: Spot) -> str:
    """Column and row, as on the frame of the map."""
    return f"{chr(ord('A') + spot[0])}{spot[1] + 1}"


def _under(section: Entry) -> bool:
    """Whether it runs under the river."""
    return section.data.get("river") is True


def _spot(value: Any) -> Spot | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = whole(value[0]), whole(value[1])
    return None if x is None or y is None or not (0 <= x < _LETTERS and 0 <= y < _LETTERS) else (x, y)


def _cross(a: Iterable[float], b: Iterable[float], c: Iterable[float], d: Iterable[float]) -> bool:
    """Whether two straight ways meet at a point that is no end of either."""
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Iterable[float], b: Iterable[float], c: Iterable[float]) -> int:
    """On which side of the way from a to b the point c lies."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    turn = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    return (turn > 0) - (turn < 0)
