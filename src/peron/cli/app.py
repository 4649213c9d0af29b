"""The commands and their options, in the chosen language. Imports Typer; each command's work is in its own module.

Typer reads the annotations of the commands, and these hold texts of the chosen language: so the commands are made anew
for it, inside functions, and this module does not postpone annotations.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import peron
from peron.bots import UnknownBot
from peron.cli import boards, play, replay, rules, verify
from peron.cli.games import nearest_of
from peron.cli.help import PeronCommand, PeronGroup, usage_error
from peron.cli.options import OPTION, VARIABLE
from peron.cli.screen import complain
from peron.cli.stop import MISUSED, REFUSED, Stop
from peron.draw.palette import THEMES
from peron.rules.catalogue import UnknownGame
from peron.rules.contract import BadSetup, PeronError
from peron.text import Texts, languages

INTERRUPTED: Final = 130
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
_SETTINGS: Final[dict[str, Any]] = {"help_option_names": ["--help", "-h"]}


def run_command(arguments: Sequence[str], language: str, unknown_language: str | None) -> int:
    """Run one command; returns its exit code. Whatever goes wrong in a way we know is told in a sentence."""
    texts = Texts(language)
    try:
        if unknown_language is not None:
            raise nearest_of(texts, "cli-unknown-language", unknown_language, languages())
        command: Any = typer.main.get_command(build_app(texts))
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


def build_app(texts: Texts) -> typer.Typer:
    """All commands, with their help in one language."""
    app = typer.Typer(
        cls=PeronGroup,
        help=texts.say("help-peron"),
        add_completion=False,
        context_settings=_SETTINGS,
        pretty_exceptions_enable=False,
    )
    adders = (_add_play, _add_serve, _add_replay, _add_verify, _add_duel, _add_solo, _add_rules, _add_board, _add_bench)
    for add in (_add_root, *adders, _add_learn):
        add(app, texts)
    return app


def version(texts: Texts) -> str:
    """The version, and whether the rules run compiled."""
    from peron.rules.ticket import state

    key = "cli-version-interpreted" if str(state.__file__).endswith(".py") else "cli-version-compiled"
    return texts.say(key, version=peron.__version__)


def whole_number(value: str | int) -> int:
    """The number after an option, or its default. Typer's own sentence about a wrong one would be English."""
    if not str(value).isdecimal():
        raise typer.BadParameter(str(value))
    return int(value)


def count(value: str | int) -> int:
    """A whole number that is not nothing."""
    if whole_number(value) == 0:
        raise typer.BadParameter(str(value))
    return int(value)


def port_number(value: str | int) -> int:
    """A number that a port can have; 0 is any that is free."""
    if whole_number(value) > 65535:
        raise typer.BadParameter(str(value))
    return int(value)


