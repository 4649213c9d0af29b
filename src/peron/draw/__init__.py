"""Boards as pictures. Imports the standard library and the shapes of views only; boards come in as the plain data of a
title's file."""

from peron.draw.families import FAMILIES, PageDrawing
from peron.draw.result import ResultTold, Standing, result_svg

__all__ = ["FAMILIES", "PageDrawing", "ResultTold", "Standing", "result_svg"]
