"""Whether what the server says on a socket is what its API document says it says. Knows that document only.

It is stricter than the document: what is not described there may not be sent either.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from urllib.request import urlopen

from jsonschema_rs import Draft202012Validator


@cache
def judge(url: str) -> Draft202012Validator:
    """The judge of all messages of the server at this address."""
    with urlopen(f"{url}/api/openapi.json", timeout=30) as answer:
        components = json.load(answer)["components"]
    _close(components["schemas"])
    return Draft202012Validator({"$ref": "#/components/schemas/ServerMessage", "components": components})


def _close(schema: Any) -> None:
    """Have every object refuse what it does not describe."""
    if isinstance(schema, dict):
        if "properties" in schema:
            schema.setdefault("additionalProperties", False)
        for part in schema.values():
            _close(part)
    elif isinstance(schema, list):
        for part in schema:
            _close(part)
