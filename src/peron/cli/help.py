"""Commands whose help and errors are in the reader's language. Imports Typer and the texts.

Typer's own help has its headings in English and boxes around everything; these commands write the same things as plain
text from the catalogues. What stands as help in a command is a key of them. The texts travel as the context's object.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Any

from typer.core import TyperCommand, TyperGroup

from peron.cli.games import nearest_of
from peron.text import Texts


def texts_of(ctx: Any) -> Texts:
    texts = ctx.find_root().obj
    assert isinstance(texts, Texts)
    return texts


class PeronCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _write_help(self, ctx, formatter)


class PeronGroup(TyperGroup):
    format_help = PeronCommand.format_help

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            raise nearest_of(texts_of(ctx), "cli-unknown-command", args[0], tuple(self.commands))
        return super().resolve_command(ctx, args)


def _write_help(command: Any, ctx: Any, formatter: Any) -> None:
    texts = texts_of(ctx)
    say = texts.say
    parameters = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name != "argument"]
    commands = getattr(command, "commands", {})

    usage = [_usage(texts, one) for one in arguments]
    usage += [f"[{say('help-metavar-options')}]"] if options else []
    usage += [say("help-metavar-command")] if commands else []
    formatter.write_usage(ctx.command_path, " ".join(usage), f"{say('help-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help))
    lists = {
        "help-commands": [(name, say(one.help)) for name, one in commands.items()],
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


def usage_error(texts: Texts, error: Any) -> list[str]:
    """What is wrong with a command line, for one of the exceptions Typer raises about it."""
    ctx = getattr(error, "ctx", None)
    lines = [_usage_problem(texts, error, ctx)]
    if ctx is not None:
        lines.append(texts.say("cli-see-help", command=f"{ctx.command_path} --help"))
    return lines


def _usage_problem(texts: Texts, error: Any, ctx: Any) -> str:
    kind = type(error).__name__
    message = str(error.format_message())
    extra = re.search(r"\(([^()]*)\)$", message)
    parameter: Any = getattr(error, "param", None)
    name = "" if parameter is None else _metavar(texts, parameter)
    if name and parameter.param_type_name == "option":
        name = max(parameter.opts, key=len)
    if kind == "NoSuchOption":
        known = [name for one in ctx.command.get_params(ctx) for name in one.opts] if ctx else []
        nearest = get_close_matches(error.option_name, known, 1, 0)
        return texts.say("cli-unknown-option", name=error.option_name, nearest=nearest[0] if nearest else "--help")
    if kind == "MissingParameter":
        return texts.say("cli-missing", name=name)
    if kind == "BadOptionUsage":
        return texts.say("cli-option-value", name=error.option_name)
    if kind == "BadParameter" and name:
        return texts.say("cli-bad-value", name=name, value=error.message)
    if kind == "UsageError" and extra:
        return texts.say("cli-extra", value=extra[1])
    return message
