"""Runs one step of the Makefile and says what goes on, with the time: when it begins, while it takes long, and at its
end. What the step prints is shown if it fails; with --show all along. Any Python runs this: it needs nothing.

    python tools/step.py [--show] "Building the page" npm run build
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import deque

OFTEN = 8
"""Seconds after which somebody who waits wonders whether anything happens."""
LAST = 40
"""Lines that are shown of a step that failed."""


def now() -> str:
    """The time since make was started."""
    passed = max(0, int(time.time() - float(os.environ.get("STARTED") or time.time())))
    return f"{passed // 60:2}:{passed % 60:02}"


def say(told: str) -> None:
    print(f"{now()}  {told}", flush=True)


def run(name: str, command: list[str]) -> int:
    """Captures what is printed, and tells the last line of it now and then."""
    started = subprocess.Popen(  # noqa: S603
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    lines: deque[str] = deque(maxlen=LAST)
    ended = threading.Event()

    def tell() -> None:
        while not ended.wait(OFTEN):
            news = [line for line in list(lines) if "warn" not in line.lower()]
            say(f"{name}: {news[-1][:80]}" if news else f"{name} ...")

    threading.Thread(target=tell, daemon=True).start()
    assert started.stdout is not None
    for line in started.stdout:
        if line.strip():
            lines.append(line.rstrip())
    code = started.wait()
    ended.set()
    if code != 0:
        print("\n".join(lines), flush=True)
    return code


def main(arguments: list[str]) -> int:
    show = arguments[0] == "--show"
    name, *command = arguments[show:]
    began = time.monotonic()
    say(f"{name} ...")
    code = subprocess.run(command).returncode if show else run(name, command)  # noqa: S603
    say(f"{name}: {'done' if code == 0 else f'FAILED with {code}'} after {time.monotonic() - began:.0f} s")
    return code


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
