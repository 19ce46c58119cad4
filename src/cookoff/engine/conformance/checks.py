"""The conformance checks. Each takes a case and raises `AssertionError` at the first violation."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from cookoff.engine.core.clock import is_over
from cookoff.engine.core.codec import encode
from cookoff.engine.core.errors import BadInput
from cookoff.engine.core.moves import TABLE, Move, Refusal, Seat
from cookoff.engine.log.replay import fold, opening, state_hash, verify

from .hidden_information import views_hide_what_is_hidden
from .kept_secrets import views_keep_what_events_hide
from .under_test import Case, Moment, pick

__all__ = ["CHECKS", "Check"]

Check = Callable[[Case], None]
"""A check of the kit."""

LATER = 3_600_000
"""Milliseconds after which every hand is free again."""
PAIRS = 12
"""Races per moment and pair of seats."""


def everything_round_trips_through_json(case: Case) -> None:
    """States, views, moves and events survive JSON, byte for byte."""
    for moment in case.moments():
        _round_trip(moment.state, case.codec.state, moment.where)
        for seat in (*range(moment.players), None):
            _round_trip(case.game.view(moment.state, seat), case.codec.view, moment.where)
        for seat in case.game.to_act(moment.state):
            for move in case.some(case.game.moves(moment.state, seat).discrete):
                _round_trip(move, case.codec.move, moment.where)
    for table in case.tables():
        walk = case.walk(*table)
        while not walk.done():
            _, move, answer = walk.step()
            _round_trip(move, case.codec.move, walk.where)
            for event in answer:
                _round_trip(event, case.codec.event, walk.where)


def folding_the_log_gives_the_state(case: Case) -> None:
    """The events alone lead from the opening to the game's final state."""
    for where, log, ended in case.logs():
        state = opening(case.game, log)
        for _ in fold(case.game, log, state):
            pass
        assert encode(state) == encode(ended), f"{where}: folding the log leads to another state"


def folding_elsewhere_gives_the_same_hash(case: Case) -> None:
    """Folding the log in another process, with another hash seed, gives the same state."""
    if not case.elsewhere:
        raise AssertionError("name a function in `elsewhere` that makes the game in another process")
    walk = case.walk(*next(case.tables()))
    walk.finish()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        path.write_bytes(b"".join(walk.lines))
        command = [sys.executable, "-m", "cookoff.engine.conformance.fold_log", case.elsewhere, str(path)]
        for hash_seed in ("1", "2"):
            environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
            answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            same = answer.stdout.strip() == state_hash(walk.match.state)
            assert same, f"{walk.where}: folded elsewhere: {answer.stdout}{answer.stderr}"


def the_rules_tell_the_same_again(case: Case) -> None:
    """Running the rules with the recorded chance outcomes gives the recorded events."""
    for where, log, _ in case.logs():
        finding = verify(case.game, log)
        assert finding is None, f"{where}: entry {finding.n}: {finding.problem}"


def a_clone_shares_nothing(case: Case) -> None:
    """Playing in a clone leaves the original unchanged."""
    for moment in case.moments():
        before = encode(moment.state)
        twin = moment.state.clone()
        _play_on(case, twin, 12, moment)
        assert encode(moment.state) == before, f"{moment.where}: playing in a clone changed its origin"


def only_listed_moves_are_legal(case: Case) -> None:
    """Exactly the seats to act have moves: listed moves are accepted, all others refused without changing the state.

    In real time, listed moves are accepted only once they are ready, and others never.
    """
    for moment in case.moments():
        acting = case.game.to_act(moment.state)
        assert len(set(acting)) == len(acting), f"{moment.where}: a seat is to act twice: {acting}"
        for seat in range(moment.players):
            moves = case.game.moves(moment.state, seat)
            assert bool(moves) == (seat in acting), f"{moment.where}: seat {seat} and its moves disagree with to_act"
            listed = {encode(move) for move in moves.discrete}
            assert len(listed) == len(moves.discrete), f"{moment.where}: a move is listed twice"
            samples = [moves.box.sample(case.rng(f"{moment.where} {n}")) for n in range(5)] if moves.box else []
            for move in (*case.some(moves.discrete), *samples):
                at = case.ready(moment.state, seat, move, moment.now)
                if at is not None:
                    answer = case.game.play(moment.state.clone(), seat, move, case.search(moment.where, at))
                    assert not isinstance(answer, Refusal), f"{moment.where}: the listed {move} is refused: {answer}"
                    if at > moment.now:
                        _refused(case, moment, seat, move, at - 1)
            for move in (*case.pool, *(() if moves.box else case.drawn)):
                if encode(move) not in listed:
                    _refused(case, moment, seat, move, moment.now + LATER)


def components_are_conserved(case: Case) -> None:
    """No move creates or loses a component."""
    for table in case.tables():
        walk = case.walk(*table)
        before = list(case.game.inventory(walk.match.state))
        assert before, f"{walk.where}: the inventory is empty"
        while not walk.done():
            seat, move, _ = walk.step()
            after = list(case.game.inventory(walk.match.state))
            assert after == before, f"{walk.where}, entry {walk.match.played}: {move} of seat {seat} made {after}"


