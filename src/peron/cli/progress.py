"""A bar that shows how many games have been played. Imports Rich and the texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from peron.text import Texts


@contextmanager
def counting(texts: Texts, games: int, plain: bool) -> Iterator[Callable[[int], None]]:
    """A bar for so many games; what is given is told how many are finished."""
    with bar_of(plain) as bar:
        task = bar.add_task(texts.say("duel-progress"), total=games)
        yield lambda finished: bar.update(task, completed=finished)


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
