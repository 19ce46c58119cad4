"""The grammar of the text form: words, numbers, quoted strings, groups in round and square brackets.

`a*4` in a list stands for `a a a a`.
"""

import re
from itertools import groupby

import msgspec

from cookoff.engine.core.errors import BadInput

Node = str | list["Node"]
"""A token, or a group."""

WORD = re.compile(r"[A-Za-z_][\w.-]*", re.ASCII)
MOST_REPEATED = 10_000
DEEPEST = 60
_FEWEST_REPEATED = 3
_TOKEN = re.compile(
    r'\s*(?:(?P<quoted>"(?:[^"\\]|\\.)*+")|(?P<sign>[()\[\]])|(?P<times>\*\d{1,5})|(?P<plain>[^\s()\[\]"*]+))'
)


def quoted(text: str) -> str:
    """A string as a token."""
    return text if WORD.fullmatch(text) else msgspec.json.encode(text).decode()


def unquoted(token: str) -> str:
    """The string of a token."""
    if not token.startswith('"'):
        return token
    try:
        return msgspec.json.decode(token, type=str)
    except msgspec.DecodeError as error:
        raise BadInput(f"{token}: not a string: {error}") from error


def listed(items: list[str]) -> str:
    """A list of items, in square brackets."""
    parts = []
    for item, same in groupby(items):
        count = len(list(same))
        parts += [f"{item}*{count}"] if count >= _FEWEST_REPEATED else [item] * count
    return f"[{' '.join(parts)}]"


def parse(text: str) -> list[Node]:
    """The nodes of a text. Raises `BadInput` for brackets that do not match."""
    top: list[Node] = []
    open_groups: list[tuple[list[Node], str]] = [(top, "")]
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _TOKEN.match(text, at)
        if found is None:
            raise BadInput(f"{text[at : at + 20].strip()!r}: not a word, a number, a string or a bracket")
        at = found.end()
        group, closing = open_groups[-1]
        if found["times"]:
            _repeat(group, int(found["times"][1:]))
        elif found["sign"] in ("(", "["):
            if len(open_groups) > DEEPEST:
                raise BadInput("the brackets are nested too deeply")
            inner: list[Node] = []
            group.append(inner)
            open_groups.append((inner, ")" if found["sign"] == "(" else "]"))
        elif found["sign"]:
            if found["sign"] != closing:
                raise BadInput(f"{found['sign']!r} closes nothing that is open")
            open_groups.pop()
        else:
            group.append(found["quoted"] or found["plain"])
    if len(open_groups) > 1:
        raise BadInput(f"{open_groups[-1][1]!r} is missing at the end")
    return top


def _repeat(group: list[Node], count: int) -> None:
    if not group or not 1 <= count <= MOST_REPEATED:
        raise BadInput(f"*{count}: repeats the item before it, 1 to {MOST_REPEATED} times")
    group += [group[-1]] * (count - 1)
