"""The table of planted faults: what is wrong with the game, which check must catch it, and what the check says."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from cookoff.engine import AnyGame
from cookoff.engine.conformance import Case, hidden_information, kept_secrets
from cookoff.engine.conformance import checks as kit
from cookoff.engine.conformance.state_machine import machine
from tests.conformance.faults import marks, outcomes, scrambles, secrets, whispers
from tests.engine import scramble, stew, whisper
from tests.engine.whisper import WhisperOptions


def case_of(game: AnyGame, **changes: Any) -> Case:
    """A toy as a case: every position of short games."""
    turns = isinstance(game, whisper.Whisper)
    toy = next(module for module in (whisper, scramble, stew) if isinstance(game, type(module.make())))
    fields: dict[str, Any] = {
        "rng": random.Random,
        "rules": toy.RULES,
        "elsewhere": f"{toy.__name__}:make",
        "sources": whisper.SOURCES if turns else {},
        "options": (None, WhisperOptions(lucky=3)) if turns else (None,),
        "every": 1,
        "longest": 50,
        "pace": 700,
    }
    return Case(game, **(fields | changes))


def any_course_of_moves(case: Case, examples: int = 100) -> None:
    """The state machine as a check, without the search for the shortest game that fails."""
    run_state_machine_as_test(
        machine(case),
        settings=settings(
            max_examples=examples,  # what is drawn depends on the modules that happen to be loaded
            suppress_health_check=[HealthCheck.too_slow],  # a busy machine is no fault of the game
            stateful_step_count=15,
            deadline=None,
            print_blob=False,
            database=None,
            derandomize=True,
            report_multiple_bugs=False,
            phases=[Phase.generate],
        ),
    )


class Fault(NamedTuple):
    """One line of the table."""

    name: str
    game: Callable[[], AnyGame]
    check: kit.Check
    says: str
    """A pattern of the check's complaint."""
    changes: Mapping[str, Any] = MappingProxyType({})
    """How the case differs."""


round_trips = kit.everything_round_trips_through_json
folds = kit.folding_the_log_gives_the_state
elsewhere = kit.folding_elsewhere_gives_the_same_hash
again = kit.the_rules_tell_the_same_again
clones = kit.a_clone_shares_nothing
legal = kit.only_listed_moves_are_legal
hides = hidden_information.views_hide_what_is_hidden
keeps = kept_secrets.views_keep_what_events_hide
conserved = kit.components_are_conserved
ends = kit.games_end_with_an_outcome
seeds = kit.equal_seeds_give_equal_games
races = kit.races_are_settled
happens = kit.what_is_due_happens
course = any_course_of_moves

