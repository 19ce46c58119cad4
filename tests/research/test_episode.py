"""Episodes: the same from the same seed, kept as bytes, taken up again anywhere."""

import random
import subprocess
import sys

import numpy as np
import pytest

from cookoff.engine import BadInput, Outcome, Room, is_over
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.rewards import result_of
from cookoff.research.spaces import spaces
from tests.conformance.rooms import ROOMS, golden_options

LENGTH = 25


def go_on(episode: Episode, seed: int, steps: int = LENGTH) -> bytes:
    """Any moves from there on, and where they lead."""
    rng = random.Random(seed)
    clock = RealTimeSteps(episode) if episode.game.id == "mithral-chef" else None
    for _ in range(steps):
        if is_over(episode.game, episode.state):
            break
        if clock:
            clock.step({seat: int(rng.choice(np.flatnonzero(clock.mask(seat)))) for seat in range(2)})
        else:
            (seat,) = episode.to_act
            episode.act(seat, int(rng.choice(np.flatnonzero(episode.decision(seat).mask))))
    return episode.save()


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_an_episode_continues_from_its_bytes_and_in_its_clone(room: Room) -> None:
    episode = Episode(spaces(room.id, 2), golden_options(room))
    episode.start(7)
    if room.id == "mithral-chef":
        RealTimeSteps(episode).start()
    kept = go_on(episode, 1)
    twin = episode.clone()
    ended = go_on(episode, 2)
    assert ended != kept
    assert go_on(twin, 2) == ended
    again = Episode(spaces(room.id, 2), golden_options(room))
    again.restore(kept)
    assert again.save() == kept
    assert go_on(again, 2) == ended


@pytest.mark.long
def test_an_episode_continues_in_another_process() -> None:
    episode = Episode(spaces("yatai", 2))
    kept = go_on(episode, 1)
    script = (
        "import sys; from tests.research.test_episode import *\n"
        "episode = Episode(spaces('yatai', 2)); episode.restore(bytes.fromhex(sys.argv[1]))\n"
        "print(go_on(episode, 2).hex())"
    )
    told = subprocess.run([sys.executable, "-c", script, kept.hex()], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == go_on(episode, 2).hex()


def test_bytes_of_another_game_are_refused() -> None:
    kept = Episode(spaces("safranito", 2)).save()
    with pytest.raises(BadInput, match=r"an episode of safranito, rules .*, does not fit here"):
        Episode(spaces("hibachi", 2)).restore(kept)
    with pytest.raises(BadInput, match="not an episode"):
        Episode(spaces("hibachi", 2)).restore(kept[:-40])


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        (((1,), (0,)), {0: -1.0, 1: 1.0}),
        (((0, 1),), {0: 0.0, 1: 0.0}),
        (((2,), (0, 3), (1,)), {0: 0.0, 1: -1.0, 2: 1.0, 3: 0.0}),
    ],
)
def test_a_result_is_valued_by_advantage(ranking: tuple[tuple[int, ...], ...], worth: dict[int, float]) -> None:
    assert result_of(Outcome(ranking, (0,) * 4, (), "")) == worth
