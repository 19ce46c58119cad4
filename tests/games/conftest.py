"""Lets the helpers of these tests explain their failures, whichever room's test imports them first."""

import pytest

pytest.register_assert_rewrite(
    "tests.games.fired_up.positions",
    "tests.games.grill.grounds",
    "tests.games.hibachi.positions",
    "tests.games.mithral_chef.positions",
    "tests.games.safranito.positions",
    "tests.games.yatai.positions",
)
