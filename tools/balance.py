"""Regenerates the figures of docs/notes/balance.md: `python -m tools.balance lab/hibachi lab/safranito …`.

Each folder holds the results of an experiment (`cookoff lab run`). Charts are written to docs/notes/balance and the
table into the page itself. Rarely used things and endings are printed, as material for the page's text.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from cookoff.lab.report import svg
from cookoff.lab.statistics.intervals import Estimate
from cookoff.lab.statistics.scenario_statistics import ScenarioStatistics, statistics_of

PAGE = Path(__file__).parents[1] / "docs" / "notes" / "balance.md"
HOME = PAGE.with_suffix("")
HEAD = (
    "| game | players | bots | games | wins by seat, % | wins by turn, % | minutes (nine of ten) | leader at half wins "
    "| choices that matter |"
)
STYLE = (
    "svg{background:#fffdf9;font:13px system-ui,sans-serif}text{fill:#1c1917}.range{stroke:#0369a1;stroke-width:3}"
    ".mark{stroke:#78716c;stroke-dasharray:4 3}"
)
NAMES = {
    "yatai": "Yatai",
    "safranito": "Safranito",
    "hibachi": "Hibachi",
    "fired-up": "Fired Up",
    "mithral-chef": "Mithral Chef",
}
SELDOM = 0.1
"""Things used in a smaller share of games are listed."""
NOWHERE = ("bare", "out", "doubt")
"""Where a throw that hits nothing ends; these are no things of a game."""


def main(folders: Sequence[Path]) -> None:
    """Draw the charts of all scenarios, write the table and print the rest."""
    HOME.mkdir(exist_ok=True)
    scenarios = [each for folder in folders for each in statistics_of(folder)]
    seats = [row for one in scenarios for row in _off(one, one.wins)]
    turns = [row for one in scenarios for row in _off(one, one.order)]
    _draw("seats", svg.intervals("Wins by seat, away from the fair share", seats, "{:+.1%}", 0.0))
    _draw("turns", svg.intervals("Wins by order of turn, away from the fair share", turns, "{:+.1%}", 0.0))
    _draw("minutes", svg.intervals("Minutes, and nine of ten games", [_minutes(one) for one in scenarios], "{:.0f}"))
    leads = [_named(one, lead, "") for one in scenarios for lead in one.leads if lead.name == "50 %"]
    _draw("leads", svg.intervals("Who leads at half of a game and wins", leads))
    _write_table([HEAD, "|---" * (HEAD.count("|") - 1) + "|", *(f"| {' | '.join(_row(one))} |" for one in scenarios)])
    for one in scenarios:
        print(f"{_called(one)}: {'; '.join(_seldom(one)) or 'nothing is used seldom'}; ends: {_endings(one)}")


def _called(one: ScenarioStatistics) -> str:
    return f"{NAMES[one.scenario['room']]}, {one.scenario['players']}"


def _named(one: ScenarioStatistics, row: Estimate, name: str) -> Estimate:
    return msgspec.structs.replace(row, name=f"{_called(one)}{name}")


def _off(one: ScenarioStatistics, rows: Sequence[Estimate]) -> Iterator[Estimate]:
    fair = 1.0 / one.scenario["players"]
    for row in rows:
        low, high = row.interval
        off = msgspec.structs.replace(row, value=row.value - fair, interval=(low - fair, high - fair))
        yield _named(one, off, f": {row.name}")


def _minutes(one: ScenarioStatistics) -> Estimate:
    mean, numbers = one.lengths["minutes"]
    each = len(numbers) // 20
    return Estimate(_called(one), mean.value, (numbers[each], numbers[-1 - each]), len(numbers))


def _row(one: ScenarioStatistics) -> tuple[str, ...]:
    half = next((f"{lead.value:.0%}" for lead in one.leads if lead.name == "50 %"), "–")
    matter = "–" if one.mattered is None else f"{one.mattered.value:.0%}"
    minutes = _minutes(one)
    return (
        NAMES[one.scenario["room"]],
        str(one.scenario["players"]),
        one.scenario["bots"],
        f"{one.games:,}",
        _shares(one.wins),
        _shares(one.order) or "–",
        f"{minutes.value:.0f} ({minutes.interval[0]:.0f}–{minutes.interval[1]:.0f})",
        half,
        matter,
    )


def _shares(rows: Sequence[Estimate]) -> str:
    return ", ".join(f"{100 * row.value:.1f}" for row in rows) + (
        f" ± {50 * max(row.interval[1] - row.interval[0] for row in rows):.1f}" if rows else ""
    )


def _seldom(one: ScenarioStatistics) -> Iterator[str]:
    for kind, things in one.used.items():
        if few := [thing for thing in things if thing.games < SELDOM and thing.name not in NOWHERE]:
            yield f"{kind}: " + ", ".join(f"{thing.name} {thing.games:.1%}" for thing in few)


def _endings(one: ScenarioStatistics) -> str:
    return ", ".join(f"{rule} {share:.0%}" for rule, share in one.endings.items())


def _write_table(lines: Sequence[str]) -> None:
    """Replace the page's table, found by its header."""
    before, rest = PAGE.read_text("utf-8").split(f"{HEAD}\n", 1)
    after = rest[rest.index("\n\n") :]
    PAGE.write_text(before + "\n".join(lines) + after, "utf-8")


def _draw(name: str, drawn: str) -> None:
    head, rest = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).split(">", 1)
    (HOME / f"{name}.svg").write_text(f"{head}><style>{STYLE}</style>{rest}\n", "utf-8")


if __name__ == "__main__":
    main([Path(folder) for folder in sys.argv[1:]])
