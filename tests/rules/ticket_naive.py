"""The rules of the ticket family written a second time, slowly and plainly, with names, lists and sets.

Reads the board file and the views that each seat has, shares no code with the rules, and says legal moves as text.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from typing import Any

from peron.rules.ticket.shapes import TicketView
from tests.rules.ticket_tables import CITIES, COLOURS, board_file

BOARDS: dict[str, dict[str, Any]] = {game: board_file(game) for game in CITIES}
# No two cities share the name of a route or a ticket, so these hold those of all.
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for board in BOARDS.values() for route in board["routes"]}
TABLE: dict[str, dict[str, Any]] = {
    route["id"]: board["points"] for board in BOARDS.values() for route in board["routes"]
}
TICKETS = [ticket for board in BOARDS.values() for ticket in board["tickets"]]
VALUE: dict[str, int] = {"-".join(ticket["between"]): ticket["points"] for ticket in TICKETS}
ENDS: dict[str, tuple[str, str]] = {"-".join(ticket["between"]): tuple(ticket["between"]) for ticket in TICKETS}
TOKEN_POINTS = {0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 6, 6: 9, 7: 12}


# --- T19, T20 ---------------------------------------------------------------------------------------------------------


def joins(routes: Iterable[str], start: str, goal: str) -> bool:
    """Whether one can travel from place to place over these routes."""
    neighbours: dict[str, set[str]] = {}
    for route in routes:
        a, b = ROUTES[route]["between"]
        neighbours.setdefault(a, set()).add(b)
        neighbours.setdefault(b, set()).add(a)
    reached, waiting = {start}, deque([start])
    while waiting:
        for place in neighbours.get(waiting.popleft(), set()) - reached:
            reached.add(place)
            waiting.append(place)
    return goal in reached


def route_points(routes: Iterable[str]) -> int:
    """T12, B3."""
    total = 0
    for name in routes:
        route = ROUTES[name]
        if route["kind"] == "subway":
            total += TABLE[name]["subway"][str(route["cost"])]
        else:
            total += TABLE[name]["tram"][str(route["spaces"])]
    return total


def completed(routes: Iterable[str], tickets: Iterable[str]) -> set[str]:
    routes = list(routes)
    return {ticket for ticket in tickets if joins(routes, *ENDS[ticket])}


def final_score(routes: Iterable[str], tickets: Iterable[str], tokens: Iterable[str]) -> int:
    """T19: routes, completed tickets, less the others; S7: different tokens."""
    routes, tickets = list(routes), list(tickets)
    done = completed(routes, tickets)
    for_tickets = sum(VALUE[ticket] if ticket in done else -VALUE[ticket] for ticket in tickets)
    return route_points(routes) + for_tickets + TOKEN_POINTS[len(set(tokens))]


def ranking(scores: list[int], done: list[int]) -> list[int]:
    """T20: places by score, then by completed tickets, shared when both are equal."""
    order = sorted(set(zip(scores, done, strict=True)), reverse=True)
    places = {}
    for key in order:
        places[key] = 1 + sum(better > key for better in zip(scores, done, strict=True))
    return [places[key] for key in zip(scores, done, strict=True)]


# --- what a ticket lacks ----------------------------------------------------------------------------------------------


def cheapest_way(view: TicketView, seat: int, ticket: str) -> list[str] | None:
    """The routes a seat has yet to claim to complete a ticket, found by trying every way that visits no place twice."""
    me = view.players[seat]
    owner = {route: player.seat for player in view.players for route in player.routes}
    start, goal = ENDS[ticket]
    order = list(routes_of(view))
    best: tuple[int, int, list[int], list[str]] | None = None

    def search(place: str, visited: set[str], way: list[str]) -> None:
        nonlocal best
        cards, trams, subways = needs(way)
        if trams > me.trams or subways > me.subways or (best is not None and cards > best[0]):
            return
        if place == goal:
            found = (cards, len(way), sorted(map(order.index, way)), way)
            best = found if best is None else min(best, found, key=lambda one: one[:3])
            return
        for name, route in routes_of(view).items():
            a, b = route["between"]
            if place not in (a, b) or {a, b} <= visited:
                continue
            beyond = b if place == a else a
            if owner.get(name) == seat:
                search(beyond, visited | {beyond}, way)
            elif is_open(name, seat, owner, len(view.players)):
                search(beyond, visited | {beyond}, [*way, name])

    search(start, {start}, [])
    return None if best is None else best[3]


def needs(way: list[str]) -> tuple[int, int, int]:
    """Cards, trams and subway cars for these routes (B2)."""
    subways = [ROUTES[name]["cost"] for name in way if ROUTES[name]["kind"] == "subway"]
    trams = [ROUTES[name]["spaces"] for name in way if ROUTES[name]["kind"] != "subway"]
    return sum(subways) + sum(trams), sum(trams), len(subways)


def routes_of(view: TicketView) -> dict[str, dict[str, Any]]:
    return {route["id"]: route for route in BOARDS[view.game]["routes"]}


def is_open(name: str, seat: int, owner: dict[str, int], players: int) -> bool:
    """T10, T13: whether this seat may ever claim this route."""
    twin = ROUTES[name].get("double")
    return name not in owner and not (twin in owner and (owner[twin] == seat or players == 2))


# --- what is legal ----------------------------------------------------------------------------------------------------


def legal_texts(view: TicketView, claimed: str | None = None) -> set[str]:
    """All legal moves of the seat that has this view, as text; `claimed` is the last route that was claimed."""
    seat = view.seat
    assert seat is not None
    me = view.players[seat]
    offer = [ticket.id for ticket in me.offer or ()]
    if view.phase == "first-tickets" and not me.decided:
        return {"keep first", "keep second", "keep both"}
    if view.phase == "placing":
        return placing_texts(view)
    if view.turn != seat:
        return set()
    if view.phase == "tickets":
        return {"keep first", "keep second", "keep both"} if len(offer) == 2 else {"keep first"}
    if view.phase == "second-card":
        return card_texts(view, wilds=False)
    if view.phase == "token":
        assert claimed is not None
        return {f"take {symbol}" for symbol in tokens_for(view, seat, claimed)}
    assert view.phase == "turn"
    actions = card_texts(view, wilds=True) | claim_texts(view)
    if view.ticket_deck > 0:
        actions.add("tickets")
    if not actions or view.last_turns is not None:
        actions.add("pass")
    return actions


def placing_texts(view: TicketView) -> set[str]:
    """S4: the last player places one of two stacks, the last but one the other; with two players the second both."""
    waiting = [stack.symbol for stack in view.stacks if stack.place is None]
    players = len(view.players)
    last = (view.first + players - 1) % players
    placer = last if len(waiting) == 2 or players == 2 else (last + players - 1) % players
    if view.seat != placer:
        return set()
    full = {stack.place for stack in view.stacks}
    free = [place["id"] for place in BOARDS[view.game]["places"] if place["id"] not in full]
    return {f"place {symbol} {place}" for symbol in waiting for place in free}


def tokens_for(view: TicketView, seat: int, route: str) -> set[str]:
    """S5: the tokens at the ends of a route that this seat may take."""
    at_its_ends = [stack for stack in view.stacks if stack.place in ROUTES[route]["between"]]
    return {stack.symbol for stack in at_its_ends if stack.count > 0 and stack.symbol not in view.players[seat].tokens}


def card_texts(view: TicketView, wilds: bool) -> set[str]:
    """T6, T7, T8a."""
    texts = {"draw deck"} if view.deck > 0 else set()
    seen: set[str] = set()
    for place, card in enumerate(view.market, 1):
        if card is not None and (wilds or card != "wild"):
            texts.add(f"draw {card} {place}" if card in seen else f"draw {card}")
        if card is not None:
            seen.add(card)
    return texts


def claim_texts(view: TicketView) -> set[str]:
    """T10, T11, T13, B2, S2: every free route, with every set of cards in hand that pays for it."""
    assert view.seat is not None
    me = view.players[view.seat]
    hand = Counter(me.hand)
    owner = {route: player.seat for player in view.players for route in player.routes}
    texts = set()
    for name, route in routes_of(view).items():
        if not is_open(name, view.seat, owner, len(view.players)):
            continue
        if route["kind"] == "subway":
            cost, enough = route["cost"], me.subways >= 1
        else:
            cost, enough = route["spaces"], me.trams >= route["spaces"]
        if enough:
            ferries = len(route.get("ferries", []))
            texts |= {f"claim {name} {cards}" for cards in payments(route["colour"], cost, ferries, hand)}
    return texts


def payments(colour: str, cost: int, ferries: int, hand: Counter[str]) -> set[str]:
    """T10: one colour and wilds, in any mixture that adds up; S2: with a wild for every ferry symbol."""
    ways = set()
    for played in COLOURS if colour == "gray" else [colour]:
        for wilds in range(ferries, cost + 1):
            if wilds <= hand["wild"] and cost - wilds <= hand[played]:
                parts = [f"{cost - wilds} {played}"] * (wilds < cost) + [f"{wilds} wild"] * (wilds > 0)
                ways.add(" ".join(parts))
    return ways