class _Said:
    """Options and arguments, each with a help text and a name for its value in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.plain = self.flag("--plain", help="help-plain")
        self.json = self.flag("--json", help="help-json")
        self.board = self.option("--board", value="file", help="help-option-board")

    def command(self, app: typer.Typer, name: str, help: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        return app.command(name, cls=PeronCommand, help=self.texts.say(help), context_settings=_SETTINGS)

    def argument(self, value: str, help: str) -> Any:
        return typer.Argument(metavar=self._value(value), help=self.texts.say(help))

    def option(self, *names: str, value: str, help: str) -> Any:
        return typer.Option(*names, metavar=self._value(value), help=self.texts.say(help))

    def number(self, *names: str, help: str) -> Any:
        return typer.Option(*names, metavar="N", parser=count, help=self.texts.say(help))

    def flag(self, *names: str, help: str) -> Any:
        return typer.Option(*names, help=self.texts.say(help))

    def _value(self, name: str) -> str:
        return self.texts.say(f"help-metavar-{name}")


def _add_root(app: typer.Typer, texts: Texts) -> None:
    language = typer.Option(OPTION, metavar="|".join(languages()), help=texts.say("help-lang", variable=VARIABLE))

    @app.callback(invoke_without_command=True)
    def root(
        context: typer.Context,
        _language: Annotated[str, language] = "",
        version_asked: Annotated[bool, typer.Option("--version", help=texts.say("help-version"))] = False,
    ) -> None:
        if version_asked:
            print(version(texts))
            raise typer.Exit
        if context.invoked_subcommand is None:
            from peron.cli.front import front

            front(texts)


def _add_play(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)

    @said.command(app, "play", help="help-play")
    def play_command(
        game: Annotated[str | None, said.argument("game", help="help-play-game")] = None,
        board: Annotated[Path | None, said.board] = None,
        players: Annotated[int | None, said.number("--players", help="help-players")] = None,
        bot: Annotated[list[str] | None, said.option("--bot", value="bot", help="help-play-bot")] = None,
        seed: Annotated[str | None, said.option("--seed", value="seed", help="help-play-seed")] = None,
        seat: Annotated[int, said.number("--seat", help="help-seat")] = 1,
        name: Annotated[str | None, said.option("--name", value="name", help="help-name")] = None,
        record: Annotated[Path | None, said.option("--record", value="file", help="help-record")] = None,
        option: Annotated[list[str] | None, said.option("--option", value="option", help="help-option")] = None,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        options = play.PlayOptions(game, board, players, bot or (), seed, seat, name, record, option or (), plain)
        play.play(texts, options)


def _add_replay(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)

    @said.command(app, "replay", help="help-replay")
    def replay_command(
        file: Annotated[Path, said.argument("file", help="help-replay-file")],
        board: Annotated[Path | None, said.board] = None,
        quiet: Annotated[bool, said.flag("--quiet", "-q", help="help-replay-quiet")] = False,
        step: Annotated[bool, said.flag("--step", help="help-replay-step")] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        replay.replay(texts, file, board, quiet, step, plain)


def _add_verify(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)

    @said.command(app, "verify", help="help-verify")
    def verify_command(
        file: Annotated[Path, said.argument("file", help="help-replay-file")],
        noted: Annotated[str | None, said.option("--hash", value="hash", help="help-verify-hash")] = None,
        board: Annotated[Path | None, said.board] = None,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        verify.verify(texts, file, noted, board, as_json, plain)


def _add_duel(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    seed = typer.Option("--seed", metavar="N", parser=whole_number, help=texts.say("help-duel-seed"))

    @said.command(app, "duel", help="help-duel")
    def duel_command(
        game: Annotated[str, said.argument("game", help="help-duel-game")],
        bots: Annotated[list[str], said.argument("bot", help="help-duel-bots")],
        games: Annotated[int, said.number("--games", "-n", help="help-duel-games")] = 100,
        jobs: Annotated[int | None, said.number("--jobs", "-j", help="help-duel-jobs")] = None,
        seed: Annotated[int, seed] = 0,
        board: Annotated[Path | None, said.board] = None,
        records: Annotated[Path | None, said.option("--records", value="folder", help="help-duel-records")] = None,
        option: Annotated[list[str] | None, said.option("--option", value="option", help="help-option")] = None,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        from peron.cli.duel import DuelOptions, duel

        workers = jobs if jobs is not None else os.cpu_count() or 1
        duel(texts, DuelOptions(game, bots, games, workers, seed, board, records, option or (), as_json, plain))


def _add_solo(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    seed = typer.Option("--seed", metavar="N", parser=whole_number, help=texts.say("help-duel-seed"))

    @said.command(app, "solo", help="help-solo")
    def solo_command(
        game: Annotated[str, said.argument("game", help="help-solo-game")],
        bot: Annotated[str, said.argument("bot", help="help-solo-bot")],
        games: Annotated[int, said.number("--games", "-n", help="help-duel-games")] = 100,
        jobs: Annotated[int | None, said.number("--jobs", "-j", help="help-duel-jobs")] = None,
        seed: Annotated[int, seed] = 0,
        option: Annotated[list[str] | None, said.option("--option", value="option", help="help-option")] = None,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        from peron.cli.solo import SoloOptions, solo

        workers = jobs if jobs is not None else os.cpu_count() or 1
        solo(texts, SoloOptions(game, bot, games, workers, seed, option or (), as_json, plain))


def _add_rules(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)

    @said.command(app, "games", help="help-games")
    def games_command(plain: Annotated[bool, said.plain] = False) -> None:
        rules.show_games(texts, plain)

    @said.command(app, "rules", help="help-rules")
    def rules_command(
        game: Annotated[str, said.argument("game", help="help-rules-game")],
        id: Annotated[str | None, said.argument("rule", help="help-rules-id")] = None,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        rules.show_rules(texts, game, id, plain)


def _add_board(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    board = typer.Typer(cls=PeronGroup, help=texts.say("help-board"), context_settings=_SETTINGS)
    app.add_typer(board, name="board")
    theme = typer.Option("--theme", metavar="|".join(THEMES), help=texts.say("help-board-theme"))

    @board.callback(invoke_without_command=True)
    def root(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            print(context.get_help())

    @said.command(board, "check", help="help-board-check")
    def check_command(file: Annotated[Path, said.argument("file", help="help-board-file")]) -> None:
        boards.check(texts, file)

    @said.command(board, "show", help="help-board-show")
    def show_command(
        shown: Annotated[str, said.argument("board", help="help-board-what")],
        out: Annotated[Path, said.option("--out", "-o", value="file", help="help-board-out")],
        theme: Annotated[str, theme] = "light",
    ) -> None:
        boards.show(texts, shown, out, theme)


def _add_bench(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    group = typer.Typer(cls=PeronGroup, help=texts.say("help-bench"), context_settings=_SETTINGS)
    app.add_typer(group, name="bench")
    quick = said.flag("--quick", help="help-bench-quick")

    @group.callback(invoke_without_command=True)
    def root(
        context: typer.Context,
        quick: Annotated[bool, quick] = False,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        from peron.cli.bench import bench

        if context.invoked_subcommand is None:
            bench(texts, quick, as_json, plain)
        # An option before the command's name is meant for the command.
        context.default_map = {"server": {"quick": quick, "as_json": as_json, "plain": plain}}

    @said.command(group, "server", help="help-bench-server")
    def server_command(
        game: Annotated[str, said.option("--game", value="game", help="help-bench-game")] = "berlin",
        tables: Annotated[int | None, said.number("--tables", help="help-bench-tables")] = None,
        seconds: Annotated[int | None, said.number("--seconds", help="help-bench-seconds")] = None,
        quick: Annotated[bool, quick] = False,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        from peron.cli.bench import bench_server

        bench_server(texts, game, tables, seconds, quick, as_json, plain)


def _add_learn(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    seed = typer.Option("--seed", metavar="N", parser=whole_number, help=texts.say("help-learn-seed"))

    @said.command(app, "learn", help="help-learn")
    def learn_command(
        game: Annotated[str, said.argument("game", help="help-learn-game")],
        out: Annotated[Path, said.option("--out", "-o", value="file", help="help-learn-out")],
        minutes: Annotated[int | None, said.number("--minutes", "-m", help="help-learn-minutes")] = None,
        games: Annotated[int | None, said.number("--games", "-n", help="help-learn-games")] = None,
        seed: Annotated[int, seed] = 1,
        measured: Annotated[int, said.number("--measured", help="help-learn-measured")] = 400,
        as_json: Annotated[bool, said.json] = False,
        plain: Annotated[bool, said.plain] = False,
    ) -> None:
        from peron.cli.learn import LearnOptions, learn

        learn(texts, LearnOptions(game, out, minutes, games, seed, measured, as_json, plain))


def _add_serve(app: typer.Typer, texts: Texts) -> None:
    said = _Said(texts)
    port = typer.Option("--port", metavar="N", parser=port_number, help=texts.say("help-serve-port"))
    level = typer.Option("--log-level", metavar="|".join(LOG_LEVELS), help=texts.say("help-serve-log-level"))

    @said.command(app, "serve", help="help-serve")
    def serve_command(
        host: Annotated[str, said.option("--host", value="host", help="help-serve-host")] = "127.0.0.1",
        port: Annotated[int, port] = 8321,
        data_dir: Annotated[Path | None, said.option("--data-dir", value="folder", help="help-serve-data-dir")] = None,
        no_browser: Annotated[bool, said.flag("--no-browser", help="help-serve-no-browser")] = False,
        no_limits: Annotated[bool, said.flag("--no-limits", help="help-serve-no-limits")] = False,
        log_level: Annotated[str | None, level] = None,
    ) -> None:
        from peron.cli.serve import ServeOptions, serve

        if log_level is not None and log_level not in LOG_LEVELS:
            raise nearest_of(texts, "cli-unknown-log-level", log_level, LOG_LEVELS)
        serve(texts, ServeOptions(host, port, data_dir, not no_browser, not no_limits, log_level))
