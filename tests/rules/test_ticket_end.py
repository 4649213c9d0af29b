"""Passing (T17), the end (T18, B4) and the reckoning (T19, T20)."""

from __future__ import annotations

import pytest

from tests.rules.ticket_tables import LETTERS, TICKETS, Table

# --- T17: no legal action ---------------------------------------------------------------------------------------------


def nothing_left(players: int = 2) -> Table:
    """No card to draw, no ticket, and no route that anybody may claim."""
    table = Table.begun(players)
    table.lay(hands=dict.fromkeys(LETTERS[:players], ""), row="- - - - -", deck="")
    table.state.tickets_left = 0
    for player in table.state.players:
        player.closed = table.state.board.all_routes
    return table


def test_t17_whoever_has_no_legal_action_passes() -> None:
    table = nothing_left()
    assert table.legal("A") == ["pass"]
    table.play("A pass")
    assert table.events[0].key == "event-pass"
    assert table.turn == "B"
    assert table.view().phase == "turn"


@pytest.mark.parametrize("left", ["ticket", "deck", "wild", "route"])
def test_t17_nobody_passes_while_anything_is_legal(left: str) -> None:
    table = nothing_left()
    if left == "ticket":
        table.state.tickets_left = 1
    elif left == "deck":
        table.lay(hands={"A": "", "B": ""}, row="- - - - -", deck="red")
    elif left == "wild":
        table.lay(hands={"A": "", "B": ""}, row="- - - - wild", deck="")
    else:
        table.lay(hands={"A": "red", "B": ""}, row="- - - - -", deck="")
        table.state.players[0].closed = table.state.board.all_routes - 2**10  # the red tram route of 1
    assert len(table.legal("A")) == 1
    assert table.legal("A") != ["pass"]
    assert table.refused("A pass") == ("T17", "why-may-not-pass")


