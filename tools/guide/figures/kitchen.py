"""Mithral Chef: the kitchen, and a meal in pictures from the recipe to the plate."""

from collections.abc import Iterator
from typing import Any

from cookoff.games.mithral_chef.content.enums import Station

from .drawings import kitchen
from .model_games import ModelGame, Step, model_games, steps_of
from .sheet import CREAM, FAINT, INK, LINE, SEATS, Sheet

STATIONS = ("forest", "pantry", "oven", "plating", "order")
VEGETABLES = ("onion", "eggplant", "pepper")
DICE = {
    "d6": "#3a3848",
    "d8": "#f6c937",
    "d10": "#3060c8",
    "onion": "#f0ece2",
    "eggplant": "#8e4caa",
    "pepper": "#f2802a",
}
"""The colours of the dice, by kind."""
DARK = ("d6", "d10", "eggplant")
CORNERS = {
    "d8": ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    "d10": ((0.5, 0), (0.98, 0.38), (0.5, 1), (0.02, 0.38)),
}
ROOM, STONE = "#2b2438", "#3d3350"


def die(sheet: Sheet, kind: str, x: float, y: float, size: float, face: int | None = None) -> None:
    """A die, with the number it shows."""
    ink = "#fff" if kind in DARK else INK
    if kind in CORNERS:
        sheet.shape([(x + a * size, y + b * size) for a, b in CORNERS[kind]], DICE[kind], "#00000055", 1)
    else:
        sheet.box(x, y, size, size, DICE[kind], "#00000055", size / 6)
    if face is not None:
        sheet.words(x + size / 2, y + size * 0.64, str(face), size * 0.44, bold=True, fill=ink)


def dice_of(meal: Any) -> list[str]:
    """The kinds of a meal's dice, in their order: game first, then the pantry's."""
    game = [card.rpartition("-")[2] for card in meal.game]
    return game + [name for name, count in zip(VEGETABLES, meal.pantry, strict=True) for _ in range(count)]


def station_strip(sheet: Sheet, model: Any, state: Any) -> None:
    """The five stations with their spaces and who works there."""
    sheet.box(10, 10, 740, 128, ROOM, "none", 10)
    for number, name in enumerate(STATIONS):
        x = 22 + number * 146
        sheet.box(x, 22, 132, 104, STONE, "#6b5a86", 8)
        sheet.drawing(kitchen(name), x + 10, 30, 54, 100)
        sheet.words(x + 66, 118, name, 13, bold=True, fill="#ffe9c4")
        here = [
            (seat, hand)
            for seat, player in enumerate(state.players)
            for hand, chef in enumerate(player.chefs)
            if chef.station == Station(number)
        ]
        spaces = getattr(model.game.components.station, name).spaces
        for space in range(sum(players <= len(state.players) for players in spaces)):
            left, top = x + 92, 46 + space * 30
            sheet.disc(left, top, 13, "none", "#cdb894", 1.5)
            if space < len(here):
                seat, hand = here[space]
                sheet.disc(left, top, 11, SEATS[seat])
                sheet.words(left, top + 4, "LR"[hand], 12, bold=True, fill="#fff")


def recipe_card(sheet: Sheet, model: ModelGame, name: str, x: float, y: float) -> None:
    """A recipe: what it needs and its heat."""
    recipe = next(one for one in model.game.components.recipe if one.id == name)
    sheet.box(x, y, 220, 84, CREAM, LINE, 8)
    sheet.words(x + 12, y + 22, model.translator.say(f"recipe-{name}"), 14, bold=True, at="start")
    wanted = [*recipe.game, *(one for one in VEGETABLES for _ in range(getattr(recipe, one)))]
    for number, one in enumerate(wanted):
        sheet.drawing(kitchen(one), x + 12 + number * 36, y + 32, 34, 100)
    sheet.drawing(kitchen("flame"), x + 176, y + 24, 38, 100)
    sheet.words(x + 195, y + 74, f"at most {recipe.heat}", 11, bold=True, at="end")


