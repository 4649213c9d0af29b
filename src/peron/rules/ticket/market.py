"""Transport cards: the deck, the discards, the face-up row and drawing from them (T2, T3, T6-T9).

Imports the standard library and the compiled integer types only.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from peron.rules.bits import BIT, members
from peron.rules.contract import LEGAL, NOBODY, BadSetup
from peron.rules.random import shuffle
from peron.rules.ticket.board import DRAW_DECK, DRAW_MARKET
from peron.rules.ticket.cards import COPIES, GAP, KINDS, MARKET, ONE, WILD, colours, count, size
from peron.rules.ticket.refusals import DECK_EMPTY, NO_CARD_THERE, WILD_AS_SECOND
from peron.rules.ticket.table import SECOND_CARD, Player, TicketTable

TOO_MANY_WILDS: Final = 3
"""Face-up wilds for which the row is swept (T3)."""

# --- the deck ---------------------------------------------------------------------------------------------------------


def top_card(table: TicketTable) -> i64:
    table.deck_left -= 1
    table.reveals += 1
    return table.deck[table.deck_left]


def renew_deck(table: TicketTable) -> None:
    """T8: a deck that is used up is made anew of the discards, at once; T8a: as soon as there are any."""
    if table.discards == 0:  # T8a
        return
    n: i64 = 0
    card: i64 = 0
    while card < KINDS:
        left = count(table.discards, card)
        while left > 0:
            table.deck[n] = card
            n += 1
            left -= 1
        card += 1
    if table.reshuffles:
        _take_order(table, table.reshuffles[0])
        table.reshuffles = table.reshuffles[1:]
    else:
        shuffle(table.key, b"cards %d" % (int(table.shuffles) + 1), table.deck, n)
    table.deck_left = n
    table.discards = 0
    table.shuffles += 1
    table.reveals += 1
    if table.listening:
        table.tell("event-reshuffle", NOBODY, {"count": int(n)}, {})


def _take_order(table: TicketTable, order: list[int]) -> None:
    """Lay the deck in the order a deal gives, which must hold just the discards."""
    if sorted(order) != sorted(table.deck[: size(table.discards)]):
        params = {
            "number": int(table.shuffles) + 1,
            "expected": table.board.counts(int(table.discards)),
            "given": len(order),
        }
        raise BadSetup("deal-reshuffle", params)
    at: i64 = len(order)
    for card in order:
        at -= 1
        table.deck[at] = card


# --- the face-up row --------------------------------------------------------------------------------------------------


def fill_row(table: TicketTable) -> None:
    """T6, T8a: fill the gaps in order as far as cards allow; T3: sweep the row while too many of it are wild."""
    market = table.market
    if table.deck_left == 0:  # T8
        renew_deck(table)
    while True:
        wilds: i64 = 0
        new: i64 = 0
        slot: i64 = 0
        while slot < MARKET:
            if market[slot] == GAP and table.deck_left > 0:
                market[slot] = top_card(table)
                new |= BIT[slot]
                if table.deck_left == 0:  # T8
                    renew_deck(table)
            if market[slot] == WILD:
                wilds += 1
            slot += 1
        stays = wilds < TOO_MANY_WILDS or not can_settle(table)  # T3
        if table.listening and new:
            _tell_row(table, new, wilds, stays)
        if stays:
            return
        slot = 0
        while slot < MARKET:
            table.discards += ONE[market[slot]]
            market[slot] = GAP
            slot += 1
        if table.listening:
            table.tell("event-sweep", NOBODY, {"wilds": int(wilds), "rule": "T3"}, {})


def _tell_row(table: TicketTable, new: i64, wilds: i64, stays: bool) -> None:
    """Say which cards were turned up, and if the row has too many wilds and stays all the same (T3a, T3b)."""
    slots = members(new)
    cards = [table.board.cards[table.market[slot]] for slot in slots]
    turned_up = {"cards": cards, "slots": [slot + 1 for slot in slots], "count": len(cards)}
    table.tell("event-market", NOBODY, turned_up, {})
    if stays and wilds >= TOO_MANY_WILDS:
        rule = "T3a" if _colours_outside(table) < TOO_MANY_WILDS else "T3b"
        table.tell("event-row-stays", NOBODY, {"wilds": int(wilds), "rule": rule}, {})


def can_settle(table: TicketTable) -> bool:
    """Whether sweeping a row with too many wilds can ever lead to one with fewer."""
    if _colours_outside(table) < TOO_MANY_WILDS:  # T3a
        return False
    if table.deck_left != MARKET or table.discards != 0:
        return True
    # T3b: the deck is the five cards that would be turned up, and the row would be the five after them, for ever.
    deck_colours: i64 = 0
    for at in range(MARKET):
        if table.deck[at] != WILD:
            deck_colours += 1
    return deck_colours >= TOO_MANY_WILDS


def _colours_outside(table: TicketTable) -> i64:
    """Cards that are not wild, outside the hands."""
    outside = COPIES * table.board.colour_count  # T2
    for player in table.players:
        outside -= colours(player.hand)
    return outside


def row_is_empty(table: TicketTable) -> bool:
    slot: i64 = 0
    while slot < MARKET:
        if table.market[slot] != GAP:
            return False
        slot += 1
    return True


# --- drawing ----------------------------------------------------------------------------------------------------------


def refuses_card(table: TicketTable, move: i64) -> i64:
    if move == DRAW_DECK:
        return DECK_EMPTY if table.deck_left == 0 else LEGAL  # T8a
    card = table.market[move - DRAW_MARKET]
    if card == GAP:  # T8a
        return NO_CARD_THERE
    if card == WILD and table.phase == SECOND_CARD:  # T7
        return WILD_AS_SECOND
    return LEGAL


def legal_cards(table: TicketTable, out: vec[i64], n: i64) -> i64:
    if table.deck_left > 0:
        out[n] = DRAW_DECK
        n += 1
    no_wilds = table.phase == SECOND_CARD  # T7
    market = table.market
    slot: i64 = 0
    while slot < MARKET:
        card = market[slot]
        if card < WILD or (card == WILD and not no_wilds):
            out[n] = DRAW_MARKET + slot
            n += 1
        slot += 1
    return n


def draw_deck(table: TicketTable, player: Player, seat: i64) -> bool:
    """Take the top card. Whether the turn is over."""
    card = top_card(table)
    player.hand += ONE[card]  # T9
    if table.listening:
        table.tell("event-draw-deck", seat, {}, {"card": table.board.cards[card]})
    fill_row(table)  # T3b may not hold any more
    return _was_last(table, False)


def draw_market(table: TicketTable, player: Player, seat: i64, slot: i64) -> bool:
    """Take a face-up card. Whether the turn is over."""
    card = table.market[slot]
    table.market[slot] = GAP
    player.hand += ONE[card]  # T9
    player.shown += ONE[card]
    if table.listening:
        table.tell("event-draw-market", seat, {"card": table.board.cards[card], "slot": int(slot) + 1}, {})
    fill_row(table)
    return _was_last(table, card == WILD)  # T7: a face-up wild is the only card of the turn


def _was_last(table: TicketTable, only: bool) -> bool:
    """T6: the turn goes on to a second card; T8a: if one may be taken."""
    if table.phase == SECOND_CARD or only:
        return True
    table.phase = SECOND_CARD
    return not _second_card(table)


def _second_card(table: TicketTable) -> bool:
    """Whether any card may be taken as the second one (T6, T7)."""
    if table.deck_left > 0:
        return True
    slot: i64 = 0
    while slot < MARKET:
        if table.market[slot] < WILD:
            return True
        slot += 1
    return False
