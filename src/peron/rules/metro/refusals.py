"""Why a move is not legal: every refusal with its rule and its words, in one table. Imports the table's shape only.

The modules of the rules decide; `explain` adds what the sentences are about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.reasons import Reasons

REASONS: Final = Reasons()

GAME_OVER: Final[i64] = REASONS.because("M10", "why-game-over")
NOT_YOUR_TURN: Final[i64] = REASONS.because("M4", "why-not-your-turn")
LAY_THE_DRAWN: Final[i64] = REASONS.because("M5", "why-lay-the-drawn")
NOTHING_DRAWN: Final[i64] = REASONS.because("M5", "why-nothing-drawn")
NO_SUCH_SLOT: Final[i64] = REASONS.because("M12", "why-no-such-tile")
SLOT_EMPTY: Final[i64] = REASONS.because("M5", "why-no-tile-there")
OCCUPIED: Final[i64] = REASONS.because("M6", "why-occupied")
NOT_BESIDE: Final[i64] = REASONS.because("M6", "why-square-not-beside")
NOT_TURNED: Final[i64] = REASONS.because("M2", "why-not-turned")
SAME_TURNED: Final[i64] = REASONS.because("M11", "why-same-turned")
ONE_TILE: Final[i64] = REASONS.because("M7", "why-one-tile")
ONE_TILE_IN_CENTRE: Final[i64] = REASONS.because("M7b", "why-one-tile-in-centre")
STACK_EMPTY: Final[i64] = REASONS.because("M5", "why-stack-empty")
MAY_NOT_PASS: Final[i64] = REASONS.because("M5b", "why-tile-to-lay")
NO_COMPANIES: Final[i64] = REASONS.because("M13", "why-no-companies")
CLOSED: Final[i64] = REASONS.because("M15", "why-exchange-closed")
PAUSED: Final[i64] = REASONS.because("M15a", "why-exchange-paused")
SHARE_SHOWN: Final[i64] = REASONS.because("M20", "why-share-shown")
NO_WAGONS: Final[i64] = REASONS.because("M18", "why-no-wagons")
SHARE_NEEDED: Final[i64] = REASONS.because("M20", "why-share-needed")
WAGON_PLACED: Final[i64] = REASONS.because("M19", "why-wagon-placed")
COMPANY_WAGON_PLACED: Final[i64] = REASONS.because("M20", "why-company-wagon-placed")
RAIL_TAKEN: Final[i64] = REASONS.because("M19", "why-rail-taken")
RAIL_OF_ONE_TILE: Final[i64] = REASONS.because("M19a", "why-rail-of-one-tile")
