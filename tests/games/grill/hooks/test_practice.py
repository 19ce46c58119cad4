"""Throws outside any game follow the rules of throws."""

from random import Random
from typing import Any

import pytest
from tests.games.grill.grounds import LUCK, at, launch, motion

from cookoff.engine import Event, Refusal, Scripted, Search, room
from cookoff.engine.content.components import TomlSource
from cookoff.games.grill.hooks.practice import PRACTICE, Attempt, carry_out
from cookoff.games.grill.rules.chips import OUT
from cookoff.games.grill.rules.events import ChipFlew, ChipsBack, ChipTaken
from cookoff.games.hands import SeatHand
from cookoff.physics.hand import skill
from cookoff.physics.handlers import handlers_of
from cookoff.physics.port import InvalidInput, Motion, Vec3

GAMES: dict[str, Any] = {name: room(name).load(None) for name in ("hibachi", "safranito", "fired-up")}
in_every_room = pytest.mark.parametrize("name", GAMES)


def came_of(game: Any, flight: Motion) -> tuple[Event, ...]:
    """What an ordinary throw comes to when the world answers so."""
    told = carry_out(game, Attempt(launch()), Scripted(LUCK, flight))
    assert not isinstance(told, Refusal)
    return told


@in_every_room
@pytest.mark.rule("THR-15")
def test_a_practised_throw_tells_its_flight_and_where_the_chip_lies(name: str) -> None:
    game = GAMES[name]
    shape = game.lookup.ground.shapes[0]
    taken, flew = came_of(game, motion(at(shape.x, shape.y)))
    assert isinstance(taken, ChipTaken)
    assert isinstance(flew, ChipFlew)
    assert [lies.place for lies in flew.lies] == [0]
    assert room(name).practice is PRACTICE


@pytest.mark.rule("THR-16")
def test_a_practised_chip_that_is_out_goes_back() -> None:
    _, flew, back = came_of(GAMES["hibachi"], motion(at(0.5, 0.0)))
    assert isinstance(flew, ChipFlew)
    assert flew.lies[0].place == OUT
    assert isinstance(back, ChipsBack)


@pytest.mark.rule("THR-10")
def test_what_is_refused_in_a_game_is_refused_in_practice() -> None:
    over = Attempt(launch(release=Vec3(0.0, 0.0, 0.2)))
    assert carry_out(GAMES["hibachi"], over, Scripted()) == Refusal("THR-10", "hand-over-board")


@pytest.mark.rule("THR-30")
def test_a_practised_throw_has_the_error_of_the_hand_that_is_practised() -> None:
    def turned(hand: SeatHand) -> float:
        throws = [
            carry_out(GAMES["hibachi"], Attempt(launch(), hand), Search(Random(seed), handlers_of("quick")))
            for seed in range(40)
        ]
        flown = [event for events in throws if not isinstance(events, Refusal) for event in events]
        aside = [event.launch.velocity.x for event in flown if isinstance(event, ChipFlew)]
        return max(map(abs, aside)) / launch().velocity.y

    assert 0.0 < turned(SeatHand.STEADY) <= 3.1 * skill("steady").direction
    assert turned(SeatHand.CLUMSY) > 2.0 * turned(SeatHand.STEADY)


@in_every_room
def test_a_trial_throws_in_every_style_with_the_own_components(name: str) -> None:
    room(name).trial(GAMES[name], Search(Random(0), handlers_of("real")))


def test_a_trial_finds_components_that_load_but_cannot_be_thrown() -> None:
    text = (room("hibachi").home / "components.toml").read_text("utf-8")
    short = TomlSource(text.replace("reach = 0.6", "reach = 0.02"), "short")
    with pytest.raises(InvalidInput, match=r"at most 0\.02 m are allowed"):
        room("hibachi").trial(room("hibachi").load(short), Search(Random(0), handlers_of("real")))