def larder(sheet: Sheet, model: Any, state: Any, seat: int, x: float, y: float) -> None:
    """What a player has besides the meal in hand."""
    player = state.players[seat]
    sheet.disc(x + 6, y - 5, 6, SEATS[seat])
    points = sum(player.served) - player.burns
    sheet.words(x + 18, y, f"{model.names[seat]}: {points} points so far", 13, bold=True, at="start")
    kinds = [card.rpartition("-")[2] for card in player.game]
    kinds += [name for name, count in zip(VEGETABLES, player.pantry, strict=True) for _ in range(count)]
    sheet.words(x, y + 30, "ready", 11, fill=FAINT, at="start")
    for number, kind in enumerate(kinds[:12]):
        die(sheet, kind, x + 52 + number * 24, y + 14, 20)
    sheet.words(x, y + 62, "served", 11, fill=FAINT, at="start")
    for number, plate in enumerate(player.served):
        sheet.disc(x + 64 + number * 32, y + 58, 13, "#fff", "#8b8fa3", 2)
        sheet.words(x + 64 + number * 32, y + 62, str(plate), 12, bold=True)
    sheet.words(x, y + 94, "plates left", 11, fill=FAINT, at="start")
    for number, plate in enumerate(state.plates):
        sheet.words(x + 80 + number % 11 * 22, y + 94 + number // 11 * 18, str(plate), 11)


def meal_panel(sheet: Sheet, model: ModelGame, work: Any, x: float, y: float) -> None:
    """The meal of a hand: on the oven, or as a tower."""
    meal = work.dish.meal if hasattr(work, "dish") else work.meal
    recipe_card(sheet, model, meal.recipe, x, y)
    kinds = dice_of(meal)
    heat = next(one for one in model.game.components.recipe if one.id == meal.recipe).heat
    if hasattr(work, "tower"):
        sheet.add(
            f'<ellipse cx="{x + 310}" cy="{y + 176}" rx="62" ry="12" fill="#fff" stroke="#8b8fa3" stroke-width="2"/>'
        )
        sheet.words(x + 310, y + 182, str(work.dish.plate), 14, bold=True)
        for level, one in enumerate(work.tower):
            die(sheet, kinds[one.die], x + 293 + one.position.x * 1500, y + 136 - level * 35, 34)
        left = [kind for number, kind in enumerate(kinds) if number not in {one.die for one in work.tower}]
        for number, kind in enumerate(left):
            die(sheet, kind, x + number * 42, y + 120, 34)
        if left:
            sheet.words(x, y + 112, "still to stack", 11, fill=FAINT, at="start")
    else:
        faces = [one.face for one in work.dice] or [None] * len(kinds)
        for number, (kind, face) in enumerate(zip(kinds, faces, strict=True)):
            die(sheet, kind, x + number * 46, y + 100, 40, face)
        if work.dice:
            total = sum(one.face for one in work.dice if one.counts)
            words = f"sum {total} of at most {heat}" + ("" if total <= heat else ": burned")
            sheet.words(x, y + 166, words, 14, bold=True, at="start", fill="#4d9a5b" if total <= heat else "#c8382b")


def scene(title: str, step: Step, seat: int, work: Any) -> str:
    """The stations, the meal and the larder after a step."""
    model = model_games("mithral-chef")[step.number - 1]
    sheet = Sheet(760, 360, title)
    station_strip(sheet, model, step.after)
    if work is None:
        recipes = step.after.players[seat].recipes
        for number, name in enumerate(recipes[:2]):
            recipe_card(sheet, model, name, 20, 152 + number * 92)
    else:
        meal_panel(sheet, model, work, 20, 152)
    larder(sheet, model, step.after, seat, 418, 174)
    return sheet.text()


def meal() -> list[tuple[Step, Any]]:
    """The first meal that is served: its steps, each with the hand's work to show."""
    for number in range(1, len(model_games("mithral-chef")) + 1):
        steps = steps_of("mithral-chef", number)
        served = next((step for step in steps if step.event("Served")), None)
        if served is None:
            continue
        event = served.event("Served")
        found: list[tuple[Step, Any]] = []
        for step in steps[: steps.index(served) + 1]:
            for kind in ("OvenEntered", "Rolled", "Cooked", "Placed", "Served"):
                one = step.event(kind)
                if one is not None and (one.seat, one.hand) == (event.seat, event.hand):
                    source = step.before if kind in ("Cooked", "Served") else step.after
                    work = source.players[one.seat].chefs[one.hand].work
                    if kind == "OvenEntered":
                        found = []
                    found.append((step, work))
        placed = [step for step, _ in found if step.event("Placed")]
        return [pair for pair in found if pair[0] not in placed[1:-1]]
    raise LookupError("no model game of Mithral Chef serves a meal")


def figures() -> Iterator[tuple[str, str]]:
    """The name and the text of each figure."""
    begun = next(step for step in steps_of("mithral-chef", 1) if step.event("Begun"))
    yield "mithral-chef-setup", scene("Mithral Chef at the start", begun, 0, None)
    for number, (step, work) in enumerate(meal(), 1):
        seat = next(event.seat for event in step.entry.events if hasattr(event, "seat"))
        yield f"mithral-chef-meal-{number}", scene(f"A meal, picture {number}", step, seat, work)