FAULTS = (
    # What may not be known.
    Fault("the view shows the sum of all hands", secrets.ShowsHands, hides, "the view shows what is hidden"),
    Fault("the last view shows all hands", secrets.ShowsHandsAtTheEnd, hides, "the view shows", {"every": 999}),
    Fault("a drawn card is told to everyone", secrets.TellsDraws, hides, "tells what the view hides"),
    Fault("the outside of an event holds a card", secrets.TellsDrawsOutside, hides, "Swap.* shows what is hidden"),
    Fault("a move out of the box tells the deck", secrets.TellsWhenKnocked, hides, "Knock.* shows what is hidden"),
    Fault("a secret decision is told whole", secrets.TellsSecretMoves, hides, "Swap.* is told to others"),
    Fault("a view shows what no event told", secrets.ShowsWhatNobodyTold, hides, "what no event reveals"),
    Fault("listed moves depend on the deck", secrets.ListsByDeck, hides, "the moves depend on what is hidden"),
    Fault("the box depends on the deck", secrets.BoxByDeck, hides, "the moves depend on what is hidden"),
    Fault("whose turn it is depends on the deck", secrets.ActsByDeck, hides, "who is to act depends"),
    Fault("hidden cards decide the game", secrets.EndsByHands, hides, "the outcome depends on what is hidden"),
    Fault("a refusal tells the deck", secrets.RefusesByDeck, hides, "answered depends on what is hidden"),
    Fault("a refusal out of turn tells a hand", secrets.RefusesByHands, hides, "answered depends on what is hidden"),
    Fault("imagined worlds forget the discards", secrets.ForgetsTheDiscards, hides, "a world that cannot be"),
    Fault("imagining a world changes the real one", scrambles.SharesItsView, hides, "determinise changed the view"),
    Fault("a bell rings by the deck", secrets.RingsByDeck, hides, "when something happens by itself depends"),
    Fault("a hand is ready by the deck", secrets.ReadyByDeck, hides, "is ready depends on what is hidden"),
    Fault("a bell tells the deck", secrets.RingsTheDeckOut, hides, "Bell.* shows what is hidden"),
    Fault("what is listed is refused when tried", whispers.RefusesKnocksWhenTried, hides, "the listed Knock.* refused"),
    Fault(
        "a drawn card is revealed silently",
        marks.DrawsSilently,
        hides,
        r"events\[1\]\.cards: .* or .*let `reveals\(\)`",
    ),
    # What a view shows although an event hides it.
    Fault("a hand lies open", marks.OpenHand, keeps, r"hides something.*FaceUp.*cooks\[.\]\.hand: "),
    Fault("a deck lies open", marks.OpenDeck, keeps, r"Drew hides something.*FaceUp.*deck: "),
    Fault("a pot lies open", marks.OpenPot, keeps, r"Added hides something.*FaceUp.*cooks\[.\]\.pot: "),
    # What is legal.
    Fault("a refusal changes the state", whispers.ChangesBeforeRefusing, legal, "changed the state"),
    Fault("a refusal draws before", whispers.DrawsBeforeRefusing, legal, "draws before it is refused"),
    Fault("a refusal names no rule of the ledger", whispers.UnknownRule, legal, "is not in the ledger"),
    Fault("a legal move is not listed", whispers.HidesMoves, legal, "which is not listed"),
    Fault("a listed move is illegal", whispers.ListsTooMuch, legal, "is refused"),
    Fault("a move is listed twice", whispers.ListsTwice, legal, "listed twice"),
    Fault("a seat has moves out of turn", whispers.ListsForAll, legal, "disagree with to_act"),
    Fault("a seat has moves after the end", outcomes.MovesAfterTheEnd, legal, "disagree with to_act"),
    Fault("a seat is to act twice", whispers.ActsTwice, legal, "to act twice"),
    Fault("a move of the box is taken out of turn", whispers.KnocksOutOfTurn, legal, "Knock.* draws before"),
    Fault(
        "a move of the box is refused when tried", whispers.RefusesKnocksWhenTried, legal, "the listed Knock.* refused"
    ),
    Fault("a busy hand moves", scrambles.NeverBusy, legal, "which is not listed"),
    Fault("a hand is said to be ready too soon", scrambles.ReadyTooSoon, legal, "is refused"),
    # What a walk finds, whichever check takes it.
    Fault("nobody can move on", whispers.ListsForNobody, folds, "is to act and has no move"),
    Fault("a walk meets an illegal move", whispers.ListsTooMuch, folds, "is refused"),
    Fault("a walk meets an illegal move of the box", whispers.DrawsWildly, folds, "Knock.* is refused"),
    Fault("a game never ends, folded", outcomes.NeverEnds, folds, "no end after 50 moves"),
    Fault("nobody is to act and nothing is due", scrambles.Stuck, ends, "there is no outcome"),
    # What is written down.
    Fault("a state changes in JSON", outcomes.JsonlessState, round_trips, "State comes back"),
    Fault("a view changes in JSON", outcomes.JsonlessView, round_trips, "LooseView comes back"),
    Fault("a move changes in JSON", outcomes.JsonlessMove, round_trips, "LooseShow comes back"),
    Fault("a number changes in JSON", whispers.KnocksWithWholeNumbers, round_trips, "Knock does not survive"),
    Fault("an event changes in JSON", outcomes.JsonlessEvent, round_trips, "LooseShown comes back"),
    Fault("the state changes beside the events", whispers.Forgetful, folds, "leads to another state"),
    Fault("the same, in another process", whispers.Forgetful, elsewhere, "folded elsewhere"),
    Fault(
        "a hash of this process decides",
        whispers.ByHash,
        elsewhere,
        "folded elsewhere",
        {"elsewhere": "tests.conformance.faults.whispers:make_by_hash"},
    ),
    Fault("no other process is named", whisper.Whisper, elsewhere, "name a function", {"elsewhere": ""}),
    Fault("the rules lead elsewhere than the events", whispers.Forgetful, again, "lead to different states"),
    Fault("the rules tell other events again", whispers.OwnLuckInPlay, again, "the rules tell other events"),
    Fault("luck comes from elsewhere", whispers.OwnLuck, seeds, "the same seed gave two"),
    Fault("a clone shares its hands", whispers.SharesHands, clones, "changed its origin"),
    Fault("a clone has lost its points", whispers.LosesPointsInClones, clones, "differs from its origin"),
    # What is conserved, and how games end.
    Fault("a card is lost", whispers.LosesCards, conserved, "of seat . made"),
    Fault("a card is lost under one option", whispers.LosesCardsByOption, conserved, "options 1.* of seat . made"),
    Fault("a card is lost at one table", whispers.LosesCardsOfThree, conserved, "3 players.* of seat . made"),
    Fault("nothing is counted", whispers.CountsNothing, conserved, "the inventory is empty"),
    Fault("a game never ends", outcomes.NeverEnds, ends, "no end after 50 moves"),
    Fault("an outcome before the end", outcomes.EarlyOutcome, ends, "an outcome before the end"),
    Fault("no outcome at the end", outcomes.NoOutcome, ends, "there is no outcome"),
    Fault("a seat is ranked twice", outcomes.RanksTwice, ends, "the ranking is"),
    Fault("a seat is not ranked", outcomes.RanksTooFew, ends, "the ranking is"),
    Fault("a seat has no points", outcomes.PointsForOne, ends, "points of 1 seats"),
    Fault("a game ends by an unknown rule", outcomes.EndsByUnknownRule, ends, "is not in the ledger"),
    Fault("a score by an unknown rule", outcomes.ScoresByUnknownRule, ends, "is not in the ledger"),
    # What happens at once and by itself.
    Fault("two hands get one cookie", scrambles.BothGetIt, races, "against .* made"),
    Fault("the late hand hears of an unknown rule", scrambles.RacesToUnknownRule, races, "is not in the ledger"),
    Fault("the first hand is refused", scrambles.RefusesTheFirst, races, "the first is refused"),
    Fault("the late hand changes the state", scrambles.ChangesTheLate, races, "changed the state"),
    Fault("the dog comes early", scrambles.DogComesEarly, happens, "seat -1 draws before it is refused"),
    Fault("anybody plays the dog", scrambles.DogIsAnybody, happens, "seat 0 draws before it is refused"),
    Fault("the dog is due in the past", scrambles.DueInThePast, happens, "was due before"),
    Fault("the dog never comes", scrambles.DogNeverComes, happens, "is refused"),
    Fault("the dog never comes when tried", scrambles.DogNeverComesWhenTried, happens, "Due.* is refused"),
    # What the state machine finds.
    Fault("machine: a card is lost", whispers.LosesCards, course, "there were"),
    Fault("machine: a card is lost under one option", whispers.LosesCardsByOption, course, "there were"),
    Fault("machine: a card is lost at one table", whispers.LosesCardsOfThree, course, "there were"),
    Fault("machine: the box holds illegal moves", whispers.DrawsWildly, course, "Knock.* is refused"),
    Fault("machine: the last listed move is illegal", whispers.ListsTooMuch, course, "Show.* is refused"),
    Fault("machine: no outcome at the end", outcomes.NoOutcome, course, "has no outcome"),
    Fault("machine: moves after the end", outcomes.MovesAfterTheEnd, course, "has moves after the end"),
    Fault("machine: the state changes beside the events", whispers.Forgetful, course, "leads to another state"),
    Fault("machine: the rules tell other events again", whispers.OwnLuckInPlay, course, "the rules tell other events"),
    Fault("machine: the dog never comes", scrambles.DogNeverComes, course, "Steal.* is refused"),
    Fault("machine: what happens by itself loses a cookie", scrambles.DogEatsTwice, course, "there were"),
    Fault("machine: a hand is said to be ready too soon", scrambles.ReadyTooSoon, course, "is refused"),
    Fault("machine: the last seat loses cookies", scrambles.LastSeatLosesCookies, course, "there were"),
)
