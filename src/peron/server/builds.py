"""Another build of Peron, to be measured beside this one: a wheel, or a commit of the checkout. Standard library only.

It runs on the Python and the packages of this one, so that what differs is Peron alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from peron.server.measured import LoadFailed


def unpacked(against: str, folder: Path) -> Path:
    """The folder in which Python finds it. Raises LoadFailed when there is no such wheel or commit, or it cannot be
    built."""
    wheel = Path(against) if against.endswith(".whl") else _wheel_of(against, folder)
    packages = folder / "packages"
    _run(against, sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(packages), str(wheel))
    return packages


def _wheel_of(commit: str, folder: Path) -> Path:
    """Built as everybody builds it, without the page: with a C compiler that takes some minutes."""
    sources, archive = folder / "sources", folder / "sources.tar"
    sources.mkdir()
    _run(commit, "git", "archive", "-o", str(archive), commit)
    _run(commit, "tar", "-xf", str(archive), "-C", str(sources))
    build = ("wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder))
    _run(commit, sys.executable, "-m", "pip", *build, str(sources), PERON_NO_PAGE="1")
    return next(folder.glob("*.whl"))


def _run(against: str, *command: str, **more: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **more})  # noqa: S603
    if done.returncode != 0:
        last = "\n".join(done.stderr.strip().splitlines()[-5:])
        raise LoadFailed("bench-server-no-build", {"build": against, "message": last})
