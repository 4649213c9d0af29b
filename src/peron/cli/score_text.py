"""The score as text, line by line, and who wins. Imports texts and the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from peron.cli.family import Family
from peron.cli.screen import Cell
from peron.cli.telling import Telling
from peron.rules.contract import Result, Score, State
from peron.text import Scene


def show_end(family: Family, state: State, result: Result) -> None:
    """The score of every seat, best first; and if the game is over who wins, or how good it was."""
    final = state.is_over()
    _show_scores(family.told, state.scores(), result, final)
    rating = family.rating(state) if final else ""
    if rating:
        family.told.screen.say(rating, indent=1)


def _show_scores(told: Telling, scores: Sequence[Score], result: Result, final: bool) -> None:
    say = told.texts.say
    told.screen.heading(say("score-heading" if final else "score-heading-open"))
    rows: list[list[Cell]] = []
    for score in sorted(scores, key=lambda one: result.ranks[one.seat]):
        lines = [(told.texts.score_line(line, told.scene), f"{line.points:+d}") for line in score.lines]
        total = say("score-total"), str(score.total)
        if told.screen.plain:
            told.screen.say(told.seat(score.seat))
            for label, points in [*lines, total]:
                told.screen.say(f"{label}: {points}")
        else:
            rows.append([Text(told.seat(score.seat), "bold"), ""])
            rows += [[f"  {label}", points] for label, points in lines]
            rows.append([Text(f"  {total[0]}", "bold"), Text(total[1], "bold")])
            rows.append(["", ""])
    if rows:
        told.screen.table(["", ""], rows, right=(1,))
    if final:
        told.screen.say(winner(told, scores, result), "bold", indent=1)


def winner(told: Telling, scores: Sequence[Score], result: Result) -> str:
    """Who wins, and by how much (T20, N19, M10)."""
    say = told.texts.say
    if len(scores) == 1:
        return say("score-solo", points=result.totals[0])
    if len(result.winners) > 1:
        players = told.words.all_of([told.words.player(seat) for seat in result.winners])
        return say("score-shared", players=players, rule=_tie_rule(told))
    best = result.winners[0]
    margin = result.totals[best] - max(score.total for score in scores if score.seat != best)
    you = "yes" if best == told.scene.seat else "no"
    if margin == 0:
        key = "score-wins-tie" if isinstance(told.scene, Scene) else "score-wins-tie-line"
        return say(key, player=told.words.player(best), you=you)
    return say("score-wins", player=told.words.player(best), you=you, margin=margin)


def _tie_rule(told: Telling) -> str:
    """The rule by which equals share the victory."""
    if isinstance(told.scene, Scene):
        return "T20"
    return "M10a" if told.scene.game == "metro" else "N19"
