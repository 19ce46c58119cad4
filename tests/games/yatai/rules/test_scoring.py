"""YAT-7, YAT-61 to YAT-64: the final scoring and the ranking."""

from typing import Any

import pytest
from tests.games.yatai.positions import GAME, START, play, refused, table, tokens

from cookoff.engine import Outcome, Score
from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Line
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.scoring import standing

RED, BLUE, GREEN, YELLOW, TOURIST = Guest


def _end(*stalls: dict[str, Any], **fields: Any) -> Outcome:
    """The outcome when the last seat stops serving."""
    players = max(2, len(stalls))
    state = table(players, ask=Ask.LAST_SERVING, seat=players - 1, stalls=dict(enumerate(stalls)), **fields)
    foreseen = standing(GAME.components, state)
    events = play(state, m.EndTurn())
    assert events[-1] == e.GameEnded()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert tuple(scored.score for scored in of(e.Scored, events)) == outcome.scores
    assert outcome.points == tuple(foreseen)
    assert GAME.to_act(state) == ()
    return outcome


@pytest.mark.rule("YAT-61", "YAT-70")
def test_the_books_four_dirty_ramen_dishes_most_of_all_are_worth_four() -> None:
    outcome = _end({"sink": (4, 0, 0, 0)}, {"sink": (2, 0, 0, 0)})
    assert outcome.scores == (Score(0, "YAT-61", 4, "RED"),)
    assert outcome.points == (4, 0)


@pytest.mark.rule("YAT-61")
def test_each_colour_of_dirty_dishes_is_scored_by_itself() -> None:
    outcome = _end({"sink": (3, 1, 0, 2)}, {"sink": (1, 2, 1, 2)}, {"sink": (0, 0, 3, 0)})
    assert outcome.scores == (
        Score(0, "YAT-61", 3, "RED"),
        Score(1, "YAT-61", 2, "BLUE"),
        Score(2, "YAT-61", 3, "GREEN"),
    )


@pytest.mark.rule("YAT-61")
def test_a_tie_for_most_dirty_dishes_scores_nobody_not_even_the_next() -> None:
    assert _end({"sink": (2, 0, 0, 0)}, {"sink": (2, 0, 0, 0)}, {"sink": (1, 0, 0, 0)}).scores == ()


@pytest.mark.rule("YAT-61")
def test_dishes_that_were_not_served_do_not_count() -> None:
    assert _end({"dishes": (Colour.RED, Colour.RED)}, {}).scores == ()


@pytest.mark.rule("YAT-62")
def test_each_colour_of_customers_on_the_reputation_board_is_scored_by_itself() -> None:
    outcome = _end(
        {"on_board": {0: RED, 1: RED, 2: BLUE}},
        {"on_board": {0: RED, 1: BLUE, 2: BLUE, 3: GREEN}},
        {"on_board": {5: YELLOW, 10: YELLOW, 15: YELLOW}},
    )
    assert outcome.scores == (
        Score(0, "YAT-62", 2, "RED"),
        Score(1, "YAT-62", 2, "BLUE"),
        Score(1, "YAT-62", 1, "GREEN"),
        Score(2, "YAT-62", 3, "YELLOW"),
    )


@pytest.mark.rule("YAT-62")
def test_a_tie_for_most_customers_scores_nobody() -> None:
    assert _end({"on_board": {0: RED, 1: RED}}, {"on_board": {0: RED, 5: RED}}, {"on_board": {0: RED}}).scores == ()


@pytest.mark.rule("YAT-62")
def test_tourists_do_not_count() -> None:
    assert _end({"on_board": {0: TOURIST, 1: TOURIST}}, {}).scores == ()


@pytest.mark.rule("YAT-62")
def test_customers_in_the_queue_do_not_count() -> None:
    assert _end({"queue": (RED, RED)}, {}).scores == ()


@pytest.mark.rule("YAT-63", "YAT-70", "YAT-6")
def test_the_books_reviews_of_five_two_and_minus_one_are_worth_six() -> None:
    worth = GAME.components.tracks.reviews
    positions = tuple(worth.index(points) for points in (5, 2, -1, 0))
    outcome = _end({"reviews": positions}, {})
    assert outcome.scores == (Score(0, "YAT-63", 6, "reviews"),)
    assert outcome.points == (6, 0)


