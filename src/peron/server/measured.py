"""A server in a process of its own that is measured, and the ways to it. Imports websockets.

Of what it is sent a socket reads no more than it must, so that it takes less time than the server.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import sleep
from typing import Any, Final

import orjson
from websockets.asyncio.client import ClientConnection, connect

from peron.rules.contract import PeronError

SETTLING: Final = 30
"""Seconds after which memory that still grows is taken as it is."""


class LoadFailed(PeronError):
    """The server does not do what it must; there is nothing to measure."""


class Socket:
    """One person at a table. `last` is the last message that told how things stand, unread."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.last = b""

    async def resume(self) -> int:
        await self._connection.send('{"type":"resume","version":0}')
        return await self.until(0)

    async def move(self, seat: int, move: int, version: int) -> None:
        said = {"type": "move", "id": str(version), "seat": seat, "move": move, "version": version}
        await self._connection.send(orjson.dumps(said), text=True)

    async def until(self, version: int) -> int:
        """Until this version, or a later one, is here."""
        while True:
            message = await self._connection.recv(decode=False)
            if found := _TELLS_ALL.match(message):
                self.last = message
                if int(found[1]) >= version:
                    return int(found[1])
            elif message.startswith(_SAYS_NO):
                raise LoadFailed("bench-server-refused", {"message": message.decode()})

    def actor(self) -> int | None:
        """The first seat that is to decide; None at the end."""
        found = _FIRST_ACTOR.search(self.last)
        return None if found is None else int(found[1])

    def moves(self) -> Any:
        return orjson.loads(self.last)["you"]["view"]["moves"]

    async def close(self) -> None:
        await self._connection.close()


_TELLS_ALL: Final = re.compile(rb'\{"type":"(?:sync|update)","version":(\d+)')
_FIRST_ACTOR: Final = re.compile(rb'"actors":\[(\d+)')
_SAYS_NO: Final = (b'{"type":"refused"', b'{"type":"bye"')


class Server:
    """A server in a process of its own, and the ways to it."""

    def __init__(self, folder: str, options: Sequence[str] = (), build: Path | None = None) -> None:
        """It keeps its games in the folder, unless the options for `peron serve` say otherwise. `build` is the folder
        of another Peron that is to serve in place of this one."""
        usual = ["--no-limits", "--port", "0", "--data-dir", folder, "--no-browser", "--log-level", "error"]
        command = [sys.executable, "-m", "peron", "serve", *usual, *options]
        env = {**os.environ, **({} if build is None else {"PYTHONPATH": str(build)})}
        # In its folder, because Python looks for packages where it is started.
        self._process = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self._process.stdout is not None
        found = re.search(r"http://(.+):(\d+)/", self._process.stdout.readline())
        if found is None:
            self._process.kill()
            raise LoadFailed("bench-server-not-started")
        self._host, self._port = found[1], int(found[2])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.communicate()

    async def guest(self) -> str:
        """Somebody new: their cookie."""
        head, _ = await self._request("/api/guests", {"name": "Peron"}, "")
        found = re.search(r"set-cookie: ([^;]+)", head, re.IGNORECASE)
        assert found is not None
        return found[1]

    async def post(self, path: str, body: object, cookie: str) -> Any:
        return orjson.loads((await self._request(path, body, cookie))[1])

    async def _request(self, path: str, body: object, cookie: str) -> tuple[str, bytes]:
        """Head and body of the answer."""
        sent = orjson.dumps(body)
        reader, writer = await asyncio.open_connection(self._host, self._port)
        head = f"POST {path} HTTP/1.1\r\nhost: {self._host}:{self._port}\r\nconnection: close\r\ncookie: {cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(sent)}\r\n\r\n"
        writer.write(head.encode() + sent)
        answer, _, content = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if not answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
            raise LoadFailed("bench-server-refused", {"message": content.decode()})
        return answer.decode(), content

    async def socket(self, table_id: str, cookie: str) -> Socket:
        url = f"ws://{self._host}:{self._port}/api/tables/{table_id}/socket"
        return Socket(await connect(url, additional_headers={"cookie": cookie}, compression=None, ping_interval=None))

    def memory_kb(self) -> float | None:
        """The memory of all its processes; None where the system does not tell."""
        told = [_told(process, "status", r"VmRSS:\s+(\d+) kB") for process in self._processes()]
        return float(sum(int(one[0]) for one in told if one)) if any(told) else None

    def settled_memory_kb(self) -> float | None:
        """The same once it has stood still for a while: processes for bots are still starting when a server begins to
        serve."""
        now = self.memory_kb()
        for _ in range(SETTLING):
            before = now
            sleep(1.0)
            now = self.memory_kb()
            if now == before:
                break
        return now

    def cpu_seconds(self) -> float | None:
        """What its processes have used of the processors; None where the system does not tell."""
        # After the name in parentheses: its state, ten other numbers, then the clock ticks of user and system.
        told = [_told(process, "stat", r"\) \S+(?: \S+){10} (\d+) (\d+)") for process in self._processes()]
        return sum(map(int, sum(told, ()))) / os.sysconf("SC_CLK_TCK") if any(told) else None

    def _processes(self) -> Iterator[int]:
        """Its own, and all that came from it."""
        found = [self._process.pid]
        for process in found:
            yield process
            for thread in Path(f"/proc/{process}/task").glob("*/children"):
                found += map(int, thread.read_text().split())


def _told(process: int, file: str, pattern: str) -> tuple[str, ...]:
    try:
        found = re.search(pattern, Path(f"/proc/{process}/{file}").read_text())
    except OSError:
        return ()
    return found.groups() if found else ()
