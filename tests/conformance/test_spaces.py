"""What every room says of its extents holds in play: no view, no listed move goes beyond."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from cookoff.engine import Room, is_over
from cookoff.games.grill.rules.chips import BARE, DOUBT
from cookoff.games.grill.rules.moves import CallChip
from cookoff.games.grill.rules.seen import SeenChip
from cookoff.games.mithral_chef.rules.moves import Accept
from cookoff.games.mithral_chef.rules.state import Offer
from cookoff.physics.port import UPRIGHT, BodyPose, Vec3
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces
from tests.conformance.rooms import ROOMS, golden_options

STEPS = {"yatai": 300, "mithral-chef": 40}
"""Decisions at each table; in the throwing games enough for a round or two."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_every_listed_move_has_a_number_and_every_view_fits(room: Room, players: int) -> None:
    episode = Episode(spaces(room.id, players), golden_options(room))
    rng = random.Random(room.id)
    steps = RealTimeSteps(episode) if room.id == "mithral-chef" else None
    if steps:
        steps.start()
    for _ in range(STEPS.get(room.id, 50)):
        if is_over(episode.game, episode.state):
            break
        for seat in range(players):
            decision = episode.decision(seat)
            assert len(decision.observation) == len(episode.spaces.observe.names)
            assert decision.observation.min() >= 0.0
            assert decision.observation.max() <= 1.0
            actions, view = episode.spaces.actions, decision.view
            numbers = actions.numbers(decision.moves, view)
            assert [actions.move(number, view) for number in numbers] == list(decision.moves.discrete)
            assert sorted(numbers) == list(np.flatnonzero(decision.mask))
        if steps:
            steps.step({seat: int(rng.choice(np.flatnonzero(steps.mask(seat)))) for seat in range(players)})
        else:
            (seat,) = episode.to_act
            episode.act(seat, int(rng.choice(np.flatnonzero(episode.decision(seat).mask))))


def test_the_chip_in_doubt_has_one_slot_whichever_it_is() -> None:
    numbers = spaces("hibachi", 2)
    view = Episode(numbers).decision(0).view
    pose = BodyPose(0, Vec3(0.0, 0.0, 0.0), UPRIGHT)

    def table(doubtful: int) -> object:
        lying = tuple(SeenChip(chip, 0, None, DOUBT if chip == doubtful else BARE, pose, False) for chip in range(3))
        return replace(view, grill=replace(view.grill, lying=lying))

    first, last = (numbers.actions.number(CallChip(chip, 4), table(chip)) for chip in (0, 2))
    assert first == last
    assert numbers.actions.move(last, table(2)) == CallChip(2, 4)


def test_an_offer_is_named_by_its_position() -> None:
    numbers = spaces("mithral-chef", 2)
    view = replace(Episode(numbers).decision(0).view, offers=(Offer(917, 1, 0, (1, 0, 0), (0, 0, 0)),))
    assert numbers.actions.move(numbers.actions.number(Accept(917), view), view) == Accept(917)
