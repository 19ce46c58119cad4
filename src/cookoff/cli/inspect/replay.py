"""`cookoff replay`."""

import sys
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from cookoff.cli.terminal.parameters import Components, Language

if TYPE_CHECKING:
    from rich.console import Console

    from cookoff.engine import AnyGame, Log, RedactedEntry, Room, Seat
    from cookoff.i18n import Translator

DOES_NOT_FIT = 1
UNFINISHED = 3


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    verify: Annotated[bool, Parameter(negative="")] = False,
    text: Annotated[bool, Parameter(negative="")] = False,
    language: Language = None,
    components: Components = None,
) -> int:
    """Replay a game from its log: step by step at a terminal, otherwise as a list of what happened.

    Parameters
    ----------
    file
        The log.
    at
        Show the position after this entry only; 0 is the opening.
    seat
        Show what this seat sees, counted from 0; by default what spectators see.
    verify
        Check the hashes, the events, and that the rules give the same events on the recorded chance. Prints ok or the
        first problem; for a game from another version of the rules, only the hashes and events are checked. Exit codes:
        0 for a valid log of a finished game, 1 for an invalid log, 3 for a valid log of an unfinished game.
    text
        Print moves in their text form, one per line, such as `push drinks-2 c3`. With --at, print the whole position
        after that entry, hidden information included, as one line that programs can read.
    """
    from cookoff.cli.terminal.arguments import names_in, open_log, translator_for
    from cookoff.cli.terminal.console import console
    from cookoff.engine import BadInput

    home, game, log = open_log(file, components)
    if verify:
        return _verify(file, game, log)
    if seat is not None and not 0 <= seat < log.header.players:
        raise BadInput(f"--seat: there is no seat {seat}; seats are 0 to {log.header.players - 1}")
    if at is not None and not 0 <= at <= len(log.entries):
        raise BadInput(f"--at: there is no entry {at}; entries are 0 to {len(log.entries)}")
    if text:
        _print_text(file, game, log, at, seat)
        return 0
    translator = translator_for(home, language, names_in(log), seat)
    reader = LogReader(file, home, game, log, seat, translator, console())
    if at is not None:
        reader.show(at)
    elif _at_terminal():
        reader.step()
    else:
        reader.print_all()
    return 0


def _print_text(file: Path, game: "AnyGame", log: "Log", at: int | None, seat: "Seat | None") -> None:
    """Print the moves as a seat may know them, or a position."""
    from cookoff.cli.terminal.arguments import fold_errors
    from cookoff.engine import Notation, fold, opening, redact

    notation = Notation(game)
    with fold_errors(file):
        state, lines = opening(game, log), []
        steps = fold(game, log, state)
        for step in islice(steps, at):
            seen = redact(step, seat)
            lines.append(f"{seen.n} {seen.seat} {'-' if seen.move is None else notation.move(seen.move)}")
        print("\n".join(lines) if at is None else notation.position(state))


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _verify(file: Path, game: "AnyGame", log: "Log") -> int:
    from cookoff.cli.terminal.arguments import fold_errors
    from cookoff.engine import fold, is_over, opening, verify

    header = log.header
    played = f"{header.game}, {header.players} players, {len(log.entries)} entries, hash {log.hash}"
    same_rules = header.rules_version == game.rules_version
    with fold_errors(file):
        finding = verify(game, log) if same_rules else None
        if finding is not None:
            print(f"{file}: entry {finding.n} (line {finding.n + 1}) does not fit: {finding.problem}")
            return DOES_NOT_FIT
        state = opening(game, log)
        for _ in fold(game, log, state):
            pass
    note = ""
    if not same_rules:
        age = "an older" if header.rules_version < game.rules_version else "a newer"
        versions = f"{age} version of the rules ({header.rules_version}, today's is {game.rules_version})"
        note = f"; played by {versions}, so today's rules cannot check its moves"
    if not is_over(game, state):
        print(f"unfinished: {file}: {played}{note}; what is there fits, but the game has not ended")
        return UNFINISHED
    print(f"{'ok' if same_rules else 'whole'}: {file}: {played}{note}")
    return 0


class LogReader:
    """Prints a log on the terminal."""

    def __init__(
        self,
        file: Path,
        home: "Room",
        game: "AnyGame",
        log: "Log",
        seat: "Seat | None",
        translator: "Translator",
        out: "Console",
    ) -> None:
        from cookoff.cli.terminal.boards import drawing

        self._file, self._game, self._log, self._seat, self._words, self._out = file, game, log, seat, translator, out
        self._drawing = drawing(home)

    def show(self, at: int) -> None:
        """Print an entry and the position after it."""
        redacted, state = self._at(at)
        self._head(at, redacted)
        view = self._game.view(state, self._seat)
        self._out.print(self._drawing.table(self._game, view, self._words))
        if at == len(self._log.entries):
            self._end(state)

    def print_all(self) -> None:
        """Print every entry, then the result."""
        from cookoff.cli.terminal.arguments import fold_errors
        from cookoff.engine import fold, opening, redact

        with fold_errors(self._file):
            state = opening(self._game, self._log)
            # All of it first, so that nothing is printed of a log that does not fit.
            seen = [redact(entry, self._seat) for entry in fold(self._game, self._log, state)]
        self._head(0, None)
        for one in seen:
            self._head(one.n, one)
        self._end(state)

    def step(self) -> None:
        """Step through with the keyboard."""
        from rich.text import Text

        at, last = 0, len(self._log.entries)
        self.show(at)
        while True:
            self._out.print(Text(self._words.say("replay-keys"), style="dim"), end=" ")
            try:
                given = input().strip().lower()
            except EOFError:
                return
            if given == "q" or (not given and at == last):
                return
            if not given or given == "n":
                at = min(at + 1, last)
            elif given == "p":
                at = max(at - 1, 0)
            elif given.isascii() and given.isdigit() and int(given) <= last:
                at = int(given)
            else:
                self._out.print(self._words.say("replay-no-entry", count=last))
                continue
            self.show(at)

    def _at(self, at: int) -> "tuple[RedactedEntry | None, Any]":
        from cookoff.cli.terminal.arguments import fold_errors
        from cookoff.engine import fold, opening, redact

        with fold_errors(self._file):
            state = opening(self._game, self._log)
            if at == 0:
                return None, state
            for entry in fold(self._game, self._log, state):
                if entry.entry.n == at:
                    return redact(entry, self._seat), state
        raise AssertionError("asked for an entry that the log does not have")

    def _head(self, at: int, redacted: "RedactedEntry | None") -> None:
        from rich.padding import Padding
        from rich.text import Text

        translator = self._words
        if redacted is None:
            self._out.print(Text(translator.say("replay-opening"), style="bold"))
            return
        head = translator.say("replay-entry", n=at, count=len(self._log.entries))
        self._out.print(Text.assemble((head, "bold"), f"  {translator.name(redacted.seat)}"))
        for line in filter(None, (translator.event(self._game, event) for event in redacted.events)):
            self._out.print(Padding(Text(line), (0, 0, 0, 4)))

    def _end(self, state: Any) -> None:
        from cookoff.cli.terminal.final_scores import final_scores

        outcome = self._game.outcome(state)
        if outcome is None:
            self._out.print(self._words.say("replay-unfinished"))
        else:
            self._out.print(final_scores(outcome, self._words))
