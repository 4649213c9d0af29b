"""Runs the tests; those that fail run once more, one at a time. A test that passes then is unsteady: it is named at the
end, and is to be mended, but stops nobody. What fails twice has failed.

    python tools/tests.py [--workers 2] pytest -q tests/rules
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""Where pytest notes what has failed."""
SOME_FAILED = 1
"""How pytest ends then; anything else has another cause."""
MOST = 6
"""So many may fail by chance; what more fail has a reason."""
BY_THEMSELVES = ("--last-failed", "--last-failed-no-failures", "none")


def run(command: list[str], workers: str) -> int:
    FAILED.unlink(missing_ok=True)
    side_by_side = ["-n", workers, "--dist", "worksteal"] if workers else []
    code = subprocess.run([*command, *side_by_side]).returncode  # noqa: S603
    failed = list(json.loads(FAILED.read_text())) if FAILED.is_file() else []
    if code != SOME_FAILED or not 0 < len(failed) <= MOST:
        return code
    print(f"\n{len(failed)} failed: once more, by themselves\n", flush=True)
    code = subprocess.run([*command, *BY_THEMSELVES]).returncode  # noqa: S603
    if code == 0:
        print("\nUnsteady, to be mended:", *failed, sep="\n  ", flush=True)
    return code


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--workers"]:
        return run(arguments[2:], arguments[1])
    return run(arguments, "")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
