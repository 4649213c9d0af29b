"""A program of the tests: it imports the server once and forks it whenever it is asked to, on the socket that is its
standard input. Standard library only; everything else is imported when it runs, because processes of the server's own
read this file too."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
from contextlib import ExitStack


def run() -> None:
    from peron.cli import app, main
    from peron.server import run as server
    from peron.text import Texts

    assert app
    assert server
    Texts("en")  # read once, kept for all
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    with socket.socket(fileno=os.dup(0)) as door:
        while True:
            asked, files, _, _ = socket.recv_fds(door, 65536, 2)
            if not asked:
                return
            child = os.fork()
            if child == 0:
                door.close()
                _become(*files)
                main(json.loads(asked))
            for file in files:
                os.close(file)
            door.sendall(child.to_bytes(8, "big"))


def _become(out: int, err: int) -> None:
    """A process with a standard output and error of its own."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with ExitStack() as closing:
        for file, standard in ((out, 1), (err, 2)):
            os.dup2(file, standard)
            closing.callback(os.close, file)
        nothing = os.open(os.devnull, os.O_RDONLY)
        closing.callback(os.close, nothing)
        os.dup2(nothing, 0)
    sys.stdout, sys.stderr = os.fdopen(1, "w"), os.fdopen(2, "w", buffering=1)


if __name__ == "__main__":
    run()
