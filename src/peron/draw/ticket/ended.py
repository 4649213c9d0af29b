"""The map of a ticket game at its end, with all wagons. Imports the drawing's modules and the shape of a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from peron.draw.ended import FinalBoard, layers
from peron.draw.liveries import SEATS
from peron.draw.markup import element, group, moved
from peron.draw.ticket.board import board_layers, lay_out_sheet
from peron.draw.ticket.plan import SPACE_WIDTH, Plan
from peron.draw.words import Words
from peron.rules.ticket.shapes import TicketView


def ticket_ended(data: Mapping[str, Any], view: TicketView, winner: int, words: Words) -> FinalBoard:
    sheet = lay_out_sheet(data, words)
    owners = {route: player.seat for player in view.players for route in player.routes}
    wagons = _wagons(sheet.plan, owners)
    board = layers(board_layers(data, "light", words, sheet, wagons))
    return FinalBoard(board, sheet.view_box(), tuple(SEATS[player.seat].badge(13) for player in view.players))


def _wagons(plan: Plan, owners: Mapping[str, int]) -> str:
    drawn = [
        element(
            "g",
            SEATS[owners[strand.id]].wagon(at.length, SPACE_WIDTH, at.angle),
            transform=moved(at.x, at.y, angle=at.angle),
        )
        for strand in plan.strands
        if strand.id in owners
        for at in strand.spaces
    ]
    return group(drawn, class_="wagons")
