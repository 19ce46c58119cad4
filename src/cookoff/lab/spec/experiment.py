"""An experiment: a file that says what is played, and the scenarios it describes.

Every field of `[[play]]` is a list, and every combination is a scenario: players × options × variants × bots × hands.
The same file gives the same games: the chance of a game depends on the seed and its number only, so that all scenarios
meet the same chance (`luck = "own"` gives each scenario its own).
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from cookoff.engine import AnyGame, BadInput, Options, encode
from cookoff.engine.content.components import Problem, TomlSource
from cookoff.engine.core.errors import in_words

from .metric_name import parse
from .scenario import Scenario
from .spec_file import SpecFile, ThinkingTime
from .variants import BASE, Patch, game_of, patched, text_of

Names = str | tuple[str, ...]
"""One for all seats, or one for each."""
Physics = Literal["quick", "real"]
Share = Annotated[float, Meta(ge=0, le=1)]


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, and everything it is played with."""

    game: str
    players: Annotated[tuple[int, ...], Meta(min_length=1)]
    bots: Annotated[tuple[Names, ...], Meta(min_length=1)] = ("skilled",)
    """Each a line-up; bots rotate by one seat from game to game."""
    hands: Annotated[tuple[Names, ...], Meta(min_length=1)] = ((),)
    """The hands of each line-up; none for the game's default."""
    options: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1)] = ({},)
    variants: Annotated[tuple[str, ...], Meta(min_length=1)] = (BASE,)


class Until(SpecFile, frozen=True, kw_only=True):
    """When a scenario has been played often enough."""

    former_keys: ClassVar = {"figure": "metric"}

    metric: str = ""
    """See `metric_name`."""
    width: Annotated[float, Meta(gt=0)]
    """The width of its 95 % interval."""
    figure: str | UnsetType = UNSET


class Experiment(SpecFile, frozen=True):
    """A whole file."""

    former_keys: ClassVar = {
        "table": "physics",
        "look": "check_every",
        "weigh": "sampled_decisions",
        "pace": "thinking_time",
    }

    name: Annotated[str, Meta(pattern="^[a-z0-9-]+$", max_length=60)]
    play: Annotated[tuple[Play, ...], Meta(min_length=1)]
    games: Annotated[int, Meta(ge=1, le=10_000_000)]
    """The most games of each scenario."""
    seed: int | str = 1
    minutes: Annotated[float, Meta(gt=0)] | None = None
    """Wall-clock time for the whole experiment. How many games it is enough for depends on the machine."""
    until: Until | None = None
    check_every: Annotated[int, Meta(ge=2)] = 50
    """Check `until` after this many games of a scenario."""
    luck: Literal["common", "own"] = "common"
    sampled_decisions: Share = 0.01
    """The share of decisions whose choices are compared."""
    physics: Physics = "quick"
    thinking_time: ThinkingTime = ThinkingTime()
    variant: dict[str, Patch] = msgspec.field(default_factory=dict)
    table: Physics | UnsetType = UNSET
    look: Annotated[int, Meta(ge=2)] | UnsetType = UNSET
    weigh: Share | UnsetType = UNSET
    pace: ThinkingTime | UnsetType = UNSET

    def within(self, games: int | None, minutes: float | None) -> "Experiment":
        """The same experiment with another budget, where one is given. Raises `BadInput` if it is not positive."""
        for name, value in (("games", games), ("minutes", minutes)):
            if value is not None and value <= 0:
                raise BadInput(f"{name}: {value}; must be more than 0")
        return msgspec.structs.replace(
            self,
            games=self.games if games is None else games,
            minutes=self.minutes if minutes is None else minutes,
        )


def read(path: Path) -> Experiment:
    """The experiment of a file. Raises `BadInput` that names file, line and field."""

    def check(experiment: Experiment) -> None:
        if BASE in experiment.variant:
            raise Problem(f"variant.{BASE}", "this is the name of the unchanged game; choose another")
        for number, play in enumerate(experiment.play):
            for name in play.variants:
                if name != BASE and name not in experiment.variant:
                    known = ", ".join((BASE, *experiment.variant))
                    raise Problem(f"play[{number}].variants", f"there is no variant {name!r}; there are: {known}")
        if experiment.until is not None:
            try:
                parse(experiment.until.metric)
            except BadInput as error:
                raise Problem("until.metric", str(error)) from error

    return TomlSource.read("", path).checked(Experiment, check)


def scenarios_of(experiment: Experiment, folder: Path) -> list[Scenario]:
    """The scenarios of an experiment; `folder` is where the files of its variants are.

    Raises `BadInput` for a variant or options that do not fit the game.
    """
    found: list[Scenario] = []
    for number, play in enumerate(experiment.play):
        for variant in play.variants:
            try:
                text = _components(experiment, play.game, variant, folder)
                game = game_of(play.game, text)
            except BadInput as error:
                raise BadInput(f"variant.{variant}: {error}") from error
            found += _combinations(experiment, play, game, text, variant, f"play[{number}]")
    labels = [scenario.label for scenario in found]
    if twice := {label for label in labels if labels.count(label) > 1}:
        raise BadInput(f"play: this scenario is listed twice: {min(twice)}")
    return found


def _components(experiment: Experiment, game: str, variant: str, folder: Path) -> str | None:
    if variant == BASE:
        return None
    patch = experiment.variant[variant]
    return patched(text_of(game, None if patch.file is None else folder / patch.file), patch.set)


def _combinations(
    experiment: Experiment, play: Play, game: AnyGame, components: str | None, variant: str, where: str
) -> Iterator[Scenario]:
    line_ups, hand_sets = (tuple(map(_as_tuple, names)) for names in (play.bots, play.hands))
    for players, options, bots, hands in product(play.players, play.options, line_ups, hand_sets):
        seed = experiment.seed
        if experiment.luck == "own":
            seed = f"{seed}/{variant}/{players}/{encode(options).decode()}/{','.join(bots)}/{','.join(hands)}"
        yield Scenario(
            play.game,
            players,
            bots,
            seed,
            _options(game, options, where),
            components,
            experiment.physics,
            hands,
            variant,
            experiment.sampled_decisions,
        )


def _as_tuple(names: Names) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _options(game: AnyGame, given: dict[str, Any], where: str) -> Options:
    try:
        return msgspec.convert(given, game.types.options)
    except msgspec.ValidationError as error:
        raise BadInput(f"{where}.options: {in_words(error)}") from error
