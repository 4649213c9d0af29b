"""The page for browsers: the files it is made of, how long they are kept, and the server without it."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import peron
from tests.server.client import Person
from tests.server.host import Host

FILES = {
    "index.html": b'<!doctype html><script type="module" src="/assets/index-4f2a.js"></script>',
    "favicon.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "favicon-turn.svg": b'<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
    "assets/index-4f2a.js": "console.log('żółw')".encode(),
    "assets/index-9b1c.css": b"body { margin: 0 }",
    "assets/long-77aa.js": b"console.log('again');" * 100,
    "assets/odd.bin": b"\x00\x01",
    "notes/plan.txt": b"not asked for",
}


ACCEPTS_GZIP = {"accept-encoding": "gzip, deflate, br"}


def installed(folder: Path, page: dict[str, bytes]) -> Path:
    """A copy of the package with this page; where to import it from."""
    package = Path(peron.__file__).parent
    shutil.copytree(package, folder / "peron", ignore=shutil.ignore_patterns("__pycache__"))
    for compiled in package.parent.glob("peron__mypyc*"):  # what the compiled modules share lies beside the package
        shutil.copy(compiled, folder)
    shutil.rmtree(folder / "peron" / "page", ignore_errors=True)
    for name, content in page.items():
        path = folder / "peron" / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A visitor of a server that has the page."""
    yield from _visitor(tmp_path_factory, FILES)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """A visitor of a server that was built without it."""
    yield from _visitor(tmp_path_factory, {})


def _visitor(folders: pytest.TempPathFactory, page: dict[str, bytes]) -> Iterator[Person]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed(folders.mktemp("package"), page)))
        host = Host(folders.mktemp("data"), "--no-limits").start()
    yield Person(host.url)
    host.stop()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/Ab3-x",
        "/table/Ab3-x/log",
        "/join",
        "/new",
        "/new/berlin",
        "/rules",
        "/rules/berlin",
        "/join?lang=pl",
    ],
)
def test_every_screen_is_the_same_file_and_asked_for_again(pages: Person, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status, answer.body) == (200, FILES["index.html"])
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("assets/index-4f2a.js", "text/javascript; charset=utf-8"),
        ("assets/index-9b1c.css", "text/css; charset=utf-8"),
        ("assets/odd.bin", "application/octet-stream"),
    ],
)
def test_assets_are_kept_for_good(pages: Person, name: str, kind: str) -> None:
    answer = pages.get(f"/{name}")
    assert (answer.status, answer.body) == (200, FILES[name])
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("name", ["favicon.svg", "favicon-turn.svg"])
def test_icons_are_asked_for_again(pages: Person, name: str) -> None:
    answer = pages.get(f"/{name}")
    assert (answer.status, answer.body) == (200, FILES[name])
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


def test_scripts_and_styles_from_here_are_allowed_and_no_others(pages: Person) -> None:
    for path in ("/", "/assets/index-4f2a.js", "/assets/none.js"):
        headers = pages.get(path).headers
        rules = [rule.strip() for rule in headers["content-security-policy"].split(";")]
        assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"} <= set(rules)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/assets/none.js",
            "/assets/",
            "/assets/../index.html",
            "/assets/%2e%2e/index.html",
            "/assets/..%2findex.html",
        ),
        *(
            "/assets//etc/passwd",
            "/assets/%2fetc%2fpasswd",
            "/assets/../../__init__.py",
            "/notes/plan.txt",
            "/index.html",
        ),
        *("/page/index.html", "/other", "/assets/index-4f2a.js%00", "/assets/INDEX-4f2a.js"),
    ],
)
def test_nothing_else_is_there(pages: Person, path: str) -> None:
    answer = pages.get(path)
    assert (answer.status, answer.error) == (404, "request-not-found")
    assert "immutable" not in answer.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/other", "/tables", "/new/berlin/x", "/robots.txt", "/index.html"])
def test_somebody_who_lost_the_way_is_shown_the_page_and_a_program_is_not(pages: Person, path: str) -> None:
    answer = pages.request("GET", path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status, answer.body) == (404, FILES["index.html"])
    assert answer.headers["cache-control"] == "no-cache"
    assert pages.request("GET", path, headers={"accept": "*/*"}).error == "request-not-found"


@pytest.mark.parametrize("path", ["/api/none", "/api/tables/none", "/assets/none.js"])
def test_where_programs_look_nobody_is_shown_the_page(pages: Person, path: str) -> None:
    answer = pages.request("GET", path, headers={"accept": "text/html"})
    assert answer.status == 404
    assert answer.error in ("request-not-found", "table-unknown")


def test_the_page_stands_in_the_way_of_nothing(pages: Person) -> None:
    assert pages.get("/healthz").json["status"] == "ok"
    assert pages.get("/api/games").json[0]["id"] == "berlin"
    assert pages.get("/api/none").error == "request-not-found"
    assert pages.request("POST", "/join").error == "request-method"


def test_files_are_packed_for_those_who_can_unpack_them(pages: Person) -> None:
    plain, packed = [pages.request("GET", "/assets/long-77aa.js", headers=wish) for wish in ({}, ACCEPTS_GZIP)]
    assert plain.body == FILES["assets/long-77aa.js"]
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 4
    for answer in (plain, packed):
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_what_would_not_shrink_stays_as_it_is(pages: Person) -> None:
    answer = pages.request("GET", "/assets/odd.bin", headers=ACCEPTS_GZIP)
    assert answer.body == FILES["assets/odd.bin"]
    assert "content-encoding" not in answer.headers


def test_asking_for_the_head_alone(pages: Person) -> None:
    answer = pages.request("HEAD", "/assets/index-4f2a.js")
    assert (answer.status, answer.body) == (200, b"")
    assert answer.headers["content-length"] == str(len(FILES["assets/index-4f2a.js"]))


def test_the_interface_is_the_same_with_and_without_the_page(pages: Person, bare: Person) -> None:
    assert pages.get("/api/openapi.json").json == bare.get("/api/openapi.json").json


def test_without_the_page_there_is_a_line_of_text(bare: Person) -> None:
    answer = bare.get("/")
    assert (answer.status, answer.body.decode()) == (200, f"Peron {peron.__version__}\n/api/openapi.json\n")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert bare.get("/join").status == 404
    assert bare.get("/assets/index-4f2a.js").status == 404
