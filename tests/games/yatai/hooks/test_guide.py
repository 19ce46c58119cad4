"""What players of Yatai are told besides."""

from pathlib import Path

import pytest

from cookoff.engine import Phrase, PlainGuide, Question, Refusal, Score, Scripted, Search, room
from cookoff.games.yatai.content.components import load
from cookoff.games.yatai.content.enums import Ask, Colour, Guest, Line, Review, Token
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.hooks.guide import YataiGuide
from cookoff.games.yatai.rules import moves as m
from cookoff.games.yatai.rules.events import GuestPlaced, Scored, TilePushed, TurnBegun
from cookoff.games.yatai.rules.setup import YataiOptions
from cookoff.games.yatai.rules.state import State
from cookoff.i18n import Translator

GUIDE = YataiGuide()


class Half:
    def random(self) -> float:
        return 0.5


@pytest.fixture
def game() -> Yatai:
    return Yatai(load())


@pytest.fixture
def state(game: Yatai) -> State:
    return game.setup(2, YataiOptions(first=0), Search(Half()))


def test_the_question_names_what_is_asked_and_its_rule(game: Yatai, state: State) -> None:
    assert GUIDE.question(game, game.view(state, 0)) == Question(
        Phrase("question-menu", {"owed": 1, "guest": None}), ("YAT-12",)
    )
    state.ask = Ask.NOTHING
    assert GUIDE.question(game, game.view(state, 0)) is None


def test_the_queue_check_is_about_the_last_guest(game: Yatai, state: State) -> None:
    state.ask = Ask.CHECK
    state.stalls[0].queue = (Guest.RED, Guest.RED, Guest.RED, Guest.BLUE)
    question = GUIDE.question(game, game.view(state, 0))
    assert question is not None
    assert question.phrase.facts["guest"] is Guest.BLUE


@pytest.mark.parametrize(
    ("move", "rules"),
    [
        (m.Act("cook-2"), ("YAT-32",)),
        (m.Act("serve-1"), ("YAT-35", "YAT-36")),
        (m.EndTurn(), ("YAT-25",)),
        (m.PlaceGuest(0), ("YAT-40", "YAT-43")),
        (m.PlaceGuest(1), ("YAT-40", "YAT-47")),
        (m.PlaceGuest(6, doggy_bag=True), ("YAT-51", "YAT-42")),
        (m.TakeToken(Token.GARBAGE), ("YAT-46", "YAT-53")),
        (m.Push("cook-1", Line.C1), ("YAT-23", "YAT-24")),
    ],
)
def test_each_choice_has_its_rules(game: Yatai, state: State, move: m.YataiMove, rules: tuple[str, ...]) -> None:
    assert GUIDE.rules(game, game.view(state, 0), move) == rules


def test_ending_the_last_turn_has_a_rule_of_its_own(game: Yatai, state: State) -> None:
    state.ask = Ask.LAST_SERVING
    assert GUIDE.rules(game, game.view(state, 0), m.EndTurn()) == ("YAT-60",)


def test_a_push_tells_which_tiles_stay_in_its_line(game: Yatai, state: State) -> None:
    state.grid = ("cook-1", "cook-2", "drinks-1", "serve-1", "serve-2", "recycle")
    view = game.view(state, 0)
    facts = GUIDE.facts(game, view, m.Push("customers-2", Line.R1))
    assert facts["tile"] == Phrase("tile-customers", {"amount": 2})
    assert facts["others"] == (Phrase("tile-cook", {"amount": 1}), Phrase("tile-cook", {"amount": 2}))
    assert GUIDE.facts(game, view, m.Push("customers-2", Line.C3))["others"] == (Phrase("tile-drinks", {"amount": 1}),)


def test_events_name_tiles_spaces_and_bonuses(game: Yatai) -> None:
    pushed = GUIDE.facts(game, None, TilePushed(0, "recycle", Line.C1, "serve-2"))
    assert pushed == {"tile": Phrase("tile-recycle", {"amount": 1}), "out": Phrase("tile-serve", {"amount": 2})}
    placed = GUIDE.facts(game, None, GuestPlaced(0, Guest.RED, 8))
    assert placed == {"space": "d2", "bonus": Phrase("bonus-fridge")}
    reviews = GUIDE.facts(game, None, GuestPlaced(0, Guest.RED, 1))["bonus"]
    assert reviews == Phrase("bonus-reviews", {"one": Review.CLEANLINESS, "two": Review.SERVICE})


