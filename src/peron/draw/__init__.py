"""Boards as pictures. Imports the standard library and the shape of a filled sheet only; boards come in as the plain
data of a board file."""

from peron.draw.metro import metro_board_svg
from peron.draw.metro_plan import MetroPlan, metro_plan
from peron.draw.nextstation import sheet_map_svg
from peron.draw.nextstation_plan import SheetPlan, sheet_plan
from peron.draw.nextstation_sheet import Told, sheet_svg
from peron.draw.page import BoardPlan, board_plan
from peron.draw.plan import map_reference
from peron.draw.ticket import ticket_board_svg

__all__ = [
    "BoardPlan",
    "MetroPlan",
    "SheetPlan",
    "Told",
    "board_plan",
    "map_reference",
    "metro_board_svg",
    "metro_plan",
    "sheet_map_svg",
    "sheet_plan",
    "sheet_svg",
    "ticket_board_svg",
]
