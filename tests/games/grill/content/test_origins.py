"""Where the rules of the throwing games come from, and what their help must say."""

import pytest

from cookoff.engine import Origin, room
from cookoff.i18n import Words

RICHEST = {"en": "richest", "fr": "le plus riche", "it": "il più ricco", "de": "der Reichste"}
BOOK, RULING, REVIEW = Origin.BOOK, Origin.RULING, Origin.REVIEW


@pytest.mark.parametrize(
    ("game", "rule", "origins"),
    [
        ("hibachi", "THR-1", (BOOK, REVIEW)),
        ("hibachi", "THR-11", (BOOK, RULING)),
        ("hibachi", "THR-21", (BOOK, RULING)),
        ("hibachi", "THR-25", (RULING,)),
        ("hibachi", "THR-26", (BOOK, RULING)),
        ("safranito", "SAF-13", (BOOK, RULING)),
        ("fired-up", "FUP-33", (BOOK, RULING)),
        ("fired-up", "FUP-43", (BOOK, RULING)),
        ("fired-up", "FUP-51", (BOOK, RULING)),
        ("fired-up", "FUP-81", (BOOK, RULING)),
    ],
)
def test_a_rule_has_the_origins_of_the_ledger(game: str, rule: str, origins: tuple[Origin, ...]) -> None:
    assert room(game).ledger.get(rule).origins == origins


@pytest.mark.rule("FUP-80", "FUP-81")
@pytest.mark.parametrize("language", RICHEST)
def test_the_help_on_cooked_recipes_says_that_in_fired_up_the_richest_wins(language: str) -> None:
    said = {name: Words(room(name), language).say("help-cooked") for name in ("hibachi", "safranito", "fired-up")}
    assert RICHEST[language] in said["fired-up"]
    assert RICHEST[language] not in said["hibachi"] + said["safranito"]
