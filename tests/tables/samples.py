"""Tables for tests, and how to play on at them."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

import peron
from peron.tables import Table, TableError, new_table
from peron.tables.seats import OPEN

OLA, JAN, EWA = "ola", "jan", "ewa"
BOT = "bot"


def table_of(*people: str, seed: str = "7", game: str = "berlin") -> Table:
    """A table where these people sit (`BOT`: a bot, empty: nobody yet). The first person is the host."""
    host = next((person for person in people if person not in (BOT, "")), OLA)
    table = Table(replace(new_table(peron.game(game), len(people), {}, host), id="t", seed=seed))
    for seat, person in enumerate(people):
        if person == BOT:
            table.append(table.place_bot(host, seat, "steady"))
        elif person:
            table.append(table.sit(person, seat, person.capitalize()))
    assert (table.status == "gathering") == (OPEN in [seat.kind for seat in table.seats])
    return table


def play(table: Table, seat: int, move: int | str) -> None:
    """The person or the bot at a seat makes a move."""
    number = table.course.game.parse(table.state, move, seat) if isinstance(move, str) else move
    who = table.seats[seat]
    if who.by_bot:
        table.append(table.bot_move(seat, number))
    else:
        assert who.person is not None
        table.append(table.play(who.person, seat, number))


def choose_tickets(table: Table) -> None:
    """Everybody keeps both first tickets."""
    for seat in list(table.actors):
        play(table, seat, "keep both")


def play_out(table: Table, chance: random.Random, least: int = 0) -> None:
    """Random legal moves to the end."""
    while table.status == "playing":
        seat = chance.choice(table.actors)
        play(table, seat, chance.choice(table.state.moves(seat)))


def claim_anything(table: Table, seat: int) -> int | None:
    """The first claim the seat could make now."""
    from peron.rules.ticket.board import CLAIM

    return next((move for move in table.state.moves(seat) if move >= CLAIM), None)


def until_claim(table: Table, chance: random.Random) -> tuple[int, int]:
    """Draw cards until the one to move could claim a route: the seat and the claim."""
    while True:
        seat = table.actors[0]
        claim = claim_anything(table, seat)
        if claim is not None:
            return seat, claim
        play(table, seat, chance.choice([move for move in table.state.moves(seat) if move < 20]))


def kinds(table: Table, since: int = 0) -> Sequence[str]:
    return [update.entry.kind for update in table.history.updates[since:]]


def refused(do: Callable[[], object]) -> str:
    """The key of what a table refuses."""
    with pytest.raises(TableError) as caught:
        do()
    return caught.value.key
