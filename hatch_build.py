"""Compiles the rules and the bots with mypyc when a wheel is built; without a C compiler the wheel is pure Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("src/peron/rules", "src/peron/bots")
"""Everything the time of a simulation is spent in."""
INTERPRETED = ("__init__.py", "shapes.py")
"""Shapes of views are left as they are: their schemas are read from the annotations, which a compiled class loses."""

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
        with tempfile.TemporaryDirectory() as folder:
            built = self.compile(Path(folder))
            if not built:
                return
            self.kept = Path(tempfile.mkdtemp())
            for module in built:
                relative = module.relative_to(folder)
                kept = self.kept / relative
                kept.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(module, kept)
                build_data["force_include"][str(kept)] = str(relative)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "kept", ""), ignore_errors=True)

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
