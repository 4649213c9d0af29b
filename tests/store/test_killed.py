"""What was acknowledged is there after kill -9."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL

import peron
from peron.store import Store, Writer
from tests.store.samples import add, move

ROOT = Path(__file__).parents[2]
KILLS = 10


@pytest.mark.skipif(os.name != "posix", reason="needs fork and kill")
def test_whatever_was_acknowledged_survives_a_kill(url: URL, store: Store, writer: Writer) -> None:
    writer.submit(add("t")).result()
    command = [sys.executable, "-m", "tests.store.appender", url.render_as_string(hide_password=False)]
    sources = str(Path(peron.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([sources, str(ROOT), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen(
        command, text=True, bufsize=1, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as appender:
        assert appender.stdin is not None
        assert appender.stdout is not None
        for kill in range(KILLS):
            appender.stdin.write("go\n")
            pid = int(appender.stdout.readline().removeprefix("pid "))
            told = [appender.stdout.readline() for _ in range(1 + 3 * kill)]
            os.kill(pid, signal.SIGKILL)
            told += iter(appender.stdout.readline, "dead\n")
            acknowledged = [int(line) for line in told]
            loaded = store.log("t")
            assert loaded is not None
            # One more may have been written than the appender lived to tell.
            assert len(loaded[1]) - acknowledged[-1] in (0, 1)
            assert loaded[1] == [move(version) for version in range(1, len(loaded[1]) + 1)]
        appender.stdin.close()
