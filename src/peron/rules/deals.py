"""What deals of every family are checked by: the names in a stack, how many there are. Imports the contract only."""

from __future__ import annotations

from collections.abc import Sequence

from peron.rules.contract import BadSetup


def numbers_from(given: object, stack: str, known: Sequence[str], copies: Sequence[int] = ()) -> list[int]:
    """Cards and the like by their names, each once, or as often as there are copies. Raises BadSetup."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup("deal-not-a-list", {"stack": stack})
    numbers: list[int] = []
    for at, name in enumerate(given):
        if not isinstance(name, str) or name not in known:
            params = {"stack": stack, "position": at + 1, "name": str(name), "known": list(known)}
            raise BadSetup("deal-unknown-name", params)
        number = list(known).index(name)
        if numbers.count(number) >= (copies[number] if copies else 1):
            raise BadSetup("deal-twice", {"stack": stack, "position": at + 1, "name": name})
        numbers.append(number)
    return numbers


def so_many(numbers: list[int], stack: str, count: int) -> list[int]:
    """The same numbers, if there are just as many as there must be. Raises BadSetup."""
    if len(numbers) != count:
        raise BadSetup("deal-count", {"stack": stack, "count": count, "given": len(numbers)})
    return numbers


def module_is_on(on: bool, stack: str, given: object) -> bool:
    """Whether a module is played with. Raises BadSetup if a deal fixes a stack of one that is not."""
    if given is not None and not on:
        raise BadSetup("deal-module-off", {"stack": stack})
    return on
