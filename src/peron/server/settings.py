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
    thinkers: int = 0
    """Processes for bots; 0: one less than the machine has processors."""
    limits: Limits = field(default_factory=Limits)
    log_level: str = "info"
