"""A bar that shows how many games have been played. Imports Rich only."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bar_of(plain: bool) -> Progress:
    """A bar on standard error, where it can never get into the results; none in plain lines or without a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=plain or not console.is_terminal,
    )
