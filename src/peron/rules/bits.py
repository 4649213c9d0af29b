"""Sets of small numbers (routes, places, tickets) as bit masks. Imports the compiled integer types only.

A mask has room for 62 members, so that no operation on it ever needs the sign bit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 62
# A table, because mypyc compiles `1 << n` in 32 bits.
BIT: Final = vec[i64]([2**n for n in range(MOST)])

# A de Bruijn sequence: every 5 bits of it in a row differ, so multiplying by a single bit names that bit.
_SEQUENCE: Final = 0x077CB531
_NUMBER: Final = vec[i64](sorted(range(32), key=lambda n: ((_SEQUENCE << n) & 0xFFFFFFFF) >> 27))


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    bit = mask & -mask
    if bit < 0x80000000:
        return _NUMBER[((bit * _SEQUENCE) & 0xFFFFFFFF) >> 27]
    return 31 + _NUMBER[(((bit >> 31) * _SEQUENCE) & 0xFFFFFFFF) >> 27]


def size(mask: i64) -> i64:
    """How many members a set has: counted in pairs of bits, then fours, then bytes, all at once."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def members(mask: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask)))
        mask &= mask - 1
    return found
