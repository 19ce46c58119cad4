"""The table of Yatai on a terminal. Every colour also has its letter."""

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cookoff.cli.terminal.boards import Numbered
from cookoff.engine import Seat
from cookoff.games.yatai.content.board import Board
from cookoff.games.yatai.content.components import BONUSES, Components
from cookoff.games.yatai.content.enums import CELLS, Ask, Bonus, Colour, Guest, Line, Review, Token
from cookoff.games.yatai.game import Yatai
from cookoff.games.yatai.hooks.guide import tile_phrase
from cookoff.games.yatai.rules.moves import Push
from cookoff.games.yatai.rules.state import Stall, occupied
from cookoff.games.yatai.rules.view import YataiView
from cookoff.i18n import Translator

STYLES = {
    "RED": "bold white on red",
    "BLUE": "bold white on blue",
    "GREEN": "bold black on green",
    "YELLOW": "bold black on yellow",
    "TOURIST": "bold black on white",
}


class YataiDrawing:
    """See `Drawing`."""

    def table(self, game: Yatai, view: YataiView, translator: Translator) -> RenderableType:
        """See `Drawing`."""
        focus = view.seat if view.me is None else view.me
        middle = Table.grid(expand=True, padding=(0, 1))
        middle.add_column()
        middle.add_column(ratio=1)
        middle.add_row(_grid(game.components, view, translator), _supply(view, translator))
        return Group(
            Text(_when(game.components, view, translator), style="bold"),
            middle,
            _rivals(game.components, view, translator, focus),
            _stall(game.components, view, translator, focus),
        )

    def near(self, game: Yatai, view: YataiView, translator: Translator) -> RenderableType:
        """See `Drawing`."""
        focus = view.seat if view.me is None else view.me
        own = _stall(game.components, view, translator, focus)
        # Where a guest is sent depends on everybody's queue.
        return (
            Group(_rivals(game.components, view, translator, focus), own)
            if view.ask in (Ask.WELCOME, Ask.SEND_ON)
            else own
        )

    def choices(
        self, game: Yatai, view: YataiView, translator: Translator, numbered: Numbered
    ) -> tuple[RenderableType | None, Numbered]:
        """See `Drawing`. Pushes are a square: tiles down, lines across."""
        pushes = {(move.tile, move.line): number for number, move in numbered if isinstance(move, Push)}
        if not pushes:
            return None, numbered
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        table.add_column("")
        for line in Line:
            # The last cell's tile falls out; the others move on and are used too.
            stay = [_tile(game.components, translator, view.grid[cell]) for cell in CELLS[line][:-1]]
            table.add_column(
                Text("\n".join((translator.thing(line), *(f"+ {tile}" for tile in stay)))), justify="center"
            )
        for tile in dict.fromkeys(tile for tile, _ in pushes):
            cells = [Text(str(pushes[tile, line]), style="bold cyan") for line in Line]
            table.add_row(_tile(game.components, translator, tile), *cells)
        return table, [(number, move) for number, move in numbered if not isinstance(move, Push)]


# Small parts


def _chip(translator: Translator, thing: Colour | Guest, pad: str = " ") -> Text:
    return Text(f"{pad}{translator.say(f'letter-{thing.name.lower()}')}{pad}", style=STYLES[thing.name])


def _row(translator: Translator, things: Sequence[Colour | Guest], size: int, pad: str = " ") -> Text:
    """Things on their places, and the places that are free."""
    places = [_chip(translator, thing, pad) for thing in things]
    places += [Text(f"{pad}·{pad}", style="dim")] * (size - len(things))
    return Text(" " if pad else "").join(places)


def _counts(
    translator: Translator, kinds: Iterable[Colour | Guest], counts: Sequence[int], *, all_: bool = True
) -> Text:
    """How many of each colour."""
    shown = [
        Text.assemble(_chip(translator, kind, ""), str(count))
        for kind, count in zip(kinds, counts, strict=True)
        if count or all_
    ]
    return Text(" ").join(shown) if shown else Text("–", style="dim")


