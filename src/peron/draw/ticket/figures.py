"""The figures of the ticket games: each kind of figure is a function, and `figures.json` says which there are.

Imports the drawing's modules and the rules of the ticket games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from peron.draw.figure import HIGH, WIDE, Entry, Pen, Scene, arrow, count, cross, label, plain, tick
from peron.draw.glyphs import SUBWAY, TOKENS
from peron.draw.lettering import lettered
from peron.draw.liveries import SEATS
from peron.draw.markup import element, moved, rect
from peron.draw.ticket.board import draw_badge, draw_place
from peron.draw.ticket.plan import SPACE_WIDTH
from peron.draw.ticket.things import CARD, Things, figure_board, position, things
from peron.rules.bits import members
from peron.rules.contract import Game
from peron.rules.ticket.board import Board
from peron.rules.ticket.scoring import scores_of


def ticket_figure(game: Game, entry: Entry, pen: Pen) -> Scene:
    return _KINDS[entry["kind"]](things(game.data, pen.palette), game, entry, pen)


Kind = Callable[[Things, Game, Entry, Pen], Scene]


def _board(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """A piece of board with signs on it."""
    palette = of.palette
    parts = [of.piece(entry)]
    parts += [element("g", SEATS[seat].badge(16), transform=moved(*at)) for seat, *at in entry.get("badges", ())]
    parts += [cross((x, y), 15, palette) for x, y in entry.get("crossed", ())]
    parts += [tick((x, y), 15, palette) for x, y in entry.get("ticked", ())]
    parts += [
        element("g", of.cards(names.split(), 0.52), transform=moved(x, y)) for names, x, y in entry.get("cards", ())
    ]
    parts += [arrow((a, b), (x, y), palette, bend, 4.5) for a, b, x, y, bend in entry.get("arrows", ())]
    return Scene(tuple(parts))


def _pieces(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T1: what everybody has."""
    palette, pieces = of.palette, game.data["pieces"]
    rows = [("tram", of.vehicle), ("subway", SUBWAY)]
    rows = [row for row in rows if pieces.get(row[0])]
    parts = []
    for n, (kind, glyph) in enumerate(rows):
        y = HIGH / 2 + (n - (len(rows) - 1) / 2) * 72
        disc = element("circle", r=26, fill=palette.place, stroke=palette.ink, stroke_width=2.5)
        sign = element("g", glyph.draw(palette.ink, palette.place), transform=moved(0, 0, 1.4))
        parts.append(element("g", disc + sign, transform=moved(70, y)))
        wagon = SEATS[0].wagon(78, SPACE_WIDTH, 0)
        parts.append(element("g", wagon, transform=moved(178, y, 1.35)))
        parts.append(lettered(f"× {pieces[kind]}", 262, y + 14, 40, palette.ink))
    return Scene(tuple(parts))


