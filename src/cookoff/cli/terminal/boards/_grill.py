"""What the terminal boards of the throwing games share: the board from above, the chefs, the throws to choose from.

A character covers about one centimetre across and two along, so that a chip is as large as its mark and its value.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cookoff.cli.terminal.boards import Numbered
from cookoff.engine import Seat
from cookoff.games.grill.content.components import GrillComponents
from cookoff.games.grill.hooks.guide import ingredient_phrase, place_phrase, recipe_phrases
from cookoff.games.grill.rules.chips import Place
from cookoff.games.grill.rules.moves import AimChip
from cookoff.games.grill.rules.seen import SeenChip
from cookoff.games.grill.rules.throwing.landing import Ground
from cookoff.i18n import Translator
from cookoff.physics.queries import Side, Style

COLUMNS, ROWS = 43, 22
"""The playing area in signs; around it is one sign of rim."""
NONE = "–"
MARKS = "●■▲◆"
"""The chips of each seat; their colours say it once more."""
COLOURS = ("bold red", "bold blue", "bold green", "bold magenta")
RIM, BOWL, SPACE, NOTHING = "▒", "·", ":", " "


def letter(place: Place) -> str:
    """The letter by which a place is known on the board."""
    return chr(ord("A") + place)


def mark(seat: Seat) -> Text:
    """Whose chip."""
    return Text(MARKS[seat % len(MARKS)], style=COLOURS[seat % len(COLOURS)])


def place_name(components: GrillComponents, translator: Translator, place: Place) -> str:
    """A place with its letter."""
    return f"{letter(place)} {translator.phrase(place_phrase(components, place))}"


def named(components: GrillComponents, translator: Translator, counts: Sequence[int]) -> str:
    """Cards by name, with how many where there are several."""
    phrases = [(ingredient_phrase(components, kind), count) for kind, count in enumerate(counts) if count]
    cards = [translator.phrase(phrase) + (f" ×{count}" if count > 1 else "") for phrase, count in phrases if phrase]
    return ", ".join(cards) or NONE


def recipe_lines(
    components: GrillComponents, translator: Translator, recipes: Iterable[int], cards: Sequence[int]
) -> list[Text]:
    """Recipes with what they need; what is at hand stands out."""
    lines = []
    for recipe in recipes:
        line = Text(f"{translator.phrase(recipe_phrases(components, (recipe,))[0])}: ")
        needs = []
        for need in components.recipes()[recipe]:
            held = bool(cards) and cards[need] > 0
            name = translator.phrase(place_phrase(components, need))
            needs.append(Text(f"{name} ✓" if held else name, style="bold green" if held else ""))
        lines.append(line + Text(", ").join(needs))
    return lines


@lru_cache(maxsize=16)
def _floor(ground: Ground, kinds: int) -> tuple[str, ...]:
    """The board without chips, row by row, the far side first."""
    sheet = Sheet(ground)

    def sign(column: int, row: int) -> str:
        x, y = sheet.point(column, row)
        for place, shape in enumerate(ground.shapes):
            if shape.share(x, y) > 0.5:
                return BOWL if place < kinds else SPACE
        return NOTHING

    rim = RIM * (COLUMNS + 2)
    rows = ["".join(sign(column, row) for column in range(COLUMNS)) for row in range(ROWS)]
    return (rim, *(f"{RIM}{line}{RIM}" for line in rows), rim)


class Sheet:
    """Where things of the playing area are on the drawing."""

    def __init__(self, ground: Ground) -> None:
        m = ground.board.measures
        self._width, self._depth = 2.0 * m.inner_x, 2.0 * m.inner_y

    def point(self, column: int, row: int) -> tuple[float, float]:
        """The middle of a sign of the playing area."""
        return ((column + 0.5) / COLUMNS - 0.5) * self._width, (0.5 - (row + 0.5) / ROWS) * self._depth

    def start(self, x: float, y: float, length: int) -> tuple[int, int]:
        """Column and row, rim included, where a text of that length about a point begins; it stays on the drawing."""
        column = round((x / self._width + 0.5) * COLUMNS + 1 - length / 2.0)
        row = int((0.5 - y / self._depth) * ROWS) + 1
        return min(COLUMNS + 2 - length, max(0, column)), min(ROWS, max(1, row))


def from_above(ground: Ground, kinds: int, lying: Iterable[SeenChip]) -> Text:
    """The board with its chips, the first seat's side below. A place's letter stands in its middle."""
    sheet = Sheet(ground)
    signs = [list(line) for line in _floor(ground, kinds)]
    styles = [["dim"] * len(line) for line in signs]

    def write(x: float, y: float, text: str, style: str) -> None:
        start, row = sheet.start(x, y, len(text))
        for column, sign in enumerate(text, start):
            signs[row][column], styles[row][column] = sign, style

    for place, shape in enumerate(ground.shapes):
        write(shape.x, shape.y, letter(place), "bold")
    for chip in lying:
        p, seat = chip.pose.position, chip.seat % len(MARKS)
        write(p.x, p.y, f"{MARKS[seat]}{'?' if chip.value is None else chip.value}", COLOURS[seat])
    rows = [Text.assemble(*zip(line, looks, strict=True)) for line, looks in zip(signs, styles, strict=True)]
    return Text("\n").join(rows)


def total(lying: Iterable[SeenChip], place: Place) -> str:
    """What the chips of a place count: those known, and a question mark for each that is not."""
    there = [chip.value for chip in lying if chip.place == place]
    known = [value for value in there if value is not None]
    hidden = ["?"] * (len(there) - len(known))
    return "+".join([*([str(sum(known))] if known else []), *hidden])


class GrillDrawing:
    """See `Drawing`. A game says what is peculiar to its table."""

    stock = "on-sale"
    """The message that heads the cards lying at the bowls."""

    def heading(self, view: Any, translator: Translator) -> str:
        """The line above everything."""
        return translator.say("table-round", round=view.round)

    def at_bowls(self, view: Any) -> Sequence[int]:
        """How many cards lie at each bowl."""
        found: Sequence[int] = view.display
        return found

    def cards(self, chef: Any) -> Sequence[int]:
        """How many cards of each kind a chef holds, as far as the reader may see."""
        found: Sequence[int] | None = chef.cards
        return found or ()

    def owned(self, chef: Any) -> dict[str, int]:
        """What everybody knows that a chef has, by the message that heads it."""
        return {"money": chef.money, "cards": chef.in_hand, "cooked": len(chef.cooked), "reserved": chef.reserves}

    def table(self, game: Any, view: Any, translator: Translator) -> RenderableType:
        """See `Drawing`."""
        parts = [Text(self.heading(view, translator), style="bold"), self._board(game, view, translator)]
        return Group(*parts, self._chefs(view, translator), self.near(game, view, translator))

    def near(self, game: Any, view: Any, translator: Translator) -> RenderableType:
        """See `Drawing`. The open recipes, and what the reader holds."""
        chef = None if view.me is None else view.chefs[view.me]
        cards = () if chef is None else self.cards(chef)
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim")
        table.add_column()

        def recipes(label: str, found: Iterable[int]) -> None:
            lines = recipe_lines(game.components, translator, found, cards)
            if lines:
                table.add_row(translator.say(label), Text("\n").join(lines))

        recipes("table-recipes", view.menu)
        if chef is not None:
            recipes("table-your-recipes", chef.reserved or ())
            hand = view.grill.pouches[view.me].hand or ()
            table.add_row(translator.say("table-your-cards"), named(game.components, translator, cards))
            table.add_row(translator.say("table-your-chips"), " ".join(map(str, hand)) or NONE)
        return table

    def choices(
        self, game: Any, _view: Any, translator: Translator, numbered: Numbered
    ) -> tuple[RenderableType | None, Numbered]:
        """See `Drawing`. Throws are a square."""
        return throws(game, translator, numbered)

    def _board(self, game: Any, view: Any, translator: Translator) -> RenderableType:
        """The board from above, and beside it the meaning of its letters."""
        components: GrillComponents = game.components
        ground: Ground = game.lookup.ground
        kinds, lying = len(components.ingredients), view.grill.lying
        stock = self.at_bowls(view)
        places = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        places.add_column("")
        places.add_column(translator.say(f"table-{self.stock}"), justify="right")
        places.add_column(translator.say("table-chips"), justify="right")
        for place in range(len(ground.shapes)):
            cards = str(stock[place]) if place < kinds else ""
            places.add_row(place_name(components, translator, place), cards, total(lying, place))
        whole = Table.grid(padding=(0, 1))
        whole.add_column(no_wrap=True, width=COLUMNS + 2)
        whole.add_column()
        whole.add_row(from_above(ground, kinds, lying), places)
        return whole

    def _chefs(self, view: Any, translator: Translator) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        table.add_column(translator.say("table-chef"))
        for label in (*self.owned(view.chefs[0]), "chips-left"):
            table.add_column(translator.say(f"table-{label}"), justify="right")
        for seat, chef in enumerate(view.chefs):
            head = f" ({translator.say('table-head')})" if seat == view.head else ""
            who = Text.assemble(mark(seat), " ", translator.name(seat), head)
            table.add_row(who, *map(str, (*self.owned(chef).values(), view.grill.pouches[seat].in_hand)))
        return table


def throws(game: Any, translator: Translator, numbered: Numbered) -> tuple[RenderableType | None, Numbered]:
    """Throws as a square: places down, chips across, each with the first of its numbers; the others by side and style.

    A number is the one of the place and chip plus the one of the side and style.
    """
    aims = [(number, move) for number, move in numbered if isinstance(move, AimChip)]
    if not aims:
        return None, numbered
    values = list(dict.fromkeys(move.value for _, move in aims))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for value in values:
        table.add_column(str(value), justify="center")
    each, ways = len(aims) // len(values), len(Side) * len(Style)
    for place, first in enumerate(range(0, each, ways)):
        starts = [aims[column * each + first][0] for column in range(len(values))]
        cells = [Text(str(start), style="bold cyan") for start in starts]
        table.add_row(place_name(game.components, translator, place), *cells)
    more = Table(box=None, padding=(0, 1))
    more.add_column("")
    for style in Style:
        more.add_column(translator.thing(style), justify="center")
    for row, side in enumerate(Side):
        cells = [Text(f"+{row * len(Style) + column}", style="cyan") for column in range(len(Style))]
        more.add_row(translator.say(f"side-{side.value}"), *cells)
    how = Text(translator.say("table-throws"), style="dim")
    return Group(table, how, more), [(number, move) for number, move in numbered if not isinstance(move, AimChip)]
