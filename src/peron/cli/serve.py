"""`peron serve`: the server, until it is stopped. The server itself is imported when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from platformdirs import user_data_path

from peron.cli.arguments import flag, option, whole_number
from peron.cli.browser import open_page
from peron.cli.games import add_folder, nearest_of
from peron.cli.help import texts_of
from peron.text import Texts

if TYPE_CHECKING:
    from peron.server.settings import Settings

LOG_LEVELS: Final = ("debug", "info", "warning", "error")


def port_number(value: str | int) -> int:
    """A number that a port can have; 0 is any that is free."""
    if whole_number(value) > 65535:
        raise typer.BadParameter(str(value))
    return int(value)


Port = Annotated[int, typer.Option("--port", metavar="N", parser=port_number, help="help-serve-port")]
Level = Annotated[str | None, typer.Option("--log-level", metavar="|".join(LOG_LEVELS), help="help-serve-log-level")]


def serve_command(
    context: typer.Context,
    host: Annotated[str, option("--host", value="host", help="help-serve-host")] = "127.0.0.1",
    port: Port = 8321,
    data_dir: Annotated[Path | None, option("--data-dir", value="folder", help="help-serve-data-dir")] = None,
    titles: Annotated[Path | None, option("--titles", value="folder", help="help-serve-titles")] = None,
    no_browser: Annotated[bool, flag("--no-browser", help="help-serve-no-browser")] = False,
    no_limits: Annotated[bool, flag("--no-limits", help="help-serve-no-limits")] = False,
    log_level: Level = None,
) -> None:
    from peron.server.limits import UNLIMITED, Limits
    from peron.server.settings import Settings

    texts = texts_of(context)
    if log_level is not None and log_level not in LOG_LEVELS:
        raise nearest_of(texts, "cli-unknown-log-level", log_level, LOG_LEVELS)
    add_folder(texts, titles)
    # Who looks at a terminal wants to read what matters; who collects logs wants all of it.
    level = log_level or ("warning" if sys.stderr.isatty() else "info")
    limits = UNLIMITED if no_limits else Limits()
    folder = data_dir if data_dir is not None else user_data_path("peron")
    serve(texts, Settings(folder, host, port, limits=limits, log_level=level), browser=not no_browser)


def serve(texts: Texts, settings: Settings, browser: bool = True) -> None:
    """Serve, and open the page in a browser unless told not to."""
    from peron.server.run import serve as run

    def started(url: str) -> None:
        print(texts.say("serve-ready", url=url), flush=True)
        print(texts.say("serve-stop", folder=str(settings.data_dir)), flush=True)
        if browser:
            open_page(texts, url)

    run(settings, started)
