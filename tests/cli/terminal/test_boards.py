"""Drawings for the terminal."""

import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

from cookoff import bots
from cookoff.cli.play.human_player import HumanPlayer
from cookoff.cli.play.seeded_rng import SeededRng
from cookoff.cli.terminal.boards import drawing
from cookoff.cli.terminal.boards._grill import Sheet
from cookoff.cli.terminal.boards.plain import PlainDrawing
from cookoff.cli.terminal.boards.yatai import YataiDrawing
from cookoff.cli.terminal.final_scores import final_scores
from cookoff.engine import BadInput, BotContext, BotHooks, Live, Match, Outcome, Refusal, Room, Score, room
from cookoff.games.grill.rules.moves import AimChip
from cookoff.i18n import Translator
from cookoff.physics.handlers import handlers_of
from cookoff.physics.port import Vec2
from cookoff.physics.queries import Aim, Side, Style
from tests.engine.whisper import Whisper

LANGUAGES = ("en", "fr", "it", "de")
WHISPER = Room(id="whisper", package="cookoff.games.yatai", load=lambda _file: Whisper(), bots=BotHooks(lambda *_: 0.0))


def drawn(what: RenderableType, width: int = 80) -> str:
    file = io.StringIO()
    Console(file=file, width=width, markup=False, emoji=False, highlight=False, color_system=None).print(what)
    return file.getvalue()


def test_a_drawing_is_found_by_the_rooms_id() -> None:
    assert isinstance(drawing(room("yatai")), YataiDrawing)
    assert isinstance(drawing(WHISPER), PlainDrawing)


@pytest.mark.parametrize("name", ["plain", "", "../yatai", "no.where", "_grill"])
def test_a_strange_id_is_drawn_plainly(name: str) -> None:
    strange = Room(id=name, package="", load=WHISPER.load, bots=WHISPER.bots)
    assert isinstance(drawing(strange), PlainDrawing)


