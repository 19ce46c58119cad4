"""What the help of the throwing games must say about cooked recipes."""

import pytest

from cookoff.engine import room
from cookoff.i18n import Translator

RICHEST = {"en": "richest", "fr": "le plus riche", "it": "il più ricco", "de": "der Reichste"}


@pytest.mark.rule("FUP-80", "FUP-81")
@pytest.mark.parametrize("language", RICHEST)
def test_the_help_on_cooked_recipes_says_that_in_fired_up_the_richest_wins(language: str) -> None:
    said = {name: Translator(room(name), language).say("help-cooked") for name in ("hibachi", "safranito", "fired-up")}
    assert RICHEST[language] in said["fired-up"]
    assert RICHEST[language] not in said["hibachi"] + said["safranito"]