def _tokens(translator: Translator, counts: Sequence[int]) -> str:
    held = [(token, count) for token, count in zip(Token, counts, strict=True) if count]
    if not held:
        return translator.say("board-none")
    return ", ".join(translator.thing(token) + (f" ×{count}" if count > 1 else "") for token, count in held)


def _tile(components: Components, translator: Translator, tile: str) -> str:
    return translator.phrase(tile_phrase(components, tile))


def _when(components: Components, view: YataiView, translator: Translator) -> str:
    if not view.round:
        return translator.say("board-setup")
    if view.round > components.rounds:
        return translator.say("board-last")
    return translator.say("board-round", round=view.round, rounds=components.rounds)


# The parts of the table


def _grid(components: Components, view: YataiView, translator: Translator) -> RenderableType:
    table = Table(box=box.SQUARE, show_lines=True, padding=(0, 1))
    table.add_column("", justify="right")
    for line in (Line.C1, Line.C2, Line.C3):
        table.add_column(f"{translator.thing(line)} ↓", justify="center", no_wrap=True)
    for line, row in ((Line.R1, view.grid[:3]), (Line.R2, view.grid[3:])):
        table.add_row(f"{translator.thing(line)} →", *(_tile(components, translator, tile) for tile in row))
    beside = " · ".join(_tile(components, translator, tile) for tile in view.beside)
    return Group(table, Text(translator.say("board-beside", tiles=beside)))


def _supply(view: YataiView, translator: Translator) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    table.title, table.title_style, table.title_justify = translator.say("board-table"), "dim", "left"
    table.add_row(translator.say("board-dishes"), _counts(translator, Colour, view.dishes))
    table.add_row(translator.say("board-drinks"), _counts(translator, Colour, view.drinks))
    table.add_row(translator.say("board-bag"), _counts(translator, Guest, view.bag))
    table.add_row(translator.say("board-tokens").lower(), _tokens(translator, view.tokens))
    return table


