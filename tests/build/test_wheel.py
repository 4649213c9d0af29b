"""The wheel: without a C compiler pure Python, said so clearly, and complete; with the page, also from the source
distribution, and the page complete in itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMESPACES = re.compile(r"https?://www\.w3\.org/")
"""Names of vocabularies look like addresses; nothing is ever loaded from them."""
TOLD = re.compile(r"https?://svelte\.dev/e/")
"""The framework's errors name the page that explains them."""

LICENCE = "typeface-licence.txt"
"""It names where it was written; nothing is loaded from there."""


def build(target: str, folder: Path, source: Path = ROOT, **environment: str) -> tuple[Path | None, str]:
    """The file that was built, and what was said."""
    kept = {name: value for name, value in os.environ.items() if name not in ("PERON_COMPILED", "PYTHONPATH")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(command, cwd=source, env={**kept, **environment}, capture_output=True, text=True)
    built = list(folder.glob("*.whl" if target == "wheel" else "*.tar.gz"))
    assert bool(built) == (done.returncode == 0)
    return (built[0] if built else None), done.stdout + done.stderr


def test_without_a_compiler_the_wheel_is_pure_and_says_how_to_get_the_fast_one(tmp_path: Path) -> None:
    wheel, told = build("wheel", tmp_path, CC="/no/such/compiler", PERON_NO_PAGE="1")
    assert wheel is not None, told
    assert "could not compile" in told
    assert "apt-get install gcc" in told
    assert "without the page" in told
    assert wheel.name.endswith("py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]
    titles = [f"rules/titles/{name}.json" for name in ("berlin", "san-francisco", "london", "metro")]
    for needed in (*titles, "rules/boards/ticket.schema.json", "text/pl/ticket.ftl", "py.typed"):
        assert f"peron/{needed}" in names
    assert not [name for name in names if name.startswith("peron/page/")]


def test_where_it_must_be_compiled_a_missing_compiler_is_an_error(tmp_path: Path) -> None:
    wheel, _ = build("wheel", tmp_path, CC="/no/such/compiler", PERON_NO_PAGE="1", PERON_COMPILED="1")
    assert wheel is None


# --- with the page ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The page in a wheel that was built from the source distribution, where there is no Node: file by file."""
    if os.environ.get("PERON_NO_PAGE"):
        pytest.skip("Peron is to be without its page")
    folder = tmp_path_factory.mktemp("sdist")
    packed, told = build("sdist", folder)
    assert packed is not None, told
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = [path for path in folder.iterdir() if path.is_dir()]
    wheel, told = build("wheel", tmp_path_factory.mktemp("wheel"), unpacked, PERON_PURE="1", PATH="")
    assert wheel is not None, told
    with ZipFile(wheel) as archive:
        under = "peron/page/"
        names = [name for name in archive.namelist() if name.startswith(under)]
        yield {name.removeprefix(under): archive.read(name).decode("utf-8", "replace") for name in names}


def test_the_source_distribution_brings_the_page_so_that_nobody_needs_node(page: dict[str, str]) -> None:
    assert {"index.html", "favicon.svg"} <= set(page)
    assert [name for name in page if name.endswith(".js")]
    assert [name for name in page if name.endswith(".css")]
    assert not [name for name in page if name.endswith((".map", ".ts", ".svelte"))]


def test_the_page_loads_nothing_but_its_own_files(page: dict[str, str]) -> None:
    named = re.findall(r"""(?:src|href)=["']([^"']+)["']""", page["index.html"])
    assert [name for name in named if name.startswith("/assets/")]
    assert [name for name in named if name.removeprefix("/") not in page] == []


def test_the_page_names_no_other_host(page: dict[str, str]) -> None:
    foreign = {
        name: [address for address in re.findall(r"https?://[^\s\"'`)]*", text) if not NAMESPACES.match(address)]
        for name, text in page.items()
        if name != LICENCE
    }
    told = {name: [one for one in addresses if not TOLD.match(one)] for name, addresses in foreign.items()}
    assert {name: addresses for name, addresses in told.items() if addresses} == {}


def test_the_typeface_comes_with_its_licence(page: dict[str, str]) -> None:
    assert [name for name in page if re.fullmatch(r"assets/.+-[\w-]{8}\.woff2", name)]
    assert "SIL OPEN FONT LICENSE" in page[LICENCE]
    assert "Copyright 2011 The Roboto Project Authors" in page[LICENCE]


def test_the_page_has_no_script_or_style_that_its_policy_forbids(page: dict[str, str]) -> None:
    """The server allows neither inline scripts nor inline styles."""
    html = page["index.html"]
    assert re.findall(r"<script(?![^>]*\ssrc=)", html) == []
    assert re.findall(r"<style|\sstyle=|\son[a-z]+=", html) == []
