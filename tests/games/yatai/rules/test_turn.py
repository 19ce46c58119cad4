"""YAT-16 and YAT-23 to YAT-28: pushing a tile and carrying out its line."""

import pytest
from tests.games.yatai.positions import full_box, listed, opening, play, play_all, refused, table, tokens

from cookoff.engine.conformance import of
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Line
from cookoff.games.yatai.rules import events as e
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.state import State

RED, BLUE = Colour.RED, Colour.BLUE

GRID = ("customers-1", "customers-2", "cook-1", "cook-2", "drinks-1", "drinks-2")


@pytest.mark.rule("YAT-23")
@pytest.mark.parametrize(
    ("line", "grid", "out", "actions"),
    [
        (Line.C1, ("serve-1", *GRID[1:3], GRID[0], *GRID[4:]), "cook-2", ("serve-1", "customers-1")),
        (Line.C2, (GRID[0], "serve-1", *GRID[2:4], GRID[1], GRID[5]), "drinks-1", ("serve-1", "customers-2")),
        (Line.C3, (*GRID[:2], "serve-1", *GRID[3:5], GRID[2]), "drinks-2", ("serve-1", "cook-1")),
        (Line.R1, ("serve-1", *GRID[:2], *GRID[3:]), "cook-1", ("serve-1", "customers-1", "customers-2")),
        (Line.R2, (*GRID[:3], "serve-1", *GRID[3:5]), "drinks-2", ("serve-1", "cook-2", "drinks-1")),
    ],
)
def test_columns_are_pushed_from_the_top_and_rows_from_the_left(
    line: Line, grid: tuple[str, ...], out: str, actions: tuple[str, ...]
) -> None:
    state = table(ask=Ask.PUSH)
    assert state.grid == GRID
    events = play(state, m.Push("serve-1", line))
    assert of(e.TilePushed, events) == [e.TilePushed(0, "serve-1", line, out)]
    assert state.grid == grid
    assert state.beside == tuple(sorted(("recycle", "recycle", "serve-2", out)))
    assert state.line == actions
    assert state.ask is Ask.ACT


@pytest.mark.rule("YAT-23")
def test_every_tile_beside_the_grid_may_be_pushed_into_every_line() -> None:
    state = table(ask=Ask.PUSH)
    wanted = [m.Push(tile, line) for tile in ("recycle", "serve-1", "serve-2") for line in Line]
    assert listed(state, m.Push) == wanted


@pytest.mark.rule("YAT-23")
def test_a_tile_that_is_not_beside_the_grid_cannot_be_pushed() -> None:
    state = table(ask=Ask.PUSH)
    refused(state, m.Push("cook-1", Line.C1), "YAT-23", "tile-not-beside", tile="cook-1")
    refused(state, m.Push("nonsense", Line.C1), "YAT-23", "tile-not-beside", tile="nonsense")


@pytest.mark.rule("YAT-23")
def test_the_tile_just_pushed_out_may_return_into_the_line_just_used() -> None:
    state = table(ask=Ask.PUSH, strict=False)
    play_all(state, m.Push("serve-1", Line.C1), m.EndTurn())
    assert (state.seat, state.ask) == (1, Ask.PUSH)
    play(state, m.Push("cook-2", Line.C1))
    assert state.line == ("cook-2", "serve-1")
    assert state.grid[0] == "cook-2"
    assert state.grid[3] == "serve-1"
    assert "customers-1" in state.beside


@pytest.mark.rule("YAT-23")
def test_pushing_is_no_choice_to_leave_out() -> None:
    state = table(ask=Ask.PUSH)
    refused(state, m.EndTurn(), "YAT-23", "asked-otherwise", ask="push")


def _row() -> State:
    """Three actions that are all possible."""
    return table(line=("cook-1", "drinks-1", "recycle"), stalls={0: {"box": (RED,)}})


