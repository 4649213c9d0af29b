"""Hidden information (T16, T16a): whatever a seat may not know is changed, and nothing it is told may change.

The surgery here is written from the rules, not from `belief`, which has to agree with it.
"""

from __future__ import annotations

import random as standard
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.rules.ticket.shapes import TicketView
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import FIRST_TICKETS, OVER, PLACING, TOKEN, TURN
from tests.rules.positions import fingerprint, positions
from tests.rules.ticket_referee import hand_of, numbers_in
from tests.rules.ticket_tables import ALL_CARDS, CARDS, CITIES, TICKETS, berlin, city, number

PLAYERS = (2, 3, 4)
cities = pytest.mark.parametrize("name", CITIES)


def disguised(state: TicketState, viewer: int | None, chance: standard.Random) -> TicketState:
    """A copy in which everything hidden from this viewer (None: a spectator) is different."""
    other = state.clone()
    other.key = chance.randbytes(32)
    other.reshuffles = [[chance.randrange(7) for _ in range(5)]]
    strangers = [seat for seat in range(state.seats) if seat != viewer]
    swap_cards(other, strangers, chance)
    swap_tickets(other, viewer, [] if state.phase == OVER else strangers, chance)  # T16: at the end they are shown
    for seat in strangers:
        if other.players[seat].choice != -1:
            other.players[seat].choice = chance.choice((8, 9, 10))
    return other


def swap_cards(state: TicketState, strangers: list[int], chance: standard.Random) -> None:
    """Unseen cards of the others change places with those of the deck; what they took face up stays (T16a)."""
    unseen = [hand_of(int(state.players[seat].hand)) - hand_of(int(state.players[seat].shown)) for seat in strangers]
    pool = [CARDS[state.deck[at]] for at in range(state.deck_left)]
    for cards in unseen:
        pool += cards.elements()
    chance.shuffle(pool)
    for seat, cards in zip(strangers, unseen, strict=True):
        drawn = [pool.pop() for _ in range(cards.total())]
        state.players[seat].hand = state.players[seat].shown + number(Counter(drawn))
    state.deck = vec[i64]([*(CARDS.index(card) for card in pool), *[0] * (44 - len(pool))])
    assert state.deck_left == len(pool)


def swap_tickets(state: TicketState, viewer: int | None, strangers: list[int], chance: standard.Random) -> None:
    """Tickets of the others, kept or offered, change places with those of the deck not put there by the viewer."""
    places = ring(state)
    places = [at for at in places if viewer is None or state.returned_by[at] != viewer]
    pool = [int(state.ticket_deck[at]) for at in places]
    for seat in strangers:
        player = state.players[seat]
        pool += numbers_in(int(player.tickets))
        pool += [int(offer) for offer in (player.first_offer, player.second_offer) if offer >= 0]
    chance.shuffle(pool)
    for at in places:
        state.ticket_deck[at] = pool.pop()
    for seat in strangers:
        player = state.players[seat]
        player.tickets = sum(2 ** pool.pop() for _ in numbers_in(int(player.tickets)))
        if player.first_offer >= 0:
            player.first_offer = pool.pop()
        if player.second_offer >= 0:
            player.second_offer = pool.pop()
    assert not pool


def ring(state: TicketState) -> list[int]:
    """Where the tickets of the deck lie, the top one first."""
    return [int(state.ticket_top + depth) % len(state.board.tickets) for depth in range(state.tickets_left)]


def ticket_positions(name: str, players: int, seed: int, every: int = 1) -> list[TicketState]:
    states = list(positions(city(name), players, seed, every))
    return [state for state in states if isinstance(state, TicketState)]


@cities
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_t16_a_seat_is_told_nothing_it_may_not_know(name: str, players: int, seed: int) -> None:
    chance = standard.Random(seed)
    for state in ticket_positions(name, players, seed, every=4):
        for seat in range(players):
            other = disguised(state, seat, chance)
            assert fingerprint(other) != fingerprint(state)
            assert other.view(seat) == state.view(seat)
            assert other.moves(seat) == state.moves(seat)
            for move in range(city(name).action_space):
                assert other.why_not(seat, move) == state.why_not(seat, move)


@cities
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_t16_a_spectator_is_told_nothing_hidden(name: str, players: int, seed: int) -> None:
    chance = standard.Random(seed)
    for state in ticket_positions(name, players, seed, every=2):
        assert disguised(state, None, chance).view(None) == state.view(None)


