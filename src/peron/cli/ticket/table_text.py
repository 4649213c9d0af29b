"""The table as one seat sees it, as text. Imports texts, views and the screen.

Everything shown comes from the view of one seat, so nothing can be shown that the seat may not know.
"""

from __future__ import annotations

from peron.cli.screen import Cell
from peron.cli.ticket.paint import counted, listed, row
from peron.cli.ticket.telling import TicketTelling
from peron.rules.ticket.shapes import PlayerView, TicketCard, TicketView


def heading(told: TicketTelling, view: TicketView) -> str:
    """What the seat decides now."""
    if view.phase == "turn" and view.last_turns is not None:
        return told.texts.say("table-heading-last-turn")
    return told.texts.say(f"table-heading-{view.phase}")


def show_table(told: TicketTelling, view: TicketView) -> None:
    """All the seat knows: what everybody can see, then what is its own."""
    say = told.texts.say
    _show_players(told, view)
    decks = say("table-decks", deck=view.deck, discards=sum(view.discards.values()), tickets=view.ticket_deck)
    facts: list[tuple[str, Cell]] = [
        (say("table-face-up"), row(told.words, view.market, say("table-gap"))),
        (say("table-stacks"), decks),
        *_stacks(told, view),
    ]
    if view.seat is not None:
        facts += _own(told, view.players[view.seat])
    told.screen.facts(facts)


def _stacks(told: TicketTelling, view: TicketView) -> list[tuple[str, Cell]]:
    """Where tourism tokens lie, and which are still to be placed."""
    if not view.stacks:
        return []
    say, words = told.texts.say, told.words
    lying = [stack for stack in view.stacks if stack.place is not None and stack.count]
    lying.sort(key=lambda stack: words.place(stack.place or ""))
    waiting = [stack for stack in view.stacks if stack.place is None]
    on_board = [f"{words.place(stack.place or '')} ({words.token(stack.symbol)} ×{stack.count})" for stack in lying]
    beside = [f"{words.token(stack.symbol)} ×{stack.count}" for stack in waiting]
    facts: list[tuple[str, Cell]] = [(say("table-tokens"), listed(on_board or [say("table-nothing")]))]
    return [*facts, (say("table-tokens-beside"), listed(beside))] if beside else facts


def _show_players(told: TicketTelling, view: TicketView) -> None:
    say = told.texts.say
    kinds = ["tram"] + (["subway"] if told.scene.board.subways else [])
    headers = [
        "",
        *(say(f"table-column-{name}") for name in ("points", "cards", "tickets")),
        *(say(f"table-column-{told.words.of_game(kind)}") for kind in kinds),
        *([say("table-column-tokens")] if view.stacks else []),
    ]
    rows = []
    for player in view.players:
        pieces = {"tram": player.trams, "subway": player.subways}
        counts = [player.route_points, player.cards, player.ticket_count, *(pieces[kind] for kind in kinds)]
        counts += [len(player.tokens)] if view.stacks else []
        rows.append([told.seat(player.seat), *map(str, counts)])
    told.screen.table(headers, rows, right=range(1, len(headers)))
    told.screen.blank()
    facts = [fact for player in view.players for fact in _public(told, player, own=player.seat == view.seat)]
    if facts:
        told.screen.facts(facts)
        told.screen.blank()


def _public(told: TicketTelling, player: PlayerView, own: bool) -> list[tuple[str, Cell]]:
    """The routes and tokens of a seat, and what the others know of its hand."""
    facts: list[tuple[str, Cell]] = []
    if player.routes:
        routes = ", ".join(told.words.route(route) for route in player.routes)
        facts.append((told.texts.say("table-routes", player=told.seat(player.seat)), routes))
    if player.tokens:
        tokens = ", ".join(told.words.token(token) for token in player.tokens)
        worth = told.texts.say("table-points", points=player.token_points)
        facts.append((told.texts.say("table-tokens-of", player=told.seat(player.seat)), f"{tokens} ({worth})"))
    if player.shown and not own:
        label = told.texts.say("table-known", player=told.seat(player.seat))
        facts.append((label, counted(told.words, player.shown)))
    return facts


def _own(told: TicketTelling, player: PlayerView) -> list[tuple[str, Cell]]:
    """What only the seat itself knows."""
    say = told.texts.say
    hand = counted(told.words, player.hand or {}, say("table-nothing"))
    facts: list[tuple[str, Cell]] = [(say("table-hand", count=player.cards), hand)]
    facts += [
        (say("table-tickets") if at == 0 else "", _ticket(told, one)) for at, one in enumerate(player.tickets or ())
    ]
    facts += [(say("table-offer") if at == 0 else "", _ticket(told, one)) for at, one in enumerate(player.offer or ())]
    if player.total is not None and player.tickets:
        facts.append((say("table-total"), str(player.total)))
    return facts


def _ticket(told: TicketTelling, ticket: TicketCard) -> str:
    name = told.words.ticket(ticket.id)
    if ticket.complete:
        return told.texts.say("table-ticket-done", ticket=name)
    if ticket.missing is None:
        return told.texts.say("table-ticket-lost", ticket=name)
    cards = sum(told.routes[route].cost for route in ticket.missing)
    return told.texts.say("table-ticket-open", ticket=name, routes=len(ticket.missing), cards=cards)
