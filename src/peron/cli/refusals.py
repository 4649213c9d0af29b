"""What a typed move means, and why it is refused. Imports the rules' notation and reasons; decides nothing itself."""

from __future__ import annotations

from peron.cli.telling import Telling
from peron.rules.contract import Reason
from peron.rules.ticket.cards import counts
from peron.rules.ticket.notation import read
from peron.rules.ticket.state import TicketState


def understood(state: TicketState, seat: int, said: str) -> tuple[int, Reason | None]:
    """The move that a text says, and why it is not legal. Raises BadNotation."""
    move = read(state, said, seat)
    return move, state.why_not(seat, move)


def told_reason(told: Telling, move: int, reason: Reason) -> str:
    """The rule's id and the sentence; for cards that are missing also which payment is meant."""
    sentence = f"{reason.rule}: {told.texts.reason(reason, told.scene)}"
    if reason.key != "why-too-few-cards":
        return sentence
    payment = told.words.cards(counts(int(told.on_board.board.paid(move))))
    return f"{sentence} {told.texts.say('play-payment', cards=payment)}"
