"""Safranito, Hibachi and Fired Up: the set-up and a round in pictures."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from .drawings import icon
from .grill_board import BoardView, corners_of
from .model_games import ModelGame, Step, model_games, steps_of
from .sheet import FAINT, GLOW, LINE, SEATS, Sheet

TITLES = {"safranito": "Safranito", "hibachi": "Hibachi", "fired-up": "Hibachi Fired Up!"}
ENDS = {"RoundBegun"}


class Picture(NamedTuple):
    """A moment of a round."""

    name: str
    step: Step


def kinds(step: Step) -> set[str]:
    """The events of a step."""
    return {type(event).__name__ for event in step.entry.events}


def rounds(game: str) -> Iterator[list[Step]]:
    """The rounds of the model games."""
    for number in range(1, len(model_games(game)) + 1):
        found: list[Step] = []
        for step in steps_of(game, number):
            found.append(step)
            if ENDS & kinds(step):
                yield found
                found = []
        yield found


MARKET: dict[str, Callable[[list[Step]], Step]] = {
    "throws": lambda steps: [one for one in before(steps, "SpaceWon") if "ChipFlew" in kinds(one)][-1],
    "space": lambda steps: first(steps, "SpaceWon"),
    "bowl": lambda steps: bowl_of(steps),  # noqa: PLW0108 # defined below
    "trade": lambda steps: after(steps, bowl_of(steps), "CardBought", "CardsSold"),
    "cook": lambda steps: first(steps, "RecipeCooked"),
}
FIRED_UP: dict[str, Callable[[list[Step]], Step]] = {
    "throws": lambda steps: [one for one in steps if "ChipFlew" in kinds(one)][-1],
    "buy": lambda steps: first(steps, "CardBought"),
    "sell": lambda steps: first(steps, "CardSold"),
    "place-chip": lambda steps: first(steps, "ChipPlaced"),
    "cook": lambda steps: first(steps, "RecipeCooked"),
}


def first(steps: list[Step], kind: str) -> Step:
    """The first step with such an event."""
    return next(step for step in steps if kind in kinds(step))


def before(steps: list[Step], kind: str) -> list[Step]:
    """The steps before the first with such an event."""
    return steps[: steps.index(first(steps, kind))]


def bowl_of(steps: list[Step]) -> Step:
    """The opening of a bowl in which somebody trades, the one with most chips."""
    opened: dict[int, Step] = {}
    last = None
    for step in steps:
        if {"CardBought", "CardsSold"} & kinds(step) and last is not None:
            opened[last.event("BowlChosen").ingredient] = last
        if "BowlChosen" in kinds(step):
            last = step
    return max(opened.values(), key=lambda step: len(step.after.grill.on(step.event("BowlChosen").ingredient)))


def after(steps: list[Step], since: Step, *wanted: str) -> Step:
    """The first step with one of these events after another step."""
    return next(step for step in steps[steps.index(since) + 1 :] if set(wanted) & kinds(step))


def round_of(game: str) -> list[Picture]:
    """The round that shows most: the first one with the most pictures."""
    wanted = FIRED_UP if game == "fired-up" else MARKET
    best: list[Picture] = []
    for steps in rounds(game):
        found = [Picture(name, step) for name, choose in wanted.items() if (step := chosen(choose, steps)) is not None]
        best = max(best, found, key=len)
    return sorted(best, key=lambda one: one.step.entry.entry.n)


def chosen(choose: Callable[[list[Step]], Step], steps: list[Step]) -> Step | None:
    """The step that a choice finds, if the round has one."""
    try:
        return choose(steps)
    except (StopIteration, ValueError, IndexError):
        return None


def scene(game: str, title: str, number: int, state: Any, *, lit: int | None = None) -> str:
    """The board, and beside it recipes and players."""
    model = model_games(game)[number - 1]
    sheet = Sheet(760, 400, title)
    view = BoardView(sheet, model.game, 215, 205)
    view.draw()
    view.chips(state.grill.lying)
    data, x = model.game.components, 440
    if lit is not None:
        at = view.at(*middle(data, lit))
        sheet.disc(*at, 42, "none", "#ffe08a", 4)
    sheet.words(x, 28, f"Round {max(1, state.round)}", 13, bold=True, at="start")
    sheet.words(x + 70, 28, f"head chef: {model.names[state.head]}", 12, at="start", fill=FAINT)
    for place, recipe in enumerate(state.menu):
        card(sheet, model, recipe, x + place % 3 * 104, 40 + place // 3 * 62)
    top = 116 if len(state.menu) <= 3 else 178
    for seat, chef in enumerate(state.chefs):
        player(sheet, model, seat, chef, x, top)
        top += 100
    supply(sheet, data, state, x, top)
    return sheet.text()


def middle(data: Any, place: int) -> tuple[float, float]:
    """The middle of a place."""
    points = corners_of(next(one for one in data.outline if one.name == data.places()[place]))
    x, y = (sum(part) / len(points) for part in zip(*points, strict=True))
    return x, y


def card(sheet: Sheet, model: ModelGame, number: int, x: float, y: float) -> None:
    """A recipe with its three ingredients."""
    sheet.box(x, y, 100, 54, "#fff", LINE)
    recipe = model.game.components.recipe[number]
    sheet.words(x + 50, y + 14, model.translator.say(f"recipe-{recipe.id}")[:19], 9.5, fill=FAINT)
    for place, need in enumerate(recipe.needs):
        sheet.drawing(icon(need), x + 6 + place * 30, y + 20, 28)


def player(sheet: Sheet, model: Any, seat: int, chef: Any, x: float, y: float) -> None:
    """What a player owns."""
    sheet.box(x, y, 308, 92, "#fff6e4", SEATS[seat], 8, 1.5)
    coin = "rupees" if model.game.id == "safranito" else "yen"
    sheet.words(x + 12, y + 20, model.names[seat], 13, bold=True, at="start")
    sheet.words(x + 296, y + 20, f"{chef.money:,} {coin}", 12, bold=True, at="end")
    data = model.game.components
    cards = getattr(chef, "cards", None) or chef.hand
    names = [*data.ingredients, *(["chili"] if len(cards) > len(data.ingredients) else [])]
    held = [names[kind] for kind, count in enumerate(cards) for _ in range(count)]
    held += ["chili"] * getattr(chef, "chili", 0)
    sheet.words(x + 12, y + 46, "cards", 11, fill=FAINT, at="start")
    for number, name in enumerate(held[:10]):
        sheet.drawing(icon(name), x + 62 + number * 24, y + 32, 22)
    if not held:
        sheet.words(x + 62, y + 46, "none", 11, fill=FAINT, at="start")
    sheet.words(x + 12, y + 76, "cooked", 11, fill=FAINT, at="start")
    for number in range(3):
        done = number < len(chef.cooked)
        sheet.box(x + 62 + number * 78, y + 60, 74, 24, "#dff0dc" if done else "#fff", "#4d9a5b" if done else LINE)
        if done:
            for place, need in enumerate(data.recipe[chef.cooked[number]].needs):
                sheet.drawing(icon(need), x + 64 + number * 78 + place * 23, y + 62, 20)


def supply(sheet: Sheet, data: Any, state: Any, x: float, y: float) -> None:
    """The ingredient cards for sale."""
    counts = getattr(state, "display", None) or state.piles
    sheet.words(x, y + 14, "cards for sale", 11, fill=FAINT, at="start")
    names = [*data.ingredients, "chili"]
    left = x + 84
    for kind, count in enumerate(counts):
        if count:
            sheet.drawing(icon(names[kind]), left, y, 19)
            sheet.words(left + 20, y + 14, str(count), 10, at="start", fill=GLOW, bold=True)
            left += 29 if count < 10 else 34
            if left > x + 290:
                left, y = x + 84, y + 22


def figures() -> Iterator[tuple[str, str]]:
    """The name and the text of each figure."""
    for game, title in TITLES.items():
        opening = steps_of(game, 1)[0].before
        yield f"{game}-setup", scene(game, f"{title} after the set-up", 1, opening)
        for number, picture in enumerate(round_of(game), 1):
            bowl = picture.step.event("BowlChosen")
            lit = None if bowl is None else bowl.ingredient
            text = scene(
                game, f"A round of {title}, picture {number}", picture.step.number, picture.step.after, lit=lit
            )
            yield f"{game}-round-{number}", text
