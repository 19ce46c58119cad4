"""MIT-27 with real dice: a hard throw leaves dice off the card, and waiting does not bring them back free of charge."""

import random

import pytest
from tests.games.mithral_chef.positions import GAME, NOW, PLATTER, L, kitchen, on_the_oven

from cookoff.engine import TABLE, Live, Now
from cookoff.engine.conformance import of
from cookoff.games.mithral_chef.rules import events as e
from cookoff.games.mithral_chef.rules import moves as m
from cookoff.games.mithral_chef.rules.stations.oven import STRENGTH, cooking, dice_off_card
from cookoff.physics.handlers import dice_handlers
from cookoff.physics.real.simulator import RealSimulator

HARD = m.Roll(L, (0, 1, 2, 3), STRENGTH[1])
"""As hard as a hand may throw."""


@pytest.mark.rule("MIT-27", "MIT-52")
def test_a_burn_cannot_be_waited_out_with_real_dice() -> None:
    answers = dice_handlers(RealSimulator())
    ends: set[bool] = set()
    for seed in range(40):
        state = kitchen(2)
        on_the_oven(state, 0, L, PLATTER, ["hart-d10", "ram-d10"])
        time = NOW
        chance = Live(random.Random(seed), {Now: lambda _: time, **answers})  # noqa: B023 # asked within this turn
        assert isinstance(GAME.play(state, 0, HARD, chance), list)
        chef = state.players[0].chefs[L]
        if chef.station is None or not dice_off_card(cooking(chef)):
            continue
        time = chef.idle
        told = GAME.play(state, TABLE, m.SendHome(0, L), chance)
        assert isinstance(told, list)
        last = of(e.Rolled, told)[-1]
        assert all(die.counts for die in last.dice), "the table rolls until all lie on the card"
        burned = sum(die.face for die in last.dice) > GAME.lookup.heat[PLATTER]
        assert (len(of(e.Burned, told)), len(of(e.Cooked, told))) == (burned, not burned)
        assert state.players[0].burns == burned
        assert chef.station is None
        ends.add(burned)
        if ends == {True, False}:
            return
    raise AssertionError(f"hard throws ended only so: {ends}")
