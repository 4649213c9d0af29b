"""How a server is set up. Imports the standard library only."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from peron.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    data_dir: Path
    """Where the embedded database is."""
    host: str = "127.0.0.1"
    port: int = 8321
    thinkers: int | None = None
    """Processes for bots; None: one less than the machine has processors. 0: others think, which takes PostgreSQL."""
    workers: int = 1
    """Processes that serve."""
    allowed_hosts: tuple[str, ...] = ()
    """The names by which it is asked for; see `hosts.py`."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of the proxies that say who a visitor is; see `visitors.py`."""
    limits: Limits = field(default_factory=Limits)
    log_level: str = "info"
    database: str = ""
    """The URL of a PostgreSQL server; else the database is the one in the folder."""
    access_log: str = ""
    """The file for a line about every request, `-` for the standard output; none if empty."""
    metrics_token: str = ""
    """What those must know who read `/metrics`; without one, only this machine may."""
    bus: str = ""
    """Where processes on one database tell each other what has happened; else through the database."""
    keep_days: int = 0
    """After how many days tables are deleted that nobody has touched; 0: never."""
