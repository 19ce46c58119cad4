"""Views and moves in numbers: complete, stable, and nothing in them that is hidden."""

import random

import numpy as np
import pytest

from cookoff.engine import BadInput, RealTime, Room, View, encode
from cookoff.engine.hooks.spaces import BoundedSequence, FixedSequence, IntRange, SpaceSpec
from cookoff.research.encoding.actions import IllegalAction
from cookoff.research.encoding.observations import Encoder
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.spaces import Spaces, spaces
from tests.conformance.rooms import ROOMS, case
from tests.golden import SPACES, describe_spaces


def test_the_meaning_of_every_number_changes_only_with_its_version() -> None:
    assert SPACES.read_text("utf-8") == describe_spaces()


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_what_is_hidden_changes_no_byte_of_an_observation(room: Room) -> None:
    changed = 0
    checked = case(room, seeds=1, players=(2,), cut=40, every=13)
    episode = Episode(spaces(room.id, 2))
    for moment in checked.moments():
        for seat in range(moment.players):
            episode.state = moment.state
            episode.advance_clock(moment.now)
            before = episode.decision(seat)
            # What is remembered of the views before makes no difference.
            assert before.observation.tobytes() == episode.spaces.observe(before.view, moment.now).tobytes()
            for number in range(3):
                episode.state = checked.game.determinise(before.view, checked.rng(f"{moment.where} {number}"))
                episode.advance_clock(moment.now)
                after = episode.decision(seat)
                assert after.observation.tobytes() == before.observation.tobytes()
                assert after.mask.tobytes() == before.mask.tobytes()
                changed += encode(episode.state) != encode(moment.state)
    # In Yatai and Mithral Chef nothing is hidden in the state: what comes is drawn when it comes.
    assert bool(changed) == (room.id not in ("yatai", "mithral-chef"))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.id)
def test_earlier_observations_change_no_byte_of_later_ones(room: Room) -> None:
    """Who looks, and how often, is left to luck: all seats share what was written of the game."""
    episode, rng = Episode(spaces(room.id, 3)), random.Random(room.id)
    steps = RealTimeSteps(episode) if isinstance(episode.game, RealTime) else None
    for game in range(2):
        episode.start(game)
        if steps:
            steps.start()
        for _ in range(60):
            for seat in rng.sample(range(3), rng.randrange(4)):
                decision = episode.decision(seat)
                assert decision.observation.tobytes() == episode.spaces.observe(decision.view, episode.now).tobytes()
            if steps:
                steps.step({seat: int(rng.choice(np.flatnonzero(steps.mask(seat)))) for seat in episode.to_act})
            else:
                (seat,) = episode.to_act
                episode.act(seat, int(rng.choice(np.flatnonzero(episode.decision(seat).mask))))


def test_a_seat_sees_itself_first() -> None:
    episode = Episode(spaces("yatai", 3))
    episode.start(4)
    first = episode.to_act[0]
    names = episode.spaces.observe.names
    for away in range(3):
        seat = (first + away) % 3
        turned = episode.decision(seat).observation[names.index(f"seat=+{-away % 3}")]
        assert turned == 1.0
    menu = [number for number, name in enumerate(names) if name.startswith("stalls[0].menu")]
    episode.act(first, int(np.flatnonzero(episode.decision(first).mask)[0]))
    assert episode.decision(first).observation[menu].sum() == 1.0
    assert episode.decision((first + 1) % 3).observation[menu].sum() == 0.0


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_unknown_number_is_refused(action: int) -> None:
    with pytest.raises(IllegalAction, match=f"no action {action}; actions go from 0 to 166"):
        Episode(spaces("yatai", 2)).act(0, action)


def test_an_illegal_number_is_refused_with_the_legal_ones() -> None:
    episode = Episode(spaces("yatai", 2))
    seat = episode.to_act[0]
    before = episode.save()
    legal = np.flatnonzero(episode.decision(seat).mask)
    illegal = next(number for number in range(len(episode.spaces.actions)) if number not in legal)
    with pytest.raises(IllegalAction, match=f"not legal for seat {seat} now; legal are 0, 1, 2, 3"):
        episode.act(seat, illegal)
    assert episode.save() == before


def test_an_empty_slot_is_refused() -> None:
    numbers = spaces("fired-up", 2)
    view = Episode(numbers).decision(0).view
    take_off = next(number for number, move in enumerate(numbers.actions.moves) if type(move).__name__ == "TakeOff")
    with pytest.raises(IllegalAction, match="nothing is in slot 0 of chip now"):
        numbers.actions.move(take_off, view)


def test_a_throw_in_exact_numbers_has_no_number() -> None:
    episode = Episode(spaces("hibachi", 2))
    (seat,) = episode.to_act
    decision = episode.decision(seat)
    assert decision.moves.box is not None
    with pytest.raises(BadInput, match="is not in the table of actions"):
        episode.spaces.actions.number(decision.moves.box.sample(random.Random(1)), decision.view)


class Sketch(View, frozen=True):
    """A view whose room may say too little of it."""

    me: int | None
    coins: tuple[int, ...]


def test_a_field_without_bounds_is_named() -> None:
    with pytest.raises(TypeError, match=r"Sketch\.coins: .* has no bounds"):
        Encoder(Sketch, SpaceSpec({(Sketch, "me"): IntRange(0, 1)}), 2)


def test_more_than_there_can_be_is_not_passed_over() -> None:
    encoder = Encoder(
        Sketch, SpaceSpec({(Sketch, "me"): IntRange(0, 1), (Sketch, "coins"): BoundedSequence(2, IntRange(0, 9))}), 2
    )
    assert encoder(Sketch(1, (9, 0))).tolist() == [1.0, 1.0, 1.0, 1.0, 0.0]
    assert encoder(Sketch(1, (18,))).tolist() == [1.0, 1.0, 0.5, 1.0, 0.0]
    with pytest.raises(ValueError, match=r"Sketch\.coins: 3 items, at most 2 expected"):
        encoder(Sketch(1, (1, 2, 3)))


def test_a_row_that_is_always_as_long_is_never_cut_or_filled_up() -> None:
    encoder = Encoder(
        Sketch, SpaceSpec({(Sketch, "me"): IntRange(0, 1), (Sketch, "coins"): FixedSequence(2, IntRange(0, 9))}), 2
    )
    assert encoder(Sketch(0, (9, 0))).tolist() == [1.0, 0.0, 1.0, 0.0]
    for coins in [(1,), (1, 2, 3)]:
        with pytest.raises(ValueError, match=rf"Sketch\.coins: {len(coins)} items, 2 expected"):
            encoder(Sketch(0, coins))


def test_a_table_needs_a_supported_number_of_players_and_a_known_clock() -> None:
    with pytest.raises(BadInput, match="yatai is for 2 to 4 players, not 5"):
        spaces("yatai", 5)
    yatai = next(room for room in ROOMS if room.id == "yatai")
    silent = Room(id="silent", package=yatai.package, load=yatai.load, bots=yatai.bots)
    with pytest.raises(BadInput, match="the room silent does not describe its spaces"):
        Spaces(silent, 2)
