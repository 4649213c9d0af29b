"""The contract of a game, written once: every game passes it with every number of players, without exceptions.

Uses nothing but the contract. What only one game can know (its rules, its secrets) is tested by its own modules.
"""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.rules.contract import NoSuchSeat
from tests.amount import amount, some
from tests.rules.positions import (
    TEMPERS,
    Turn,
    accepts,
    fingerprint,
    hides,
    keys,
    positions,
    refuses,
    short_way,
    tables,
    walk,
    without_keys,
)

SEEDS = some((1, 2, 3), 1)
TABLES = [pytest.param(table, marks=short_way(*table)) for table in tables()]
HUGE = (2**31, 2**63, 2**70)


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[peron.Game, int]:
    name, players = request.param
    return peron.game(name), players


@pytest.fixture(params=SEEDS)
def seed(request: pytest.FixtureRequest) -> int:
    return int(request.param)


Table = tuple[peron.Game, int]


def as_data(view: object) -> dict[str, Any]:
    assert dataclasses.is_dataclass(view)
    assert not isinstance(view, type)
    return dataclasses.asdict(view)


# --- the same game for the same inputs --------------------------------------------------------------------------------


def test_same_inputs_same_game(table: Table, seed: int) -> None:
    game, players = table
    one = walk(game, game.new(players, seed), peron.Random(seed))
    other = walk(game, game.new(players, str(seed)), peron.Random(seed))
    for a, b in zip(one, other, strict=True):
        assert (a.seat, a.move) == (b.seat, b.move)
        assert fingerprint(a.state) == fingerprint(b.state)


def test_two_play_unless_it_is_said_otherwise(table: Table) -> None:
    game, _ = table
    assert fingerprint(game.new()) == fingerprint(game.new(2, 0, {}, {}))


def test_another_seed_is_another_game(table: Table) -> None:
    game, players = table
    starts = [fingerprint(game.new(players, seed)) for seed in range(20)]
    assert not hides(game) or all(starts[a] != starts[b] for a in range(20) for b in range(a))


def test_interleaved_games_equal_lone_games(table: Table) -> None:
    game, players = table

    def told(turn: Turn) -> object:
        return turn.seat, turn.move, fingerprint(turn.state)

    def started(seed: int) -> peron.State:
        return game.new(players, seed)

    lone = [[told(turn) for turn in walk(game, started(seed), peron.Random(seed))] for seed in range(4)]
    walks = [walk(game, started(seed), peron.Random(seed)) for seed in range(4)]
    mixed: list[list[object]] = [[] for _ in walks]
    order = peron.Random(99)
    unfinished = list(range(4))
    while unfinished:
        at = unfinished[order.below(len(unfinished))]
        turn = next(walks[at], None)
        if turn is None:
            unfinished.remove(at)
            continue
        mixed[at].append(told(turn))
        turn.state.sample(turn.seat, order)  # looking at one game changes no other
        turn.state.view(turn.seat)
    assert mixed == lone


# --- what is legal ----------------------------------------------------------------------------------------------------


def test_what_is_legal_is_said_the_same_in_every_way(table: Table, seed: int) -> None:
    """`moves`, `why_not`, `apply` and the quick `legal` agree over the whole action space; refusals change nothing."""
    game, players = table
    room = vec[i64]([0] * game.action_space)
    for state in positions(game, players, seed, every=amount(11, 4)):
        before = fingerprint(state)
        for seat in range(players):
            moves = state.moves(seat)
            assert moves == sorted(set(moves))
            assert [room[at] for at in range(state.legal(seat, room))] == moves
            assert [move for move in range(game.action_space) if state.why_not(seat, move) is None] == moves
            for move in range(game.action_space):
                if move not in moves:
                    refuses(state, seat, move)
            assert fingerprint(state) == before
            for move in moves:
                accepts(state, seat, move)
            assert fingerprint(state) == before


def test_every_actor_has_moves_and_nobody_else(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed):
        actors = state.actors()
        assert actors == sorted(set(actors) & set(range(players)))
        assert [seat for seat in range(players) if state.moves(seat)] == actors
        assert state.is_over() == (actors == [])
        assert state.actor() == (-1 if state.is_over() else actors[0])


