from __future__ import annotations

import sys

from tests.page.browser import install_from_debian
from tests.page.engines import ENGINES


def main() -> int:
    """Games are not played in what cannot be had, which is told: all other tests of the page are Chromium's."""
    for engine in ENGINES:
        if engine.missing():
            print(f"Getting {engine.name} for the tests of the page ...", flush=True)
            install_from_debian(*engine.packages)
        if absent := engine.missing():
            told = f"{engine.name}: {absent} is not here, so no game is played in it."
            print(f"{told} Debian: apt-get install {' '.join(engine.packages)}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
