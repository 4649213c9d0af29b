"""A real NATS for tests, from a wheel: a process on a port of its own, which tests may kill and start again. Where it
is missing (Windows), those tests are skipped."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.ports import free_port

SECONDS = 20


class Nats:
    def __init__(self) -> None:
        beside = Path(sys.executable).with_name("nats-server")
        self._program = str(beside) if beside.exists() else shutil.which("nats-server")
        if self._program is None:
            pytest.skip("no NATS here")
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        assert self._program is not None
        command = [self._program, "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        end = time.monotonic() + SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end, "NATS does not start"
                time.sleep(0.01)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(SECONDS)