def _rivals(components: Components, view: YataiView, translator: Translator, focus: Seat) -> RenderableType:
    """The other stalls, each in a row."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True)
    labels = ("rivals", "queue", "dish-queue", "fridge", "box-short", "sink", "menu", "reviews", "tokens", "guests")
    for label in labels:
        table.add_column(translator.say(f"board-{label}"), no_wrap=label == "rivals", overflow="fold")
    sizes = components.stall
    for seat, stall in enumerate(view.stalls):
        if seat == focus:
            continue
        table.add_row(
            Text.assemble(
                (translator.name(seat), "bold"),
                f"\n{translator.say('board-points', points=stall.points)} ★{stall.influencer}",
            ),
            _row(translator, stall.queue, sizes.queue, ""),
            _row(translator, stall.dishes, sizes.improved_dishes if stall.stove_improved else sizes.dishes, ""),
            _row(translator, stall.fridge, sizes.improved_fridge if stall.fridge_improved else sizes.fridge, ""),
            _row(translator, stall.box, sizes.recycle_box, ""),
            _counts(translator, Colour, stall.sink, all_=False),
            _row(translator, stall.menu, len(stall.menu), ""),
            _review_values(components, translator, stall),
            _tokens(translator, stall.tokens),
            _counts(translator, Guest, [spaces.bit_count() for spaces in stall.board], all_=False),
        )
    return table


def _review_values(components: Components, translator: Translator, stall: Stall) -> str:
    worth = components.tracks.reviews
    return " ".join(
        f"{translator.say(f'letter-{review.name.lower()}')}{worth[stall.reviews[review]]}" for review in Review
    )


def _stall(components: Components, view: YataiView, translator: Translator, focus: Seat) -> RenderableType:
    """One stall, large: its places, its reputation board, its tracks."""
    stall = view.stalls[focus]
    whole = Table.grid(expand=True, padding=(0, 1))
    whole.add_column(ratio=4)
    whole.add_column(ratio=6)
    whole.add_row(_places(components, view, translator, focus), _reputation(components, translator, stall))
    title = Text.assemble(
        (translator.name(focus), "bold"),
        f" · {translator.say('board-points', points=stall.points)}",
        f" · {translator.say('board-first')}" if view.first == focus else "",
    )
    parts: list[RenderableType] = [whole, _tracks(components, translator, stall)]
    if view.serving is not None and view.seat == focus:
        parts.append(Text(translator.say("board-serving", dish=view.serving.dish, guest=view.serving.guest)))
    return Panel(Group(*parts), title=title, title_align="left", padding=(0, 1))


def _places(components: Components, view: YataiView, translator: Translator, focus: Seat) -> RenderableType:
    stall, sizes = view.stalls[focus], components.stall
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    table.add_column()

    def add(label: str, what: Text | str) -> None:
        table.add_row(translator.say(f"board-{label}"), what)

    add("queue", _row(translator, stall.queue, sizes.queue))
    add("dish-queue", _row(translator, stall.dishes, sizes.improved_dishes if stall.stove_improved else sizes.dishes))
    add("fridge", _row(translator, stall.fridge, sizes.improved_fridge if stall.fridge_improved else sizes.fridge))
    add("box", _row(translator, stall.box, sizes.recycle_box))
    add("sink", _counts(translator, Colour, stall.sink))
    add("menu", ", ".join(translator.thing(dish, "dish") for dish in stall.menu) or translator.say("board-none"))
    add("tokens", _tokens(translator, stall.tokens))
    if view.line and view.seat == focus:
        add("line", ", ".join(_tile(components, translator, tile) for tile in view.line))
    return table


def _reputation(components: Components, translator: Translator, stall: Stall) -> RenderableType:
    """The reputation board: guests by letter, bonuses of free spaces, those in reach not dimmed."""
    board = Board(components)
    reach = board.open(occupied(stall))
    table = Table(box=box.SQUARE, padding=0, title=translator.say("board-reputation"), title_style="dim")
    table.add_column("", style="dim")
    for column in range(board.width):
        table.add_column(chr(ord("a") + column), justify="center", min_width=6, header_style="dim")
    for row, names in enumerate(components.reputation.spaces):
        cells = []
        for column, name in enumerate(names):
            bit = 1 << row * board.width + column
            guest = next((guest for guest in Guest if stall.board[guest] & bit), None)
            if guest is not None:
                cells.append(_chip(translator, guest))
            else:
                cells.append(Text(_short(translator, name), style="" if reach & bit else "dim"))
        table.add_row(str(row + 1), *cells)
    return table


def _short(translator: Translator, name: str) -> str:
    """A bonus in six signs."""
    bonus = BONUSES[name]
    if isinstance(bonus, Bonus):
        return translator.say(f"short-{bonus}")
    return "/".join(translator.say(f"letter-{review.name.lower()}") for review in bonus)


def _tracks(components: Components, translator: Translator, stall: Stall) -> RenderableType:
    """The review tracks with each marker in brackets, and the influencer's steps."""
    worth = components.tracks.reviews
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim")
    for review in Review:
        letter = translator.say(f"letter-{review.name.lower()}")
        track = Text()
        for position, value in enumerate(worth):
            here = position == stall.reviews[review]
            track.append(f"[{value:>2}]" if here else f" {value:>2} ", style="bold" if here else "dim")
        table.add_row(f"{letter} {translator.thing(review)}", track)
    steps = Text()
    for step, stars in enumerate(components.tracks.influencer_stars):
        done = step < stall.influencer
        steps.append(f"[★{stars}]" if done else f" ★{stars} ", style="bold" if done else "dim")
    table.add_row(translator.say("board-influencer"), steps)
    return table


DRAWING = YataiDrawing()
