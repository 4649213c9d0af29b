"""Who has won, and by what, as a message: the terminal and the page only put it into words. Imports the contract."""

from __future__ import annotations

from collections.abc import Sequence

from peron.rules.contract import Game, Message, Result


def verdict_of(of: Game, result: Result, conceded: Sequence[int] = ()) -> Message:
    """What is said at the end. Those who gave up are behind all others in the result, whatever they had."""
    totals, winners = result.totals, result.winners
    if len(totals) == 1:
        return Message("verdict-alone", {"points": totals[0]}) if conceded else of.said_alone(totals[0])
    tie = of.tie()
    if len(winners) > 1:
        return Message(tie.shared, {"seats": winners, "rule": tie.rule})
    best = winners[0]
    rivals = [total for seat, total in enumerate(totals) if seat != best and seat not in conceded]
    if not rivals:
        return Message("verdict-conceded", {"seat": best})
    margin = totals[best] - max(rivals)
    if margin == 0 and tie.key is not None:
        return Message(tie.key, {"seat": best, "rule": tie.rule})
    return Message("verdict-points", {"seat": best, "points": margin})
