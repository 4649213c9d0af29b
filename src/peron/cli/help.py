"""Commands whose help and errors are in the reader's language. Imports Click and the texts.

Click's own help is in English; these commands write the same things from the catalogues. What stands as help in a
command is a key of them. The texts travel as the context's object. A command's module is loaded when it is called, so
that no command waits for what only another needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click
from click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption

from peron.cli.arguments import parameters
from peron.cli.stop import nearest_of
from peron.text import Texts

Places = Mapping[str, tuple[str, str]]
"""Commands by name: the key of their help, and where they are, as `module:function`."""


class PeronCommand(click.Command):
    def __init__(self, name: str, help: str, function: Callable[..., None], **settings: Any) -> None:
        settings |= {"callback": click.pass_obj(function), "params": parameters(function), "help": help}
        super().__init__(name=name, context_settings={"help_option_names": ["--help", "-h"]}, **settings)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)


class PeronGroup(PeronCommand, click.Group):
    """Commands by name; the function of the group itself is called before any of them, or alone."""

    def __init__(self, name: str, help: str, function: Callable[..., None], places: Places) -> None:
        super().__init__(name, help, function, invoke_without_command=True)
        self.places = places

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        if cmd_name not in self.places:
            raise nearest_of(ctx.obj, "cli-unknown-command", cmd_name, tuple(self.places))
        help, place = self.places[cmd_name]
        module, _, name = place.partition(":")
        found = getattr(import_module(f"peron.cli.{module}"), name)
        return found if isinstance(found, click.Command) else PeronCommand(cmd_name, help, found)


def _write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    texts = ctx.obj
    say = texts.say
    known: list[Any] = command.get_params(ctx)
    arguments = [one for one in known if one.param_type_name == "argument"]
    options = [one for one in known if one.param_type_name == "option"]
    commands = command.places if isinstance(command, PeronGroup) else {}

    usage = [_usage(texts, one) for one in arguments]
    usage += [f"[{say('help-metavar-options')}]"] if options else []
    usage += [say("help-metavar-command")] if commands else []
    formatter.write_usage(ctx.command_path, " ".join(usage), f"{say('help-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help))
    lists = {
        "help-commands": [(name, say(help)) for name, (help, _) in commands.items()],
        "help-arguments": [(_metavar(texts, one), say(one.help)) for one in arguments],
        "help-options": [_option(texts, one) for one in options],
    }
    for title, rows in lists.items():
        if rows:
            with formatter.section(say(title)):
                formatter.write_dl(rows)


def _metavar(texts: Texts, parameter: Any) -> str:
    """The name of a value: a key of the catalogues, or signs that are the same in every language."""
    name = str(parameter.metavar)
    return texts.say(name) if name.startswith("help-") else name


def _usage(texts: Texts, argument: Any) -> str:
    told = _metavar(texts, argument) + ("..." if argument.nargs != 1 else "")
    return told if argument.required else f"[{told}]"


def _option(texts: Texts, option: Any) -> tuple[str, str]:
    names = ", ".join(sorted(option.opts, key=len, reverse=True))
    if "--help" in option.opts:
        return names, texts.say("help-help")
    told = names if option.is_flag else f"{names} {_metavar(texts, option)}"
    return told, texts.say(option.help, variable=option.envvar)


def usage_error(texts: Texts, error: click.UsageError) -> list[str]:
    """What is wrong with a command line."""
    lines = [_usage_problem(texts, error)]
    if error.ctx is not None:
        lines.append(texts.say("cli-see-help", command=f"{error.ctx.command_path} --help"))
    return lines


def _usage_problem(texts: Texts, error: Any) -> str:
    if isinstance(error, NoSuchOption):
        known = [name for one in error.ctx.command.get_params(error.ctx) for name in one.opts] if error.ctx else []
        nearest = get_close_matches(error.option_name, known, 1, 0)
        return texts.say("cli-unknown-option", name=error.option_name, nearest=nearest[0] if nearest else "--help")
    if isinstance(error, BadOptionUsage):
        return texts.say("cli-option-value", name=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        of_option = isinstance(error.param, click.Option)
        name = max(error.param.opts, key=len) if of_option else _metavar(texts, error.param)
        missing = isinstance(error, MissingParameter)
        return texts.say("cli-missing" if missing else "cli-bad-value", name=name, value=error.message)
    extra = re.search(r"\(([^()]*)\)$", error.message)
    return texts.say("cli-extra", value=extra[1]) if extra else str(error.message)
