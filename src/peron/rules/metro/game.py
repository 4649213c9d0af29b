"""Metro on its board: options, setting up (M1-M4, M13, M14, M18, M21, M22) and deals.

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.beginning import dealt_first, first_seat, who_begins
from peron.rules.bits import BIT
from peron.rules.contract import NOBODY, BadSetup, Conflict, Game, Message, Option, Params, State, Tie
from peron.rules.deals import module_is_on, numbers_from, so_many
from peron.rules.metro.actions import ACTIONS, HAND, PERCENTAGES, SQUARES, TURNS
from peron.rules.metro.board import (
    CENTRAL,
    COLOURS,
    COMPANIES,
    EDITIONS,
    PERCENT,
    STATIONS,
    TILES,
    MetroBoard,
    turned,
)
from peron.rules.metro.lines import join, new_ends
from peron.rules.metro.notation import read, say
from peron.rules.metro.shapes import MetroView
from peron.rules.metro.state import MetroState
from peron.rules.metro.table import NO_RAILS, NO_TILE, NO_TILES, Setting
from peron.rules.random import seed_key, shuffle

PLAYERS: Final = range(2, 7)
"""For so many there are tables of wagons (M3); a title may be for fewer of these."""
SUGGESTED: Final = 2
"""M22b: number cards for each player, unless the table says how many."""
STACKS: Final = ("first", "colours", "tiles", "shares", "centre", "numbers")


class MetroGame(Game):
    """Metro with its variants and modules."""

    def __init__(self, board: MetroBoard) -> None:
        self.board: MetroBoard = board
        self.entitle(board.data, board.hash)
        self.rules_version = 1
        self.action_space = ACTIONS
        self._options = (
            Option("companies", (False, True)),  # M13
            Option("stations", (False, True)),  # M18
            Option("tracks", (False, True)),  # M21
            Option("numbers", (0, 1, 2, 3, 4, 5)),  # M22, M22b: cards for each player
            Option("direction", ("arrow", "free")),  # M11
            Option("hand", (1, 2, 3)),  # M12
            Option("numbering", EDITIONS),  # M1a
            who_begins(self.max_players),  # M4a
        )
        self._conflicts: tuple[Conflict, ...] = (
            # M12b: the variants go with everything.
            Conflict(("companies", "numbers"), "setup-metro-companies-numbers"),
            Conflict(("stations", "tracks"), "setup-metro-stations-tracks"),
        )
        self._far, self._length = new_ends()
        self._base: list[Setting] = []
        """Settings of games without options by number of players and first player: made once, shared by all."""

    def switched_on(self, option: str) -> object:
        return SUGGESTED if option == "numbers" else True

    def conflicts(self) -> tuple[Conflict, ...]:
        return self._conflicts

    def sections(self) -> tuple[str, ...]:
        return ("board", "laying", "scoring", "variants", "companies", "stations", "tracks", "numbers")

    def facts(self) -> Params:
        """M3, M13: where the wagons of a colour stand, by number of players and of companies."""
        tables = {**self.data["wagons"], "company": self.data["companies"]}
        return {f"{colour}_{of}": stations for of, table in tables.items() for colour, stations in table.items()}

    def inventory(self) -> Message:
        return Message("inventory-metro", {"tiles": sum(self.board.copies), "stations": len(self.board.stations)})

    def tie(self) -> Tie:
        return Tie("M10a", None, "verdict-shared")

    def view_type(self) -> type:
        return MetroView

    def new(
        self,
        players: int = 2,
        seed: int | str = 0,
        options: Mapping[str, object] | None = None,
        deal: Mapping[str, object] | None = None,
    ) -> MetroState:
        self.check_players(players)
        key = seed_key(seed)
        fixed = dict(deal or {})
        setting = self._setting(players, key, options, fixed)
        state = MetroState(self.board, setting)
        self._deal_tiles(state, key, fixed.pop("tiles", None))
        self._lay_centre(state)
        state.points = vec[i64]([0] * setting.accounts)
        state.rails = NO_RAILS[:] if setting.stations else NO_RAILS
        if setting.stations:
            state.spare_wagons = BIT[setting.accounts] - 1  # M18
        given = fixed.pop("shares", None)
        if module_is_on(setting.companies, "shares", given):
            self._deal_shares(state, key, given)
        given = fixed.pop("numbers", None)
        if module_is_on(setting.numbers > 0, "numbers", given):
            self._deal_numbers(state, key, given)
        if fixed:
            raise BadSetup("deal-unknown-stack", {"stack": next(iter(fixed)), "known": list(STACKS)})
        return state

    # --- what is settled before the first tile ------------------------------------------------------------------------

    def _setting(
        self, players: int, key: bytes, options: Mapping[str, object] | None, fixed: dict[str, object]
    ) -> Setting:
        if not options and not fixed:
            return self._base_setting(players, first_seat(key, players))
        chosen = self.check_options(options, players)
        setting = Setting(players)
        setting.first = first_seat(key, players, chosen["first"])  # M4a
        if "first" in fixed:
            setting.first = dealt_first(fixed.pop("first"), players)
        setting.companies = bool(chosen["companies"])
        setting.stations = bool(chosen["stations"])
        setting.tracks = bool(chosen["tracks"])
        setting.numbers = _number(chosen["numbers"])
        setting.free = chosen["direction"] == "free"
        setting.hand = _number(chosen["hand"])
        setting.edition = EDITIONS.index(str(chosen["numbering"]))
        self._complete(setting, players, fixed.pop("colours", None))
        given = fixed.pop("centre", None)
        if module_is_on(setting.tracks, "centre", given):
            setting.centre = vec[i64](self._centre(key, given))
        return setting

    def _base_setting(self, players: int, first: int) -> Setting:
        if not self._base:
            for seats in PLAYERS:
                for seat in range(seats):
                    setting = Setting(seats)
                    setting.first = seat
                    self._complete(setting, seats, None)
                    self._base.append(setting)
        before = sum(range(PLAYERS[0], players))
        return self._base[before + first]

    def _complete(self, setting: Setting, players: int, colours: object) -> None:
        """M3, M4b, M13: who has which colour, and whose wagons stand where."""
        in_turn = [(seat - int(setting.first)) % players for seat in range(players)]
        if colours is not None:
            in_turn = so_many(numbers_from(colours, "colours", COLOURS[:players]), "colours", players)
        setting.colours = vec[i64](in_turn)
        setting.actions_beside_tiles = setting.companies or setting.stations
        if setting.companies:
            setting.accounts = COMPANIES
        data = self.board.data
        stations = data["companies"] if setting.companies else data["wagons"][str(players)]
        account = {colour: number for number, colour in enumerate(COLOURS)}
        if not setting.companies:
            account = {COLOURS[colour]: seat for seat, colour in enumerate(in_turn)}
        of_number = {number: account[colour] for colour, numbers in stations.items() for number in numbers}
        edition = int(setting.edition)
        setting.owners = vec[i64]([of_number.get(station.numbers[edition], NOBODY) for station in self.board.stations])

    def _centre(self, key: bytes, given: object) -> list[int]:
        """M21, M21c: four of the eight tiles, each turned by chance. A deal names them as they lie."""
        board = self.board
        if given is None:
            tiles = vec[i64](board.central_kinds)
            shuffle(key, b"centre", tiles, len(tiles))
            return [int(board.turned[TURNS * tiles[at] + _turn(key, at)]) for at in range(CENTRAL)]
        central = [board.kinds[kind] for kind in board.central_kinds]
        known = [code for code in board.kinds if _unturned(code, central) is not None]
        lie = so_many(numbers_from(given, "centre", known), "centre", CENTRAL)
        tiles_used = [_unturned(known[number], central) for number in lie]
        for at, tile in enumerate(tiles_used):
            if tile in tiles_used[:at]:
                raise BadSetup("deal-twice", {"stack": "centre", "position": at + 1, "name": known[lie[at]]})
        return [board.kinds.index(known[number]) for number in lie]

    # --- what is dealt ------------------------------------------------------------------------------------------------

    def _deal_tiles(self, state: MetroState, key: bytes, given: object) -> None:
        """M4, M12a: the stack, and from it a hand for each seat in turn order. A deal may give the first ones alone."""
        board, setting = self.board, state.setting
        stack = board.new_stack[:]
        shuffle(key, b"tiles", stack, TILES)
        if given is not None:
            stack = vec[i64](_completed(numbers_from(given, "tiles", board.kinds, board.copies), list(stack)))
        state.stack = stack
        seats = setting.seats
        state.hands = vec[i64]([NO_TILE] * (HAND * seats))
        number: i64 = 0
        while number < seats:
            seat = (setting.first + number) % seats
            slot: i64 = 0
            while slot < setting.hand:
                state.hands[HAND * seat + slot] = stack[state.taken]
                state.taken += 1
                slot += 1
            number += 1

    def _lay_centre(self, state: MetroState) -> None:
        """M21: the tracks in the centre are there from the beginning."""
        state.tiles = NO_TILES[:]
        state.far = self._far[:]
        state.length = self._length[:]
        for at, kind in enumerate(state.setting.centre):
            join(state, SQUARES + at, kind)

    def _deal_shares(self, state: MetroState, key: bytes, given: object) -> None:
        """M14: of each percentage one for every seat, in turn order, then one is turned up; the others lie hidden."""
        if given is not None and not isinstance(given, (list, tuple)):
            raise BadSetup("deal-not-a-list", {"stack": "shares"})
        if given is not None and len(given) > PERCENTAGES:
            raise BadSetup("deal-stacks", {"stack": "shares", "stacks": PERCENTAGES, "given": len(given)})
        seats, first = int(state.seats), int(state.setting.first)
        shares: list[int] = []
        known: list[int] = []
        for percentage in range(PERCENTAGES):
            order = vec[i64](list(range(COMPANIES)))
            shuffle(key, b"shares %d" % PERCENT[percentage], order, COMPANIES)
            companies = [int(company) for company in order]
            if given is not None and percentage < len(given):
                dealt = numbers_from(given[percentage], f"shares {percentage + 1}", COLOURS)
                companies = _completed(dealt, companies)
            of_seat = [companies[(seat - first) % seats] for seat in range(seats)]
            shares += of_seat + companies[seats:]
            knowers = {company: int(BIT[seat]) for seat, company in enumerate(of_seat)}
            knowers[companies[seats]] = int(state.everybody())
            known += [knowers.get(company, 0) for company in range(COMPANIES)]
        state.shares = vec[i64](shares)
        state.known = vec[i64](known)

    def _deal_numbers(self, state: MetroState, key: bytes, given: object) -> None:
        """M22, M22b: to each seat in turn order its cards. A deal may give the first ones alone."""
        stations = vec[i64](list(range(STATIONS)))
        shuffle(key, b"numbers", stations, STATIONS)
        dealt = [int(station) for station in stations]
        edition, each = int(state.setting.edition), int(state.setting.numbers)
        if given is not None:
            of_number = {str(station.numbers[edition]): at for at, station in enumerate(self.board.stations)}
            names = [str(number) for number in range(1, STATIONS + 1)]
            listed = [given] if isinstance(given, (int, str)) else given
            if isinstance(listed, (list, tuple)):
                listed = [str(number) for number in listed]
            dealt = _completed([of_number[names[at]] for at in numbers_from(listed, "numbers", names)], dealt)
        seats, first = int(state.seats), int(state.setting.first)
        cards: list[int] = []
        for seat in range(seats):
            place = each * ((seat - first) % seats)
            cards += dealt[place : place + each]
        state.cards = vec[i64](cards)

    # --- moves as text ------------------------------------------------------------------------------------------------

    def notation(self, state: State, move: int) -> str:
        return say(self.board, move)

    def parse(self, state: State, text: str, seat: int | None = None) -> int:
        assert isinstance(state, MetroState)
        return read(self.board, state, text, seat)


def _turn(key: bytes, at: int) -> int:
    """M21c: how the tile on a central square is turned."""
    turns = vec[i64](list(range(TURNS)))
    shuffle(key, b"turn %d" % (at + 1), turns, TURNS)
    return int(turns[0])


def _number(value: object) -> int:
    assert isinstance(value, int)
    return int(value)


def _unturned(code: str, central: list[str]) -> str | None:
    """The central tile that lies so, turned in some way."""
    return next((tile for tile in central if code in [turned(tile, turn) for turn in range(TURNS)]), None)


def _completed(first: list[int], shuffled: list[int]) -> list[int]:
    """The given ones, and after them all others in the order in which they were shuffled."""
    rest = list(shuffled)
    for one in first:
        rest.remove(one)
    return [*first, *rest]
