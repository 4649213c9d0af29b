"""Where commands write and ask: a terminal with columns and colour, or plain labelled lines. Imports Rich only.

Plain means what a screen reader or a log wants: no boxes, no columns, every value said with its label.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

LABEL = "bold"
QUIET = "dim"


@dataclass(frozen=True)
class Chips:
    """Things in a row: plates of colour side by side in a terminal, none of them broken that fits on a line; words in
    plain lines."""

    items: tuple[Text, ...]
    said: str = ""
    """The same as words, for plain lines."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for item in self.items:
            if line and line.cell_len + 1 + item.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            if item.cell_len > options.max_width:
                yield item
                continue
            # Without colour a plate has no edge, so the first one need not stand off from the margin.
            bare = not line and not console.color_system and item.plain.startswith(" ")
            line.append(" " if line else "").append_text(item[1:] if bare else item)
        if line or not self.items:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items]
        most = options.max_width
        return Measurement(min(max(widths, default=0), most), min(sum(widths) + max(len(widths) - 1, 0), most))


Cell = str | Text | Chips


class Screen:
    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.console = Console(no_color=True if plain else None, highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def blank(self) -> None:
        print()

    def heading(self, text: str) -> None:
        self.blank()
        if self.plain:
            print(text)
        else:
            self.console.print(Rule(Text(text, LABEL), align="left", style=QUIET))

    def say(self, text: str | Text, style: str = "", indent: int = 0) -> None:
        if self.plain:
            print(str(text))
        else:
            told = Text(text, style) if isinstance(text, str) else text
            self.console.print(Padding(told, (0, 0, 0, indent), expand=False))

    def facts(self, rows: Sequence[tuple[str, Cell]]) -> None:
        """Labels with what belongs to them; a label left out belongs to the row above."""
        if self.plain:
            label = ""
            for given, cell in rows:
                label = given or label
                print(f"{label}: {_plain(cell)}")
            return
        table = Table.grid(padding=(0, 2), pad_edge=False)
        table.add_column(style=LABEL, no_wrap=True)
        table.add_column()
        for label, cell in rows:
            table.add_row(label, cell)
        self.console.print(Padding(table, (0, 0, 0, 1), expand=False))

    def table(
        self, headers: Sequence[str], rows: Sequence[Sequence[Cell]], right: Sequence[int] = (), wide: int = -1
    ) -> None:
        """Rows of values under headers; `right` are the columns of numbers, `wide` is one that others make room for."""
        if self.plain:
            for row in rows:
                told = [f"{header} {_plain(cell)}".strip() for header, cell in zip(headers, row, strict=True)]
                print(f"{told[0]}: {', '.join(value for value in told[1:] if value)}.")
            return
        table = Table(box=None, padding=(0, 1), header_style=QUIET, show_header=any(headers))
        for at, header in enumerate(headers):
            table.add_column(header, justify="right" if at in right else "left", no_wrap=at == wide)
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def ask(self, prompt: str) -> str:
        """A line that was typed. Raises EOFError when there will be none."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  lets the line be edited and earlier ones be fetched back
            return input(prompt)
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        # What comes through a pipe is not echoed by a terminal: show it, so that the transcript can be read.
        print(line.rstrip("\n"))
        return line.rstrip("\n")


def complain(*lines: str) -> None:
    """Say on standard error what went wrong."""
    for line in lines:
        print(line, file=sys.stderr)


def _plain(cell: Cell) -> str:
    return cell.said if isinstance(cell, Chips) else str(cell)
