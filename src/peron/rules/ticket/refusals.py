"""Why a move is not legal: every refusal with its rule and its words, in one table. Imports the table's shape only.

The modules of the rules decide; `explain` adds what the sentences are about.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from peron.rules.reasons import Reasons

REASONS: Final = Reasons()

# Whose turn it is
GAME_OVER: Final[i64] = REASONS.because("T18", "why-game-over")
NOT_YOUR_TURN: Final[i64] = REASONS.because("T5", "why-not-your-turn")
MAY_NOT_PASS: Final[i64] = REASONS.because("T17", "why-may-not-pass")

# Cards
DECK_EMPTY: Final[i64] = REASONS.because("T8a", "why-deck-empty")
NO_CARD_THERE: Final[i64] = REASONS.because("T8a", "why-no-card-there")
TAKE_SECOND_CARD: Final[i64] = REASONS.because("T6a", "why-take-second-card")
WILD_AS_SECOND: Final[i64] = REASONS.because("T7", "why-wild-as-second")

# Tickets
ALREADY_DECIDED: Final[i64] = REASONS.because("T4", "why-already-decided")
CHOOSE_FIRST_TICKETS: Final[i64] = REASONS.because("T4", "why-choose-tickets-first")
CHOOSE_TICKETS: Final[i64] = REASONS.because("T15", "why-choose-tickets-first")
NOTHING_OFFERED: Final[i64] = REASONS.because("T15", "why-nothing-offered")
ONE_TICKET_OFFERED: Final[i64] = REASONS.because("T15", "why-one-ticket-offered")
NO_TICKETS_LEFT: Final[i64] = REASONS.because("T15a", "why-no-tickets-left")

# Routes
ROUTE_TAKEN: Final[i64] = REASONS.because("T10", "why-route-taken")
OWN_OTHER_STRAND: Final[i64] = REASONS.because("T13", "why-own-other-strand")
DOUBLE_CLOSED: Final[i64] = REASONS.because("T13", "why-double-closed")
TOO_FEW_PIECES: Final[i64] = REASONS.because("T11", "why-too-few-pieces")
TOO_FEW_CARDS: Final[i64] = REASONS.because("T10", "why-too-few-cards")
TOO_FEW_FERRIES: Final[i64] = REASONS.because("S2", "why-too-few-cards")

# Tokens
PLACE_TOKENS_FIRST: Final[i64] = REASONS.because("S4", "why-place-tokens-first")
TOKENS_PLACED: Final[i64] = REASONS.because("S4", "why-tokens-placed")
NOT_BESIDE: Final[i64] = REASONS.because("S4", "why-not-beside")
HAS_STACK: Final[i64] = REASONS.because("S4", "why-has-stack")
TAKE_TOKEN_FIRST: Final[i64] = REASONS.because("S5", "why-take-token-first")
NO_TOKEN_TO_TAKE: Final[i64] = REASONS.because("S5", "why-no-token-to-take")
HAVE_TOKEN: Final[i64] = REASONS.because("S5", "why-have-token")
TOKEN_NOT_HERE: Final[i64] = REASONS.because("S5", "why-token-not-here")
