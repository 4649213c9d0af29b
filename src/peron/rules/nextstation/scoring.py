"""Points (N15-N20, N22, N23): of a line, of a network, of the whole game. Imports the compiled integer types only."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import size
from peron.rules.contract import Result, Score, ScoreLine, ranks
from peron.rules.nextstation.cards import CENTRE, INTERCHANGES, OBJECTIVES, PENCILS, RIVER, SITES
from peron.rules.nextstation.city import City
from peron.rules.nextstation.sheet import Line, Sheet
from peron.rules.nextstation.table import OVER, NextStationTable

# --- a line -----------------------------------------------------------------------------------------------------------


def line_points(city: City, line: Line) -> i64:
    """N16."""
    if not line.is_drawn():  # N16a
        return 0
    return line.districts * line.most + river_points(city, line)


def river_points(city: City, line: Line) -> i64:
    """N16: what a line's sections under the river add."""
    return city.river_points * line.crossings


def finish_line(city: City, sheet: Sheet) -> None:
    """The line of the round is scored, and is part of the network from now on."""
    line = sheet.line
    sheet.lines.append(line)
    if not line.is_drawn():  # N16a
        return
    stations = line.stations
    sheet.by_four |= sheet.by_three & stations  # N15
    sheet.by_three |= sheet.by_two & stations
    sheet.by_two |= sheet.served & stations
    sheet.served |= stations
    sheet.sites = circled(city, sheet, stations)
    sheet.crossings += line.crossings
    points = line_points(city, line)
    sheet.points += points
    if points > sheet.best:
        sheet.best = points


def circled(city: City, sheet: Sheet, stations: i64) -> i64:
    """N17: places of the tourist track with those for the sites of one more line; the track has an end."""
    places = sheet.sites + size(stations & city.sites)
    if places > city.track:
        return city.track
    return places


# --- a network --------------------------------------------------------------------------------------------------------


def interchanges(sheet: Sheet, lines: i64) -> i64:
    """N18: how many stations have just so many lines."""
    if lines == 2:
        return size(sheet.by_two & ~sheet.by_three)
    if lines == 3:
        return size(sheet.by_three & ~sheet.by_four)
    return size(sheet.by_four)


def interchange_points(city: City, sheet: Sheet, lines: i64) -> i64:
    """N18."""
    return city.interchange_points[lines] * interchanges(sheet, lines)


def reached(city: City, sheet: Sheet, objective: i64) -> i64:
    """N20: how far the whole network is with an objective."""
    return progress(city, objective, sheet.served, sheet.by_two, sheet.crossings)


def progress(city: City, objective: i64, served: i64, by_two: i64, crossings: i64) -> i64:
    """The same by the stations served, the interchanges and the crossings of a network."""
    if objective == CENTRE:
        return size(served & city.centre)
    if objective == INTERCHANGES:
        return size(by_two)
    if objective == SITES:
        return size(served & city.sites)
    if objective == RIVER:
        return crossings
    found: i64 = 0
    for stations in city.district_stations:
        if served & stations:
            found += 1
    return found


def objective_points(city: City, objective: i64, have: i64) -> i64:
    """N20: all or nothing."""
    if have >= city.needed[objective]:
        return city.objective_points
    return 0


# --- the game ---------------------------------------------------------------------------------------------------------


def module_points(city: City, modules: i64) -> i64:
    """N22: below 0 in a game alone."""
    return city.solo_module_points * modules


def final_score(city: City, sheet: Sheet, objectives: vec[i64], modules: i64) -> i64:
    """N18, N20, N22. `modules` is how many are subtracted for."""
    points = sheet.points + city.site_points[sheet.sites] + module_points(city, modules)
    lines: i64 = 2
    while lines <= 4:
        points += interchange_points(city, sheet, lines)
        lines += 1
    for objective in objectives:
        points += objective_points(city, objective, reached(city, sheet, objective))
    return points


def standing(city: City, sheet: Sheet, objectives: vec[i64], modules: i64) -> i64:
    """The final score if the game ended now, with the line of this round: what `final_score` says of a finished copy.

    Search asks for it all the time, so nothing is copied.
    """
    line = sheet.line
    if not line.is_drawn():
        return final_score(city, sheet, objectives, modules)
    stations = line.stations
    by_four = sheet.by_four | sheet.by_three & stations
    by_three = sheet.by_three | sheet.by_two & stations
    by_two = sheet.by_two | sheet.served & stations
    points = sheet.points + line_points(city, line) + city.site_points[circled(city, sheet, stations)]
    points += module_points(city, modules)
    points += city.interchange_points[2] * size(by_two & ~by_three)
    points += city.interchange_points[3] * size(by_three & ~by_four)
    points += city.interchange_points[4] * size(by_four)
    for objective in objectives:
        served = sheet.served | stations
        have = progress(city, objective, served, by_two, sheet.crossings + line.crossings)
        points += objective_points(city, objective, have)
    return points


def total(table: NextStationTable, seat: i64) -> i64:
    """A seat's score as if the game ended now."""
    setting = table.setting
    if table.phase == OVER:
        return final_score(table.city, table.sheets[seat], setting.objectives, setting.modules)
    return standing(table.city, table.sheets[seat], setting.objectives, setting.modules)


def finished(table: NextStationTable, seat: i64) -> Sheet:
    """The sheet as if the game ended now: with the line of this round scored."""
    if table.phase == OVER:
        return table.sheets[seat]
    sheet = table.sheets[seat].clone()
    finish_line(table.city, sheet)
    return sheet


def scores(table: NextStationTable) -> list[Score]:
    """N18 line by line: the lines, the tourist track, the interchanges, the modules."""
    return [Score(seat, tuple(_score_lines(table, seat))) for seat in range(len(table.sheets))]


def _score_lines(table: NextStationTable, seat: int) -> list[ScoreLine]:
    city, sheet = table.city, finished(table, seat)
    lines = []
    params: dict[str, object]
    for line in sheet.lines:
        key = "score-line" if line.is_drawn() else "score-line-none"
        params = {"pencil": PENCILS[line.pencil], "districts": int(line.districts), "most": int(line.most)}
        params["river"] = int(river_points(city, line))
        lines.append(ScoreLine(key, params, points=int(line_points(city, line))))
    sites = int(city.site_points[sheet.sites])
    lines.append(ScoreLine("score-sites", {"count": int(sheet.sites)}, points=sites))
    for number in (2, 3, 4):
        count, points = int(interchanges(sheet, number)), int(interchange_points(city, sheet, number))
        if points:
            params = {"lines": number, "count": count, "each": int(city.interchange_points[number])}
            lines.append(ScoreLine("score-interchanges", params, points=points))
    for objective in table.setting.objectives:
        have, need = int(reached(city, sheet, objective)), int(city.needed[objective])
        params = {"objective": OBJECTIVES[objective], "have": have, "need": need}
        lines.append(ScoreLine("score-objective", params, points=int(objective_points(city, objective, have))))
    modules = int(table.setting.modules)
    if modules:  # N22
        lines.append(ScoreLine("score-solo-modules", {"count": modules}, points=int(module_points(city, modules))))
    return lines


def result(table: NextStationTable) -> Result:
    """N19: the highest total, then the best single line; what is still tied is shared."""
    totals = tuple(int(total(table, seat)) for seat in range(len(table.sheets)))
    best = [int(finished(table, seat).best) for seat in range(len(table.sheets))]
    return Result(totals, ranks(list(zip(totals, best, strict=True))))


def solo_rank(city: City, points: int) -> int:
    """N23: from 0, the lowest; N23a: a band includes both its numbers."""
    return sum(points > most for most in city.solo_ranks)
