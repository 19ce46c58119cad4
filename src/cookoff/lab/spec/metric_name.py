"""Names of metrics, as experiment files write them.

wins of seat 0, wins of greedy         the share of wins per seating; a shared victory counts in equal parts
points of seat 0, points of greedy     the mean of the final points
wins of turn 0, points of turn 0, …    turn 0 is the seat that begins, wherever it sits
edge of seat 0                         points above the mean of the table
turns, decisions, minutes              the length of a game; for minutes see `ThinkingTime`
first_burns per first_rolls            a ratio of two counts of the room's statistics
least use of tile                      the share of games in which the least used thing of a kind is used
"""

import re
from typing import NamedTuple

from cookoff.engine import BadInput

LENGTHS = ("turns", "decisions", "minutes")
EXAMPLES = "wins of seat 0, points of greedy, edge of seat 1, turns, decisions, minutes, least use of tile"
_PATTERNS = (
    re.compile(r"(?P<kind>least use) of (?P<subject>[\w ]+)"),
    re.compile(r"(?P<kind>wins|points|edge) of (?P<subject>.+)"),
    re.compile(r"(?P<subject>[\w ]+) (?P<kind>per) (?P<other>[\w ]+)"),
    re.compile(f"(?P<kind>{'|'.join(LENGTHS)})"),
)


class MetricName(NamedTuple):
    """The parts of a name."""

    kind: str
    subject: str = ""
    other: str = ""


def parse(name: str) -> MetricName:
    """The parts of a metric's name. Raises `BadInput` if there is no such metric."""
    for pattern in _PATTERNS:
        if found := pattern.fullmatch(name):
            return MetricName(**found.groupdict())
    raise BadInput(f"there is no metric {name!r}; write it as one of: {EXAMPLES}")
