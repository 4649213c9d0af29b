"""How points are written: with a minus sign, which is as wide as a figure. Imports nothing of Peron."""

from __future__ import annotations

from typing import Final

MINUS: Final = "−"


def written(points: int) -> str:
    """`57`, `−3`.

    >>> written(-3)
    '−3'
    """
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    """`+15`, `−3`; nothing gained is `+0`.

    >>> signed(15), signed(-3)
    ('+15', '−3')
    """
    return f"{points:+d}".replace("-", MINUS)