def _all_cards(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T2: how many cards there are of each colour, and wild ones."""
    full = Board(game.data).counts(int(Board(game.data).full))
    names = [*of.colours, "wild"]
    rows = [names[: (len(names) + 1) // 2], names[(len(names) + 1) // 2 :]]
    parts = []
    for n, row in enumerate(rows):
        for m, name in enumerate(row):
            x = WIDE / 2 + (m - (len(row) - 1) / 2) * 94
            y = 34 + 94 * n
            parts.append(element("g", of.card(name), transform=moved(x, y, 0.84)))
            parts.append(lettered(f"× {full[name]}", x, y + 52, 22, of.palette.ink, "middle"))
    return Scene(tuple(parts), facts={"wilds": full["wild"]})


def _swept(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T3: three wild cards showing, so five new ones."""
    rows = [entry["cards"].split(), entry["new"].split()]
    parts = [
        element("g", of.cards(row, 0.68, 9), transform=moved(WIDE / 2, 38 + 112 * n)) for n, row in enumerate(rows)
    ]
    step = CARD[0] * 0.68 + 9
    for n, name in enumerate(rows[0]):
        if name == "wild":
            x = WIDE / 2 + (n - 2) * step
            parts.append(rect(x - 36, 12, 72, 52, 9, fill="none", stroke=of.palette.bridge, stroke_width=5))
    parts.append(arrow((200, 74), (200, 114), of.palette, 0, 5))
    return Scene(tuple(parts))


def _drawing(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T6: two cards, from the deck or from the row; one of the deck takes the place of a face-up one."""
    palette = of.palette
    row = entry["cards"].split()
    deck = "".join(element("g", of.card("back"), transform=moved(-3 * n, -3 * n)) for n in range(3))
    parts = [element("g", deck, transform=moved(58, 54, 0.8))]
    for n, name in enumerate(row):
        x, y = 162 + 90 * (n % 3), 50 + 84 * (n // 3)
        parts.append(element("g", of.card(name), transform=moved(x, y, 0.8)))
    for n, (left, top) in enumerate(((58, 54), (252, 134)), 1):
        parts.append(rect(left - 43, top - 30, 86, 60, 10, fill="none", stroke=palette.badge_ink, stroke_width=8))
        parts.append(rect(left - 43, top - 30, 86, 60, 10, fill="none", stroke=palette.signal, stroke_width=5))
        parts.append(count(n, (left + 36, top + 26), 16, palette))
    parts.append(label("1 + 1", (60, 150), 32, palette))
    return Scene(tuple(parts))


def _pairs(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T7: cards that may be taken in one turn, and such as may not."""
    palette, parts = of.palette, []
    for n, (cards, allowed) in enumerate(entry["pairs"]):
        x, y = (104, 296)[n % 2], 50 + 90 * (n // 2)
        names = cards.split()
        parts.append(element("g", of.cards(names, 0.72, 10), transform=moved(x - 14, y)))
        sign = tick if allowed else cross
        parts.append(sign((x + (14 if len(names) == 1 else 54) + 24, y + 22), 15, palette))
    return Scene(tuple(parts))


def _payments(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T10, S2: the ways to pay for a route, and the route before and after."""
    palette = of.palette
    board = figure_board(game, entry)
    route = board.routes[0]
    colour = board.route_colours[route.colour]
    ways = [board.counts(int(board.paid(move))) for move in board.payments(0)]
    ways = [ways[0], ways[min(1, len(ways) - 1)], ways[-1]] if len(ways) > 2 else ways
    parts = []
    for n, way in enumerate(ways):
        names = [name for name in (colour, "wild") for _ in range(way.get(name, 0))]
        y = HIGH / 2 + (n - (len(ways) - 1) / 2) * 54
        scale = 0.42 if route.cost < 4 else 0.34
        parts.append(element("g", of.cards(names, scale, 4), transform=moved(74, y)))
    parts.append(arrow((150, 95), (178, 95), palette, 0, 5))
    scale = min(0.68, 0.68 * 3 / route.cost)
    before = of.piece(entry)
    after = of.piece({**entry, "owners": {route.id: 0}})
    parts.append(element("g", before, transform=moved(188, 40, scale)))
    parts.append(element("g", after, transform=moved(188, 146, scale)))
    parts.append(arrow((290, 66), (290, 120), palette, 0, 4.5))
    return Scene(tuple(parts), facts={"spaces": route.cost, "ways": len(board.payments(0)), "symbols": route.ferries})


def _lengths(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T12, B3: what routes bring, by their number of spaces or by their cost."""
    palette, kind = of.palette, entry["of"]
    table = sorted((int(length), points) for length, points in game.data["points"][kind].items())
    columns = 2 if len(table) > 5 else 1
    rows = -(-len(table) // columns)
    parts = []
    for n, (length, points) in enumerate(table):
        column, row = divmod(n, rows)
        left = 200 * column
        wide = WIDE / columns
        y = HIGH / 2 + (row - (rows - 1) / 2) * min(40, 170 / rows)
        if kind == "subway":
            space = rect(
                left + 92, y - 13, 84, 26, 13, fill=palette.cards["gray"].fill, stroke=palette.outline, stroke_width=2
            )
            badge = draw_badge(length, (left + 198, y), palette)
            parts += [space, plain(badge)]
        else:
            long = min(46.0, (wide - 96) / max(length for length, _ in table) - 4)
            parts += [
                rect(
                    left + 24 + (long + 4) * m,
                    y - 11,
                    long,
                    22,
                    4,
                    fill=palette.cards["gray"].fill,
                    stroke=palette.outline,
                    stroke_width=2,
                )
                for m in range(length)
            ]
        parts.append(lettered(f"+{points}", left + wide - 24, y + 11, 31, palette.ink, "end"))
    return Scene(tuple(parts))


def _tickets(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T15: two tickets drawn, one kept, one put under the deck."""
    palette = of.palette
    deck = "".join(element("g", of.card("back"), transform=moved(-3 * n, -3 * n)) for n in range(3))
    parts = [
        element("g", deck, transform=moved(66, 95, 1)),
        arrow((124, 78), (196, 56), palette, 8, 5),
        element("g", of.ticket("A – D", 8), transform=moved(278, 50)),
        element("g", of.ticket("B – E", 5), transform=moved(278, 140), opacity=0.75),
        arrow((204, 144), (112, 138), palette, -14, 5),
        tick((352, 26), 17, palette),
    ]
    return Scene(tuple(parts))


def _last_round(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T18: who is down to the last pieces sets off the last round, and goes last."""
    palette, left = of.palette, int(game.data["end_at"])
    wagon = SEATS[0].wagon(78, SPACE_WIDTH, 0)
    parts = [element("g", SEATS[0].badge(24), transform=moved(60, 52))]
    parts += [element("g", wagon, transform=moved(150 + 72 * n, 52, 0.86)) for n in range(min(left, 3))]
    x = 150 + 72 * min(left, 3) - 14
    parts.append(lettered(f"≤ {left}", x, 64, 34, palette.ink))
    for n, seat in enumerate((1, 2, 0)):
        at = (80 + 120 * n, 138)
        parts.append(element("g", SEATS[seat].badge(24), transform=moved(*at)))
        if n < 2:
            parts.append(arrow((at[0] + 36, 138), (at[0] + 82, 138), palette, 0, 5))
    parts.append(element("path", d="M366 112V164", stroke=palette.ink, stroke_width=9))
    return Scene(tuple(parts), facts={"left": left})


def _score(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """T19: routes, joined and missed tickets, added up by the rules."""
    palette = of.palette
    state = position(game, entry)
    lines = scores_of(state)[0].lines
    terms = [int(state.board.routes[route].points) for route in members(state.players[0].owned)]
    worth = [int(line.points) for line in lines if "ticket" in line.params]
    total = sum(int(line.points) for line in lines)
    parts = [element("g", of.piece(entry), transform=moved(4, 8, entry["scale"]))]
    for n, (said, points) in enumerate(zip(entry["tickets"], worth, strict=True)):
        names = said.split()[0].upper().replace("-", " – ")
        y = 38 + 62 * n
        parts.append(element("g", of.ticket(names, abs(points)), transform=moved(316, y, 0.86)))
        parts.append((tick if points > 0 else cross)((384, y), 14, palette))
    signs = [
        str(terms[0]),
        *(f"+ {one}" for one in terms[1:]),
        *(f"{'+' if one > 0 else '−'} {abs(one)}" for one in worth),
    ]
    parts.append(label(f"{' '.join(signs)} = {total}", (WIDE / 2, 176), 26, palette))
    return Scene(tuple(parts), facts={"routes": sum(terms), "joined": worth[0], "missed": -worth[1], "total": total})


def _stacks(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """S3: five stacks on the marked places, two beside the board."""
    palette, marked = of.palette, game.data["tokens"]["places"]
    beside = [symbol for symbol in TOKENS if symbol not in [one["symbol"] for one in marked]]
    parts = [rect(12, 16, 376, 86, 12, fill=palette.land, stroke=palette.outline, stroke_width=2)]
    for n, one in enumerate(marked):
        x = 12 + 376 * (n + 0.5) / len(marked)
        ring_ = element("circle", cx=x, cy=62, r=27, fill=palette.place, stroke=palette.outline, stroke_width=4)
        parts += [ring_, element("g", of.stack(one["symbol"]), transform=moved(x, 64))]
    for n, symbol in enumerate(beside):
        x = WIDE / 2 + (n - (len(beside) - 1) / 2) * 90
        parts.append(element("g", of.stack(symbol), transform=moved(x, 152)))
    return Scene(tuple(parts), facts={"marked": len(marked), "beside": len(beside)})


def _taken(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """S5: a route was claimed, and a token at its end is taken."""
    palette = of.palette
    at = entry["places"][entry["token"][0]]
    parts = [
        of.piece(entry),
        element("g", of.stack(entry["token"][1]), transform=moved(at[0], at[1] - 36)),
        arrow((at[0] - 24, at[1] - 44), (158, 44), palette, 10, 5),
        element("g", SEATS[0].badge(22), transform=moved(66, 44)),
        element("g", of.token(entry["token"][1]), transform=moved(124, 44)),
    ]
    return Scene(tuple(parts))


def _token_points(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """S7: by the number of different symbols."""
    palette, points = of.palette, game.data["tokens"]["points"]
    parts = []
    for n, symbol in enumerate(TOKENS, 1):
        x = 34 + 55 * (n - 1)
        parts.append(element("g", of.token(symbol, 1.12), transform=moved(x, 56)))
        parts.append(lettered(str(n), x, 112, 22, palette.ink_2, "middle"))
        parts.append(lettered(f"+{points[n]}" if points[n] else "0", x, 158, 29, palette.ink, "middle"))
    return Scene(tuple(parts), facts={"all": points[-1]})


def _sign(of: Things, game: Game, entry: Entry, pen: Pen) -> Scene:
    """One thing that a player should know, 48 wide and high."""
    palette, shows = of.palette, entry["shows"]
    if shows == "wild":
        drawn = element("g", of.card("wild"), transform=moved(0, 0, 0.48))
    elif shows == "token":
        drawn = of.token("bridge")
    elif shows == "marked":
        drawn = plain(draw_place("", (0, 0), "bridge", "", palette))
    else:
        routes = {
            "tram": "a b tram red 1",
            "gray": "a b tram gray 1",
            "subway": "a b subway blue 3",
            "ferry": "a b ferry gray 1 0",
        }
        reach = 75 if shows == "subway" else 62
        piece = of.piece({"places": {"a": [-reach, 0], "b": [reach, 0]}, "routes": [routes[shows]]})
        drawn = element("g", piece, transform=moved(0, 0, 0.3 if shows == "subway" else 0.58))
    return Scene((element("g", drawn, transform=moved(24, 24)),), (0, 0, 48, 48))


_KINDS: Final[Mapping[str, Kind]] = {
    "board": _board,
    "pieces": _pieces,
    "cards": _all_cards,
    "swept": _swept,
    "drawing": _drawing,
    "pairs": _pairs,
    "payments": _payments,
    "lengths": _lengths,
    "tickets": _tickets,
    "last-round": _last_round,
    "score": _score,
    "stacks": _stacks,
    "taken": _taken,
    "worth": _token_points,
    "symbol": _sign,
}
