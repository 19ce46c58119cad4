"""OpenSpiel's own tests over every game of turns, and its algorithms on a small Yatai."""

import random
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import cookoff.research.openspiel
from cookoff.engine import BadInput, Search, room
from cookoff.research.asked import WAYS, ChosenChance, Undecided

GAMES = ["yatai", "safranito", "hibachi", "fired_up"]
TWO_ROUNDS = '{"last_round":1}'


def loaded(name: str, players: int = 2) -> Any:
    """The game, cut short where physics decides."""
    return pyspiel.load_game(
        f"cookoff_{name}", {"players": players, "options": "" if name == "yatai" else TWO_ROUNDS}
    )  # fmt: skip


def test_mithral_chef_has_no_turns_and_is_not_there() -> None:
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


def test_a_chance_that_is_asked_tells_what_there_is() -> None:
    with pytest.raises(Undecided) as asked:
        ChosenChance([]).weighted((3, 0, 1))
    assert asked.value.outcomes == [(0, 0.75), (2, 0.25)]
    assert ChosenChance([2]).weighted((3, 0, 1)) == 2
    assert ChosenChance([]).weighted((0, 4)) == 1
    assert ChosenChance([]).index(1) == 0
    assert ChosenChance([1, 0]).order(3) == (1, 0, 2)
    with pytest.raises(Undecided) as many:
        ChosenChance([]).index(1 << 32)
    assert len(many.value.outcomes) == WAYS
    assert ChosenChance([WAYS - 1]).index(1 << 32) < 1 << 32


def test_asking_deals_as_likely_as_drawing() -> None:
    """Walk every order of three cards: each comes up once, with the same probability."""
    found: dict[tuple[int, ...], float] = {}

    def walk(chosen: list[int], likely: float) -> None:
        try:
            found[ChosenChance(chosen).order(3)] = likely
        except Undecided as undecided:
            for outcome, share in undecided.outcomes:
                walk([*chosen, outcome], likely * share)

    walk([], 1.0)
    assert len(found) == 6
    assert list(found.values()) == pytest.approx([1 / 6] * 6)


def test_a_chance_that_is_asked_never_draws() -> None:
    with pytest.raises(AssertionError, match="luck was drawn"):
        Search.index(ChosenChance([]), 5)


@pytest.fixture
def small_yatai(tmp_path: Path) -> Any:
    """One round instead of twelve."""
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    path = tmp_path / "small.toml"
    path.write_text(text.replace("rounds = 12", "rounds = 1"), "utf-8")
    return pyspiel.load_game("cookoff_yatai", {"components": str(path)})


def test_its_algorithms_run_on_a_small_yatai(small_yatai: Any) -> None:
    from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr

    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(small_yatai)
    for _ in range(4):
        solver.iteration()
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(small_yatai, 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    luck, state = random.Random(1), small_yatai.new_initial_state()
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, shares)[0])
    assert bot.step(state) in state.legal_actions()
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1.0)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(BadInput, match="observers take no parameters"):
        loaded("yatai").make_py_observer(None, {"size": 3})
