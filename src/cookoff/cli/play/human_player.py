"""A human player at the terminal: prints what happened, asks for moves, and lets bots play the other seats."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cookoff.cli.inspect.rules import show_rule
from cookoff.cli.play.seeded_rng import SeededRng
from cookoff.cli.terminal.boards import Numbered, drawing
from cookoff.engine import (
    BadInput,
    Bot,
    BotContext,
    Event,
    Match,
    Move,
    Notation,
    Question,
    Refusal,
    Room,
    Scripted,
    Seat,
    seen_by,
)
from cookoff.i18n import Translator
from cookoff.physics.sources import play_and_search_sources

if TYPE_CHECKING:
    from rich.console import Console

Read = Callable[[], str]
"""Returns the next line of input; raises `EOFError` at its end."""


class Stopped(Exception):
    """The player quits, or the input ends."""


class HumanPlayer:
    """Plays one game to its end."""

    def __init__(
        self,
        home: Room,
        match: Match,
        seat: Seat,
        bots: Mapping[Seat, Bot],
        translator: Translator,
        out: "Console",
        read: Read,
        rngs: Mapping[str, SeededRng],
    ) -> None:
        """`rngs` are those of the `table` and of the `bots`."""
        self._home, self._match, self._seat, self._bots = home, match, seat, bots
        self._translator, self._out, self._read, self._rngs = translator, out, read, rngs
        self._game = match.game
        self._notation = Notation(match.game)
        self._drawing = drawing(home)
        self._news: list[Event] = []
        self._board_changed = True

    def play(self) -> None:
        """Play to the end. Raises `Stopped` if the player quits before."""
        while acting := self._game.to_act(self._match.state):
            for rng in self._rngs.values():
                rng.start_move(self._match.played + 1)
            others = [seat for seat in acting if seat != self._seat]
            if others:
                self._play_bot(others[0])
            else:
                self._decide()
        self._print_news()

    def _play_bot(self, seat: Seat) -> None:
        context = BotContext(self._game, self._match.state, seat, play_and_search_sources(self._home, self._game)[1])
        with self._out.status(self._translator.name(seat)):
            move = self._bots[seat].choose(context, self._rngs["bots"])
        self._board_changed = True
        self._play_move(seat, move)

    def _play_move(self, seat: Seat, move: Move) -> None:
        result = self._match.play(seat, move)
        if isinstance(result, Refusal):
            raise RuntimeError(f"a listed move was refused: {result}")
        self._news += [event for event in (seen_by(event, self._seat) for event in result.events) if event is not None]

    # The decision

    def _decide(self) -> None:
        context = BotContext(self._game, self._match.state, self._seat)
        if not context.moves.discrete:
            raise BadInput(f"{self._game.id} asks for something that cannot be chosen by a number at a terminal")
        numbered = list(enumerate(context.moves.discrete, 1))
        question = self._home.guide.question(self._game, context.view)
        self._print_news()
        draw = self._drawing.table if self._board_changed else self._drawing.near
        self._out.print(draw(self._game, context.view, self._translator))
        self._ask(context, numbered, question)
        move = None
        while move is None:
            self._out.print(Text(self._translator.say("play-choose"), style="bold"), end=" ")
            move = self._execute(self._next_line(), context, numbered, question)
        self._news.clear()
        self._board_changed = False
        self._play_move(self._seat, move)

    def _next_line(self) -> str:
        try:
            return self._read().strip()
        except (EOFError, KeyboardInterrupt) as error:
            self._out.print()
            raise Stopped from error

    def _execute(self, given: str, context: BotContext, numbered: Numbered, question: Question | None) -> Move | None:
        """The move that was chosen; `None` after any other command, which is carried out."""
        translator, out = self._translator, self._out
        command = given.lower()
        if given.isascii() and given.isdigit() and 1 <= int(given) <= len(numbered):
            return numbered[int(given) - 1][1]
        if command == "q":
            raise Stopped
        if command == "h":
            self._help()
        elif command == "b":
            out.print(self._drawing.table(self._game, context.view, translator))
            self._ask(context, numbered, question)
        elif command == "l":
            self._print_news()
        elif command.startswith("?"):
            self._explain(given[1:].strip(), context, numbered, question)
        else:
            return self._written(given, context, len(numbered))
        return None

    def _written(self, given: str, context: BotContext, count: int) -> Move | None:
        """The legal move that this is the text form of."""
        translator = self._translator
        try:
            move: Move = self._notation.parse_move(given)
        except BadInput:
            self._out.print(Text(translator.say("play-not-a-choice", given=given, count=count), style="yellow"))
            return None
        if move in context.moves.discrete:
            return move
        # On a copy, because the move might be legal, but not listed.
        result = self._game.play(self._match.state.clone(), self._seat, move, Scripted())
        why = (
            translator.refusal(self._game, result)
            if isinstance(result, Refusal)
            else translator.say("play-not-possible")
        )
        self._out.print(Text(why, style="yellow"))
        return None

    # Output

    def _print_news(self) -> None:
        lines = [line for line in (self._translator.event(self._game, event) for event in self._news) if line]
        if lines:
            self._out.print(Text(self._translator.say("play-since"), style="dim"))
            for line in lines:
                self._out.print(Padding(Text(line), (0, 0, 0, 2)))
            self._out.print()

    def _ask(self, context: BotContext, numbered: Numbered, question: Question | None) -> None:
        translator, out, game = self._translator, self._out, self._game
        if question is not None:
            out.print(Text(translator.phrase(question.phrase), style="bold"))
        drawn, rest = self._drawing.choices(game, context.view, translator, numbered)
        if drawn is not None:
            out.print(drawn)
        choices = [
            Text.assemble((f"{number:>3}", "bold cyan"), f"  {translator.move(game, context.view, move)}")
            for number, move in rest
        ]
        if choices:
            many = len(choices) > 6
            out.print(Columns(choices, column_first=True, padding=(0, 2)) if many else Text("\n").join(choices))
        refused = self._not_possible(context)
        if refused:
            out.print(Text(translator.say("play-not-possible"), style="dim"))
            for line in refused:
                out.print(Padding(Text(line, style="dim"), (0, 0, 0, 5)))

    def _not_possible(self, context: BotContext) -> list[str]:
        """Why tempting moves are illegal."""
        lines = []
        for move in self._home.guide.tempting(self._game, context.view):
            if move not in context.moves.discrete:
                # On a copy, because the move might be legal after all.
                result = self._game.play(self._match.state.clone(), self._seat, move, Scripted())
                if isinstance(result, Refusal):
                    what, why = (
                        self._translator.move(self._game, context.view, move),
                        self._translator.refusal(self._game, result),
                    )
                    lines.append(self._translator.say("play-refused", move=what, why=why, rule=result.rule))
        return lines

    def _explain(self, what: str, context: BotContext, numbered: Numbered, question: Question | None) -> None:
        """Print the rules behind the question or a choice, or the rule with this number."""
        guide, ledger = self._home.guide, self._home.ledger
        ids: tuple[str, ...] = ()
        if not what:
            ids = question.rules if question else ()
        elif what.isascii() and what.isdigit() and 1 <= int(what) <= len(numbered):
            ids = guide.rules(self._game, context.view, numbered[int(what) - 1][1])
        elif any(rule.id == what.upper() for rule in ledger.rule):
            ids = (what.upper(),)
        if not ids:
            self._out.print(Text(self._translator.say("play-no-rule", rule=what), style="yellow"))
        for rule_id in ids:
            show_rule(self._out, self._translator, ledger.get(rule_id))

    def _help(self) -> None:
        first = self._home.ledger.rule[0].id
        keys = {
            "1, 2, …": "number",
            "?": "ask",
            "? 3": "ask-number",
            f"? {first}": "ask-rule",
            "b": "board",
            "l": "log",
            "h": "help",
            "q": "quit",
        }
        table = Table.grid(padding=(0, 2))
        for key, message in keys.items():
            table.add_row(Text(key, style="bold cyan"), self._translator.say(f"play-help-{message}"))
        self._out.print(Padding(table, (0, 0, 0, 2)))
