"""What several games add up to."""

from __future__ import annotations

from peron.tables.evening import MOST_PEOPLE, Finish, standings


def game(*ranks: tuple[str, int]) -> list[Finish]:
    return [Finish(name.lower(), name, rank, 50 - 10 * rank) for name, rank in ranks]


def test_a_place_is_worth_as_many_points_as_players_come_after_it() -> None:
    london = game(("Ola", 1), ("Hania", 2), ("Marek", 3), ("Kuba", 4))
    metro = game(("Marek", 1), ("Ola", 2), ("Kuba", 3), ("Hania", 4))
    found = standings([london, metro])
    assert [(one.name, one.places, one.total) for one in found] == [
        ("Ola", (1, 2), 5),
        ("Marek", (3, 1), 4),
        ("Hania", (2, 4), 2),
        ("Kuba", (4, 3), 1),
    ]
    assert found[0].points == (40, 30)


def test_who_shares_a_place_leaves_nobody_behind_there() -> None:
    assert [one.total for one in standings([game(("Ola", 1), ("Jan", 1), ("Ewa", 3))])] == [1, 1, 0]


def test_a_game_that_goes_on_has_no_places_and_who_was_not_there_has_none() -> None:
    found = standings([game(("Ola", 1), ("Jan", 2)), game(("Ewa", 1), ("Ola", 2)), []])
    assert {one.name: one.places for one in found} == {
        "Ola": (1, 2, None),
        "Ewa": (None, 1, None),
        "Jan": (2, None, None),
    }


def test_somebody_who_is_called_otherwise_now_is_one_person() -> None:
    found = standings([[Finish("g1", "Ola", 1, 30)], [Finish("g1", "Aleksandra", 1, 40)]])
    assert [(one.name, one.points) for one in found] == [("Aleksandra", (30, 40))]


def test_of_very_many_people_the_best_are_told() -> None:
    games = [game(("Ola", 1), (f"Ewa {number}", 2), (f"Jan {number}", 3)) for number in range(100)]
    found = standings(games)
    assert len(found) == MOST_PEOPLE
    assert (found[0].name, found[0].total, len(found[0].places)) == ("Ola", 200, 100)
    assert {one.name[:3] for one in found[1:]} == {"Ewa"}
