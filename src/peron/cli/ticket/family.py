"""The ticket family at the terminal. Imports its views, its notation's reasons and the texts."""

from __future__ import annotations

from peron.cli.family import Decision, Family
from peron.cli.screen import Cell
from peron.cli.ticket.board_text import short_names, show_board
from peron.cli.ticket.menu import Choice, choices
from peron.cli.ticket.menu_text import sentence, show_claims, show_payments, show_places, show_rest, show_sentences
from peron.cli.ticket.table_text import heading, show_table
from peron.cli.ticket.telling import TicketTelling
from peron.cli.ticket.typed import TicketVocabulary
from peron.rules.contract import BadNotation, Reason, State
from peron.rules.ticket.cards import counts
from peron.rules.ticket.state import TicketState


class TicketDecision(Decision):
    def __init__(self, told: TicketTelling, state: TicketState, seat: int) -> None:
        self.told: TicketTelling = told
        self.view = state.view(seat)
        self.menu = choices(self.view, {route.id: route.kind for route in told.scene.board.routes})
        self.entries = [tuple(move.move for move in choice.moves) for choice in self.menu]

    def heading(self) -> str:
        return heading(self.told, self.view)

    def show(self) -> None:
        """The table and the moves. A terminal scrolls: there the long list of routes goes above the table."""
        if self.told.screen.plain:
            show_table(self.told, self.view)
            show_sentences(self.told, self.view, self.menu)
        else:
            show_claims(self.told, self.menu)
            show_table(self.told, self.view)
            show_rest(self.told, self.view, self.menu)

    def show_board(self) -> None:
        show_board(self.told, self.view)

    def entry(self, number: int) -> str:
        return sentence(self.told, self.view, self.menu[number - 1])

    def move(self, move: int) -> str:
        legal = next(one for one in self.view.moves if one.move == move)
        return sentence(self.told, self.view, Choice(0, (legal,)))

    def points(self) -> str:
        each = ", ".join(f"{self.told.seat(player.seat)} {player.route_points}" for player in self.view.players)
        return self.told.texts.say("play-left-points", points=each)

    def _placing(self, number: int) -> bool:
        return self.menu[number - 1].kind == "place-token"

    def show_ways(self, number: int) -> None:
        """How to pay, or where to put tokens."""
        if self._placing(number):
            show_places(self.told, self.view, self.menu[number - 1])
        else:
            show_payments(self.told, self.menu[number - 1])

    def ways_prompt(self, number: int) -> str:
        key = "play-place-prompt" if self._placing(number) else "play-pay-prompt"
        return self.told.texts.say(key, last=len(self.entries[number - 1]))

    def no_way(self, number: int) -> str:
        key = "play-place" if self._placing(number) else "play-way"
        return self.told.texts.say(key, last=len(self.entries[number - 1]))

    def reason(self, move: int, reason: Reason) -> str:
        """For cards that are missing also which payment is meant."""
        told = super().reason(move, reason)
        if reason.key != "why-too-few-cards":
            return told
        payment = self.told.words.cards(counts(int(self.told.scene.board.paid(move))))
        return f"{told} {self.told.texts.say('play-payment', cards=payment)}"

    def meant(self, bad: BadNotation) -> int | None:
        """The entry of a route that was named without saying how to pay."""
        if bad.key != "notation-choose-payment":
            return None
        return next(choice.number for choice in self.menu if choice.route == bad.params["route"])


class TicketFamily(Family):
    def __init__(self, told: TicketTelling) -> None:
        self.told: TicketTelling = told
        board = told.scene.board
        places = [place.id for place in board.places] if board.symbols else []
        self.vocabulary = TicketVocabulary(told.texts, short_names(told), places)

    def decision(self, state: State, seat: int) -> TicketDecision:
        assert isinstance(state, TicketState)
        return TicketDecision(self.told, state, seat)

    def aims(self) -> list[str]:
        say, board = self.told.texts.say, self.told.scene.board
        return [
            say("play-help-aim"),
            say("play-help-turn", wild=self.told.words.card("wild")),
            *([say("play-help-ferries")] if any(route.ferries for route in board.routes) else []),
            *([say("play-help-tokens")] if board.symbols else []),
            say("play-help-end", left=int(board.end_at)),
        ]

    def help(self) -> list[tuple[str, Cell]]:
        say, board = self.told.texts.say, self.told.scene.board
        keys = ["ways", "moves", *(["token"] if board.symbols else []), "board"]
        return [(say(f"play-help-{key}.typed"), say(f"play-help-{key}", route=board.routes[0].id)) for key in keys]

    @property
    def example(self) -> str:
        return self.told.texts.say("play-example", route=self.told.scene.board.routes[0].id)

    @property
    def rule(self) -> str:
        return "T13"
