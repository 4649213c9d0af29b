"""Subways, ferries and tokens on one board, with colours of its own: checked, played, drawn, told in both languages."""

from __future__ import annotations

import json

import pytest

import peron
from peron.boards import check_board
from peron.bots import make_bot
from peron.rules.ticket.board import Board
from peron.rules.ticket.game import TicketGame
from peron.text import Scene, Texts, languages
from tests.boards.drawings import ticket_board_svg
from tests.boards.harbour import COLOURS, harbour


def city() -> TicketGame:
    return TicketGame(Board(harbour()))


def test_the_city_is_a_good_board() -> None:
    assert check_board(json.dumps(harbour())) == []


def test_t13_a_ferry_beside_a_tram_of_its_length_is_a_double_and_a_subway_is_none() -> None:
    board = harbour()
    tram = next(route for route in board["routes"] if route["kind"] == "tram")
    ferry = tram | {"id": "ferry", "kind": "ferry", "ferries": [0]}
    board["routes"].append(ferry)
    assert [problem.key for problem in check_board(json.dumps(board))] == ["board-double-unnamed"]
    ferry["double"], tram["double"] = tram["id"], "ferry"
    assert check_board(json.dumps(board)) == []
    board["routes"][-1] = {**tram, "id": "tunnel", "kind": "subway", "cost": 3}
    del board["routes"][-1]["spaces"], board["routes"][-1]["double"], tram["double"]
    assert check_board(json.dumps(board)) == []


def test_b1_subway_cars_have_routes_to_stand_on() -> None:
    board = harbour()
    board["routes"] = [route for route in board["routes"] if route["kind"] != "subway"]
    assert [(problem.key, problem.path) for problem in check_board(json.dumps(board))] == [
        ("board-pieces-unused", "pieces.subway"),
        ("board-no-last-round", "end_at"),
    ]


def test_t2_the_deck_has_six_of_each_of_its_colours_and_eight_wilds() -> None:
    board = city().board
    assert board.counts(int(board.full)) == {**dict.fromkeys(COLOURS, 6), "wild": 8}
    assert board.deck_size == 38


def test_its_rules_are_those_of_what_is_on_it() -> None:
    assert city().sections() == ("setup", "turn", "end", "subways", "ferries", "tokens")
    for language in languages():
        told = {rule.id: rule.text for section in Texts(language).rules(city()) for rule in section.rules}
        assert {"B1", "B2", "B3", "B4", "S1", "S2", "S3", "S7"} <= set(told)
        assert "38" in told["T2"]
        assert "14" in told["B1"]
        assert "3 → 5" in told["B3"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_it_and_everything_is_told(players: int) -> None:
    game = city()
    bots = [make_bot(name, game, seed) for seed, name in enumerate(["greedy", "random", "search:20", "greedy"])]
    for seed in range(2):
        state = game.new(players, seed)
        state.listening = True
        said: set[str] = set()
        while not state.is_over():
            seat = state.actors()[0]
            for language in languages():
                words = Texts(language).words(Scene(game, ("Ola", "Jan", "Ewa", "Iza"), seat))
                view = state.view(seat)
                said |= {words.move(move) for move in view.moves} | {words.message(view.prompt)}
            move = bots[seat].choose(state, seat)
            assert game.parse(state, game.notation(state, move), seat) == move
            assert state.why_not(seat, move) is None
            told = [event.seen_by(0) for event in state.apply(seat, move)]
            for language in languages():
                said.update(Texts(language).events(told, Scene(game, ("Ola", "Jan", "Ewa", "Iza"), 0)))
        assert not [sentence for sentence in said if "{" in sentence or "$" in sentence]
        assert any("„morski”" in sentence for sentence in said)
        record = peron.Record(game, players, seed)
        assert peron.Record.read(record.text(), game).game is game


def test_it_is_drawn_in_its_own_paint() -> None:
    svg = ticket_board_svg(harbour(), "light")
    assert all(paint in svg for _, _, paint in COLOURS.values())
    assert "tram, brick" in svg
    assert "piasek" in ticket_board_svg(harbour(), "page", {"language": "pl"})
