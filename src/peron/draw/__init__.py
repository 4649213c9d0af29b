"""Boards as pictures. Imports the standard library only; boards come in as the plain data of a board file."""

from peron.draw.plan import map_reference
from peron.draw.ticket import ticket_board_svg

__all__ = ["map_reference", "ticket_board_svg"]
