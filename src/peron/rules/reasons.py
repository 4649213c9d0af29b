"""Why moves are not legal: the table of a family's refusals, each with its rule and its words. Imports the contract."""

from __future__ import annotations

from mypy_extensions import i64

from peron.rules.contract import Params, Reason


class Reasons:
    """The refusals of a family by number, which is what `State.refusal` answers with."""

    def __init__(self) -> None:
        self.table: list[tuple[str, str]] = [("", "")]
        """The rule and the translation key. The first line is LEGAL, which needs no words."""

    def because(self, rule: str, key: str) -> i64:
        """One more way in which a move can be refused; its number."""
        self.table.append((rule, key))
        return len(self.table) - 1

    def reason(self, code: int, params: Params) -> Reason:
        """What is said of a refusal, with all that its sentence is about."""
        rule, key = self.table[code]
        return Reason(key, params, rule=rule)
