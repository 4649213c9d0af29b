"""Structured logs: a line of JSON for what is worth knowing, never a token, a seed or a hand. Standard library only."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

LOGGER: Final = logging.getLogger("peron")


def log(event: str, /, level: int = logging.INFO, **data: object) -> None:
    """Something happened; `event` is a key, as everywhere."""
    LOGGER.log(level, event, extra={"data": data})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03d}",
            "level": record.levelname.lower(),
            **_told(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def _told(record: logging.LogRecord) -> dict[str, Any]:
    """Our own events are keys; what a library says is quoted."""
    if record.name == LOGGER.name:
        return {"event": record.getMessage(), **getattr(record, "data", {})}
    return {"event": "log-library", "library": record.name, "message": record.getMessage()}


def set_up_logs(level: str) -> None:
    """All logs, those of the libraries too, go to the standard error in this shape."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.captureWarnings(True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # what it tells about its work is told in words
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # it warns of whatever a visitor does wrong, a line each time
