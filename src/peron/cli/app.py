"""The commands by name, and what becomes of whatever goes wrong in one. Imports Typer and the commands' modules.

A command is a function whose annotations are its arguments and options. What would take long to load (the laboratory,
the server) it imports when it runs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final

import typer

import peron
from peron.boards.folder import named_folder
from peron.bots import UnknownBot
from peron.cli import bench, boards, duel, learn, play, replay, rules, serve, solo, verify
from peron.cli.games import add_folder, nearest_of
from peron.cli.help import PeronCommand, PeronGroup, texts_of, usage_error
from peron.cli.options import OPTION, VARIABLE
from peron.cli.screen import complain
from peron.cli.stop import MISUSED, REFUSED, Stop
from peron.rules.catalogue import UnknownGame
from peron.rules.contract import BadSetup, PeronError
from peron.text import Texts, languages

INTERRUPTED: Final = 130
Language = Annotated[str, typer.Option(OPTION, metavar="|".join(languages()), envvar=VARIABLE, help="help-lang")]


def run_command(arguments: Sequence[str], language: str, unknown_language: str | None) -> int:
    """Run one command; returns its exit code. Whatever goes wrong in a way we know is told in a sentence."""
    texts = Texts(language)
    try:
        if unknown_language is not None:
            raise nearest_of(texts, "cli-unknown-language", unknown_language, languages())
        add_folder(texts, named_folder(os.environ))
        command: Any = typer.main.get_command(APP)
        code = command.main(args=list(arguments), prog_name="peron", standalone_mode=False, obj=texts)
        return code if isinstance(code, int) else 0
    except Stop as stop:
        complain(*stop.lines)
        return stop.code
    except PeronError as error:
        complain(texts.error(error))
        return MISUSED if isinstance(error, UnknownGame | UnknownBot | BadSetup) else REFUSED
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        complain(*usage_error(texts, error))
        return MISUSED


def root(
    context: typer.Context,
    _language: Language = "",
    version_asked: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version_asked:
        print(version(texts_of(context)))
        raise typer.Exit
    if context.invoked_subcommand is None:
        from peron.cli.front import front

        front(texts_of(context))


def show_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def version(texts: Texts) -> str:
    """The version, and whether the rules run compiled."""
    from peron.rules import contract

    key = "cli-version-interpreted" if str(contract.__file__).endswith(".py") else "cli-version-compiled"
    return texts.say(key, version=peron.__version__)


def _group(
    help: str, alone: Callable[..., None], commands: Mapping[str, tuple[str, Callable[..., None]]]
) -> typer.Typer:
    """Commands by name, each with its help; `alone` is what happens without any of them."""
    settings = {"help_option_names": ["--help", "-h"]}
    group = typer.Typer(
        cls=PeronGroup, help=help, add_completion=False, context_settings=settings, pretty_exceptions_enable=False
    )
    group.callback(invoke_without_command=True)(alone)
    for name, (told, command) in commands.items():
        group.command(name, cls=PeronCommand, help=told)(command)
    return group


APP: Final = _group(
    "help-peron",
    root,
    {
        "play": ("help-play", play.play),
        "serve": ("help-serve", serve.serve_command),
        "replay": ("help-replay", replay.replay),
        "verify": ("help-verify", verify.verify),
        "duel": ("help-duel", duel.duel),
        "solo": ("help-solo", solo.solo),
        "games": ("help-games", rules.show_games),
        "rules": ("help-rules", rules.show_rules),
        "learn": ("help-learn", learn.learn),
    },
)
APP.add_typer(
    _group(
        "help-board",
        show_help,
        {"check": ("help-board-check", boards.check), "show": ("help-board-show", boards.show)},
    ),
    name="board",
)
APP.add_typer(
    _group("help-bench", bench.bench, {"server": ("help-bench-server", bench.bench_server)}),
    name="bench",
)
