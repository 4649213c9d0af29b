"""Board files: what is wrong with one, and the board in it. Imports `peron.rules` and `jsonschema`."""

from peron.boards.check import check_board, load_board, read_board
from peron.boards.folder import add_titles
from peron.boards.problem import BoardError, Problem

__all__ = ["BoardError", "Problem", "add_titles", "check_board", "load_board", "read_board"]