@cities
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_t16a_what_the_others_do_tells_no_more_than_the_rules_say(name: str, players: int, seed: int) -> None:
    """Drawing unseen, drawing tickets and choosing among them look the same to others, whatever is drawn or kept."""
    chance = standard.Random(seed)
    secret_moves = 0
    for state in ticket_positions(name, players, seed, every=2):
        for actor in state.actors():
            for move in state.moves(actor):
                text = city(name).notation(state, move)
                if text not in ("draw deck", "tickets", "keep first", "keep second", "keep both"):
                    continue
                if state.phase == FIRST_TICKETS and len(state.actors()) == 1:
                    continue  # then the numbers of tickets kept are shown
                for viewer in [None, *range(players)]:
                    if viewer != actor:
                        secret_moves += looks_the_same(state, disguised(state, viewer, chance), actor, move, viewer)
    assert secret_moves > 60


def looks_the_same(state: TicketState, other: TicketState, actor: int, move: int, viewer: int | None) -> bool:
    """Whether a hidden move looked the same; not asked when it turns up cards or ends the game."""
    here, there = state.clone(), other
    here.listening = there.listening = True
    told_here = [event.seen_by(viewer) for event in here.apply(actor, move)]
    there.reshuffles = []
    told_there = [event.seen_by(viewer) for event in there.apply(actor, move)]
    if here.phase == OVER or list(here.market) != list(state.market) or list(there.market) != list(state.market):
        return False
    assert told_here == told_there
    assert here.view(viewer) == there.view(viewer)
    return True


@cities
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_t16_what_a_seat_imagines_depends_on_nothing_hidden(name: str, players: int, seed: int) -> None:
    """The same knowledge and the same source of chance give the same sample, whatever is really there."""
    chance = standard.Random(seed)
    for state in ticket_positions(name, players, seed, every=3):
        for seat in range(players):
            here = state.sample(seat, peron.Random(seed))
            there = disguised(state, seat, chance).sample(seat, peron.Random(seed))
            if state.phase != OVER:  # then the deck alone is hidden, and no longer matters
                assert laid_out(here) == laid_out(there)


def laid_out(state: TicketState) -> object:
    """All that lies on the table, without what is left in memory of cards that were there before."""
    copy = state.clone()
    copy.deck = state.deck[: state.deck_left]
    copy.ticket_deck = vec[i64]([state.ticket_deck[at] for at in ring(state)])
    return fingerprint(copy)


@cities
@pytest.mark.parametrize("players", PLAYERS)
def test_t16_views_of_others_hold_no_ticket_of_mine(name: str, players: int) -> None:
    """Searches the view as text for what it must not hold, whatever field it might hide in."""
    for state in ticket_positions(name, players, 5, every=3):
        if state.is_over():
            continue
        for seat in range(players):
            mine = state.view(seat).players[seat]
            secret = {ticket.id for ticket in (*(mine.tickets or ()), *(mine.offer or ()))}
            for viewer in [None, *(other for other in range(players) if other != seat)]:
                view = state.view(viewer)
                told = tickets_told(view, [ticket.id for ticket in state.board.tickets])
                assert not told & secret
                shown = view.players[seat]
                assert shown.hand is None
                assert shown.tickets is None
                assert shown.offer is None
                assert shown.total is None
                assert Counter(shown.shown) <= Counter(mine.hand)
                assert state.key.hex() not in repr(view)
                assert repr(state.key) not in repr(view)


def tickets_told(view: TicketView, tickets: list[str]) -> set[str]:
    text = repr([view.returned, view.players, view.discards, view.ranks, view.stacks])
    return {ticket for ticket in tickets if f"'{ticket}'" in text}


@pytest.mark.parametrize("players", PLAYERS)
def test_s5_what_a_seat_imagines_has_the_same_tokens(players: int) -> None:
    """Tokens are public: nobody is in doubt about them, nor about the route whose token is being chosen."""
    random = peron.Random(6)
    choices = 0
    for seed in range(8):
        for state in ticket_positions("san-francisco", players, seed, every=1):
            choices += state.phase == TOKEN
            if state.phase not in (PLACING, TOKEN) and state.actors() != [0]:
                continue
            for seat in range(players):
                imagined = state.sample(seat, random)
                assert (imagined.stacks, imagined.stack_places) == (state.stacks, state.stack_places)
                assert imagined.claimed == state.claimed
                assert [player.tokens for player in imagined.players] == [player.tokens for player in state.players]
    assert choices


# --- what a seat may believe ------------------------------------------------------------------------------------------