def test_the_turn_after_the_last_round_is_the_last_serving(game: Yatai) -> None:
    assert GUIDE.facts(game, None, TurnBegun(0, 12)) == {"last": False}
    assert GUIDE.facts(game, None, TurnBegun(0, 13)) == {"last": True}


def test_points_at_the_end_are_named_by_their_rule(game: Yatai) -> None:
    facts = GUIDE.facts(game, None, Scored(Score(0, "YAT-62", 3, "red")))
    assert facts == {"score": Phrase("score-yat-62", {"what": "red"})}


def test_a_refusal_may_name_a_tile_or_a_space_that_does_not_exist(game: Yatai) -> None:
    assert GUIDE.facts(game, None, Refusal("YAT-23", "tile-not-beside", {"tile": "anvil"})) == {}
    assert GUIDE.facts(game, None, Refusal("YAT-40", "no-such-space", {"space": 21})) == {"space": "b5"}


def test_a_designers_tile_is_named_by_what_it_does(tmp_path: Path) -> None:
    text = (room("yatai").home / "components.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('id = "cook-2"', 'id = "big-wok"').replace("amount = 2", "amount = 3"), "utf-8")
    mine = Yatai(load(file))
    translator = Translator(room("yatai"), "en")
    assert translator.move(mine, None, m.Act("big-wok")) == "Cook 3"


def test_the_actions_of_the_line_are_tempting(game: Yatai, state: State) -> None:
    state.ask, state.line = Ask.ACT, ("serve-1", "recycle", "recycle")
    assert GUIDE.tempting(game, game.view(state, 0)) == (m.Act("serve-1"), m.Act("recycle"))
    state.ask = Ask.LAST_SERVING
    assert GUIDE.tempting(game, game.view(state, 0)) == (m.LastServe(1), m.LastServe(2))
    state.ask = Ask.PUSH
    assert GUIDE.tempting(game, game.view(state, 0)) == ()


@pytest.mark.parametrize(
    ("move", "said"),
    [
        (m.SendAway(), "Let the tourist go and lose 2 review steps"),
        (m.GiveTaiyaki(), "Calm the tourist with a taiyaki"),
        (m.Welcome(0), "Into your own queue"),
        (m.Welcome(1), "Into Ben's queue"),
        (m.SwapTourist(1, 0), "Give the tourist the place of the green customer in place 1 of Ben's queue"),
        (m.ServeDish(), "Serve gyoza (green) to the red customer"),
        (m.ServeTaiyaki(), "Serve a taiyaki to the red customer"),
        (m.UrgentCall(0, 1), "Urgent call: swap the red customer in place 1 and the tourist in place 2"),
        (m.PlaceGuest(7, doggy_bag=True), "c2 by doggy bag: influencer"),
        (m.LastServe(2), "Serve with 2 drinks"),
    ],
)
def test_choices_in_words(game: Yatai, state: State, move: m.YataiMove, said: str) -> None:
    mine, theirs = state.stalls
    mine.queue, mine.dishes = (Guest.RED, Guest.TOURIST), (Colour.GREEN,)
    theirs.queue = (Guest.GREEN,)
    state.guest = Guest.TOURIST
    translator = Translator(room("yatai"), "en", ["Anna", "Ben"], me=0)
    assert translator.move(game, game.view(state, 0), move) == said
    assert translator.problems == []


def test_a_room_without_a_guide_says_nothing(game: Yatai, state: State) -> None:
    guide = PlainGuide()
    view = game.view(state, 0)
    assert guide.question(game, view) is None
    assert guide.rules(game, view, m.EndTurn()) == ()
    assert guide.facts(game, view, m.EndTurn()) == {}
    assert guide.tempting(game, view) == ()


def test_a_refused_move_is_explained(game: Yatai, state: State) -> None:
    translator = Translator(room("yatai"), "en", ["Anna", "Ben"], me=1)
    told = game.play(state, 1, m.EndTurn(), Scripted())
    assert isinstance(told, Refusal)
    assert translator.refusal(game, told) == "It is Anna's turn."