@pytest.mark.rule("YAT-63", "YAT-6")
@pytest.mark.parametrize(("position", "points"), list(enumerate([-5, -3, -1, 0, 1, 2, 3, 5, 7, 10])))
def test_each_position_of_a_review_scores_what_is_printed(position: int, points: int) -> None:
    outcome = _end({"reviews": (START, START, position, START)}, {})
    assert outcome.points == (points, 0)


@pytest.mark.rule("YAT-7", "YAT-63")
def test_a_total_may_be_negative() -> None:
    outcome = _end({"reviews": (0, 0, 0, 0), "points": 3}, {})
    assert outcome.scores == (Score(0, "YAT-63", -20, "reviews"),)
    assert outcome.points == (-17, 0)
    assert outcome.winners == (1,)


@pytest.mark.rule("YAT-7")
def test_victory_points_never_run_out() -> None:
    state = table(line=("recycle",), stalls={0: {"box": (Colour.RED,), "points": 72}, 1: {"points": 72}})
    play(state, m.Act("recycle"))
    play(state, m.Recycle(Colour.RED))
    assert state.stalls[0].points == 73


@pytest.mark.rule("YAT-63", "YAT-6")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        (tokens(taiyaki=1), 2),
        (tokens(doggy_bag=1), 2),
        (tokens(urgent_call=1), 2),
        (tokens(garbage=1), 3),
        (tokens(taiyaki=2, doggy_bag=1, urgent_call=1, garbage=1), 11),
    ],
)
def test_unused_tokens_score_their_backs(held: tuple[int, ...], points: int) -> None:
    outcome = _end({}, {"tokens": held})
    assert outcome.scores == (Score(1, "YAT-63", points, "tokens"),)


@pytest.mark.rule("YAT-63")
def test_used_tokens_score_nothing() -> None:
    assert _end({}, {}, spent=(2, 2, 1, 1), tokens=tokens()).scores == ()


@pytest.mark.rule("YAT-63")
def test_tokens_and_reviews_are_scored_apart() -> None:
    outcome = _end({"tokens": tokens(garbage=1), "reviews": (START - 1, START, START, START)}, {})
    assert outcome.scores == (Score(0, "YAT-63", -1, "reviews"), Score(0, "YAT-63", 3, "tokens"))
    assert outcome.points == (2, 0)


@pytest.mark.rule("YAT-64")
def test_most_points_win() -> None:
    outcome = _end({"points": 5}, {"points": 7}, {"points": 6})
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.winners == (1,)
    assert outcome.ended_by == "YAT-60"


@pytest.mark.rule("YAT-64")
def test_the_final_scoring_decides_not_the_points_before_it() -> None:
    assert _end({"points": 5}, {"points": 4, "tokens": tokens(taiyaki=1)}).winners == (1,)


@pytest.mark.rule("YAT-64")
def test_a_tie_goes_to_most_guests_on_the_reputation_board_tourists_included() -> None:
    more = {"on_board": {0: TOURIST, 1: TOURIST}, "box": (Colour.RED,) * 2, "dishes": (Colour.RED,)}
    assert _end({"points": 1}, {"points": 1, **more}).ranking == ((1,), (0,))


@pytest.mark.rule("YAT-64")
def test_then_to_fewest_bottles_in_the_recycle_box() -> None:
    outcome = _end({"box": (Colour.RED, Colour.RED)}, {"box": (Colour.RED,), "dishes": (Colour.RED,)})
    assert outcome.ranking == ((1,), (0,))


@pytest.mark.rule("YAT-64")
def test_then_to_fewest_dishes_in_the_dish_queue() -> None:
    outcome = _end({"dishes": (Colour.RED, Colour.RED)}, {"dishes": (Colour.BLUE,), "queue": (RED,)})
    assert outcome.ranking == ((1,), (0,))


@pytest.mark.rule("YAT-64")
def test_then_the_victory_is_shared() -> None:
    fridge = {"fridge": (Colour.RED,)}
    outcome = _end({"points": 2, **fridge}, {"points": 1}, {"points": 2})
    assert outcome.ranking == ((0, 2), (1,))
    assert outcome.winners == (0, 2)


@pytest.mark.rule("YAT-64")
def test_there_is_no_outcome_before_the_end_and_no_move_after_it() -> None:
    state = table(ask=Ask.LAST_SERVING, seat=1)
    assert GAME.outcome(state) is None
    play(state, m.EndTurn())
    for seat in (0, 1):
        assert not GAME.moves(state, seat)
        refused(state, m.EndTurn(), "YAT-64", "game-over", by=seat)
        refused(state, m.Push("serve-1", Line.C1), "YAT-64", "game-over", by=seat)
