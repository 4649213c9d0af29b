"""What another client needs to know: the OpenAPI document with the schemas of all WebSocket messages and views. Imports
the messages and FastAPI.

The messages are joined to the document by hand, because OpenAPI has no words for WebSockets: they stand under
`components.schemas`, and `x-websocket` says which go which way.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from peron.rules.catalogue import game, games
from peron.server import messages as said

REF: Final = "#/components/schemas/{model}"


def views() -> dict[str, type]:
    """The view of every game."""
    return {id: game(id).view_type() for id in games()}


def socket_schemas() -> dict[str, Any]:
    """The schemas of both directions and of the views, by name."""
    adapters: list[tuple[str, str, TypeAdapter[Any]]] = [
        ("ClientMessage", "validation", TypeAdapter(said.ClientMessage)),
        ("ServerMessage", "serialization", TypeAdapter(said.ServerMessage)),
        *((view.__name__, "serialization", TypeAdapter(view)) for view in dict.fromkeys(views().values())),
    ]
    schemas: dict[str, Any] = {}
    for name, mode, adapter in adapters:
        schema: dict[str, Any] = adapter.json_schema(ref_template=REF, mode=mode)  # type: ignore[arg-type]
        schemas.update(schema.pop("$defs", {}))
        schemas[name] = schema
    for name in ("Message", "Reason", "ScoreLine", "SecretEvent"):  # their parameters are always sent, if only as none
        schemas[name]["required"] = sorted(schemas[name]["properties"])
    return schemas


def _name_views(schemas: dict[str, Any]) -> None:
    """Say what a view is, wherever there is one."""
    shown = [{"$ref": REF.format(model=view.__name__)} for view in dict.fromkeys(views().values())]
    for of in ("You", "Moment"):
        told = schemas[of]["properties"]["view"].get("description")
        described = {"description": told} if told else {}
        schemas[of]["properties"]["view"] = {"anyOf": [*shown, {"type": "null"}], **described}


def describe(app: FastAPI) -> None:
    """Have the application tell the whole document."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            document = get_openapi(title=app.title, version=app.version, summary=app.summary, routes=app.routes)
            schemas = document["components"]["schemas"]
            schemas.update(socket_schemas())
            _name_views(schemas)
            views_shown = {id: {"$ref": REF.format(model=view.__name__)} for id, view in views().items()}
            document["x-websocket"] = {
                "path": "/api/tables/{table_id}/socket",
                "client": {"$ref": REF.format(model="ClientMessage")},
                "server": {"$ref": REF.format(model="ServerMessage")},
                "views": views_shown,
            }
            app.openapi_schema = document
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def document() -> str:
    """The document as `docs/api/openapi.json` has it."""
    from peron.server.app import create_app  # which imports this module
    from peron.server.settings import Settings
    from peron.store import Store

    store = Store("sqlite://")  # in memory, and never used: nothing is asked of this server
    told = create_app(Settings(Path()), store).openapi()
    store.close()
    return json.dumps(told, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