def test_seats_that_do_not_exist_are_refused(table: Table) -> None:
    game, players = table
    for state in positions(game, players, 1, every=20):
        before = fingerprint(state)
        for wrong in (-1, -2, 6, *HUGE, *(-huge for huge in HUGE)):
            with pytest.raises(NoSuchSeat):
                state.moves(wrong)
            for move in (0, game.action_space - 1):
                refuses(state, wrong, move)
            assert fingerprint(state) == before, wrong


def test_moves_that_do_not_exist_are_refused(table: Table) -> None:
    game, players = table
    for state in positions(game, players, 1, every=20):
        before = fingerprint(state)
        for beyond in (0, 1, *HUGE):
            for seat in range(players):
                refuses(state, seat, -1 - beyond)
                refuses(state, seat, game.action_space + beyond)
            assert fingerprint(state) == before, beyond


def test_wrong_numbers_of_players_are_refused(table: Table) -> None:
    game, _ = table
    for players in (-1, 0, game.min_players - 1, game.max_players + 1, *HUGE):
        with pytest.raises(peron.PeronError) as refused:
            game.new(players)
        assert refused.value.key == "setup-players"
        assert refused.value.params == {"players": players, "min": game.min_players, "max": game.max_players}


def test_unknown_options_and_stacks_are_refused(table: Table) -> None:
    game, players = table
    with pytest.raises(peron.PeronError) as refused:
        game.new(players, 1, {"colour of the sky": "blue"})
    assert refused.value.key == "setup-option-unknown"
    with pytest.raises(peron.PeronError) as refused:
        game.new(players, 1, None, {"the sky": ["blue"]})
    assert refused.value.key == "deal-unknown-stack"
    assert fingerprint(game.new(players, 1, {}, {})) == fingerprint(game.new(players, 1))


# --- notation ---------------------------------------------------------------------------------------------------------


def test_notation_says_every_move_and_means_that_one(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=amount(11, 4)):
        said = [game.notation(state, move) for move in range(game.action_space)]
        assert max(Counter(said).values()) == 1
        for move, text in enumerate(said):
            assert game.parse(state, text) == move
            assert game.parse(state, f"  {text.upper().replace(' ', '   ')} ") == move
            assert text == text.strip()
            assert "#" not in text


def test_text_that_is_no_move_is_refused(table: Table) -> None:
    game, players = table
    state = game.new(players, 1)
    for text in (
        "",
        " ",
        "fly to the moon",
        "0",
        "draw 99",
        "claim",
        "keep",
        "lay",
        "wagon",
        "\x00",
        "9" * 5000,
        "ż" * 50,
    ):
        with pytest.raises(peron.PeronError) as refused:
            game.parse(state, text)
        assert refused.value.key.startswith("notation-")
        assert refused.value.params.get("nearest")
    for move in (-1, game.action_space, *HUGE):
        with pytest.raises(peron.PeronError) as refused:
            game.notation(state, move)
        assert refused.value.key == "notation-no-such-move"


# --- clones -----------------------------------------------------------------------------------------------------------


def test_a_clone_and_its_original_go_their_own_ways(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=15):
        before = fingerprint(state)
        copy = state.clone()
        assert fingerprint(copy) == before
        for _ in walk(game, copy, peron.Random(5)):
            pass
        assert fingerprint(state) == before
        first_end = fingerprint(copy)
        twin = state.clone()
        for _ in walk(game, state, peron.Random(6)):
            pass
        assert fingerprint(copy) == first_end
        assert fingerprint(twin) == before
        for _ in walk(game, twin, peron.Random(5)):  # the same future
            pass
        assert fingerprint(twin) == first_end


def test_a_clone_does_not_listen(table: Table) -> None:
    game, players = table
    state = game.new(players, 1)
    state.listening = True
    assert not state.clone().listening
    assert not state.sample(0, peron.Random(1)).listening
    assert state.listening


