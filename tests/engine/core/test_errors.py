"""What is wrong with a value, in plain words."""

from enum import Enum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from cookoff.engine.core.errors import in_words, problem_in


class Herb(Enum):
    SAGE = "sage"


class Recipe(msgspec.Struct, forbid_unknown_fields=True):
    cooks: Annotated[int, Meta(ge=1, le=4)]
    name: Annotated[str, Meta(min_length=2)] = "soup"
    salt: Annotated[float, Meta(gt=0, lt=1)] = 0.5
    herb: Herb | None = None
    pair: tuple[int, int] = (1, 2)
    steps: Annotated[list[str], Meta(max_length=1)] = []
    code: Annotated[str, Meta(pattern="^x")] = "x"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"cooks": "two"}, "cooks: it must be a whole number, not a text"),
        ({"cooks": 1.5}, "cooks: it must be a whole number, not a fraction"),
        ({"cooks": 0}, "cooks: it must be at least 1"),
        ({"cooks": 5}, "cooks: it must be at most 4"),
        ({}, "cooks is missing"),
        ({"cooks": 2, "heat": 1}, "there is no field heat"),
        ({"cooks": 2, "name": "x"}, "name: it must have at least 2 characters"),
        ({"cooks": 2, "salt": 2}, "salt: it must be less than 1.0"),
        ({"cooks": 2, "salt": 0}, "salt: it must be more than 0.0"),
        ({"cooks": 2, "herb": "mint"}, "herb: 'mint' is not one of its values"),
        ({"cooks": 2, "herb": 3}, "herb: it must be a text or nothing, not a whole number"),
        ({"cooks": 2, "pair": [1]}, "pair: it must have 2 items"),
        ({"cooks": 2, "steps": ["a", "b"]}, "steps: it must have at most 1 items"),
        ({"cooks": 2, "steps": [1]}, "steps[0]: it must be a text, not a whole number"),
        ({"cooks": 2, "code": "y"}, "code: it must have the form '^x'"),
        ([], "it must be a table of fields, not a list"),
    ],
)
def test_a_value_that_does_not_fit_is_described(given: Any, said: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(given, Recipe)
    assert in_words(caught.value) == said


def test_what_is_said_without_a_found_kind_stays_plain() -> None:
    assert problem_in(msgspec.ValidationError("Expected `int` - at `$.cooks`")) == (
        "cooks",
        "it must be a whole number",
    )
