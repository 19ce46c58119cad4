"""The kit in a generous kitchen, where random hands come as far as the oven and the plate."""

import random
import re
from collections import Counter
from functools import cache
from importlib.resources import files

import pytest
from tests.games.mithral_chef.paper import PaperTable

from cookoff.engine import is_over, room
from cookoff.engine.conformance import CHECKS, Case, checks
from cookoff.engine.content.components import TomlSource
from cookoff.games.mithral_chef.content.components import load
from cookoff.games.mithral_chef.game import MithralChef
from cookoff.games.mithral_chef.rules.setup import MithralOptions
from cookoff.physics.handlers import dice_handlers


@cache
def make() -> MithralChef:
    """Every recipe takes one animal of any kind's most common card and one onion; hands are quick and heat is high."""
    text = (files("cookoff.games.mithral_chef") / "components.toml").read_text("utf-8")
    text = re.sub(r"^game = \[.*\]", 'game = ["hart"]', text, flags=re.MULTILINE)
    text = re.sub(
        r"^onion = \d\neggplant = \d\npepper = \d", "onion = 1\neggplant = 0\npepper = 0", text, flags=re.MULTILINE
    )
    text = re.sub(r"^heat = \d+", "heat = 10", text, flags=re.MULTILINE)
    text = re.sub(r"^plates = .*", f"plates = {sorted([2, 5, 8] * 6)}", text, flags=re.MULTILINE)
    text = re.sub(r"^tracks = \d+", "tracks = 1", text, flags=re.MULTILINE)
    text = re.sub(r'^(animal = "(?:ram|wolf)"\ndie = "d\d+"\ncount = )\d', r"\g<1>1", text, flags=re.MULTILINE)
    text = re.sub(r'^(animal = "hart"\ndie = "d\d+"\ncount = )\d', r"\g<1>9", text, flags=re.MULTILINE)
    text = re.sub(r"^eggplant = 10\npepper = 10", "eggplant = 1\npepper = 1", text, flags=re.MULTILINE)
    return MithralChef(load(TomlSource(text, "generous.toml")))


def case(**changes: object) -> Case:
    fields: dict[str, object] = {
        "rng": random.Random,
        "rules": frozenset(rule.id for rule in room("mithral-chef").ledger.rule),
        "elsewhere": "tests.games.mithral_chef.rules.test_generous:make",
        "sources": dice_handlers(PaperTable()),
        "options": (MithralOptions(closing=1, orders=1),),
        "seeds": 1,
        "every": 37,
        "pace": 1200,
    }
    return Case(make(), **(fields | changes))  # type: ignore[arg-type]  # as named above


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit(check: checks.Check) -> None:
    check(case())


@pytest.mark.long
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_kit_at_length(check: checks.Check) -> None:
    check(case(every=61, options=(MithralOptions(closing=5, orders=1),)))


@pytest.mark.slow
def test_random_hands_come_by_nearly_everything() -> None:
    """The kit is worth something here only if its walks cook, burn, stack and serve."""
    seen: Counter[str] = Counter()
    for table in case(seeds=2, options=(MithralOptions(closing=5, orders=1),)).tables():
        walk = case().walk(*table)
        while not is_over(make(), walk.match.state):
            seen.update(type(event).__name__ for event in walk.step()[2])
    wanted = {"Rolled", "Burned", "Cooked", "Placed", "Fell", "Served", "Traded", "SentHome", "MealTakenBack"}
    assert wanted <= set(seen), wanted - set(seen)
