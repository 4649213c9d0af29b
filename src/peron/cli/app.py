"""The commands by name, and what becomes of whatever goes wrong in one. Imports Click; loads a command to call it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Final

import click

import peron
from peron.boards.folder import named_folder
from peron.cli.arguments import choice, flag
from peron.cli.help import PeronGroup, usage_error
from peron.cli.options import OPTION, VARIABLE
from peron.cli.stop import MISUSED, REFUSED, Stop, complain, nearest_of
from peron.rules.contract import BadSetup, PeronError
from peron.text import Texts, languages

INTERRUPTED: Final = 130


def run_command(arguments: Sequence[str], language: str, unknown_language: str | None) -> int:
    """Run one command; returns its exit code. Whatever goes wrong in a way we know is told in a sentence."""
    texts = Texts(language)
    try:
        if unknown_language is not None:
            raise nearest_of(texts, "cli-unknown-language", unknown_language, languages())
        if folder := named_folder(os.environ):
            from peron.cli.games import add_folder

            add_folder(texts, folder)
        code = APP.main(args=list(arguments), prog_name="peron", standalone_mode=False, obj=texts)
        return code if isinstance(code, int) else 0
    except Stop as stop:
        complain(*stop.lines)
        return stop.code
    except PeronError as error:
        complain(texts.error(error))
        return MISUSED if isinstance(error, BadSetup) else REFUSED
    except click.UsageError as error:
        complain(*usage_error(texts, error))
        return MISUSED
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED


def root(
    texts: Texts,
    language: Annotated[str, choice(OPTION, among=languages(), envvar=VARIABLE, help="help-lang")] = "",
    version: Annotated[bool, flag("--version", help="help-version")] = False,
) -> None:
    """The language was taken already; it stands here for the help."""
    if version:
        print(version_told(texts))
        raise click.exceptions.Exit
    if click.get_current_context().invoked_subcommand is None:
        from peron.cli.front import front

        front(texts)


def version_told(texts: Texts) -> str:
    """The version, and whether the rules run compiled."""
    from peron.rules import contract

    key = "cli-version-interpreted" if str(contract.__file__).endswith(".py") else "cli-version-compiled"
    return texts.say(key, version=peron.__version__)


APP: Final = PeronGroup(
    "peron",
    "help-peron",
    root,
    {
        "play": ("help-play", "play:play"),
        "serve": ("help-serve", "serve:serve_command"),
        "think": ("help-think", "think:think"),
        "replay": ("help-replay", "replay:replay"),
        "verify": ("help-verify", "verify:verify"),
        "duel": ("help-duel", "duel:duel"),
        "solo": ("help-solo", "solo:solo"),
        "games": ("help-games", "rules:show_games"),
        "rules": ("help-rules", "rules:show_rules"),
        "learn": ("help-learn", "learn:learn"),
        "backup": ("help-backup", "backup:backup"),
        "restore": ("help-restore", "backup:restore"),
        "admin": ("help-admin", "admin:ADMIN"),
        "board": ("help-board", "boards:BOARD"),
        "bench": ("help-bench", "bench:BENCH"),
    },
)
