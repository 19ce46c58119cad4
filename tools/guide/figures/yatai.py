"""Yatai: the set-up, a turn in pictures, the last look at both stalls."""

from collections.abc import Iterator, Sequence
from typing import Any

from cookoff.games.yatai.content.enums import CELLS, Guest, Line, Review, Token
from cookoff.games.yatai.rules.moves import Act

from .drawings import COLOURS, yatai
from .model_games import Step, model_games, steps_of
from .sheet import CREAM, FAINT, GLOW, LINE, SEATS, WOOD, Sheet

DISHES = ("ramen", "yakitori", "gyoza", "tempura")
GUESTS = ("senior", "employee", "delinquent", "student", "tourist")
TOKENS = ("taiyaki", "bag", "call", "garbage")
NAMES = {"customers": "Customers", "cook": "Cook", "drinks": "Drinks", "serve": "Serve", "recycle": "Recycle"}
BOTTLE = "M13 2h6v7c0 2 4 3 4 8v10a3 3 0 0 1-3 3h-8a3 3 0 0 1-3-3V17c0-5 4-6 4-8z"
WIDTH, HEIGHT = 760, 372


def piece(sheet: Sheet, drawing: str, colour: int, x: float, y: float, size: float) -> None:
    """A round token in its colour."""
    sheet.disc(x + size / 2, y + size / 2, size / 2 - 1, CREAM, COLOURS[colour], 2.5)
    sheet.drawing(yatai(drawing), x + size * 0.17, y + size * 0.17, size * 0.66)


def bottle(sheet: Sheet, colour: int, x: float, y: float, size: float, fade: float = 1.0) -> None:
    """A drink, or with `fade` an empty bottle."""
    content = f'<path fill="{COLOURS[colour]}" d="{BOTTLE}"/><path fill="#fff" d="M11 18h10v6H11z"/>'
    sheet.drawing(content, x, y, size, fade=fade)


def tile(sheet: Sheet, name: str, x: float, y: float, width: float, height: float, lit: bool = False) -> None:
    """An action tile."""
    action, _, amount = name.partition("-")
    sheet.box(x, y, width, height, CREAM, GLOW if lit else LINE, 7, 3 if lit else 1)
    count = int(amount or 1)
    size = min(width * 0.44, height * 0.44)
    pictures = ["serve", *["drinks"] * count] if action == "serve" else [action] * count
    size = min(size, width * 0.94 / len(pictures))
    left = x + (width - size * len(pictures)) / 2
    for number, picture in enumerate(pictures):
        sheet.drawing(yatai(picture), left + number * size, y + height * 0.16, size * 0.94)
    size = min(11, width / 7.6)
    sheet.words(x + width / 2, y + height - 10, f"{NAMES[action]} {amount}".strip(), size, bold=True)


def grid(sheet: Sheet, state: Any, x: float, y: float, line: Line | None = None, done: Sequence[str] = ()) -> None:
    """The grid with the tiles beside it; `line` is the one just used, `done` are the tiles already used."""
    sheet.box(x, y, 262, 318, WOOD, "none", 10)
    for number, name in enumerate(state.grid):
        row, column = divmod(number, 3)
        lit = line is not None and number in cells(line)
        tile(sheet, name, x + 30 + column * 76, y + 26 + row * 96, 70, 90, lit)
        if lit and name in done:
            sheet.disc(x + 30 + column * 76 + 60, y + 26 + row * 96 + 10, 8, "#4d9a5b")
            sheet.words(x + 30 + column * 76 + 60, y + 26 + row * 96 + 14, "✓", 11, bold=True, fill="#fff")
    for column in range(3):
        arrow(
            sheet,
            x + 65 + column * 76,
            y + 8,
            "▼",
            f"C{column + 1}",
            line is not None and line.name == f"C{column + 1}",
        )
    for row in range(2):
        arrow(sheet, x + 12, y + 70 + row * 96, "▶", f"R{row + 1}", line is not None and line.name == f"R{row + 1}")
    for number, name in enumerate(state.beside):
        tile(sheet, name, x + 8 + number * 62, y + 226, 59, 82)


def arrow(sheet: Sheet, x: float, y: float, sign: str, name: str, lit: bool) -> None:
    """Where a tile is pushed in."""
    fill = GLOW if lit else "#f2b33d"
    beside = sign == "▼"
    sheet.words(x - 8 if beside else x, y + 9, sign, 11, fill=fill)
    sheet.words(x + 8 if beside else x, y + 9 if beside else y + 22, name, 10, fill="#ffe9c4", bold=lit)


def cells(line: Line) -> tuple[int, ...]:
    """The cells of a line."""
    return CELLS[line]


def slots(sheet: Sheet, name: str, x: float, y: float, count: int, size: float = 36) -> None:
    """A row of empty spaces with its name above."""
    sheet.words(x, y - 5, name, 11, fill=FAINT, at="start", bold=True)
    for number in range(count):
        sheet.box(x + number * (size + 3), y, size, size, "#fff", LINE)


