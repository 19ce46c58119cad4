"""What rooms tell the laboratory."""

from pathlib import Path

import pytest

from cookoff.engine import fold, opening, room, rooms
from cookoff.engine.log import parse
from cookoff.lab.play.game_record import GameRecord
from cookoff.lab.play.log_folder import LogFolder
from cookoff.lab.play.player import ScenarioPlayer
from cookoff.lab.spec.scenario import Scenario

NOWHERE = {"bare", "out", "doubt"}


def played(game: str) -> GameRecord:
    return ScenarioPlayer(Scenario(game, 2, ("random" if game == "yatai" else "beginner",), seed=3)).play(0)


@pytest.mark.parametrize("game", sorted(rooms()))
def test_all_that_is_used_is_known_by_name(game: str) -> None:
    home, record = room(game), played(game)
    things = home.lab.things(home.load(None), 2)
    assert {use.kind for use in record.uses} <= set(things)
    for use in record.uses:
        assert use.thing in {*things[use.kind], *(NOWHERE if use.kind == "place" else ())}
        assert 0 <= use.seat < 2
    assert len({use.kind for use in record.uses}) >= 3
    assert record.turns >= 2 or record.milliseconds > 0


@pytest.mark.parametrize("game", ["fired-up", "hibachi", "safranito"])
def test_throws_land_where_the_drawing_shows_it(game: str) -> None:
    home, record = room(game), played(game)
    drawing = home.lab.drawing(home.load(None))
    assert drawing is not None
    shapes = dict(drawing.shapes)
    assert record.throws
    hits = [thrown for thrown in record.throws if thrown.place in shapes]
    assert hits
    reach = home.load(None).lookup.ground.board.chip.hole  # type: ignore[attr-defined]  # of the throwing games
    for thrown in hits:
        xs, ys = zip(*shapes[thrown.place], strict=True)
        assert min(xs) - reach <= thrown.x <= max(xs) + reach
        assert min(ys) - reach <= thrown.y <= max(ys) + reach
    assert {thrown.place for thrown in record.throws} <= {*shapes, *NOWHERE}


@pytest.mark.parametrize("game", ["hibachi", "safranito", "yatai"])
def test_who_can_only_go_on_is_not_asked(game: str, tmp_path: Path) -> None:
    home, scenario = room(game), Scenario(game, 2, ("random" if game == "yatai" else "beginner",), seed=3)
    logs = LogFolder.prepare(tmp_path, game, 1)
    ScenarioPlayer(scenario).play(0, logs)
    rules, log = home.load(None), parse(logs.file(0).read_bytes(), game)
    state = opening(rules, log)
    steps, choices = fold(rules, log, state), []
    for entry in log.entries:
        moves = rules.moves(state, entry.seat)
        choices.append(len(moves.discrete) > 1 or moves.box is not None)
        next(steps)
    told, idle = played(game).decisions, {move.__name__ for move in home.lab.idle}
    assert [one.prompted for one in told] == [
        many or one.move not in idle for one, many in zip(told, choices, strict=True)
    ]
    assert not all(one.prompted for one in told)


def test_a_game_without_throws_has_no_drawing() -> None:
    home = room("yatai")
    assert home.lab.drawing(home.load(None)) is None


def test_recipes_with_more_hats_than_players_are_not_there() -> None:
    home = room("mithral-chef")
    two, four = (home.lab.things(home.load(None), players)["recipe"] for players in (2, 4))
    assert set(two) < set(four)
