"""OpenSpiel's own tests over every game, and its algorithms on a small Yatai."""

import json
import random
import re
import runpy
import sys
import warnings
from pathlib import Path
from typing import Any

import pyspiel
import pytest

import cookoff.research.openspiel
from cookoff.engine import BadInput, Codec, Search, encode, room
from cookoff.research.envs.explicit_chance import SAMPLED_OUTCOMES, ExplicitChance, OutcomeNeeded
from cookoff.research.envs.realtime import RealTimeSteps
from cookoff.research.episode import Episode
from cookoff.research.spaces import spaces

EXAMPLE = Path(__file__).parents[2] / "examples" / "research" / "openspiel_yatai.py"
SHORT = '{"last_round":1}'
GAMES = {"yatai": "", "safranito": SHORT, "hibachi": SHORT, "fired_up": SHORT, "mithral_chef": '{"closing":1}'}
"""Each with options that cut it short."""


def loaded(name: str, players: int = 2) -> Any:
    """The game, cut short."""
    return pyspiel.load_game(f"cookoff_{name}", {"players": players, "options": GAMES[name]})


def test_all_games_are_there() -> None:
    ours = {game.short_name for game in pyspiel.registered_games() if game.short_name.startswith("cookoff_")}
    assert ours == {cookoff.research.openspiel.short_name(name.replace("_", "-")) for name in GAMES}


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_interface(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import unittest

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own games complain of what is not installed
        monkeypatch.setattr(sys, "argv", ["api_test"])
        from absl import flags
        from open_spiel.integration_tests import api_test

        flags.FLAGS(["api_test"])
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": loaded(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert result.failures == result.errors == []


def test_the_information_state_of_a_seat_is_another_for_another_past() -> None:
    """Two pasts that lead to the same view: the order of two draws of the set-up that nobody saw changes nothing,
    but what a seat did itself is remembered."""
    game = loaded("yatai")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat = state.current_player()
    before = state.information_state_tensor(seat)
    assert state.clone().information_state_tensor(seat) == before
    after = state.child(state.legal_actions()[0])
    assert after.information_state_string(seat) != state.information_state_string(seat)
    assert after.information_state_tensor(seat)[-128:] != before[-128:]


def test_explicit_chance_lists_the_possible_outcomes() -> None:
    with pytest.raises(OutcomeNeeded) as asked:
        ExplicitChance([]).weighted((3, 0, 1))
    assert asked.value.outcomes == [(0, 0.75), (2, 0.25)]
    assert ExplicitChance([2]).weighted((3, 0, 1)) == 2
    assert ExplicitChance([]).weighted((0, 4)) == 1
    assert ExplicitChance([]).index(1) == 0
    assert ExplicitChance([1, 0]).order(3) == (1, 0, 2)
    with pytest.raises(OutcomeNeeded) as many:
        ExplicitChance([]).index(1 << 32)
    assert len(many.value.outcomes) == SAMPLED_OUTCOMES
    assert ExplicitChance([SAMPLED_OUTCOMES - 1]).index(1 << 32) < 1 << 32


def test_asking_deals_as_likely_as_drawing() -> None:
    """Walk every order of three cards: each comes up once, with the same probability."""
    found: dict[tuple[int, ...], float] = {}

    def walk(chosen: list[int], likely: float) -> None:
        try:
            found[ExplicitChance(chosen).order(3)] = likely
        except OutcomeNeeded as undecided:
            for outcome, share in undecided.outcomes:
                walk([*chosen, outcome], likely * share)

    walk([], 1.0)
    assert len(found) == 6
    assert list(found.values()) == pytest.approx([1 / 6] * 6)


def test_explicit_chance_never_draws() -> None:
    with pytest.raises(AssertionError, match="a number was drawn"):
        Search.index(ExplicitChance([]), 5)


def test_its_algorithms_play_a_small_yatai(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["", "--games", "2", "--simulations", "6", "--iterations", "4"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    told = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0] for line in told] == ["search", "regret"]
    assert all(re.search(r"[+-][01]\.\d\d a game of 2$", line) for line in told)


@pytest.mark.parametrize("name", ["yatai", pytest.param("mithral_chef", marks=pytest.mark.long)])
def test_states_actions_and_observations_have_structs(name: str) -> None:
    rng, state = random.Random(4), loaded(name).new_initial_state()
    while len(state.history()) < 60 and not state.is_terminal():
        struct = json.loads(state.to_struct().to_json())
        assert struct["position"] or state.is_chance_node()
        for action in state.legal_actions()[:3]:
            if not state.is_chance_node():
                made = state.action_to_struct(action)
                assert state.struct_to_actions(made) == [action]
        if not state.is_chance_node():
            seen = json.loads(state.to_observation_struct(0).to_json())
            assert seen["seat"] == 0
            assert seen["view"] == json.loads(encode(state.get_game().spaces.game.view(state.position.state, 0)))
        state.apply_action(rng.choice(state.legal_actions()))


def test_observers_take_no_parameters() -> None:
    with pytest.raises(BadInput, match="observers take no parameters"):
        loaded("yatai").make_py_observer(None, {"size": 3})


def test_the_kitchen_takes_the_same_steps_in_every_environment() -> None:
    """The choices and the luck of a game of OpenSpiel's, given to the steps of `parallel_env`, end alike."""
    luck, state = random.Random(3), loaded("mithral_chef").new_initial_state()
    steps: list[tuple[int, dict[int, int]]] = []
    drawn = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            drawn.append(luck.choices(outcomes, shares)[0])
            state.apply_action(drawn[-1])
            continue
        if not steps or steps[-1][0] != state.position.now:
            steps.append((state.position.now, {}))
        seat, action = state.current_player(), luck.choice(state.legal_actions())
        steps[-1][1][seat] = action
        state.apply_action(action)
    episode = Episode(spaces("mithral-chef", 2), Codec(room("mithral-chef").load(None)).options(b'{"closing":1}'))
    episode.set_position(None, 0, ExplicitChance(drawn, episode.sources))
    episode.set_up()
    clock, chosen = RealTimeSteps(episode), dict(steps)
    clock.start()
    while episode.outcome is None:
        assert clock.step(chosen.pop(episode.now, {})).keys() <= {0, 1}
    assert chosen == {}
    assert encode(episode.state) == encode(state.position.state)
    assert sum(len(actions) for _, actions in steps) > 60


def test_in_the_kitchen_nobody_sees_what_another_chooses_at_the_same_moment() -> None:
    luck, state, tried = random.Random(1), loaded("mithral_chef").new_initial_state(), 0
    while tried < 5:
        while state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, shares)[0])
        chosen = [state.child(action) for action in state.legal_actions()]
        if state.current_player() == 0 and all(not one.is_chance_node() for one in chosen):
            told = {(one.current_player(), one.information_state_string(1)) for one in chosen}
            assert told == {(1, state.information_state_string(1))}
            assert len({str(one) for one in chosen}) == len(chosen)
            tried += 1
        state.apply_action(luck.choice(state.legal_actions()))
