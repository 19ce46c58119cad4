"""Ledgers."""

import pytest

from cookoff.engine import BadInput, Origin
from cookoff.engine.content import ledger

TEXT = """
[turn]
TOY-1 = "book"
TOY-2 = "ruling, book"
"""


def test_a_rule_is_found_by_its_number_in_either_case() -> None:
    rules = ledger.parse(TEXT, "toy")
    assert rules.get("toy-2").origin is Origin.RULING
    assert rules.get("TOY-1").also == ()


def test_an_unknown_rule_lists_the_known_ones() -> None:
    with pytest.raises(BadInput, match="no rule TOY-9; the rules run from TOY-1 to TOY-2"):
        ledger.parse(TEXT, "toy").get("TOY-9")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT + '[end]\nTOY-1 = "book"\n', "toy: TOY-1 appears twice"),
        (TEXT.replace("ruling", "dream"), "toy: TOY-2: 'dream, book'; the origins are book, ruling, review, rebuilt"),
        (TEXT + "TOY-3 = 1\n", "it must be a text, not a whole number"),
        ("[[rule", "toy: "),
    ],
)
def test_a_broken_ledger_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        ledger.parse(text, "toy")


def test_a_ruling_has_a_message_for_what_the_book_leaves_open() -> None:
    text = TEXT + 'TOY-3 = "book, rebuilt, ruling"\n'
    rules = ledger.parse(text, "toy").rule
    assert [rule.open for rule in rules] == ["", "open-toy-2", "open-toy-3"]
    assert rules[2].origins == (Origin.BOOK, Origin.REBUILT, Origin.RULING)