@pytest.mark.rule("YAT-24")
@pytest.mark.parametrize(
    "order",
    [("cook-1", "drinks-1", "recycle"), ("recycle", "cook-1", "drinks-1"), ("drinks-1", "recycle", "cook-1")],
)
def test_the_actions_of_the_line_are_done_in_any_order_each_once(order: tuple[str, ...]) -> None:
    state = _row()
    answer = {"cook-1": m.Cook(RED), "drinks-1": m.TakeDrink(BLUE), "recycle": m.Recycle(RED)}
    for tile in order:
        play_all(state, m.Act(tile), answer[tile])
        refused(state, m.Act(tile), "YAT-24", "tile-not-in-line", tile=tile)
    stall = state.stalls[0]
    assert (stall.dishes, stall.fridge, stall.box) == ((RED,), (BLUE,), ())
    assert state.line == ()
    assert listed(state, m.Act, m.EndTurn) == [m.EndTurn()]


@pytest.mark.rule("YAT-24")
def test_only_the_actions_of_the_line_are_done() -> None:
    refused(_row(), m.Act("drinks-2"), "YAT-24", "tile-not-in-line", tile="drinks-2")


@pytest.mark.rule("YAT-3", "YAT-24")
def test_two_equal_tiles_in_a_line_are_two_actions() -> None:
    state = table(line=("recycle", "recycle"), stalls={0: {"box": (RED, BLUE)}})
    assert listed(state, m.Act) == [m.Act("recycle")]
    play_all(state, m.Act("recycle"), m.Recycle(RED))
    assert listed(state, m.Act) == [m.Act("recycle")]
    play_all(state, m.Act("recycle"), m.Recycle(BLUE))
    assert listed(state, m.Act) == []
    assert state.stalls[0].points == 2


@pytest.mark.rule("YAT-24")
def test_an_action_that_cannot_be_done_completely_is_not_done_in_part() -> None:
    state = table(line=("cook-2",), stalls={0: {"dishes": (RED,)}})
    refused(state, m.Act("cook-2"), "YAT-32", "dish-queue-full", amount=2)


@pytest.mark.rule("YAT-24", "YAT-27")
def test_an_action_begun_is_finished_before_anything_else() -> None:
    state = table(line=("cook-2", "drinks-1"))
    play(state, m.Act("cook-2"))
    for other in (m.EndTurn(), m.Act("drinks-1"), m.TakeDrink(RED)):
        refused(state, other, "YAT-32", "asked-otherwise", ask="cook")
    play(state, m.Cook(RED))
    for other in (m.EndTurn(), m.Act("drinks-1"), m.TakeDrink(RED)):
        refused(state, other, "YAT-32", "asked-otherwise", ask="cook")
    play(state, m.Cook(RED))
    assert listed(state, m.Act, m.EndTurn) == [m.Act("drinks-1")]


@pytest.mark.rule("YAT-24")
def test_an_action_made_possible_by_another_of_the_line_counts() -> None:
    state = table(line=("recycle", "serve-1"), stalls={0: full_box()})
    refused(state, m.Act("serve-1"), "YAT-35", "box-full", amount=1)
    play_all(state, m.Act("recycle"), m.Recycle(RED))
    play(state, m.Act("serve-1"))


@pytest.mark.rule("YAT-25")
def test_step_c_is_a_duty_unless_the_table_agreed_on_free_skipping() -> None:
    assert (opening().strict, opening(free=True).strict) == (True, False)


@pytest.mark.rule("YAT-25")
def test_freely_a_possible_action_may_be_skipped() -> None:
    state = _row()
    state.strict = False
    play(state, m.EndTurn())
    assert state.seat == 1
    assert state.stalls[0].dishes == ()


@pytest.mark.rule("YAT-25")
def test_no_possible_action_may_be_skipped() -> None:
    state = _row()
    refused(state, m.EndTurn(), "YAT-25", "action-left", tile="cook-1")
    play_all(state, m.Act("cook-1"), m.Cook(RED), m.Act("recycle"), m.Recycle(RED))
    refused(state, m.EndTurn(), "YAT-25", "action-left", tile="drinks-1")
    play_all(state, m.Act("drinks-1"), m.TakeDrink(RED), m.EndTurn())
    assert state.seat == 1