def belief_position() -> TicketState:
    """Seat 2 to play in a game of three, with cards taken face up and tickets returned by everybody."""
    game = berlin()
    state = game.new(3, 11, None, {"first": 0})
    for seat, text in enumerate(("keep first", "keep second", "keep first")):
        state.apply(seat, game.parse(state, text))
    for seat, text in ((0, "draw deck"), (0, "draw deck"), (1, "draw deck"), (1, "draw deck"), (2, "tickets")):
        state.apply(seat, game.parse(state, text))
    state.apply(2, game.parse(state, "keep both"))
    market = state.moves(0)[1]
    state.apply(0, market)
    state.apply(0, game.parse(state, "draw deck"))
    row = state.view(None).market
    colour = next(card for card in row if card != "wild")
    state.apply(1, game.parse(state, f"draw {colour}"))
    state.apply(1, game.parse(state, "draw deck"))
    assert state.phase == TURN
    return state


def test_belief_deals_every_unseen_card_to_every_place_alike() -> None:
    """Each place that seat 0 cannot see holds each unseen kind as often as its share says (within five deviations)."""
    state = belief_position()
    random = peron.Random(1)
    seen = hand_of(int(state.players[0].hand)) + hand_of(int(state.players[1].shown))
    seen += Counter(CARDS[card] for card in state.market) + hand_of(int(state.discards))
    unseen = ALL_CARDS - seen
    trials = 3000
    in_hand: list[Counter[str]] = [Counter() for _ in range(3)]
    on_top: Counter[str] = Counter()
    at_bottom: Counter[str] = Counter()
    for _ in range(trials):
        sample = state.sample(0, random)
        for seat in (1, 2):
            player = sample.players[seat]
            in_hand[seat] += hand_of(int(player.hand)) - hand_of(int(player.shown))
        on_top[CARDS[sample.deck[sample.deck_left - 1]]] += 1
        at_bottom[CARDS[sample.deck[0]]] += 1
    for places, counted in ((5, in_hand[1]), (2, in_hand[2]), (1, on_top), (1, at_bottom)):
        assert counted.total() == places * trials
        for card, n in unseen.items():
            share = n / unseen.total()
            expected = trials * places * share
            assert abs(counted[card] - expected) < 5 * (expected * (1 - share)) ** 0.5


def test_belief_deals_every_unplaced_ticket_to_every_place_alike() -> None:
    state = belief_position()
    random = peron.Random(2)
    known = {ticket.id for ticket in state.view(0).players[0].tickets or ()}
    known |= {ticket for _, ticket in state.view(0).returned}
    assert len(state.view(0).returned) == 1
    trials = 3000
    held: list[Counter[str]] = [Counter() for _ in range(3)]
    on_top: Counter[str] = Counter()
    for _ in range(trials):
        sample = state.sample(0, random)
        assert sample.view(0).returned == state.view(0).returned
        for seat in (1, 2):
            held[seat] += Counter(TICKETS[ticket] for ticket in numbers_in(int(sample.players[seat].tickets)))
        on_top[TICKETS[sample.ticket_deck[sample.ticket_top]]] += 1
    unplaced = len(TICKETS) - len(known)
    for places, counted in ((1, held[1]), (3, held[2]), (1, on_top)):
        assert set(counted) == set(TICKETS) - known
        for ticket in counted:
            expected = trials * places / unplaced
            assert abs(counted[ticket] - expected) < 5 * expected**0.5


def test_belief_imagines_every_secret_choice_of_first_tickets() -> None:
    """T4: whoever has decided may have kept either ticket or both."""
    state = berlin().new(2, 3)
    state.apply(1, 10)
    random = peron.Random(4)
    samples = [state.sample(0, random) for _ in range(600)]
    choices = Counter(int(sample.players[1].choice) for sample in samples)
    assert set(choices) == {8, 9, 10}
    assert min(choices.values()) > 150
    offers = {(int(sample.players[1].first_offer), int(sample.players[1].second_offer)) for sample in samples}
    assert len(offers) > 200
    mine = state.players[0]
    for sample in samples:
        assert sample.players[0].first_offer == mine.first_offer
        assert sample.players[0].second_offer == mine.second_offer
        assert sample.players[0].choice == -1


def test_belief_keeps_the_tickets_another_is_looking_at_secret() -> None:
    state = belief_position()
    state.apply(2, berlin().parse(state, "tickets"))
    random = peron.Random(5)
    true = offer_of(state)
    assert len({offer_of(state.sample(0, random)) for _ in range(200)}) > 100
    assert {offer_of(state.sample(2, random)) for _ in range(200)} == {true}


def offer_of(state: TicketState) -> tuple[int, int]:
    return int(state.players[2].first_offer), int(state.players[2].second_offer)
