"""The kit itself: it passes honest games, and each of its checks catches the faults it is for."""

from pathlib import Path

import pytest

from cookoff.engine import AnyGame, Options, state_hash
from cookoff.engine.conformance import CHECKS, checks, fold_log, playthrough
from tests.conformance.faults.secrets import Hurried
from tests.conformance.faults.table import FAULTS, Fault, any_course_of_moves, case_of
from tests.engine.scramble import Scramble
from tests.engine.stew import Stew
from tests.engine.whisper import Show, Whisper, WhisperOptions

each_honest_game = pytest.mark.parametrize(
    "game", [Whisper(), Scramble(), Hurried(), Stew()], ids=lambda game: type(game).__name__
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@each_honest_game
def test_an_honest_game_passes(check: checks.Check, game: AnyGame) -> None:
    check(case_of(game))


@pytest.mark.parametrize("examples", [20, pytest.param(100, marks=pytest.mark.long)])
@each_honest_game
def test_any_course_of_an_honest_game_passes(game: AnyGame, examples: int) -> None:
    any_course_of_moves(case_of(game), examples)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_found(fault: Fault) -> None:
    with pytest.raises(AssertionError, match=fault.says):
        fault.check(case_of(fault.game(), **fault.changes))


def test_every_check_has_a_fault_to_find() -> None:
    assert {fault.check for fault in FAULTS} == {*CHECKS, any_course_of_moves}


def test_a_game_of_turns_must_end_when_nobody_is_to_act() -> None:
    walk = case_of(Whisper()).walk(2, None, "x")
    with pytest.raises(AssertionError, match="nobody is to act and the game is not over"):
        walk.let_happen()


def test_no_timed_move_happens_after_the_end() -> None:
    walk = case_of(Scramble()).walk(2, None, "x")
    walk.finish()
    with pytest.raises(AssertionError, match="nothing is due"):
        walk.let_happen()


def test_a_playthrough_shows_what_others_see() -> None:
    text = playthrough(case_of(Whisper()), 2, "some")
    assert text == playthrough(case_of(Whisper()), 2, "some")
    assert 'seen by others as {"event":"SwappedSeen"' in text
    assert text.endswith("}\n")


def test_walks_let_things_happen_and_hands_be_busy() -> None:
    text = playthrough(case_of(Scramble()), 3, "golden")
    assert "1. the table at 1000 ms: " in text
    assert '"Steal"' in text
    assert "seat 2, one of" in text


def test_a_log_is_folded_elsewhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    walk = case_of(Whisper()).walk(2, None, "some")
    walk.finish()
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(walk.lines))
    fold_log.main("tests.engine.whisper:make", str(path))
    assert capsys.readouterr().out.strip() == state_hash(walk.match.state)


def test_every_number_of_players_every_option_and_every_seed_is_played() -> None:
    tables = [(players, options) for players, options, _ in case_of(Whisper(), seeds=2).tables()]
    every: list[Options | None] = [None, WhisperOptions(lucky=3)]
    assert tables == [(players, options) for players in (2, 3) for options in every for _ in range(2)]


def test_the_first_and_the_last_position_are_met_and_each_so_manieth_between() -> None:
    where = [moment.where for moment in case_of(Whisper(), every=4, seeds=1, options=(None,)).moments()]
    met = [*((2, entry) for entry in (0, 4, 6)), *((3, entry) for entry in (0, 4, 8, 9))]
    assert where == [f"{players} players, options 0, seed 0, entry {entry}" for players, entry in met]


def test_of_many_moves_some_are_tried_that_are_spread_over_all() -> None:
    case = case_of(Whisper(), most=10)
    few, many = [Show(card) for card in range(10)], [Show(card) for card in range(100)]
    assert case.some(few) == few
    assert case.some(many) == many[::11]
    assert case.some(many * 10) == (many * 10)[::31]