def test_t17_taking_tickets_counts_as_a_legal_action() -> None:
    table = nothing_left()
    table.state.tickets_left = 2
    assert table.legal("A") == ["tickets"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t17_a_full_round_of_passes_ends_the_game(players: int) -> None:
    table = nothing_left(players)
    for letter in LETTERS[:players]:
        assert not table.state.is_over()
        table.play(f"{letter} pass")
    assert table.state.is_over()
    assert table.told("event-over")
    assert table.state.actors() == []
    assert table.refused("A pass") == ("T18", "why-game-over")


def test_t17_only_passes_in_a_row_count() -> None:
    table = nothing_left(3)
    table.play("A pass", "B pass")
    table.lay(hands=dict.fromkeys("ABC", ""), row="red - - - -", deck="")
    table.play("C draw red")
    table.lay(hands=dict.fromkeys("ABC", ""), row="- - - - -", deck="")
    table.play("A pass", "B pass")
    assert not table.state.is_over()
    table.play("C pass")
    assert table.state.is_over()


@pytest.mark.parametrize("action", ["claim", "tickets"])
def test_t17_every_action_breaks_the_round_of_passes(action: str) -> None:
    table = nothing_left(2)
    table.play("A pass")
    if action == "claim":
        table.lay(hands={"A": "", "B": "red"}, row="- - - - -", deck="")
        table.state.players[1].closed = 0
        table.play("B claim hauptbahnhof-reichstag-2 1 red")
    else:
        table.state.tickets_left = 2
        table.play("B tickets", "B keep both")
    table.lay(hands={"A": "", "B": ""}, row="- - - - -", deck="")
    table.play("A pass")
    assert not table.state.is_over()


# --- T18: the last round ----------------------------------------------------------------------------------------------

TRAM_2 = "A claim pergamonmuseum-alexanderplatz-1 2 black"
SUBWAY_2 = "A claim kurfuerstendamm-charlottenburger_tor-1 2 black"


def near_the_end(players: int, trams: int, subways: int) -> Table:
    table = Table.begun(players)
    table.lay(hands={"A": "black black black black"})
    table.pieces("A", trams, subways)
    return table


@pytest.mark.parametrize(
    ("trams", "subways", "move", "triggered"),
    [
        (3, 0, TRAM_2, True),
        (2, 1, TRAM_2, True),
        (2, 0, TRAM_2, True),
        (4, 0, TRAM_2, False),
        (3, 1, TRAM_2, False),
        (2, 2, TRAM_2, False),
        (0, 2, SUBWAY_2, True),
        (1, 1, SUBWAY_2, True),
        (0, 3, SUBWAY_2, False),
        (1, 2, SUBWAY_2, False),
        (2, 1, SUBWAY_2, False),
    ],
)
def test_t18_b4_one_piece_or_fewer_of_both_kinds_together(trams: int, subways: int, move: str, triggered: bool) -> None:
    table = near_the_end(2, trams, subways)
    table.play(move)
    assert table.view().last_turns == (2 if triggered else None)
    told = table.told("event-last-round")
    assert bool(told) is triggered
    if triggered:
        left = table.player("A").trams + table.player("A").subways
        assert told[0].params == {"seat": 0, "left": left, "rule": "T18"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_t18_everybody_has_one_more_turn_and_the_trigger_the_last(players: int) -> None:
    table = near_the_end(players, 2, 1)
    table.play(TRAM_2)
    order = [*LETTERS[1:players], "A"]
    for n, letter in enumerate(order):
        assert table.view().last_turns == players - n
        assert table.turn == letter
        assert not table.state.is_over()
        table.play(f"{letter} draw deck", f"{letter} draw deck")
    assert table.state.is_over()
    assert table.view().last_turns == 0
    assert table.view().turn is None


def test_t18_a_last_turn_is_a_whole_turn() -> None:
    """Also the second card and the choice of tickets belong to it."""
    table = near_the_end(2, 2, 1)
    table.play(TRAM_2, "B tickets")
    assert table.view().last_turns == 2
    table.play("B keep first")
    assert table.view().last_turns == 1
    table.play("A draw deck")
    assert not table.state.is_over()
    assert table.refused("A pass") == ("T6a", "why-take-second-card")
    table.play("A draw deck")
    assert table.state.is_over()


def test_t18a_a_last_turn_may_be_passed() -> None:
    table = near_the_end(3, 2, 1)
    assert table.refused("A pass") == ("T17", "why-may-not-pass")
    table.play(TRAM_2)
    assert table.legal("B")[0] == "pass"
    assert len(table.legal("B")) > 1
    table.play("B pass", "C pass")
    assert not table.state.is_over()
    table.play("A pass")
    assert table.state.is_over()


def test_t18b_a_second_player_at_the_limit_changes_nothing() -> None:
    table = near_the_end(3, 2, 1)
    table.lay(hands={"A": "black black", "B": "red red", "C": "blue blue"})
    for letter in "BC":
        table.pieces(letter, 2, 0)
    table.play(TRAM_2, "B claim oranienburger_tor-unter_den_linden 2 red")
    assert table.view().last_turns == 2
    assert not table.told("event-last-round")
    table.play("C pass")
    assert table.view().last_turns == 1
    table.play("A pass")
    assert table.state.is_over()


def test_t18_nothing_is_legal_when_the_game_is_over() -> None:
    table = near_the_end(2, 2, 1)
    table.play(TRAM_2, "B pass", "A pass")
    for letter in "AB":
        assert table.legal(letter) == []
        for text in ("draw deck", "tickets", "keep first", "pass", "claim hauptbahnhof-reichstag-2 1 red"):
            assert table.refused(f"{letter} {text}") == ("T18", "why-game-over")


# --- T19: the final score ---------------------------------------------------------------------------------------------


def test_t19_routes_and_completed_tickets_less_the_others() -> None:
    table = Table.begun()
    table.build(
        "A", "hauptbahnhof-reichstag-1", "reichstag-brandenburger_tor-1", "kurfuerstendamm-charlottenburger_tor-1"
    )
    table.give_tickets("A", "hauptbahnhof-brandenburger_tor", "kurfuerstendamm-alexanderplatz")
    score = table.state.scores()[0]
    assert [(line.key, line.points, dict(line.params)) for line in score.lines] == [
        ("score-tram", 2, {"count": 2}),
        ("score-subway", 3, {"count": 1}),
        ("score-ticket-done", 2, {"ticket": "hauptbahnhof-brandenburger_tor"}),
        ("score-ticket-open", -11, {"ticket": "kurfuerstendamm-alexanderplatz"}),
    ]
    assert score.total == 2 + 3 + 2 - 11 == table.state.total(0)


def test_t19_routes_of_others_do_not_join_my_places() -> None:
    table = Table.begun()
    table.give_tickets("A", "hauptbahnhof-brandenburger_tor")
    table.build("A", "hauptbahnhof-reichstag-1")
    table.build("B", "reichstag-brandenburger_tor-1")
    assert table.state.total(0) == 1 - 2


def test_t19_a_chain_may_run_over_trams_and_subways_and_in_any_direction() -> None:
    table = Table.begun()
    chain = [
        "moritzplatz-hallesches_tor-1",
        "gleisdreieck-nollendorfplatz-1",
        "hallesches_tor-gleisdreieck-2",
        "nollendorfplatz-kurfuerstendamm-2",
        "kurfuerstendamm-charlottenburger_tor-1",
    ]
    table.give_tickets("A", "charlottenburger_tor-moritzplatz")
    for built, route in enumerate(chain):
        assert table.player("A").tickets is not None
        assert [ticket.complete for ticket in table.player("A").tickets or ()] == [False], built
        table.build("A", route)
    assert [ticket.complete for ticket in table.player("A").tickets or ()] == [True]
    assert table.state.total(0) == 5 + 5 + 3 + 5 + 3 + 12


def test_t19a_a_score_may_be_negative() -> None:
    table = Table.begun()
    table.give_tickets("A", *TICKETS)
    assert table.state.total(0) == -127
    assert table.state.result().totals[0] == -127
    assert table.state.scores()[0].total == -127


def test_t19_there_is_no_bonus_for_the_longest_path() -> None:
    table = Table.begun()
    table.give_tickets("A")
    table.build("A", "charlottenburger_tor-siegessaeule", "siegessaeule-hauptbahnhof")
    assert [line.key for line in table.state.scores()[0].lines] == ["score-tram"]
    assert table.state.total(0) == 8


# --- T20: who wins ----------------------------------------------------------------------------------------------------


def scored(*points: tuple[int, tuple[str, ...], tuple[str, ...]]) -> Table:
    """A table where each seat has points for routes, and tickets done and open."""
    table = Table.begun(len(points))
    for letter, (for_routes, routes, tickets) in zip(LETTERS, points, strict=False):
        table.build(letter, *routes)
        table.give_tickets(letter, *tickets)
        table.state.players[LETTERS.index(letter)].points = for_routes
    return table


SHORT = ("hauptbahnhof-reichstag-1", "reichstag-brandenburger_tor-1")
SHORT_TICKET = "hauptbahnhof-brandenburger_tor"


def test_t20_the_highest_score_wins() -> None:
    result = scored((5, (), ()), (9, (), ()), (-3, (), ())).state.result()
    assert result.totals == (5, 9, -3)
    assert result.ranks == (2, 1, 3)
    assert result.winners == (1,)


def test_t20_a_tie_goes_to_the_most_completed_tickets() -> None:
    result = scored((10, (), ()), (8, SHORT, (SHORT_TICKET,)), (10, (), ())).state.result()
    assert result.totals == (10, 10, 10)
    assert result.ranks == (2, 1, 2)


def test_t20_open_tickets_do_not_break_a_tie() -> None:
    result = scored((10, (), ()), (12, (), (SHORT_TICKET,))).state.result()
    assert result.totals == (10, 10)
    assert result.ranks == (1, 1)
    assert result.winners == (0, 1)


def test_t20_more_tickets_do_not_beat_more_points() -> None:
    result = scored((10, (), ()), (7, SHORT, (SHORT_TICKET,))).state.result()
    assert result.totals == (10, 9)
    assert result.ranks == (1, 2)


def test_t20_what_is_still_tied_is_shared() -> None:
    result = scored((4, (), ()), (7, (), ()), (7, (), ()), (1, (), ())).state.result()
    assert result.ranks == (3, 1, 1, 4)
    assert result.winners == (1, 2)
