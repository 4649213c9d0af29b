"""The referee of the ticket family: what the rules say stays true, counted anew from the board file by names."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import peron
from peron.rules.ticket.state import TicketState
from peron.rules.ticket.table import FIRST_TICKETS, OVER, PLACING, SECOND_CARD, TICKETS, TOKEN, TURN
from tests.rules.ticket_tables import ALL_CARDS, CARDS, GAP, SYMBOLS, board_file


def hand_of(bunch: int) -> Counter[str]:
    """The cards of a bunch by name."""
    return Counter({name: bunch >> 4 * at & 15 for at, name in enumerate(CARDS) if bunch >> 4 * at & 15})


def numbers_in(mask: int) -> list[int]:
    return [number for number in range(64) if mask >> number & 1]


@dataclass
class Stack:
    """The tokens of a symbol: where they lie (None: beside the board), and how many are left."""

    place: str | None
    count: int


class TicketReferee:
    """Watches a game of the family."""

    def __init__(self, game: peron.Game, players: int) -> None:
        self.game = game
        self.players = players
        self.board: dict[str, Any] = board_file(game.id)
        self.shown: list[Counter[str]] = [Counter() for _ in range(players)]
        """What everybody knows of each hand, kept from the moves alone (T16a)."""
        self.stacks: dict[str, Stack] | None = None
        """The tokens on the table, read once and then kept from the moves alone (S3)."""
        self.tokens: list[set[str]] = [set() for _ in range(players)]
        """The tokens of each seat, kept from the moves alone (S5)."""
        self.choice: set[str] = set()
        """Tokens at both ends of the route just claimed, of which one is to be chosen (S5)."""

    # --- every position ----------------------------------------------------------------------------------------------

    def check(self, state: peron.State) -> None:
        assert isinstance(state, TicketState)
        self.check_imagined(state)
        self.row_has_settled(state)

    def check_imagined(self, state: peron.State) -> None:
        """As every position, but that a row of three wilds, which says something about hidden cards (T3a, T3b), may be
        imagined with other ones."""
        assert isinstance(state, TicketState)
        self.cards_are_all_there(state)
        self.row_is_full_while_there_are_cards(state)
        self.tickets_are_all_there(state)
        self.pieces_and_points_follow_from_routes(state)
        self.doubles_are_respected(state)
        self.phase_fits(state)
        self.tokens_are_all_there(state)

    def cards_are_all_there(self, state: TicketState) -> None:
        """T2: 44 cards, by kind, over hands, row, deck and discards."""
        cards = hand_of(int(state.discards))
        for seat, player in enumerate(state.players):
            hand, shown = hand_of(int(player.hand)), hand_of(int(player.shown))
            assert shown <= hand, "T16a: more known of a hand than is in it"
            assert shown == self.shown[seat], "T16a: other cards known than were taken face up"
            cards += hand
        cards += Counter(CARDS[card] for card in state.market if card != GAP)
        cards += Counter(CARDS[state.deck[at]] for at in range(state.deck_left))
        assert cards == ALL_CARDS, "T2"

    def row_is_full_while_there_are_cards(self, state: TicketState) -> None:
        if state.deck_left == 0:
            assert state.discards == 0, "T8: an empty deck is made from the discards at once"
        else:
            assert GAP not in list(state.market), "T8a: a gap while there are cards"

    def row_has_settled(self, state: TicketState) -> None:
        """T3, T3a, T3b."""
        if list(state.market).count(CARDS.index("wild")) < 3:
            return
        in_hands = sum((hand_of(int(player.hand)) for player in state.players), Counter[str]())
        colours_outside = 36 - (in_hands.total() - in_hands["wild"])
        deck = [CARDS[state.deck[at]] for at in range(state.deck_left)]
        for_ever = len(deck) == 5 and deck.count("wild") >= 3 and state.discards == 0
        assert colours_outside < 3 or for_ever, "T3: three wilds face up"

    def tickets_are_all_there(self, state: TicketState) -> None:
        """B1, S1: all tickets over hands, offers and the deck."""
        places = len(self.board["tickets"])
        seen = [int(state.ticket_deck[(state.ticket_top + at) % places]) for at in range(state.tickets_left)]
        for player in state.players:
            seen += numbers_in(int(player.tickets))
            seen += [int(offer) for offer in (player.first_offer, player.second_offer) if offer >= 0]
        assert sorted(seen) == list(range(places)), "B1, S1, T4, T15"

    def pieces_and_points_follow_from_routes(self, state: TicketState) -> None:
        owned = [route for player in state.players for route in numbers_in(int(player.owned))]
        assert len(owned) == len(set(owned)), "T10: a route with two owners"
        for player in state.players:
            routes = [self.board["routes"][number] for number in numbers_in(int(player.owned))]
            trams = [route for route in routes if route["kind"] != "subway"]
            subways = [route for route in routes if route["kind"] == "subway"]
            used = sum(route["spaces"] for route in trams)
            assert player.trams == self.board["pieces"]["tram"] - used >= 0, "B1, B2, T11"
            assert player.subways == self.board["pieces"].get("subway", 0) - len(subways) >= 0, "B1, B2, T11"
            table = self.board["points"]
            points = sum(table["tram"][str(route["spaces"])] for route in trams)
            points += sum(table["subway"][str(route["cost"])] for route in subways)
            assert player.points == points, "T12, B3"

    def tokens_are_all_there(self, state: TicketState) -> None:
        """S1, S3, S5: 21 tokens or fewer, over stacks and seats, each where the moves so far have brought it."""
        held = [{SYMBOLS[symbol] for symbol in numbers_in(int(player.tokens))} for player in state.players]
        assert held == self.tokens, "S5"
        stacks = self.stacks_of(state)
        if self.stacks is None:
            self.stacks = stacks
            assert state.phase == FIRST_TICKETS
        assert stacks == self.stacks, "S3, S4, S5"
        if "tokens" not in self.board:
            assert not stacks
            assert not any(held)
            return
        assert (
            sum(stack.count for stack in stacks.values()) + sum(map(len, held)) == {2: 12, 3: 14, 4: 21}[self.players]
        ), "S3, S4c"
        assert min(stack.count for stack in stacks.values()) >= 0, "S5"
        lying = [stack.place for stack in stacks.values() if stack.place is not None]
        assert len(lying) == len(set(lying)), "S4: two stacks on one place"
        assert {marked["place"] for marked in self.board["tokens"]["places"]} <= set(lying), "S3"
        waiting = len(stacks) - len(lying)
        if state.phase == FIRST_TICKETS:
            assert waiting == 2, "S3, S4b"
        else:
            assert waiting in ((1, 2) if state.phase == PLACING else (0,)), "S4"
        assert len(self.choice) == (2 if state.phase == TOKEN else 0), "S5"
        assert (state.claimed >= 0) == (state.phase == TOKEN), "S5"

    def stacks_of(self, state: TicketState) -> dict[str, Stack]:
        if "tokens" not in self.board:
            return {}
        stacks = {}
        for at, symbol in enumerate(SYMBOLS):
            place = int(state.stack_places) >> 6 * at & 63
            name = None if place == 63 else self.board["places"][place]["id"]
            stacks[symbol] = Stack(name, int(state.stacks) >> 2 * at & 3)
        return stacks

    def doubles_are_respected(self, state: TicketState) -> None:
        ids = {route["id"]: number for number, route in enumerate(self.board["routes"])}
        owner = {route: seat for seat, player in enumerate(state.players) for route in numbers_in(int(player.owned))}
        closed: list[set[int]] = [set(owner) for _ in state.players]
        for number, route in enumerate(self.board["routes"]):
            twin = ids.get(route.get("double"))
            if twin is None or number not in owner:
                continue
            assert owner.get(twin) != owner[number], "T13: both strands with one owner"
            assert self.players > 2 or twin not in owner, "T13: both strands taken with two players"
            for seat in range(self.players) if self.players == 2 else [owner[number]]:
                closed[seat].add(twin)
        assert [set(numbers_in(int(player.closed))) for player in state.players] == closed, "T13"

    def phase_fits(self, state: TicketState) -> None:
        offers = [(int(player.first_offer), int(player.second_offer)) for player in state.players]
        with_offer = [seat for seat, (first, _) in enumerate(offers) if first >= 0]
        if state.phase == FIRST_TICKETS:
            assert all(min(offer) >= 0 for offer in offers), "T4"
        else:
            assert with_offer == ([state.turn] if state.phase == TICKETS else []), "T15"
            assert all(player.choice == -1 for player in state.players)
            assert all(player.tickets for player in state.players), "T4: everybody keeps one ticket at least"
        pieces = [int(player.trams + player.subways) for player in state.players]
        if state.last_turns == -1:
            if state.phase not in (OVER, TOKEN):  # a turn is over only when its token is chosen
                assert min(pieces) > self.board["end_at"], "T18: the last round is not announced"
        else:
            assert min(pieces) <= self.board["end_at"], "T18: a last round without a cause"
            assert (state.phase == OVER) == (state.last_turns == 0), "T18"
        assert 0 <= state.passes <= self.players, "T17"

    # --- every move --------------------------------------------------------------------------------------------------

    def watch(self, before: peron.State, seat: int, move: int, after: peron.State) -> None:
        assert isinstance(before, TicketState)
        assert isinstance(after, TicketState)
        words = self.game.notation(before, move).split()
        self.follow_hand(seat, words)
        self.follow_tokens(seat, words)
        self.others_keep_their_hands(before, seat, after)
        self.reveals_are_counted(before, words, after)
        self.turns_go_round(before, seat, after)

    def follow_hand(self, seat: int, words: list[str]) -> None:
        """T16a: what was taken face up is known until it is played."""
        if words[0] == "draw" and words[1] != "deck":
            self.shown[seat][words[1]] += 1
        if words[0] == "claim":
            for count, card in zip(words[2::2], words[3::2], strict=True):
                self.shown[seat] -= Counter({card: int(count)})

    def follow_tokens(self, seat: int, words: list[str]) -> None:
        """S4: stacks are placed; S5: a claim brings the one token it can, or the choice of two."""
        assert self.stacks is not None
        if words[0] == "place":
            stack = self.stacks[words[1]]
            assert stack.place is None, "S4"
            stack.place = words[2]
        if words[0] == "claim":
            ends = next(route["between"] for route in self.board["routes"] if route["id"] == words[1])
            there = {symbol for symbol, stack in self.stacks.items() if stack.place in ends and stack.count}
            self.choice = there - self.tokens[seat]
            if len(self.choice) == 1:
                self.take(seat, self.choice.pop())
        if words[0] == "take":
            assert words[1] in self.choice, "S5"
            self.take(seat, words[1])
            self.choice = set()

    def take(self, seat: int, symbol: str) -> None:
        assert self.stacks is not None
        self.stacks[symbol].count -= 1
        self.tokens[seat].add(symbol)

    def others_keep_their_hands(self, before: TicketState, seat: int, after: TicketState) -> None:
        for other, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            if other != seat:
                assert (was.hand, was.owned, was.points) == (now.hand, now.owned, now.points)
                if before.phase != FIRST_TICKETS:
                    assert was.tickets == now.tickets

    def reveals_are_counted(self, before: TicketState, words: list[str], after: TicketState) -> None:
        """Whenever something hidden is shown to anybody, an undo is no longer free."""
        new_cards = words[:2] == ["draw", "deck"] or after.deck_left != before.deck_left
        new_tickets = after.phase == TICKETS
        choices_shown = before.phase == FIRST_TICKETS != after.phase
        all_shown = after.phase == OVER
        if new_cards or new_tickets or choices_shown or all_shown or after.shuffles != before.shuffles:
            assert after.reveals > before.reveals, "something hidden was shown"
        else:
            assert after.reveals == before.reveals, "nothing hidden was shown"

    def turns_go_round(self, before: TicketState, seat: int, after: TicketState) -> None:
        """T5, T18: turns go to the left; in the last round they are counted down."""
        if before.phase in (FIRST_TICKETS, PLACING):
            assert before.phase == FIRST_TICKETS or before.turn == seat, "S4"
            self.game_begins(before, after)
            return
        assert before.turn == seat, "T5"
        if after.phase in (SECOND_CARD, TICKETS, TOKEN):
            assert after.turn == seat, "T6, T15, S5: the turn is not over"
            assert before.phase == TURN
            assert after.last_turns == before.last_turns
            return
        if after.phase == TURN:
            assert after.turn == (seat + 1) % self.players, "T5"
        if before.last_turns != -1:
            assert after.last_turns == before.last_turns - 1, "T18"
        elif after.last_turns != -1:
            assert after.last_turns == self.players, "T18"

    def game_begins(self, before: TicketState, after: TicketState) -> None:
        """S4: tokens are placed by the last player, then the last but one, or by the second of two; T5: then the first
        player has the first turn."""
        assert after.last_turns == -1
        assert self.stacks is not None
        waiting = sum(stack.place is None for stack in self.stacks.values())
        if after.phase == PLACING:
            behind = 1 if waiting == 2 or self.players == 2 else 2
            assert after.turn == (after.first - behind) % self.players, "S4"
        elif after.phase == TURN:
            assert waiting == 0, "S4"
            assert after.turn == after.first, "T5"
        else:
            assert before.phase == after.phase == FIRST_TICKETS, "T4"
