"""Where commands write and ask: a terminal with columns and colour, or plain labelled lines. Imports Rich only.

Plain means what a screen reader or a log wants: no boxes, no columns, every value said with its label.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

LABEL = "bold"
QUIET = "dim"
UNBOUNDED = 10_000
NARROW = 24
"""Columns that facts need at least to stand beside a picture."""
FRAME = 3
"""Rows around a table: a gap, the heading, and the line where one types."""


@dataclass(frozen=True)
class Chips:
    """Things in a row: plates of colour side by side in a terminal, none of them broken that fits on a line; words in
    plain lines."""

    items: tuple[Text, ...]
    said: str
    """The same as words, for plain lines."""

    def rows(self, width: int) -> list[Text]:
        rows: list[Text] = []
        for item in self.items:
            if rows and rows[-1].cell_len + 1 + item.cell_len <= width:
                rows[-1].append(" ").append_text(item)
            else:
                rows.append(Text.assemble(item))  # a row has no colour of its own
        return rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.rows(options.max_width) or [Text()]

    def __str__(self) -> str:
        return self.said


Spot = tuple[int, int]
"""Row and column on a canvas."""
Cell = str | Text | Chips
Fact = tuple[str, Cell]
"""A label with what belongs to it. One without a label belongs to the one above; one that says nothing is left out."""


def listed(items: Iterable[str]) -> Chips:
    """Words with commas between them, none of them broken."""
    told = list(items)
    return Chips(tuple(map(Text, [*(f"{item}," for item in told[:-1]), *told[-1:]])), ", ".join(told))


def under(label: str, cells: Iterable[Cell]) -> list[Fact]:
    """Several things with one label, each on a line of its own."""
    return [(label if at == 0 else "", cell) for at, cell in enumerate(cells)]


class Screen:
    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.console = Console(no_color=True if plain else None, highlight=False, markup=False, emoji=False)

    @property
    def height(self) -> int:
        """How many rows can be seen at once; what goes into a file or a pipe is read at leisure."""
        return self.console.height if self.console.is_terminal else UNBOUNDED

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
            print(text)
        else:
            told = Text(text, style) if isinstance(text, str) else text
            self.console.print(Padding(told, (0, 0, 0, indent), expand=False))

    def facts(self, rows: Sequence[Fact]) -> None:
        if self.plain:
            label = ""
            for given, cell in rows:
                label = given or label
                if str(cell):
                    print(f"{label}: {cell}")
        else:
            self.console.print(Padding(_grid(rows, 2), (0, 0, 0, 1), expand=False))

    def spread(
        self, picture: Sequence[Text], facts: Sequence[Fact], moves: Sequence[Sequence[Text]] = (), more: str = ""
    ) -> None:
        """A table with its moves, no higher than the screen: facts and moves stand beside the picture, or below it
        where there is no room beside it. Moves that find no place are left to `more`."""
        width = self.console.width - 2
        room = width - max((row.cell_len for row in picture), default=width)
        beside = room >= NARROW
        width = room if beside else width
        grid = _grid(facts, 1 if beside else 2)
        high = len(self.console.render_lines(grid, self.console.options.update(width=width), pad=False))
        high += 0 if beside else len(picture)
        packed = (row for group in moves for row in Chips(tuple(group), "").rows(width))
        rows = [line for row in packed for line in row.wrap(self.console, width)]
        most = max(self.height - FRAME - high, 2)
        if len(rows) > most:
            rows = [*rows[: most - 1], Text(more, QUIET)]
        told = Group(grid, *rows)
        if beside:
            both = Table.grid(padding=(0, 1))
            both.add_column(no_wrap=True)
            both.add_row(Text("\n").join(picture), told)
            self.console.print(both)
        else:
            self.console.print(*picture, Padding(told, (0, 0, 0, 1), expand=False), sep="\n")

    def table(
        self, headers: Sequence[str], rows: Sequence[Sequence[Cell]], right: Sequence[int] = (), wide: int = -1
    ) -> None:
        """Rows of values under headers; `right` are the columns of numbers, `wide` is one that others make room for.
        In plain lines the first value needs no header."""
        if self.plain:
            for row in rows:
                told = [f"{header} {cell}".strip() for header, cell in zip(headers, row, strict=True)]
                print(f"{row[0]}: {', '.join(value for value in told[1:] if value)}.")
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
        # What comes through a pipe is not echoed by a terminal: show it, so that the transcript can be read.
        print(line.rstrip("\n"))
        if not line:
            raise EOFError
        return line.rstrip("\n")


def _grid(rows: Sequence[Fact], between: int) -> Table:
    table = Table.grid(padding=(0, between), pad_edge=False)
    table.add_column(style=LABEL, no_wrap=True)
    table.add_column()
    for label, cell in rows:
        if str(cell):
            table.add_row(label, cell)
    return table


class Canvas:
    """Signs by row and column, each with its style."""

    def __init__(self) -> None:
        self.spots: dict[Spot, tuple[str, str]] = {}

    def write(self, row: int, column: int, signs: str, style: str) -> None:
        """Signs side by side, from there to the right."""
        for at, sign in enumerate(signs, column):
            self.spots[row, at] = sign, style

    def cut(self, rows: range, columns: range) -> list[Text]:
        """The rows of a part of it, without what is empty at their ends."""
        shown = [Text.assemble(*(self.spots.get((row, column), (" ", "")) for column in columns)) for row in rows]
        for row in shown:
            row.rstrip()
        return shown
