"""Do the tests notice what is broken? Changes single lines at random places of the sources, one at a time, and runs
the tests of what was changed until the first fails: `make mutations`, or

    python -m tests.mutations --count 60 --seed 1 rules tables store server

Tests run on a changed copy of the installed package, those nearest to the change first. A change of what is compiled is
looked at interpreted; only if no test of the rules notices it there, it is compiled and all tests see it. A change that
no test notices is printed as a diff: write the test, or, if nothing that anybody could see is different, say why in
`tests/mutations.txt`.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from itertools import groupby, islice
from pathlib import Path

import hatch_build

import peron

ROOT = Path(__file__).resolve().parents[1]
KNOWN = Path(__file__).with_suffix(".txt")
WIDER = {
    "rules": ("tests/rules", "tests/text", "tests/bots", "tests/tables", "tests/cli", "tests/server"),
    "tables": ("tests/tables", "tests/store", "tests/server", "tests/cli"),
    "store": ("tests/store", "tests/server"),
    "server": ("tests/server", "tests/docs", "tests/cli"),
}
"""Where the tests of a package are; the first holds its own. Those of the page, which come last in `make test`, see
less of what is changed here."""
INTERPRETED = ("tests/rules", "tests/text", "tests/bots")
"""What `make test` runs interpreted too."""
SECONDS = 1800
"""After so long a change has made something endless, which the tests would notice."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
REMOVED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Raise, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutation:
    """One line of one file, changed."""

    path: Path
    line: int
    old: str
    new: str

    @property
    def package(self) -> str:
        return self.path.relative_to("src/peron").parts[0]

    @property
    def is_compiled(self) -> bool:
        """Whether the line is compiled when the package is built."""
        return self.path.name not in hatch_build.INTERPRETED and any(
            self.path.is_relative_to(source) for source in hatch_build.COMPILED
        )

    def diff(self) -> str:
        before = (ROOT / self.path).read_text("utf-8").splitlines()
        after = [*before[: self.line - 1], self.new, *before[self.line :]]
        return "\n".join(difflib.unified_diff(before, after, str(self.path), str(self.path), lineterm="", n=2))

    def says_something(self) -> bool:
        """Whether it is Python, and not the same as before."""
        before = (ROOT / self.path).read_text("utf-8").splitlines()
        after = [*before[: self.line - 1], self.new, *before[self.line :]]
        try:
            return ast.dump(ast.parse("\n".join(before))) != ast.dump(ast.parse("\n".join(after)))
        except SyntaxError:
            return False

    def known(self) -> tuple[str, str, str]:
        """As the list has it: lines move, their text stays."""
        return self.path.as_posix(), self.old.strip(), self.new.strip()


# --- what can be changed ----------------------------------------------------------------------------------------------


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """The node in every way that it can be changed."""
    if isinstance(node, ast.Compare):
        for at, comparison in enumerate(node.ops):
            other = copy.deepcopy(node)
            other.ops[at] = COMPARISONS[type(comparison)]()
            yield other
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not _text(node):
        yield ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
        yield ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, REMOVED) and not _idle(node):
        yield ast.Pass()


def _text(node: ast.BinOp) -> bool:
    return any(isinstance(part, ast.Constant | ast.JoinedStr) and not _number(part) for part in (node.left, node.right))