def games_end_with_an_outcome(case: Case) -> None:
    """Every game ends within the bound, and only then has an outcome, which ranks every seat once."""
    for table in case.tables():
        walk = case.walk(*table)
        while not walk.done():
            assert case.game.outcome(walk.match.state) is None, f"{walk.where}: an outcome before the end"
            walk.step()
        if not is_over(case.game, walk.match.state):
            continue
        outcome = case.game.outcome(walk.match.state)
        assert outcome is not None, f"{walk.where}: nobody is to act and there is no outcome"
        ranked = sorted(seat for group in outcome.ranking for seat in group)
        assert ranked == list(range(table[0])), f"{walk.where}: the ranking is {outcome.ranking}"
        assert len(outcome.points) == table[0], f"{walk.where}: points of {len(outcome.points)} seats"
        cited = {outcome.ended_by, *(score.rule for score in outcome.scores)}
        assert cited <= case.rules, f"{walk.where}: {cited - case.rules} is not in the ledger"


def equal_seeds_give_equal_games(case: Case) -> None:
    """A game depends on its seed alone."""
    table = next(case.tables())
    lines = []
    for _ in range(2):
        walk = case.walk(*table)
        walk.finish()
        lines.append(walk.lines)
    assert lines[0] == lines[1], f"{table[2]}: the same seed gave two different games"


def races_are_settled(case: Case) -> None:
    """When two seats act at the same moment, the second move is accepted or refused by a rule.

    No component is created or lost. Turn-based games with one seat to act have no races.
    """
    for moment in case.moments():
        before = list(case.game.inventory(moment.state))
        acting = case.game.to_act(moment.state)
        rng = case.rng(moment.where)
        for first, second in [(one, other) for one in acting for other in acting if one != other]:
            moves = [case.game.moves(moment.state, seat) for seat in (first, second)]
            for _ in range(PAIRS):
                pair = list(zip((first, second), [pick(listed, rng) for listed in moves], strict=True))
                _race(case, moment, pair, before)


def _race(case: Case, moment: Moment, pair: list[tuple[Seat, Move]], before: list[tuple[str, int]]) -> None:
    times = [case.ready(moment.state, seat, move, moment.now) for seat, move in pair]
    if None in times:
        return
    at = max(time for time in times if time is not None)
    state = moment.state.clone()
    for place, (seat, move) in enumerate(pair):
        held = encode(state)
        answer = case.game.play(state, seat, move, case.search(moment.where, at))
        where = f"{moment.where}, {pair[0]} against {pair[1]}"
        if isinstance(answer, Refusal):
            assert place, f"{where}: the first is refused: {answer}"
            assert answer.rule in case.rules, f"{where}: refused by {answer.rule}, which is not in the ledger"
            assert encode(state) == held, f"{where}: the refused move changed the state"
        after = list(case.game.inventory(state))
        assert after == before, f"{where}: made {after}"


def what_is_due_happens(case: Case) -> None:
    """A due move is never in the past, refused before its time, accepted at it, and refused to seats."""
    for moment in case.moments():
        due = case.due(moment.state)
        if due is None:
            continue
        assert due.at >= moment.now, f"{moment.where}: {due} was due before"
        _refused(case, moment, TABLE, due.move, due.at - 1)
        for seat in range(moment.players):
            _refused(case, moment, seat, due.move, due.at)
        answer = case.game.play(moment.state.clone(), TABLE, due.move, case.search(moment.where, due.at))
        assert not isinstance(answer, Refusal), f"{moment.where}: {due} is refused: {answer}"


CHECKS: tuple[Check, ...] = (
    everything_round_trips_through_json,
    folding_the_log_gives_the_state,
    folding_elsewhere_gives_the_same_hash,
    the_rules_tell_the_same_again,
    a_clone_shares_nothing,
    only_listed_moves_are_legal,
    views_hide_what_is_hidden,
    views_keep_what_events_hide,
    components_are_conserved,
    games_end_with_an_outcome,
    equal_seeds_give_equal_games,
    races_are_settled,
    what_is_due_happens,
)
"""Every check of the kit. Each takes a `Case` and raises `AssertionError` if the game fails."""


def _round_trip(value: msgspec.Struct, decode: Callable[[bytes], Any], where: str) -> None:
    data = encode(value)
    again = decode(data)
    assert encode(again) == data, f"{where}: {type(value).__name__} does not survive JSON"
    assert again == value, f"{where}: {type(value).__name__} comes back from JSON as another value"


def _play_on(case: Case, state: Any, moves: int, moment: Moment) -> None:
    rng = case.rng(moment.where)
    for _ in range(moves):
        for seat in case.game.to_act(state)[:1]:
            move = pick(case.game.moves(state, seat), rng)
            at = case.ready(state, seat, move, moment.now)
            if at is not None:
                case.game.play(state, seat, move, case.search(moment.where, at))


def _refused(case: Case, moment: Moment, seat: Seat, move: Move, at: int) -> None:
    before = encode(moment.state)
    try:
        answer = case.game.play(moment.state, seat, move, case.only_the_time(at))
    except BadInput as error:
        raise AssertionError(f"{moment.where}: {move} of seat {seat} draws before it is refused: {error}") from error
    assert isinstance(answer, Refusal), f"{moment.where}: seat {seat} may {move} at {at}, which is not listed"
    assert answer.rule in case.rules, f"{moment.where}: {move} is refused by {answer.rule}, which is not in the ledger"
    assert encode(moment.state) == before, f"{moment.where}: the refused {move} changed the state"
