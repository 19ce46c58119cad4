"""Checks of what every game must fulfil. They work with any game, including other people's.

A test file needs three lines::

    from cookoff.engine.conformance import CHECKS, Case

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check): check(Case(game, rng=random.Random, rules=ledger_ids))

A failing check raises `AssertionError` with the game, number of players, seed and entry.
"""

from .checks import CHECKS
from .citations import rules_without_code, rules_without_test
from .playthrough import playthrough
from .positions import of, play, refused
from .under_test import Case, Moment
from .variants import changes, variants

__all__ = [
    "CHECKS",
    "Case",
    "Moment",
    "changes",
    "of",
    "play",
    "playthrough",
    "refused",
    "rules_without_code",
    "rules_without_test",
    "variants",
]