def _number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _idle(statement: ast.stmt) -> bool:
    """Whether to remove it would say nothing: a docstring, or a name that is then missing."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    if isinstance(statement, ast.Assign):
        return not any(isinstance(target, ast.Attribute | ast.Subscript) for target in statement.targets)
    return False


def _skipped(node: ast.AST) -> list[ast.AST]:
    """The parts of a node that do nothing when the program runs."""
    if isinstance(node, ast.Assert):
        return [node.test]  # states what the types cannot
    if isinstance(node, ast.AnnAssign):
        return [node.annotation]
    if isinstance(node, ast.arg):
        return [node.annotation] if node.annotation else []
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return [*node.decorator_list, *([node.returns] if node.returns else [])]
    if isinstance(node, ast.ClassDef):
        return list(node.decorator_list)
    if isinstance(node, ast.If) and ("TYPE_CHECKING" in (told := ast.unparse(node.test)) or "sys.platform" in told):
        return [node.test, *node.body]  # for the checker of types, or for another system than this
    return []


def mutations(path: Path) -> list[Mutation]:
    """Everything that can be changed in one line of a file."""
    source = (ROOT / path).read_text("utf-8")
    lines = source.splitlines()
    found: dict[tuple[int, str], Mutation] = {}  # the same change of a line is one, wherever it comes from

    def visit(node: ast.AST) -> None:
        place = node.test if isinstance(node, ast.If | ast.While | ast.IfExp) else node
        left_out = _skipped(node)
        if getattr(place, "lineno", None) is not None and place.lineno == place.end_lineno:  # type: ignore[attr-defined]
            for other in () if place in left_out else changed(node):
                keep(place, other)
        for child in ast.iter_child_nodes(node):
            if child not in left_out:
                visit(child)

    def keep(place: ast.AST, other: ast.AST) -> None:
        number: int = place.lineno  # type: ignore[attr-defined]
        raw = lines[number - 1].encode()
        start, end = place.col_offset, place.end_col_offset  # type: ignore[attr-defined]
        told = ast.unparse(other)
        text = told if isinstance(other, ast.stmt | ast.Constant) else f"({told})"
        new = (raw[:start] + text.encode() + raw[end:]).decode()
        found[number, new] = Mutation(path, number, lines[number - 1], new)

    visit(ast.parse(source))
    return sorted(found.values(), key=lambda mutation: (mutation.line, mutation.new))


def drawn(packages: Sequence[str], count: int, seed: int) -> Iterator[Mutation]:
    """As many from each package, from random files and lines: a line that can be changed in many ways is one place."""
    chance = random.Random(seed)
    places: dict[str, list[list[Mutation]]] = {}
    for package in packages:
        files = hatch_build.python_files(ROOT / "src/peron" / package)
        listed = [path.relative_to(ROOT) for path in files if path.name != "shapes.py"]
        by_line = [groupby(mutations(path), key=lambda mutation: mutation.line) for path in listed]
        places[package] = [list(same) for lines in by_line for _, same in lines]
    drawn = 0
    while drawn < count:
        mutation = chance.choice(chance.choice(places[packages[drawn % len(packages)]]))
        if mutation.says_something():
            drawn += 1
            yield mutation


# --- who notices ------------------------------------------------------------------------------------------------------


def words(path: Path) -> set[str]:
    parts = path.relative_to("src/peron").with_suffix("").parts[1:]
    return {word.rstrip("s") for part in parts for word in part.split("_")} | {parts[-1]}


def nearest_first(mutation: Mutation, folders: Sequence[str]) -> list[list[str]]:
    """The tests in these folders in three lists: files that speak of what was changed, others of its package, all
    others."""
    module = ".".join(mutation.path.with_suffix("").parts[1:])
    wanted = words(mutation.path)
    own = sorted((ROOT / folders[0]).glob("test_*.py"))

    def near(file: Path) -> int:
        named = {word.rstrip("s") for word in file.stem.split("_")[1:]}
        return 2 * len(named & wanted) + (module in file.read_text("utf-8"))

    close = [str(file.relative_to(ROOT)) for file in sorted(own, key=near, reverse=True) if near(file)]
    rest = [str(file.relative_to(ROOT)) for file in own if str(file.relative_to(ROOT)) not in close]
    others = [folder for folder in folders[1:] if (ROOT / folder).is_dir()]
    return [tests for tests in (close, rest, others) if tests]


class Package:
    """A copy of the installed package, in which a line may be changed."""

    def __init__(self, folder: Path, compiled: bool) -> None:
        self.folder = folder
        self.compiled = compiled
        self.restore()

    def restore(self) -> None:
        """As it is installed."""
        installed = Path(peron.__file__).parent
        left_out = shutil.ignore_patterns(*(() if self.compiled else ("*.so", "*.pyd")))
        shutil.copytree(installed, self.folder / "peron", ignore=left_out, dirs_exist_ok=True)
        for library in installed.parent.glob("peron__mypyc*") if self.compiled else ():
            shutil.copy2(library, self.folder)

    @contextmanager
    def changed(self, mutation: Mutation) -> Iterator[None]:
        file = self.folder / mutation.path.relative_to("src")
        before = file.read_text("utf-8")
        lines = before.splitlines()
        assert lines[mutation.line - 1] == mutation.old, "another package is installed: make ready"
        lines[mutation.line - 1] = mutation.new
        _write(file, "\n".join(lines) + "\n")
        try:
            yield
        finally:
            _write(file, before)

    def compile(self) -> bool:
        """Compile it as it stands; whether that is possible."""
        with tempfile.TemporaryDirectory() as root:
            shutil.copytree(self.folder / "peron", Path(root) / "src" / "peron")
            made = hatch_build.Compiled(Path(root)).made(lambda told: None, lambda told: None)
            if made is not None:
                shutil.copytree(made, self.folder, dirs_exist_ok=True)
        return made is not None


def _write(file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    Path(cache_from_source(str(file))).unlink(missing_ok=True)  # two changes within a second look the same to Python


class Tests:
    """Runs tests with a package that may be changed."""

    def __init__(self, folder: Path) -> None:
        self.installed = Package(folder / "installed", compiled=True)
        self.interpreted = Package(folder / "interpreted", compiled=False)
        self.sound: set[str] = set()
        """Tests that pass with nothing changed."""
        self.left_out: set[str] = set()
        """Tests that do not."""

    def notice(self, mutation: Mutation) -> str:
        """The first test that fails because of it; nothing when all pass."""
        if not mutation.is_compiled:
            return self.first(self.installed, mutation, WIDER[mutation.package])
        quick = [folder for folder in WIDER[mutation.package] if folder in INTERPRETED]
        if told := self.first(self.interpreted, mutation, quick):
            return told
        try:
            with self.installed.changed(mutation):
                if not self.installed.compile():
                    return "mypy"
            return self.first(self.installed, mutation, WIDER[mutation.package])
        finally:
            self.installed.restore()

    def first(self, package: Package, mutation: Mutation, folders: Sequence[str]) -> str:
        """The first test in these folders that fails because of the change, and not by chance or without it."""
        doubtful: set[str] = set()
        for tests in nearest_first(mutation, folders):
            while True:
                with package.changed(mutation):
                    told = self.fails(package, tests, doubtful)
                    again = told and self.fails(package, [told])
                if not told:
                    break
                if again and self.passes(package, told):
                    return told
                doubtful.add(told)
        return ""

    def passes(self, package: Package, test: str) -> bool:
        """Whether it does with nothing changed."""
        if test not in self.sound:
            (self.left_out if self.fails(package, [test]) else self.sound).add(test)
        return test in self.sound

    def fails(self, package: Package, tests: Sequence[str], but: set[str] = frozenset()) -> str:  # type: ignore[assignment]
        """The first of these that fails, or the files if none can be named."""
        marked = "not compiled" if package.compiled else "not compiled and not long"
        quick = ["-q", "-x", "--no-header", "--timeout=150", "-p", "no:cacheprovider", "-m", marked]
        left_out = [f"--deselect={test}" if "::" in test else f"--ignore={test}" for test in self.left_out | but]
        environment = {**os.environ, "PYTHONPATH": str(package.folder)}
        if not package.compiled:
            environment["HYPOTHESIS_PROFILE"] = "few"
        environment.pop("PERON_COMPILED", None)
        command = [sys.executable, "-m", "pytest", *quick, *left_out, *tests]
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return tests[0]
        told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED tests/", "ERROR tests/"))]
        if done.returncode in (0, 5) or not told:
            return "" if done.returncode in (0, 5) else tests[0]
        return told[0].split(" ", 1)[1].partition(" - ")[0]


def without_effect() -> set[tuple[str, ...]]:
    """Changes that nobody could see: path, line before, line after, and why."""
    if not KNOWN.is_file():
        return set()
    rows = [line.split(" | ") for line in KNOWN.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {tuple(part.strip() for part in row[:3]) for row in rows}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("packages", nargs="*", default=list(WIDER), help="or modules: server/costs.py")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of the first ones")
    chosen = parser.parse_args()
    equal = without_effect()
    unnoticed, tried = [], 0
    with tempfile.TemporaryDirectory() as folder:
        tests = Tests(Path(folder))
        for mutation in islice(drawn(chosen.packages, chosen.count, chosen.seed), chosen.skip, None):
            if mutation.known() in equal:
                print(f"without effect: {mutation.path}:{mutation.line}", flush=True)
                continue
            tried += 1
            began = time.monotonic()
            by = tests.notice(mutation)
            told = f"{time.monotonic() - began:4.0f} s  {mutation.path}:{mutation.line}"
            print(f"{told}\n        {mutation.old.strip()}\n        {mutation.new.strip()}", flush=True)
            print(f"        {by or 'UNNOTICED'}", flush=True)
            if not by:
                unnoticed.append(mutation)
    print(f"\n{tried} changed, {len(unnoticed)} unnoticed")
    for mutation in unnoticed:
        print(f"\n{mutation.diff()}")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
