"""Why a move is not legal: every refusal with its rule and its words, in one table. Imports the table's shape only.

The modules of the rules decide; `explain` adds what the sentences are about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.reasons import Reasons

REASONS: Final = Reasons()

GAME_OVER: Final[i64] = REASONS.because("N18", "why-game-over")
ALREADY_DECIDED: Final[i64] = REASONS.because("N5", "why-already-decided")
CARD_PLAYED: Final[i64] = REASONS.because("N6", "why-card-played")
ANOTHER_MARKS: Final[i64] = REASONS.because("N21d", "why-another-marks")
NOT_THE_LAST_MOMENT: Final[i64] = REASONS.because("N21d", "why-not-the-last-moment")
SECOND_FIRST: Final[i64] = REASONS.because("N21", "why-second-first")
POWER_NOT_HELD: Final[i64] = REASONS.because("N21", "why-power-not-held")
POWER_USED: Final[i64] = REASONS.because("N21", "why-power-used")
POWER_NOT_NEEDED: Final[i64] = REASONS.because("N21", "why-power-not-needed")
SECTION_DRAWN: Final[i64] = REASONS.because("N12", "why-section-drawn")
CROSSED: Final[i64] = REASONS.because("N12", "why-crossed")
LOOP: Final[i64] = REASONS.because("N13", "why-loop")
NOT_THE_START: Final[i64] = REASONS.because("N9", "why-not-the-start")
OFF_THE_LINE: Final[i64] = REASONS.because("N10", "why-off-the-line")
NOT_AN_END: Final[i64] = REASONS.because("N10", "why-not-an-end")
SWITCH_SPENT: Final[i64] = REASONS.because("N21c", "why-switch-spent")
FIRST_SYMBOL: Final[i64] = REASONS.because("N9", "why-wrong-symbol")
WRONG_SYMBOL: Final[i64] = REASONS.because("N10", "why-wrong-symbol")
SECOND_SYMBOL: Final[i64] = REASONS.because("N21", "why-wrong-symbol")
NO_SECOND: Final[i64] = REASONS.because("N21c", "why-no-second")
NOTHING_TO_MARK: Final[i64] = REASONS.because("N21d", "why-nothing-to-mark")
NOT_ON_LINE: Final[i64] = REASONS.because("N21", "why-not-on-line")
