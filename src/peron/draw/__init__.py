"""Boards as pictures. Imports the standard library only; boards come in as the plain data of a board file."""

from peron.draw.page import BoardPlan, board_plan
from peron.draw.plan import map_reference
from peron.draw.ticket import ticket_board_svg

__all__ = ["BoardPlan", "board_plan", "map_reference", "ticket_board_svg"]
