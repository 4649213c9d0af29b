"""A game of the family in progress: who decides, and which module decides about each kind of move.

Imports the standard library and the compiled integer types only. This package is where a simulation spends its time.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.contract import LEGAL, NOBODY, Reason, Result, Score, Sight
from peron.rules.random import Random
from peron.rules.ticket.belief import deal_anew
from peron.rules.ticket.board import CLAIM, DRAW_DECK, DRAW_MARKET, DRAW_TICKETS, KEEP_BOTH, KEEP_FIRST, PASS
from peron.rules.ticket.claims import claim, legal_claims, refuses_claim
from peron.rules.ticket.market import draw_deck, draw_market, legal_cards, refuses_card
from peron.rules.ticket.refusals import (
    ALREADY_DECIDED,
    CHOOSE_FIRST_TICKETS,
    CHOOSE_TICKETS,
    GAME_OVER,
    MAY_NOT_PASS,
    NO_TICKETS_LEFT,
    NOT_YOUR_TURN,
    TAKE_SECOND_CARD,
)
from peron.rules.ticket.scoring import result_of, scores_of, total_of
from peron.rules.ticket.table import (
    FIRST_TICKETS,
    OVER,
    PLACING,
    SECOND_CARD,
    TICKETS,
    TOKEN,
    TURN,
    UNDECIDED,
    Player,
    TicketTable,
)
from peron.rules.ticket.tickets import choose_first, draw_tickets, keep, legal_keeping, refuses_keeping
from peron.rules.ticket.tokens import (
    begin_placing,
    bring_token,
    legal_tokens,
    place_stack,
    refuses_token,
    take_token,
)
from peron.rules.ticket.turns import begin, end_turn, may_pass


class TicketState(TicketTable):
    """The table as it is. Make one with `TicketGame.new`."""

    def clone(self) -> TicketState:
        copy = TicketState(
            self.board,
            self.key,
            [player.clone() for player in self.players],
            self.deck[:],
            self.market[:],
            self.ticket_deck[:],
            self.returned_by[:],
        )
        self.copy_to(copy)
        return copy

    def sample(self, seat: int, random: Random) -> TicketState:
        self.check_seat(seat)
        copy = self.clone()
        deal_anew(copy, seat, random)
        return copy

    def action_space(self) -> int:
        return self.board.move_count

    def rule_of_turns(self) -> str:
        return "T5"

    # --- who decides -------------------------------------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == FIRST_TICKETS:  # T4: all at once
            return [seat for seat, player in enumerate(self.players) if player.choice == UNDECIDED]
        return [int(self.turn)]

    def actor(self) -> i64:
        if self.phase == OVER:
            return NOBODY
        if self.phase == FIRST_TICKETS:
            seat: i64 = 0
            while self.players[seat].choice != UNDECIDED:
                seat += 1
            return seat
        return self.turn

    # --- what is legal -----------------------------------------------------------------------------------------------

    def refusal(self, seat: i64, move: i64) -> i64:
        if self.phase == OVER:
            return GAME_OVER
        player = self.players[seat]
        if self.phase == FIRST_TICKETS:
            if player.choice != UNDECIDED:  # T4
                return ALREADY_DECIDED
        elif seat != self.turn:  # T5
            return NOT_YOUR_TURN

        if KEEP_FIRST <= move <= KEEP_BOTH:
            return refuses_keeping(player, move)
        if self.phase == FIRST_TICKETS:  # T4
            return CHOOSE_FIRST_TICKETS
        if self.phase == TICKETS:  # T15
            return CHOOSE_TICKETS
        if move >= self.board.take or self.phase == PLACING or self.phase == TOKEN:
            return refuses_token(self, player, move)
        if DRAW_DECK <= move < DRAW_TICKETS:
            return refuses_card(self, move)
        if self.phase == SECOND_CARD:  # T6a
            return TAKE_SECOND_CARD
        if move >= CLAIM:
            return refuses_claim(self, player, move)
        if move == PASS and not may_pass(self, player):
            return MAY_NOT_PASS
        if move == DRAW_TICKETS and self.tickets_left == 0:  # T15a
            return NO_TICKETS_LEFT
        return LEGAL

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        player = self.players[seat]
        if self.phase == FIRST_TICKETS:
            return legal_keeping(player, out)
        if seat != self.turn or self.phase == OVER:
            return 0
        if self.phase == TURN:
            return self._legal_actions(player, out)
        if self.phase == SECOND_CARD:
            return legal_cards(self, out, 0)
        if self.phase == TICKETS:
            return legal_keeping(player, out)
        return legal_tokens(self, player, out)

    def _legal_actions(self, player: Player, out: vec[i64]) -> i64:
        """T6: one of three actions; T18a: or none, in the last round."""
        n: i64 = 0
        if self.last_turns != NOBODY:
            out[0] = PASS
            n = 1
        n = legal_cards(self, out, n)
        if self.tickets_left > 0:
            out[n] = DRAW_TICKETS
            n += 1
        n = legal_claims(self, player, out, n)
        if n == 0:  # T17
            out[0] = PASS
            n = 1
        return n

    def explain(self, seat: i64, move: i64, code: i64) -> Reason:
        from peron.rules.ticket.explain import explain  # it knows the state, not the other way round

        return explain(self, int(seat), int(move), int(code))

    # --- what a move does --------------------------------------------------------------------------------------------

    def rehearse(self, seat: i64, move: i64) -> None:
        if self.reshuffles:
            self.clone().step(seat, move)  # a deal can turn out wrong only here: better there than half-way

    def step(self, seat: i64, move: i64) -> None:
        player = self.players[seat]
        done = True
        if move >= CLAIM:
            done = self._claim_or_token(player, seat, move)
        elif move == DRAW_DECK:
            done = draw_deck(self, player, seat)
        elif PASS < move < DRAW_TICKETS:
            done = draw_market(self, player, seat, move - DRAW_MARKET)
        elif move == PASS:
            if self.listening:
                self.tell("event-pass", seat, {}, {})
        elif move == DRAW_TICKETS:
            draw_tickets(self, player, seat)
            done = False
        elif self.phase == FIRST_TICKETS:
            self._choose_first(player, seat, move)
            done = False
        else:
            keep(self, player, seat, move)
        if done:
            end_turn(self, player, seat, move == PASS)

    def _claim_or_token(self, player: Player, seat: i64, move: i64) -> bool:
        """Whether the turn is over."""
        if move < self.board.take:
            route = claim(self, player, seat, move)
            return self.board.symbols == 0 or bring_token(self, player, seat, route)
        if move < self.board.place:
            take_token(self, player, seat, move - self.board.take)
            return True
        place_stack(self, seat, move - self.board.place)
        return False

    def _choose_first(self, player: Player, seat: i64, move: i64) -> None:
        if not choose_first(self, player, seat, move):
            return
        if self.listening:
            self.tell("event-first-player", self.first, {}, {})
        if self.board.symbols:
            begin_placing(self)
        else:
            begin(self)

    # --- what it is worth, and what is seen of it --------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return total_of(self, seat)

    def scores(self) -> list[Score]:
        return scores_of(self)

    def result(self) -> Result:
        return result_of(self)

    def sight(self) -> Sight:
        from peron.rules.ticket.view import TicketSight  # it knows the state, not the other way round

        return TicketSight(self)

    def __str__(self) -> str:
        from peron.rules.ticket.view import drawn

        return drawn(self)