def test_the_plain_drawing_shows_what_the_view_shows() -> None:
    game = Whisper()
    match = Match.start(game, 2, Live(SeededRng("1", "table")), sink=lambda _line: None)
    mine = drawn(PlainDrawing().near(game, game.view(match.state, 0), Translator(None, "en", ("Anna", "Ben"), 0)))
    assert "Seen by: You" in mine
    assert re.search("Hand +" + ", ".join(map(str, match.state.hands[0])), mine)
    spectators = drawn(
        PlainDrawing().table(game, game.view(match.state, None), Translator(None, "en", ("Anna", "Ben")))
    )
    assert "a spectator" in spectators
    numbered = list(enumerate(game.moves(match.state, 0).discrete, 1))
    assert PlainDrawing().choices(game, None, Translator(None, "en"), numbered) == (None, numbered)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_every_position_fits_eighty_columns(players: int) -> None:
    """A game by all eyes and in all languages in turn: nothing is cut off, nothing is unworded."""
    home = room("yatai")
    game = home.load(None)
    match = Match.start(game, players, Live(SeededRng("3", "table")), sink=lambda _line: None)
    dice = SeededRng(f"{players}", "bots")
    names = [f"random-{seat}" for seat in range(players)]
    readers = [Translator(home, language, names, eyes) for language in LANGUAGES for eyes in (None, *range(players))]
    art = drawing(home)
    while acting := game.to_act(match.state):
        context = BotContext(game, match.state, acting[0])
        numbered = list(enumerate(context.moves.discrete, 1))
        # Every second position, each time for another reader: drawing takes longer than playing.
        if match.played % 2 == 0:
            translator = readers[match.played // 2 % len(readers)]
            view = game.view(match.state, translator.me)
            pushes, rest = art.choices(game, view, translator, numbered)
            shown = drawn(art.table(game, view, translator)) + drawn(art.near(game, view, translator))
            if pushes is not None:
                square = drawn(pushes)
                shown += square
                assert len(rest) < len(numbered)
                assert all(str(number) in square.split() for number in range(1, len(numbered) - len(rest) + 1))
            assert "…" not in shown
            assert max(map(len, shown.splitlines())) <= 80
            assert translator.problems == []
        told = match.play(acting[0], context.moves.discrete[int(dice.random() * len(numbered))])
        assert not isinstance(told, Refusal)
    view = game.view(match.state, None)
    assert "…" not in drawn(art.table(game, view, readers[0]))


GRILLS = ("safranito", "hibachi", "fired-up")


@pytest.mark.long
@pytest.mark.parametrize("name", ["fired-up", "safranito", "hibachi"])
def test_every_position_of_a_throwing_game_fits_eighty_columns(name: str) -> None:
    """The same, and every throw has its number."""
    home = room(name)
    game = home.load(None)
    match = Match.start(game, 3, Live(SeededRng("3", "table"), handlers_of("quick")), sink=lambda _line: None)
    dice, bot = SeededRng("1", "bots"), bots.make(home, "casual")
    names = [f"casual-{seat}" for seat in range(3)]
    readers = [Translator(home, language, names, eyes) for language in LANGUAGES for eyes in (None, 0, 1)]
    art = drawing(home)
    while (acting := game.to_act(match.state)) and match.played < 100:
        context = BotContext(game, match.state, acting[0])
        translator = readers[match.played % len(readers)]
        view = game.view(match.state, translator.me)
        numbered = list(enumerate(context.moves.discrete, 1))
        square, rest = art.choices(game, view, translator, numbered)
        shown = drawn(art.table(game, view, translator)) + drawn(art.near(game, view, translator))
        if square is not None:
            aims = {number: move for number, move in numbered if isinstance(move, AimChip)}
            assert len(numbered) - len(rest) == 13 * 4 * 4 * len({move.value for move in aims.values()})
            # Where a throw may be declined, that is the first choice.
            lines = [line.split() for line in drawn(square).splitlines()]
            rows = [line for line in lines if line and line[-1].isdigit() and not line[-1].startswith("+")]
            assert len(rows) == 1 + 13, "the chips, and a row for each place"
            assert rows[-1][-1] == str(max(aims) - 15)
            assert lines[-1][-4:] == ["+12", "+13", "+14", "+15"]
            assert [aims[max(aims) - way].aim.side for way in (15, 11, 7, 3)] == list(Side)
            shown += drawn(square)
        assert "…" not in shown
        assert max(map(len, shown.splitlines())) <= 80
        assert translator.problems == []
        told = match.play(acting[0], bot.choose(context, dice))
        assert not isinstance(told, Refusal)


@pytest.mark.parametrize("name", GRILLS)
def test_chips_are_drawn_where_they_lie_with_what_the_reader_knows(name: str) -> None:
    home = room(name)
    game: Any = home.load(None)
    match = Match.start(game, 2, Live(SeededRng("3", "table"), handlers_of("quick")), sink=lambda _line: None)
    (thrower,) = game.to_act(match.state)
    mark = "●■"[thrower]
    ground = game.lookup.ground
    goal = ground.shapes[game.lookup.kinds - 1]
    value = game.lookup.values[0]
    aim = Aim(Vec2(goal.x, goal.y), Style.LOB)
    assert not isinstance(match.play(thrower, AimChip(value, aim)), Refusal)
    art = drawing(home)
    (chip,) = match.state.grill.lying
    for eyes, text in ((thrower, f"{mark}{value}"), (1 - thrower, f"{mark}?"), (None, f"{mark}?")):
        page = drawn(art.table(game, game.view(match.state, eyes), Translator(home, "en", ("Anna", "Ben"), eyes)))
        column, row = Sheet(ground).start(chip.pose.position.x, chip.pose.position.y, len(text))
        assert page.splitlines()[1 + row][column : column + len(text)] == text


def test_colours_have_letters() -> None:
    home = room("yatai")
    game = home.load(None)
    match = Match.start(game, 2, Live(SeededRng("3", "table")), sink=lambda _line: None)
    table = drawing(home).table(game, game.view(match.state, 0), Translator(home, "en", ("Anna", "Ben"), 0))
    assert "R6 B6 G6 Y6 T3" in drawn(table)
    assert "R6 B6 V6 J6 T3" in drawn(
        drawing(home).table(game, game.view(match.state, 0), Translator(home, "fr", ("Anna", "Ben"), 0))
    )


def test_the_end_names_winners_places_and_rules() -> None:
    scores = (
        Score(0, "YAT-61", 3, "RED"),
        Score(1, "YAT-61", 2, "BLUE"),
        Score(0, "YAT-63", -1, "reviews"),
        Score(0, "XYZ-1", -1),
    )
    outcome = Outcome(((0, 2), (1,)), (9, 4, 9), scores, "YAT-60")
    page = drawn(final_scores(outcome, Translator(room("yatai"), "en", ("Anna", "Ben", "Cleo"))))
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in page.splitlines() if line.startswith("│")]
    assert rows == [
        ["Place", "1", "1", "3"],
        ["During the game", "8", "9", "2"],
        ["Most red dirty dishes (YAT-61)", "3", "0", "0"],
        ["Most blue dirty dishes (YAT-61)", "0", "0", "2"],
        ["Reviews (YAT-63)", "-1", "0", "0"],
        ["(XYZ-1)", "-1", "0", "0"],
        ["Total", "9", "9", "4"],
    ]
    assert page.startswith("Anna, Cleo shared the victory.")
    alone = Outcome(((1,), (0, 2)), (1, 4, 1), (), "YAT-60")
    assert drawn(final_scores(alone, Translator(None, "en", ("Anna", "Ben", "Cleo"), 1))).startswith("You won.")
    assert drawn(final_scores(alone, Translator(None, "fr", ("Anna", "Ben", "Cleo"), 0))).startswith("Victoire : Ben.")


def test_a_move_that_cannot_be_chosen_by_number_is_reported(tmp_path: Path) -> None:
    class OnlyKnocks(Whisper):
        def moves(self, state: object, seat: int) -> object:  # type: ignore[override]
            from cookoff.engine import Moves
            from tests.engine.whisper import KnockBox

            return Moves((), KnockBox())

    game = OnlyKnocks()
    match = Match.start(game, 2, Live(SeededRng("1", "table")), sink=lambda _line: None)  # type: ignore[arg-type]
    out = Console(file=io.StringIO())
    person = HumanPlayer(WHISPER, match, 0, {}, Translator(None, "en"), out, lambda: "1", {})
    with pytest.raises(BadInput, match="whisper asks for something that cannot be chosen by a number"):
        person.play()
