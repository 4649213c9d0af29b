"""Chance: known answers, so that a change shows, and sanity of the distributions with fixed seeds."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import pairwise, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import peron
from peron.rules.random import LOW_32, MULTIPLIER, seed_key, shuffle


def chi_square(counted: Counter[object], kinds: int) -> float:
    """How far equally likely things were from being equally frequent; about `kinds` is usual."""
    expected = counted.total() / kinds
    return sum((counted[kind] - expected) ** 2 / expected for kind in counted) + expected * (kinds - len(counted))


def too_uneven(kinds: int) -> float:
    """What the chi-square of fair chance passes once in a million times (the usual approximation)."""
    free = kinds - 1
    return float(free * (1 - 2 / (9 * free) + 4.75 * (2 / (9 * free)) ** 0.5) ** 3)


# --- Random: for bots, samples and studies ----------------------------------------------------------------------------

KNOWN_SHUFFLE = [4, 0, 5, 3, 8, 6, 7, 1, 2, 9, 10, 11]
KNOWN_WORDS = {
    0: [2248255977, 57853940, 2430566022, 4104714348, 1514667805, 74216996],
    1: [1109976952, 1552304701, 3603469713, 3830264410, 3532134690, 12328288],
    -1: [1399601116, 3195985495, 3643496650, 574476528, 102304585, 1639250931],
    1180591620717411303424: [3661678463, 661278098, 1147393406, 3288950841, 3846923593, 1013427476],
}
KNOWN_BELOW = {
    2: [0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1],
    6: [2, 0, 2, 3, 0, 4, 2, 3, 5, 0, 2, 5],
    44: [15, 3, 20, 28, 5, 32, 17, 27, 37, 3, 19, 39],
    1000: [346, 86, 464, 654, 123, 732, 408, 630, 848, 77, 432, 906],
}


@pytest.mark.parametrize("seed", KNOWN_WORDS)
def test_random_words_are_known(seed: int) -> None:
    random = peron.Random(seed)
    assert [random.word() for _ in range(6)] == KNOWN_WORDS[seed]


@pytest.mark.parametrize("n", KNOWN_BELOW)
def test_random_numbers_below_n_are_known(n: int) -> None:
    random = peron.Random(5)
    assert [random.below(n) for _ in range(12)] == KNOWN_BELOW[n]


def test_random_shuffle_is_known_and_leaves_the_rest_alone() -> None:
    items = vec[i64](list(range(12)))
    peron.Random(3).shuffle(items, 9)
    assert list(items) == KNOWN_SHUFFLE
    for n in (0, 1):
        items = vec[i64]([4, 5, 6])
        peron.Random(3).shuffle(items, n)
        assert list(items) == [4, 5, 6]


def test_random_is_multiply_with_carry() -> None:
    """The generator written again with large numbers."""
    random = peron.Random(42)
    number = int.from_bytes(blake2b(b"peron random 42").digest()[:8], "big")
    value, carry = number % 2**32, (number >> 33) % (MULTIPLIER - 2) + 1
    for _ in range(1000):
        carry, value = divmod(MULTIPLIER * value + carry, 2**32)
        assert random.word() == value ^ carry


def test_random_has_the_long_period_it_claims() -> None:
    """MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime: a safe prime, so 2 has the longest period."""
    for number in (MULTIPLIER * 2**32 - 1, MULTIPLIER * 2**31 - 1):
        assert all(pow(base, number - 1, number) == 1 for base in (2, 3, 5, 7, 11, 13, 17, 19, 23))
        assert all(number % small for small in range(2, 2000))
    assert MULTIPLIER < 2**31  # products stay within 63 bits
    assert LOW_32 == 2**32 - 1


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 22, 44, 100])
def test_random_below_is_even(n: int) -> None:
    random = peron.Random(n)
    counted: Counter[object] = Counter(int(random.below(n)) for _ in range(20_000))
    assert set(counted) == set(range(n))
    if n > 1:
        assert chi_square(counted, n) < too_uneven(n)


def test_random_numbers_in_a_row_do_not_depend_on_each_other() -> None:
    random = peron.Random(77)
    numbers = [int(random.below(7)) for _ in range(40_000)]
    assert chi_square(Counter(pairwise(numbers)), 49) < too_uneven(49)
    assert chi_square(Counter(zip(numbers, numbers[5:], strict=False)), 49) < too_uneven(49)


def test_random_words_use_every_bit() -> None:
    random = peron.Random(9)
    words = [int(random.word()) for _ in range(8_000)]
    assert all(0 <= word < 2**32 for word in words)
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 4_000) < 5 * 2_000**0.5


def test_random_shuffles_are_even() -> None:
    random = peron.Random(11)
    counted: Counter[object] = Counter()
    for _ in range(12_000):
        items = vec[i64](list(range(4)))
        random.shuffle(items, 4)
        counted[tuple(items)] += 1
    assert set(counted) == set(permutations(range(4)))
    assert chi_square(counted, 24) < too_uneven(24)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [int(peron.Random(seed).below(10)) for seed in range(-5_000, 5_000)]
    assert chi_square(Counter(first), 10) < too_uneven(10)
    assert chi_square(Counter(pairwise(first)), 100) < too_uneven(100)


# --- shuffle: for games -----------------------------------------------------------------------------------------------

KNOWN_KEY = (
    "4fa8e217bea9158f2b98c112689f52916b226baa6ebfe14b10abd881efa2719d"
    "454cb113a68c83985980638757502ce7711185ba422262512afa82f6a3a90835"
)
KNOWN_ORDER = [5, 6, 2, 20, 9, 16, 10, 19, 11, 4, 17, 7, 14, 12, 15, 8, 21, 1, 0, 18, 13, 3, 22, 23]


def test_the_key_of_a_seed_is_known() -> None:
    assert seed_key(7).hex() == KNOWN_KEY
    assert seed_key("7") == seed_key(7)
    assert len({seed_key(seed) for seed in (7, "07", 8, "seven", "", -7)}) == 6


def test_the_shuffle_of_a_game_is_known() -> None:
    items = vec[i64](list(range(24)))
    shuffle(seed_key(7), b"cards 0", items, 22)
    assert list(items) == KNOWN_ORDER
    for n in (0, 1):
        items = vec[i64]([4, 5, 6])
        shuffle(seed_key(7), b"cards 0", items, n)
        assert list(items) == [4, 5, 6]


@pytest.mark.parametrize("n", [2, 3, 22, 44, 100, 255, 256])
def test_the_shuffle_of_a_game_follows_its_description(n: int) -> None:
    """Written again: a byte of BLAKE2b at a time, block after block, those past the last full multiple passed over."""
    key = seed_key("x")
    names = [b"some label", *(b"some label/%d" % block for block in range(1, 20))]
    numbers = iter(b"".join(blake2b(key + name).digest() for name in names))
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        number = next(number for number in numbers if number < 256 // (i + 1) * (i + 1))
        order[i], order[number % (i + 1)] = order[number % (i + 1)], order[i]
    items = vec[i64](list(range(n)))
    shuffle(key, b"some label", items, n)
    assert list(items) == order


def test_shuffles_with_another_key_or_label_are_others() -> None:
    orders = set()
    for seed in range(20):
        for label in (b"cards 0", b"cards 1", b"tickets"):
            items = vec[i64](list(range(44)))
            shuffle(seed_key(seed), label, items, 44)
            orders.add(tuple(items))
    assert len(orders) == 60


def test_shuffles_of_games_are_even() -> None:
    counted: Counter[object] = Counter()
    for seed in range(6_000):
        items = vec[i64](list(range(4)))
        shuffle(seed_key(seed), b"cards 0", items, 4)
        counted[tuple(items)] += 1
    assert set(counted) == set(permutations(range(4)))
    assert chi_square(counted, 24) < too_uneven(24)


def test_every_card_comes_to_every_place_alike() -> None:
    at_place: list[Counter[object]] = [Counter() for _ in range(44)]
    for seed in range(1_000):
        items = vec[i64](list(range(44)))
        shuffle(seed_key(seed), b"cards 0", items, 44)
        for place, item in enumerate(items):
            at_place[place][item] += 1
    for counted in at_place:
        assert chi_square(counted, 44) < too_uneven(44)