@pytest.mark.rule("YAT-25")
def test_an_impossible_action_is_skipped() -> None:
    state = table(line=("recycle", "serve-1", "serve-2"))
    assert listed(state, m.Act, m.EndTurn) == [m.EndTurn()]
    play(state, m.EndTurn())


@pytest.mark.rule("YAT-25")
def test_an_action_that_another_one_made_possible_must_be_done() -> None:
    state = table(line=("recycle", "serve-1"), stalls={0: full_box()})
    play_all(state, m.Act("recycle"), m.Recycle(RED))
    refused(state, m.EndTurn(), "YAT-25", "action-left", tile="serve-1")


@pytest.mark.rule("YAT-25")
def test_nobody_must_serve_a_taiyaki_for_want_of_a_dish() -> None:
    stall = {"queue": (Guest.RED,), "fridge": (BLUE,), "tokens": tokens(taiyaki=1)}
    state = table(line=("serve-1",), stalls={0: stall})
    assert listed(state, m.Act, m.EndTurn) == [m.Act("serve-1"), m.EndTurn()]
    play(state, m.EndTurn())
    with_dish = table(line=("serve-1",), stalls={0: {**stall, "dishes": (RED,)}})
    refused(with_dish, m.EndTurn(), "YAT-25", "action-left", tile="serve-1")


@pytest.mark.rule("YAT-25")
def test_nobody_must_spend_garbage_to_make_room() -> None:
    state = table(line=("serve-1",), stalls={0: {**full_box(), "tokens": tokens(garbage=1)}})
    assert listed(state, m.EndTurn, m.Garbage) == [m.EndTurn(), m.Garbage()]
    after = state.clone()
    play(state, m.EndTurn())
    play(after, m.Garbage())
    refused(after, m.EndTurn(), "YAT-25", "action-left", tile="serve-1")


@pytest.mark.rule("YAT-25", "YAT-28")
@pytest.mark.parametrize(("box", "duty"), [((RED,), True), ((RED, BLUE), False)])
def test_nobody_must_serve_where_garbage_has_to_make_room_on_the_way(box: tuple[Colour, ...], duty: bool) -> None:
    stall = {**full_box(), "fridge": (BLUE, BLUE), "box": box, "tokens": tokens(garbage=1)}
    state = table(line=("serve-2",), stalls={0: stall})
    assert listed(state, m.Act, m.EndTurn) == [m.Act("serve-2"), *([] if duty else [m.EndTurn()])]


@pytest.mark.rule("YAT-25", "YAT-60")
def test_nobody_must_serve_in_the_last_serving_turn() -> None:
    stall = {"queue": (Guest.RED,), "dishes": (RED,), "fridge": (BLUE,)}
    state = table(ask=Ask.LAST_SERVING, stalls={0: stall})
    play(state, m.EndTurn())


@pytest.mark.rule("YAT-26", "YAT-16")
@pytest.mark.parametrize("first", [0, 2])
def test_when_all_have_had_their_turn_the_marker_moves_on(first: int) -> None:
    state = table(3, seat=first, first=first, ask=Ask.PUSH, strict=False)
    turns = []
    for _ in range(7):
        turns.append((state.round, state.seat))
        play_all(state, m.Push(state.beside[0], Line.C1), m.EndTurn())
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order] + [(3, first)]


@pytest.mark.rule("YAT-27")
def test_guests_are_drawn_placed_and_only_then_the_next_is_drawn() -> None:
    state = table(line=("customers-2",))
    events = play(state, m.Act("customers-2"), Guest.RED)
    assert len(of(e.GuestDrawn, events)) == 1
    events = play(state, m.Welcome(1), Guest.BLUE)
    assert [type(event) for event in events] == [e.GuestWelcomed, e.GuestDrawn, e.Asked]
    play(state, m.Welcome(0))
    assert (state.stalls[0].queue, state.stalls[1].queue) == ((Guest.BLUE,), (Guest.RED,))
