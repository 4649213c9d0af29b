"""A real server in a process of its own, on a port of its own, which tests may kill and start again."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import IO

from tests.ports import free_port

SECONDS = 30
"""How long a process may take to end."""


class Host:
    """`peron serve` on a folder. Started again, it is on the same folder and the same port."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Host:
        self.launch()
        return self.await_ready()

    def launch(self) -> None:
        """Have the process run, without waiting until it serves."""
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(
            [sys.executable, "-m", "peron", *self._arguments()],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )

    def await_ready(self) -> Host:
        told = self._stdout.readline()
        found = re.search(r"(http://[^/\s]+:(\d+))/", told)
        assert found, f"the server did not start: {told!r}\n{self.logged()}"
        self.url, self.port = found[1], int(found[2])
        return self

    def kill(self) -> None:
        """As if the plug were pulled."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an administrator would."""
        return self._end(signal.SIGTERM)

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read()

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def _arguments(self) -> list[str]:
        serve = ["serve", "--port", str(self.port), "--data-dir", str(self.folder), "--no-browser"]
        return ["--lang", "en", *serve, *self.options]

    @property
    def _stdout(self) -> IO[str]:
        assert self.process is not None
        assert self.process.stdout is not None
        return self.process.stdout

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(SECONDS)
        self.await_silence()
        return code

    def await_silence(self) -> None:
        """The processes of a server share its standard output: it ends when the last of them does."""
        with self._stdout as out:
            while True:
                ready, _, _ = select.select([out], [], [], SECONDS)
                assert ready, "processes of the server are left"
                if not os.read(out.fileno(), 65536):
                    return


class QuickHost(Host):
    """The same in a fraction of the time: forked by the `Nursery`, which has imported everything already."""

    def __init__(self, nursery: Nursery, folder: Path, *options: str) -> None:
        super().__init__(folder, *options)
        self.nursery = nursery
        self.pid = 0
        self.out: IO[str] | None = None

    def launch(self) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        reading, writing = os.pipe()
        self.pid = self.nursery.fork(self._arguments(), writing, self.log.fileno())
        os.close(writing)
        self.out = os.fdopen(reading)

    @property
    def running(self) -> bool:
        return self.out is not None and not self.out.closed

    @property
    def _stdout(self) -> IO[str]:
        assert self.out is not None
        return self.out

    def _end(self, how: signal.Signals) -> int:
        """Its code is not known: it is the nursery's child."""
        with suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, how)
        self.await_silence()
        return 0


class Nursery:
    """A process that forks servers; see `nursery.py`."""

    def __init__(self) -> None:
        self._door, other = socket.socketpair()
        program = str(Path(__file__).with_name("nursery.py"))
        with other:
            self._process = subprocess.Popen([sys.executable, program], stdin=other.fileno())

    def fork(self, arguments: list[str], out: int, err: int) -> int:
        """`peron` with these arguments; the id of its process."""
        socket.send_fds(self._door, [json.dumps(arguments).encode()], [out, err])
        return int.from_bytes(self._door.recv(8), "big")

    def close(self) -> None:
        self._door.close()
        self._process.wait(SECONDS)
