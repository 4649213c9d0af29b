"""`peron serve`: the server, until it is stopped. Imports the server."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path

from peron.cli.browser import open_page
from peron.server.limits import UNLIMITED, Limits
from peron.server.run import serve as run
from peron.server.settings import Settings
from peron.text import Texts


@dataclass(frozen=True)
class ServeOptions:
    host: str
    port: int
    data_dir: Path | None
    browser: bool
    limited: bool
    log_level: str | None


def serve(texts: Texts, options: ServeOptions) -> None:
    """Serve, and open the page in a browser unless told not to."""
    settings = Settings(
        options.data_dir if options.data_dir is not None else user_data_path("peron"),
        options.host,
        options.port,
        limits=Limits() if options.limited else UNLIMITED,
        # Who looks at a terminal wants to read what matters; who collects logs wants all of it.
        log_level=options.log_level or ("warning" if sys.stderr.isatty() else "info"),
    )

    def started(url: str) -> None:
        print(texts.say("serve-ready", url=url), flush=True)
        print(texts.say("serve-stop", folder=str(settings.data_dir)), flush=True)
        if options.browser:
            open_page(texts, url)

    run(settings, started)
