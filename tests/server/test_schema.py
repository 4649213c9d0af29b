"""The OpenAPI document is valid, complete and true: generated requests get answers that are as it says."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import settings
from jsonschema import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from peron.rules.catalogue import games
from tests.server.client import ME, OPEN, Person
from tests.server.host import Host

DOCUMENT = Path(__file__).parents[2] / "docs" / "api" / "openapi.json"
CHECKS = [
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]


@pytest.fixture(scope="module")
def document(host: Host) -> Any:
    return Person(host.url).get("/api/openapi.json").json


# --- what the document says is so -------------------------------------------------------------------------------------


api = schemathesis.openapi.from_path(DOCUMENT)


@pytest.fixture(scope="module")
def tables(host: Host) -> Iterator[str]:
    """Again and again: the ids of tables that are being played, of tables that wait, and of none."""
    ola = Person.guest(host.url, "Ola")
    ids = [ola.set_up(ME, seat, game=game)["table"]["id"] for seat in (ME, OPEN) for game in games()]
    return itertools.cycle([*ids, "none"])


@pytest.fixture(scope="module")
def ids() -> Iterator[str]:
    """Again and again: the ids of all games."""
    return itertools.cycle(games())


@pytest.fixture(scope="module")
def cookie(host: Host) -> str:
    return Person.guest(host.url, "Jan").cookie


@api.parametrize()
@settings(max_examples=25, derandomize=True, deadline=None)
def test_every_answer_is_as_the_document_says(
    case: schemathesis.Case[Any], host: Host, tables: Iterator[str], ids: Iterator[str], cookie: str
) -> None:
    if "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = next(tables)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = next(ids)
    if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
        case.body["game"] = next(ids)
    case.call_and_validate(host.url, headers={"cookie": cookie}, checks=CHECKS)


# --- the document itself ----------------------------------------------------------------------------------------------


def test_the_document_is_valid_openapi(document: Any) -> None:
    assert document["openapi"].startswith("3.1.")
    schemathesis.openapi.from_dict(document).validate()
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for inner in part.values():
            yield from references(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from references(inner)


def test_every_reference_leads_somewhere(document: Any) -> None:
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert set(references(document)) <= known


def test_every_request_says_what_is_answered_and_what_an_error_looks_like(document: Any) -> None:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            told = f"{method} {path}"
            good = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
            assert good, told
            for status, answer in good.items():
                if status == "204":  # there is nothing to tell
                    assert "content" not in answer
                    continue
                assert all(content["schema"] for content in answer["content"].values()), told
            assert operation["description"], told
            if path.startswith("/api/"):
                problem = operation["responses"]["4XX"]["content"]["application/json"]["schema"]
                assert problem == {"$ref": "#/components/schemas/Problem"}, told


def test_the_messages_of_the_socket_and_every_view_are_there(document: Any) -> None:
    schemas, socket = document["components"]["schemas"], document["x-websocket"]
    assert "/api/tables/{table_id}" in document["paths"]
    assert socket["path"].startswith("/api/tables/{table_id}/")
    client, server = (schemas[socket[side]["$ref"].rsplit("/", 1)[1]] for side in ("client", "server"))
    assert set(client["discriminator"]["mapping"]) == {
        *("resume", "ping", "look", "why", "hint", "move", "undo", "agree", "refuse"),
        *("concede", "leave", "return", "stand-in", "bot", "open", "pace", "ride-skip", "ride-leave"),
    }
    assert set(server["discriminator"]["mapping"]) == {
        *("sync", "update", "view", "ack", "refused", "why", "hint", "pong", "presence", "bye"),
    }
    assert set(socket["views"]) == set(games())
    for view in socket["views"].values():
        assert view in schemas["You"]["properties"]["view"]["anyOf"]
        assert view in schemas["Moment"]["properties"]["view"]["anyOf"]


def test_the_file_in_docs_is_what_the_code_says() -> None:
    env = {**os.environ, "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "peron.server.schema"], capture_output=True, encoding="utf-8", check=True, env=env
    )
    assert DOCUMENT.read_text("utf-8") == done.stdout, "the interface has changed: make docs"
    assert json.loads(done.stdout)["info"]["title"] == "Peron"
