"""Whether a move has become dearer for the server: against the commit that `tools/baseline` names, side by side on this
machine, in every family.

`python tools/speed.py [WHEEL_OR_COMMIT]`. Absolute figures do not hold from machine to machine, nor from hour to hour.
The baseline stays where it is while things get dearer bit by bit; whoever finds a dearer move worth it writes another
commit there, and says why.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from peron.rules.catalogue import game, games
from peron.server.builds import unpacked
from peron.server.load import Plan, compare

MOST: Final = 1.15
"""How many times as much time on a processor a move may take."""
GAMES: Final = tuple({game(id).title.family: id for id in reversed(games())}.values())
"""The first title of each family."""
BASELINE: Final = Path(__file__).with_name("baseline")


def main() -> int:
    against = sys.argv[1] if len(sys.argv) > 1 else BASELINE.read_text("utf-8").strip()
    dearer = False
    with TemporaryDirectory() as folder:
        build = unpacked(against, Path(folder))
        for title in GAMES:
            here, there = compare(Plan(tables=60, seconds=8, climb=False, game=title), build)
            now, then = here.full.cpu_ms_per_move, there.full.cpu_ms_per_move
            if now is None or then is None:
                print("This system does not tell how long a process has used the processor.")
                return 0
            print(f"{title}: {now:.3f} ms for a move, {then:.3f} at {against}: {now / then:.2f} times", flush=True)
            dearer |= now / then > MOST
    return int(dearer)


if __name__ == "__main__":
    sys.exit(main())