def stall(
    sheet: Sheet, game: Any, state: Any, seat: int, name: str, x: float, y: float, lit: int | None = None
) -> None:
    """A stall with its reputation board; `lit` is a space of the board."""
    own, data = state.stalls[seat], game.components
    sheet.box(x, y, 470, 318, "#fff6e4", LINE, 10)
    sheet.disc(x + 16, y + 16, 6, SEATS[seat])
    sheet.words(x + 28, y + 20, f"{name}: {own.points} VP", 13, bold=True, at="start")
    slots(sheet, "queue", x + 14, y + 52, data.stall.queue)
    sheet.box(x + 14 + 3 * 39, y + 52, 36, 36, "none", "#c8382b", 6, 2)
    for number, guest in enumerate(own.queue):
        piece(sheet, GUESTS[guest], guest, x + 14 + number * 39, y + 52, 36)
    slots(sheet, "dish queue", x + 14, y + 112, 3 if own.stove_improved else 2)
    for number, dish in enumerate(own.dishes):
        piece(sheet, DISHES[dish], dish, x + 14 + number * 39, y + 112, 36)
    slots(sheet, "fridge", x + 14, y + 172, 3 if own.fridge_improved else 2)
    for number, drink in enumerate(own.fridge):
        bottle(sheet, drink, x + 16 + number * 39, y + 174, 32)
    slots(sheet, "recycle box", x + 14, y + 232, data.stall.recycle_box)
    for number, drink in enumerate(own.box):
        bottle(sheet, drink, x + 16 + number * 39, y + 234, 32, fade=0.55)
    sheet.words(x + 146, y + 107, "menu", 11, fill=FAINT, at="start", bold=True)
    for number, dish in enumerate(own.menu):
        piece(sheet, DISHES[dish], dish, x + 146 + number % 2 * 26, y + 112 + number // 2 * 26, 24)
    sheet.words(x + 146, y + 182, "sink", 11, fill=FAINT, at="start", bold=True)
    for number, count in enumerate(own.sink):
        sheet.disc(x + 152 + number % 2 * 28, y + 194 + number // 2 * 18, 6, COLOURS[number])
        sheet.words(x + 165 + number % 2 * 28, y + 198 + number // 2 * 18, str(count), 11)
    sheet.words(x + 146, y + 243, "tokens", 11, fill=FAINT, at="start", bold=True)
    held = [token for token in Token for _ in range(own.tokens[token])]
    for number, token in enumerate(held[:4]):
        sheet.drawing(yatai(TOKENS[token]), x + 146 + number % 2 * 26, y + 250 + number // 2 * 22, 20)
    tracks = ", ".join(f"{review.name.lower()} {data.tracks.reviews[own.reviews[review]]}" for review in Review)
    sheet.words(x + 14, y + 302, tracks, 10.5, fill=FAINT, at="start")
    reputation(sheet, data, own, x + 210, y + 40, lit)


def reputation(sheet: Sheet, data: Any, own: Any, x: float, y: float, lit: int | None) -> None:
    """The reputation board: bonuses, and the guests who stand on them."""
    for row, spaces in enumerate(data.reputation.spaces):
        for column, bonus in enumerate(spaces):
            number, left, top = row * len(spaces) + column, x + column * 50, y + row * 60
            central = 0 < row < 3 and 0 < column < 4
            edge = (GLOW, 3.0) if number == lit else (LINE, 1.0)
            sheet.box(left, top, 47, 56, "#f7ddb0" if central else CREAM, edge[0], 6, edge[1])
            shown = bonus.split("/")
            guest = next((guest for guest in Guest if own.board[guest] >> number & 1), None)
            size = 28 if len(shown) == 1 else 20
            for place, one in enumerate(shown):
                at = left + 23.5 - size * len(shown) / 2 + place * size
                sheet.drawing(yatai(one), at, top + 14 - (size - 28) / 2, size, fade=0.25 if guest is not None else 1)
            if guest is not None:
                piece(sheet, GUESTS[guest], guest, left + 5, top + 9, 37)


def scene(title: str, step: Step, seat: int, **marks: Any) -> str:
    """The grid and a stall after a step."""
    game = model_games("yatai")[step.number - 1]
    sheet = Sheet(WIDTH, 338, title)
    grid(sheet, step.after, 10, 10, marks.get("line"), marks.get("done", ()))
    stall(sheet, game.game, step.after, seat, game.names[seat], 280, 10, marks.get("space"))
    return sheet.text()


def turn() -> list[Step]:
    """A whole turn in which somebody welcomes, serves and cooks: the first there is."""
    for number in range(1, len(model_games("yatai")) + 1):
        found: list[Step] = []
        for step in steps_of("yatai", number):
            if step.event("TilePushed"):
                found = []
            found.append(step)
            kinds = {type(event).__name__ for one in found for event in one.entry.events}
            if step.event("TurnBegun"):
                if {"TilePushed", "GuestWelcomed", "Served", "DishCooked"} <= kinds:
                    return found[:-1]
                found = []
    raise LookupError("no model game of Yatai has a turn with everything in it")


def pictures_of_turn() -> list[tuple[str, list[Step]]]:
    """The turn in a few pictures: a name, and the steps until then since the picture before."""
    groups: list[tuple[str, list[Step]]] = []
    for step in turn():
        kind = type(step.entry.move).__name__
        name = {"Push": "push", "Act": "act", "ServeDish": "serve", "PlaceGuest": "place"}.get(kind)
        if name is None or (name == "serve" and groups[-1][0] == "act" and len(groups[-1][1]) == 1):
            groups[-1][1].append(step)
            if name == "serve":
                groups[-1] = ("serve", groups[-1][1])
        else:
            groups.append((name, [step]))
    return groups


def figures() -> Iterator[tuple[str, str]]:
    """The name and the text of each figure."""
    first = steps_of("yatai", 1)
    begun = next(step for step in first if step.after.round == 1)
    yield "yatai-setup", scene("Yatai after the set-up", begun, begun.after.seat)
    done: list[str] = []
    line = None
    for number, (_, steps) in enumerate(pictures_of_turn(), 1):
        space = None
        for step in steps:
            move = step.entry.move
            line = getattr(move, "line", line)
            done += [move.tile] if isinstance(move, Act) else []
            space = getattr(move, "space", space)
        seat = steps[0].entry.entry.seat
        yield (
            f"yatai-turn-{number}",
            scene(f"A turn of Yatai, picture {number}", steps[-1], seat, line=line, done=done, space=space),
        )
