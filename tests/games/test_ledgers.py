"""Every room's rules and their origins are those of its ledger, which is written out here once more."""

import pytest

from cookoff.engine import Room
from tests.conformance.rooms import ROOMS

LEDGERS = {
    "SAF": {
        "all": "1-5 10-16 20-22 30-38 40-53 60-63",
        "book": "5 10-12 20-22 30-31 36 40-42 44-45 47 49-52 60-61",
        "book ruling": "4 13 33-35 43 46 48 62",
        "review": "1",
        "review rebuilt": "3",
        "review ruling": "2",
        "ruling": "14-16 32 37-38 53 63",
    },
    "HIB": {
        "all": "1-6 10-15 20-22 30-48 50-53 60-64",
        "book": "1 3 6 11 13 20-21 30-31 35-37 40-41 43-48 50-52 60-62",
        "book rebuilt": "4",
        "book review ruling": "2",
        "book ruling": "10 12 33-34 38 42 63",
        "ruling": "5 14-15 22 32 39 53 64",
    },
    "FUP": {
        "all": "1-5 10-13 20-21 30-34 40-43 50-55 60-63 70 80-83 90",
        "book": "1-2 10-11 20-21 30 32 40-42 52-54 61-62 70 80 82 90",
        "book rebuilt": "3",
        "book ruling": "12-13 31 33 43 50-51 60 81",
        "rebuilt": "5",
        "ruling": "4 34 55 63 83",
    },
    "MIT": {
        "all": "1-8 10-12 20-35 40-42 50-58 60-63 70-73 80-83",
        "book": "1 10-11 21-22 30-32 40 50 52 54 71 81-82",
        "book rebuilt": "2-4 6",
        "book rebuilt ruling": "7",
        "book ruling": "5 20 23 41 51 55-56 60 62-63 70 80 83",
        "rebuilt": "8",
        "ruling": "12 24-29 33-35 42 53 57-58 61 72-73",
    },
    "YAT": {
        "all": "1-7 10-16 20-28 30-37 40-47 50-53 60-65 70",
        "book": "2 10-13 20 24 26 33-36 40-41 44 47 51-53 61 63-64 70",
        "book rebuilt": "1 3",
        "book ruling": "14 21 23 25 27-28 30-32 42-43 45-46 50 60 62",
        "rebuilt": "5-6",
        "review": "4",
        "ruling": "7 15-16 22 37 65",
    },
    "THR": {
        "all": "1-5 10-19 30 20-29",
        "book": "2 4 13-14 20 23-24",
        "book review": "1",
        "book ruling": "10-11 21-22 26-27",
        "rebuilt": "3",
        "ruling": "5 12 15-19 25 28-30",
    },
}
"""By prefix: the numbers of all rules in their order, then those of each mixture of origins, the main one first."""

OWN = {"safranito": "SAF", "hibachi": "HIB", "fired-up": "FUP", "mithral-chef": "MIT", "yatai": "YAT"}


def numbers(text: str) -> list[int]:
    """`1-3 7` as 1, 2, 3, 7."""
    found: list[int] = []
    for part in text.split():
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def expected(prefix: str) -> list[tuple[str, str]]:
    """Every rule of a ledger in its order, with its origins."""
    every, *mixtures = LEDGERS[prefix].items()
    origins = {number: origin for origin, those in mixtures for number in numbers(those)}
    return [(f"{prefix}-{number}", origins[number]) for number in numbers(every[1])]


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_the_rules_and_their_origins_are_those_of_the_ledger(room: Room) -> None:
    prefixes = [OWN[room.id], *(["THR"] if room.shared else [])]
    rules = [(rule.id, " ".join(rule.origins)) for rule in room.ledger.rule]
    assert rules == [line for prefix in prefixes for line in expected(prefix)]


@pytest.mark.parametrize("prefix", LEDGERS)
def test_no_rule_of_a_ledger_is_listed_twice(prefix: str) -> None:
    every, *mixtures = LEDGERS[prefix].values()
    assert sorted(number for those in mixtures for number in numbers(those)) == sorted(numbers(every))
