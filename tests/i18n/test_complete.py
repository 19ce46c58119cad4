"""Everything that can be said in any room is worded, in all our languages."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, get_args

import msgspec
import pytest

from cookoff.engine import (
    NO_MOVES,
    BotContext,
    Live,
    Match,
    Phrase,
    Refusal,
    Room,
    Scripted,
    Tempo,
    narrate_event,
    narrate_move,
    narrate_question,
    narrate_refusal,
)
from cookoff.i18n import Translator, languages
from cookoff.i18n.completeness import messages_in, missing_messages, python_in, reasons_in
from cookoff.i18n.language import own_locales
from cookoff.physics.sources import play_and_search_sources
from tests.conformance.rooms import ROOMS
from tests.secrecy import only_seen

TELLINGS = [(home, language) for home in ROOMS for language in languages(home)]
told = pytest.mark.parametrize(("home", "language"), TELLINGS, ids=lambda value: getattr(value, "id", value))
# Games in real time are told in tests of their own: they need a clock.
told_at_length = pytest.mark.parametrize(
    "home",
    [
        pytest.param(home, marks=[pytest.mark.long] if home.id == "safranito" else ())  # Hibachi says nearly the same
        for home in ROOMS
        if home.load(None).tempo is Tempo.TURNS
    ],
    ids=lambda home: home.id,
)


class Lcg:
    """A small rng of the test's own."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def random(self) -> float:
        self._seed = (self._seed * 1103515245 + 12345) % 2**31
        return self._seed / 2**31


class Tellers:
    """Word phrases in every language of a room; what was said before would be said the same way again."""

    def __init__(self, home: Room, names: list[str], me: int) -> None:
        self.tellers = [Translator(home, language, names, me=me) for language in languages(home)]
        self._said: set[bytes] = set()

    def say(self, phrase: Phrase) -> None:
        """Every language has the message, without a problem; of some events there is nothing to say."""
        if (key := msgspec.json.encode(phrase)) not in self._said:
            self._said.add(key)
            texts = [translator.phrase(phrase) for translator in self.tellers]
            assert all(texts) or phrase.id.startswith("event-")
            assert [translator.problems for translator in self.tellers if translator.problems] == []


def kinds(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union) or (union,)


def messages_of(file: Traversable) -> frozenset[str]:
    return messages_in(file.read_text("utf-8"))


@pytest.mark.parametrize("home", ROOMS, ids=lambda home: home.id)
def test_no_message_is_missing(home: Room) -> None:
    assert missing_messages(home) == []


def test_our_own_messages_are_there_in_all_languages() -> None:
    first, *others = (messages_of(file) for file in own_locales().iterdir() if file.name.endswith(".ftl"))
    assert all(other == first for other in others)


@told
def test_every_rule_section_and_origin_is_worded(home: Room, language: str) -> None:
    translator = Translator(home, language)
    for rule in home.ledger.rule:
        translator.rule(rule.id)
        translator.section(rule.section)
        for origin in rule.origins:
            translator.say(f"origin-{origin}")
    for message in ("title", "about"):
        translator.say(message)
    assert translator.problems == []


@told
def test_only_rulings_state_what_the_book_leaves_open(home: Room, language: str) -> None:
    said = {name for folder in home.homes for name in messages_of(folder / "locales" / f"{language}.ftl")}
    assert {name for name in said if name.startswith("open-")} == {rule.open for rule in home.ledger.rule} - {""}


@pytest.mark.slow
@told_at_length
def test_games_can_be_narrated_from_beginning_to_end(home: Room) -> None:
    """A walk through random games: every question, choice and event, and why tempting moves are refused."""
    game = home.load(None)
    sources = play_and_search_sources(home, game, "quick")[0]
    options = game.types.options(last_round=6) if home.physical else None
    asked: set[str] = set()
    made: set[type] = set()
    happened: set[type] = set()
    # Games with throws are long, and say as much.
    for number in range(3 if home.physical else 6):
        players = game.seats[number % len(game.seats)]
        match = Match.start(game, players, Live(Lcg(number), sources), options=options, sink=lambda _line: None)
        tellers = Tellers(home, [f"P{seat}" for seat in range(players)], number % players)
        rng = Lcg(100 + number)
        while acting := game.to_act(match.state):
            context = BotContext(game, match.state, acting[0])
            listed = context.moves.discrete
            question = narrate_question(home.guide, game, context.view)
            if question is not None:
                tellers.say(question.phrase)
                asked.add(question.phrase.id)
                assert all(home.ledger.get(rule) for rule in question.rules)
            for move in listed[:: len(listed) // 20 + 1]:
                tellers.say(narrate_move(home.guide, game, context.view, move))
                assert all(home.ledger.get(rule) for rule in home.guide.rules(game, context.view, move))
            for move in home.guide.tempting(game, context.view):
                told = game.play(match.state.clone(), acting[0], move, Scripted(then=Live(rng, sources)))
                if isinstance(told, Refusal):
                    tellers.say(narrate_refusal(home.guide, game, told))
            box = context.moves.box if rng.random() < 0.2 else None
            chosen = box.sample(rng) if box else listed[int(rng.random() * len(listed))]
            made.add(type(chosen))
            step = match.play(acting[0], chosen)
            assert not isinstance(step, Refusal)
            for event in step.events:
                tellers.say(narrate_event(home.guide, game, event))
                happened.add(type(event))
        assert home.guide.question(game, game.view(match.state, None)) is None
        assert game.moves(match.state, 0) == NO_MOVES
    # The walk is worth something only if it comes by nearly everything.
    assert len(made) > 0.7 * len(told_in_full(game.types.move))
    assert len(happened) > 0.7 * len(told_in_full(game.types.event))
    messages = {name for folder in home.homes for name in messages_of(folder / "locales" / "en.ftl")}
    assert len(asked) > 0.6 * sum(name.startswith("question-") for name in messages)


def told_in_full(union: Any) -> list[type]:
    """Without what others see of a secret move or event: it is never made."""
    return [kind for kind in kinds(union) if kind not in only_seen(union)]


def code_of(home: Room) -> Iterator[Traversable]:
    """The Python files of a room, of what it shares with others, and of what its state is derived from."""
    yield from python_in(home.home)
    modules = [kind.__module__ for kind in home.load(None).types.state.__mro__[1:]]
    inherited = [files(module.rpartition(".")[0]) for module in modules if module.startswith("cookoff.games.")]
    for folder in (*(shared / "rules" for shared in home.homes[1:]), *inherited):
        yield from (thing for thing in folder.iterdir() if thing.name.endswith(".py"))


def refusals(home: Room) -> dict[str, dict[str, int | str]]:
    """Each reason in the room's code with sample facts of the names it is given there; its code is read once."""
    if home.id not in READ:
        READ[home.id] = read_refusals(home)
    return READ[home.id]


READ: dict[str, dict[str, dict[str, int | str]]] = {}


def read_refusals(home: Room) -> dict[str, dict[str, int | str]]:
    return {reason: {name: sample(name) for name in names} for reason, names in reasons_in(code_of(home))}


def sample(name: str) -> int | str:
    return {"tile": "no-such-tile", "ask": "push"}.get(name, "RED" if name in ("dish", "drink", "guest") else 1)


@told
def test_every_reason_for_a_refusal_is_worded(home: Room, language: str) -> None:
    game = home.load(None)
    translator = Translator(home, language, ["Anna", "Ben"])
    found = refusals(home)
    assert found
    for reason, facts in found.items():
        assert translator.has(f"refusal-{reason}"), reason
        translator.refusal(game, Refusal(home.ledger.rule[0].id, reason, facts))
    assert translator.problems == []
