"""Pins every dependency by version and hash, for all platforms and Pythons we support: `make lock`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent
PYTHON = "3.11"
FILES: dict[str, list[str]] = {
    "run.txt": [],
    "build.txt": ["--group", "build"],
    "bench.txt": ["--extra", "bench"],
    "dev.txt": ["--group", "dev"],
    "node.txt": ["--group", "node"],
}


def main() -> None:
    for name, chosen in FILES.items():
        command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header"]
        command += ["--no-annotate", "--python-version", PYTHON, "--output-file", str(FOLDER / name)]
        if name in ("run.txt", "bench.txt"):
            command += ["pyproject.toml"]
        if name not in ("run.txt",):
            command += ["--constraint", str(FOLDER / "run.txt")]
        subprocess.run([*command, *chosen], cwd=ROOT, check=True)  # noqa: S603
        print(f"{name} written", file=sys.stderr)


if __name__ == "__main__":
    main()