# --- events -----------------------------------------------------------------------------------------------------------


def test_events_are_told_while_somebody_listens(table: Table, seed: int) -> None:
    """Listening changes nothing else; the secret parameters of an event are seen by the seats it names alone."""
    game, players = table
    silent = game.new(players, seed)
    state = game.new(players, seed)
    state.listening = True
    random = peron.Random(seed)
    secrets = 0
    while not state.is_over():
        actors = state.actors()
        seat = actors[random.below(len(actors))]
        moves = state.moves(seat)
        move = moves[random.below(len(moves))]
        events = state.apply(seat, move)
        assert silent.apply(seat, move) == ()
        assert events
        for event in events:
            assert event.key.startswith("event-")
            json.dumps(dict(event.params), default=vars)
            assert set(event.secret) <= set(event.params)
            for viewer in [None, *range(players)]:
                hidden = {name for name, seats in event.secret.items() if viewer not in seats}
                seen = event.seen_by(viewer)
                assert seen.key == event.key
                assert seen.params == {name: None if name in hidden else value for name, value in event.params.items()}
                assert set(getattr(seen, "secret", ())) == set(event.secret) - hidden, "which, but not who knows it"
            secrets += len(event.secret)
    assert bool(secrets) == hides(game) or players == 1  # alone there is nobody to keep a decision from
    state.listening = False
    assert fingerprint(state) == fingerprint(silent)


def test_events_stop_when_nobody_listens_any_more(table: Table) -> None:
    game, players = table
    state = game.new(players, 1)
    seat = state.actors()[0]
    state.listening = True
    assert state.apply(seat, state.moves(seat)[0])
    state.listening = False
    seat = state.actors()[0]
    assert state.apply(seat, state.moves(seat)[0]) == ()


# --- scores -----------------------------------------------------------------------------------------------------------


def test_scores_add_up(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=3):
        scores = state.scores()
        result = state.result()
        assert [score.seat for score in scores] == list(range(players))
        for score in scores:
            assert sum(line.points for line in score.lines) == score.total == state.total(score.seat)
            assert all(line.key.startswith("score-") for line in score.lines)
        assert result.totals == tuple(score.total for score in scores)


def test_ranks_follow_the_totals(table: Table) -> None:
    game, players = table
    for seed in range(30):
        *_, state = positions(game, players, seed, every=500)
        totals, ranks = state.result().totals, state.result().ranks
        assert min(ranks) == 1
        assert len(ranks) == players
        for a in range(players):
            assert ranks[a] == 1 + sum(rank < ranks[a] for rank in ranks)
            assert all(ranks[a] < ranks[b] for b in range(players) if totals[a] > totals[b])
        assert state.result().winners == tuple(seat for seat in range(players) if ranks[seat] == 1)


def test_every_game_ends(table: Table) -> None:
    game, players = table
    for seed in range(60):
        random = peron.Random(seed)
        tempers = [TEMPERS[random.below(len(TEMPERS))] for _ in range(players)]
        state = game.new(players, seed)
        for turn in walk(game, state, random, tempers):
            assert not turn.state.is_over()
        assert state.is_over()


# --- views ------------------------------------------------------------------------------------------------------------


def test_views_are_plain_data(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=5):
        before = fingerprint(state)
        for seat in [None, *range(players)]:
            data = as_data(state.view(seat))
            assert json.loads(json.dumps(data)) == json.loads(json.dumps(as_data(state.view(seat))))
            assert data["seat"] == seat
        assert fingerprint(state) == before


def test_a_view_holds_the_legal_moves(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=3):
        for seat in range(players):
            listed = as_data(state.view(seat))["moves"]
            assert [move["move"] for move in listed] == state.moves(seat)
            assert all(move["kind"] for move in listed)
        assert not as_data(state.view(None))["moves"]


