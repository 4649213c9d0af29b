"""`peron serve`: the server, until it is stopped. The server itself is imported when it runs."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

from click import BadParameter
from platformdirs import user_data_path

from peron.cli.arguments import choice, flag, number, option, whole_number
from peron.cli.browser import open_page
from peron.cli.games import add_folder
from peron.cli.stop import MISUSED, Stop, nearest_of
from peron.text import Texts

if TYPE_CHECKING:
    from peron.server.settings import Settings

METRICS_VARIABLE: Final = "PERON_METRICS_TOKEN"
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_NAME: Final = re.compile(
    r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*(:\d{1,5})?", re.IGNORECASE
)
_SOME_NAME: Final = "play.example.org"


def port_number(value: str | int) -> int:
    """A number that a port can have; 0 is any that is free."""
    if whole_number(value) > 65535:
        raise BadParameter(str(value))
    return int(value)


def network(value: str) -> str:
    """An address, or a network as in `10.0.0.0/8`."""
    try:
        return str(ip_network(value, strict=False))
    except ValueError:
        raise BadParameter(value) from None


def is_name(value: str) -> bool:
    """Whether a browser could ask for a server by this name.

    >>> is_name("play.example.org"), is_name("localhost:8321"), is_name("https://play.example.org/"), is_name("a b")
    (True, True, False, False)
    """
    if _NAME.fullmatch(value):
        return True
    try:
        return bool(ip_address(value.strip("[]")))
    except ValueError:
        return False


def name_within(value: str) -> str:
    """The name that was perhaps meant; else what a name looks like.

    >>> [name_within(value) for value in ("https://play.example.org/", "gra.\u017c\u00f3\u0142w.pl", "http://a b")]
    ['play.example.org', 'gra.xn--w-uga1v8h.pl', 'play.example.org']
    """
    try:
        found = urlsplit(value if "//" in value else f"//{value}").hostname or ""
        found = found.rstrip(".").encode("idna").decode()
    except ValueError:
        return _SOME_NAME
    return found if is_name(found) else _SOME_NAME


def serve_command(
    texts: Texts,
    host: Annotated[str, option("--host", value="host", help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int, number("--port", help="help-serve-port", read=port_number)] = 8321,
    data_dir: Annotated[Path | None, option("--data-dir", value="folder", help="help-serve-data-dir")] = None,
    titles: Annotated[Path | None, option("--titles", value="folder", help="help-serve-titles")] = None,
    allow_host: Annotated[Sequence[str], option("--allow-host", value="hostname", help="help-serve-allow-host")] = (),
    trust_proxy: Annotated[
        Sequence[str], option("--trust-proxy", value="host", type=network, help="help-serve-trust-proxy")
    ] = (),
    no_browser: Annotated[bool, flag("--no-browser", help="help-serve-no-browser")] = False,
    no_limits: Annotated[bool, flag("--no-limits", help="help-serve-no-limits")] = False,
    log_level: Annotated[str | None, choice("--log-level", among=LOG_LEVELS, help="help-serve-log-level")] = None,
    database: Annotated[str, option("--database", value="url", help="help-serve-database")] = "",
    keep_days: Annotated[int | None, number("--keep-days", help="help-serve-keep-days")] = None,
    access_log: Annotated[str, option("--access-log", value="file", help="help-serve-access-log")] = "",
    metrics_token: Annotated[
        str,
        option("--metrics-token", value="text", envvar=METRICS_VARIABLE, help="help-serve-metrics-token"),
    ] = "",
    workers: Annotated[int, number("--workers", help="help-serve-workers")] = 1,
    thinkers: Annotated[int | None, number("--thinkers", help="help-serve-thinkers", read=whole_number)] = None,
    bus: Annotated[str, option("--bus", value="url", help="help-serve-bus")] = "",
) -> None:
    from peron.server.limits import UNLIMITED, Limits
    from peron.server.settings import Settings

    for needs, wanted in (("workers", workers > 1), ("thinkers", thinkers == 0), ("bus", bool(bus))):
        if wanted and not database:
            raise Stop(texts.say("cli-needs-database", option=f"--{needs}"), code=MISUSED)
    if log_level is not None and log_level not in LOG_LEVELS:
        raise nearest_of(texts, "cli-unknown-log-level", log_level, LOG_LEVELS)
    for name in allow_host:
        if not is_name(name):
            raise Stop(texts.say("cli-bad-host-name", name=name, right=name_within(name)), code=MISUSED)
    if titles is not None and not titles.is_dir():
        raise Stop(texts.say("cli-titles-folder", folder=str(titles)))
    add_folder(texts, titles)
    # Who looks at a terminal wants to read what matters; who collects logs wants all of it.
    level = log_level or ("warning" if sys.stderr.isatty() else "info")
    limits = UNLIMITED if no_limits else Limits()
    folder = data_dir if data_dir is not None else user_data_path("peron")
    settings = Settings(
        folder,
        host,
        port,
        allowed_hosts=tuple(allow_host),
        trusted_proxies=tuple(trust_proxy),
        limits=limits,
        log_level=level,
        database=database,
        keep_days=keep_days or 0,
        access_log=access_log,
        metrics_token=metrics_token,
        workers=workers,
        thinkers=thinkers,
        bus=bus,
    )
    serve(texts, settings, browser=not no_browser)


def serve(texts: Texts, settings: Settings, browser: bool = True) -> None:
    """Serve, and open the page in a browser unless told not to."""
    from peron.server.run import serve as run
    from peron.server.workers import serve_with_workers

    def started(url: str, database: str) -> None:
        print(texts.say("serve-ready", url=url), flush=True)
        if settings.database:
            print(texts.say("serve-stop-database", database=database), flush=True)
        else:
            print(texts.say("serve-stop", folder=str(settings.data_dir)), flush=True)
        if browser:
            open_page(texts, url)

    if settings.workers > 1:
        serve_with_workers(settings, started)
    else:
        run(settings, started)
