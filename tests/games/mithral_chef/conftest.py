"""Lets the helpers of these tests explain their failures."""

import pytest

pytest.register_assert_rewrite("tests.games.mithral_chef.positions")
