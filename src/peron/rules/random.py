"""Chance, the same on every machine, compiled or not.

Two sources for two needs. What happens in a game comes from `shuffle`: a stream of BLAKE2b keyed by the game's seed,
which nobody can run ahead of from the cards they have seen and anybody can check afterwards. What bots and studies
imagine comes from `Random`: small and fast, and no secret depends on it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW_32: Final = 0xFFFFFFFF
BLOCK: Final = 64
"""Bytes of a BLAKE2b digest."""
# A multiplier below 2**31 keeps every product within 63 bits; with it 2**32 * A - 1 and 2**31 * A - 1 are both prime,
# so that the multiply-with-carry generator has period 2**31 * A - 1.
MULTIPLIER: Final = 1821286419


class Random:
    """A multiply-with-carry generator for bots, samples and studies."""

    def __init__(self, seed: int) -> None:
        number = int.from_bytes(blake2b(b"peron random %d" % seed).digest()[:8], "big")
        # Carry and value from a hash: never one of the two states that stand still.
        self.state: i64 = ((number >> 33) % (MULTIPLIER - 2) + 1) << 32 | number & LOW_32

    def word(self) -> i64:
        """32 random bits."""
        self.state = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        return (self.state & LOW_32) ^ (self.state >> 32)

    def below(self, n: i64) -> i64:
        """An integer of 0..n-1; for the small n of our games the bias (n / 2**32) does not matter."""
        self.state = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        return (((self.state & LOW_32) ^ (self.state >> 32)) * n) >> 32

    def shuffle(self, items: vec[i64], n: i64) -> None:
        """Shuffle the first n items in place."""
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


def seed_key(seed: int | str) -> bytes:
    """The key of all the chance in a game; 7 and "7" are the same seed."""
    return blake2b(b"peron seed " + str(seed).encode()).digest()


def shuffle(key: bytes, label: bytes, items: vec[i64], n: i64) -> None:
    """Shuffle the first n items (256 at most) in place, without bias, by the stream that `key` and `label` name."""
    name = key + label
    stream = blake2b(name).digest()
    block = 0
    at: i64 = 0
    i = n - 1
    while i > 0:
        # The largest multiple of i + 1 in a byte: numbers from there on are passed over, so that all places are even.
        fair: i64 = 256 - 256 % (i + 1)
        number = fair
        while number >= fair:
            if at == BLOCK:
                block += 1
                stream = blake2b(b"%s/%d" % (name, block)).digest()
                at = 0
            number = stream[at]
            at += 1
        j = number % (i + 1)
        item = items[i]
        items[i] = items[j]
        items[j] = item
        i -= 1
