"""Practice positions that stand in the rooms."""

from random import Random

import pytest

from cookoff.analysis.puzzles import MARGIN, book_of, distinct_answers, make_puzzle
from cookoff.engine import Codec, RealTime, Room, encode, rooms

from . import race
from .test_analyzer import racing


@pytest.mark.parametrize("home", rooms().values(), ids=lambda home: home.id)
def test_the_puzzles_of_a_room_are_positions_of_todays_rules(home: Room) -> None:
    """Every answer is a legal move, every legal move has its answer, and only the best gives nothing away."""
    game, book = home.load(None), book_of(home)
    assert book is not None
    assert book.components == game.components_hash
    assert len({puzzle.id for puzzle in book.puzzles}) == len(book.puzzles) >= 6
    assert {puzzle.grade for puzzle in book.puzzles} <= {1, 2, 3}
    codec = Codec(game)
    for puzzle in book.puzzles:
        view = codec.view(puzzle.view)
        state = game.determinise(view, Random(puzzle.id))
        assert encode(game.view(state, puzzle.seat)) == encode(view)
        moves = game.moves(state, puzzle.seat)
        legal = moves.discrete
        if isinstance(game, RealTime):
            hand = codec.move(puzzle.answers[0].move).hand
            ready = [move for move in legal if game.ready(state, puzzle.seat, move) <= puzzle.now]
            legal = tuple(move for move in ready if getattr(move, "hand", None) == hand)
        else:
            assert game.to_act(state) == (puzzle.seat,)
            assert moves.box is None
        ways = distinct_answers(home, game, view, puzzle.seat, legal).values()
        costs = {bytes(answer.move): answer.gives_away for answer in puzzle.answers}
        assert set(costs) == {encode(move) for way in ways for move in way}
        of_ways = [{costs[encode(move)] for move in way} for way in ways]
        assert all(len(each) == 1 for each in of_ways), "what decides the same is worth the same"
        best, *others = sorted(each.pop() for each in of_ways)
        assert best == puzzle.answers[0].gives_away == 0
        assert min(others) >= MARGIN


def test_a_decision_becomes_a_puzzle_if_one_move_is_clearly_the_best() -> None:
    evaluator, game = racing(), race.Race()
    state = race.State([0, 0], 0)
    found = make_puzzle(evaluator, game.view(state, 0), 2, 0, game.moves(state, 0).discrete)
    assert found is not None
    assert [bytes(answer.move) for answer in found.answers] == [encode(race.Take(crumbs)) for crumbs in (3, 2, 1, 0)]
    assert found.answers[1].gives_away < found.answers[3].gives_away
    assert [reason.id for reason in found.answers[0].reasons] == ["part-crumbs"]
    # Who is far ahead may do anything.
    state = race.State([15, 0], 10)
    assert make_puzzle(evaluator, game.view(state, 0), 2, 0, game.moves(state, 0).discrete) is None