def test_a_seat_that_is_not_at_the_table_sees_nothing(table: Table) -> None:
    game, players = table
    state = game.new(players, 1)
    for seat in (-1, players, players + 7):
        with pytest.raises(NoSuchSeat) as refused:
            state.view(seat)
        assert refused.value.params == {"seat": seat, "seats": players}
        with pytest.raises(NoSuchSeat):
            state.sight().view(seat)
        with pytest.raises(NoSuchSeat):
            state.sample(seat, peron.Random(1))
        with pytest.raises(NoSuchSeat):
            state.moves(seat)


def test_a_state_prints(table: Table, seed: int) -> None:
    game, players = table
    for state in positions(game, players, seed, every=10):
        assert len(str(state).splitlines()) >= players


# --- what a seat can imagine ------------------------------------------------------------------------------------------


def test_a_sample_agrees_with_all_the_seat_knows(table: Table, seed: int) -> None:
    game, players = table
    random = peron.Random(seed)
    for state in positions(game, players, seed, every=3):
        before = fingerprint(state)
        for seat in range(players):
            imagined = state.sample(seat, random)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.view(None) == state.view(None)
            assert imagined.moves(seat) == state.moves(seat)
            assert imagined.actors() == state.actors()
            assert imagined.reveals == state.reveals
            assert not keys(fingerprint(imagined)) & keys(before)
        assert fingerprint(state) == before


def test_what_a_seat_is_refused_tells_it_nothing(table: Table) -> None:
    game, players = table
    random = peron.Random(8)
    for state in positions(game, players, 4, every=6):
        for seat in range(players):
            imagined = state.sample(seat, random)
            for move in range(game.action_space):
                assert imagined.why_not(seat, move) == state.why_not(seat, move)


def test_samples_vary_and_repeat_with_their_source(table: Table, seed: int) -> None:
    game, players = table
    for state in list(positions(game, players, seed, every=10))[:4]:
        for seat in range(players):
            samples = [fingerprint(state.sample(seat, peron.Random(n))) for n in range(6)]
            again = [fingerprint(state.sample(seat, peron.Random(n))) for n in range(6)]
            assert samples == again
            assert (len({repr(without_keys(sample)) for sample in samples}) > 1) == hides(game)
            if keys(fingerprint(state)):
                assert len(set().union(*(keys(sample) for sample in samples))) >= 6


def test_a_sample_plays_to_its_end(table: Table, seed: int) -> None:
    game, players = table
    random = peron.Random(seed)
    for state in positions(game, players, seed, every=12):
        for seat in range(players):
            imagined = state.sample(seat, random)
            for _ in walk(game, imagined, random):
                pass
            assert imagined.is_over()


def test_undo_is_free_only_while_nothing_was_revealed(table: Table, seed: int) -> None:
    """While `reveals` stands still a player learns nothing: the move looks the same in a game they can imagine."""
    game, players = table
    random = peron.Random(seed + 100)
    stood_still = 0
    for state in positions(game, players, seed, every=1):
        for seat in state.actors():
            moves = state.moves(seat)
            move = moves[random.below(len(moves))]
            after = state.clone()
            after.apply(seat, move)
            assert after.reveals >= state.reveals
            if after.reveals == state.reveals:
                imagined = state.sample(seat, random)
                imagined.apply(seat, move)
                if imagined.reveals == state.reveals:
                    stood_still += 1
                    assert imagined.view(seat) == after.view(seat)
                    assert imagined.view(None) == after.view(None)
    assert stood_still


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_replays_to_the_same_state(table: Table, seed: int) -> None:
    game, players = table
    record = peron.Record(game, players, seed)
    state = record.begin()
    random = peron.Random(seed)
    while not state.is_over():
        seat = state.actors()[-1]
        moves = state.moves(seat)
        record.play(state, seat, moves[random.below(len(moves))])
        if len(record.entries) % 40 == 1:
            reads_back(record, state)
    assert record.totals == state.result().totals
    reads_back(record, state)


def reads_back(record: peron.Record, state: peron.State) -> None:
    text = record.text()
    read = peron.Record.read(text)
    assert read.text() == text
    assert read.totals == record.totals
    assert fingerprint(read.replay()) == fingerprint(state)
    *_, (last, entry) = read.states()
    assert entry is None
    assert fingerprint(last) == fingerprint(state)
