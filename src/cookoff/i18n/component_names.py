"""Names of a game's components for people: `tile[2].amount` is "Cook 1: dishes".

A room's texts name the fields (`field-<path>`) and the items of a list (`item-<path>`), and say which other names the
words in a field have (`kind-<field> = place` for `place-beef`). So does the page (`component-names.ts`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from cookoff.engine import Fact

from .translator import Translator

Step = str | int
NOTHING = "–"
_NAMES = ("id", "name", "card")
"""The fields that name an item without a text of its own."""


class Change(NamedTuple):
    """A field whose value is different."""

    path: str
    label: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.label} {self.before} → {self.after}"


class ComponentNames:
    """Names fields and values of a component file; `values` are those of the box."""

    def __init__(self, words: Translator, values: Any, printed: Mapping[str, Mapping[str, Fact]] | None = None) -> None:
        """`printed` are the names that the room's guide gives."""
        self._words, self._values, self._printed = words, plain(values), printed or {}

    def label(self, path: str) -> str:
        """The name of a field: "Cook 1: dishes"."""
        where: list[str] = []
        numbers: list[str] = []
        names: list[str] = []
        value, item = self._values, dict[str, Fact]()
        for step in steps(path):
            value = _at(value, step)
            if isinstance(step, str):
                names.append(step)
                where.append(self._field(names, item))
                numbers.clear()
            elif isinstance(value, dict):
                where[-1] = self._item(names, value, step, where[-1])
                item = _facts(value)
            else:
                numbers.append(str(step + 1))
                where[-1] = (where[-1] if len(numbers) == 1 else where[-1].rpartition(" ")[0]) + " " + ".".join(numbers)
        *outer, last = where
        return self._words.say("component-of", where=", ".join(outer), what=last) if outer else last

    def value(self, path: str, value: Any) -> str:
        """A value as text."""
        names = [step for step in steps(path) if isinstance(step, str)]
        if isinstance(value, str):
            return self._word(names, value)
        if isinstance(value, bool):
            return self._words.say("view-yes" if value else "view-no")
        if isinstance(value, int | float):
            return f"{value:g}" if isinstance(value, float) else str(value)
        if isinstance(value, list | tuple):
            return ", ".join(self._listed(path, names, value)) or NOTHING
        return NOTHING if value is None else ", ".join(self.value(f"{path}.{key}", one) for key, one in value.items())

    def changes(self, after: Any) -> list[Change]:
        """What is different in other values."""
        return [self._change(path, was, now) for path, was, now in differences(self._values, plain(after))]

    def _change(self, path: str, was: Any, now: Any) -> Change:
        if isinstance(now, list) and any(isinstance(one, dict) for one in (*(was or ()), *now)):
            names = [step for step in steps(path) if isinstance(step, str)]
            here, there = (list(self._listed(path, names, items or ())) for items in (was, now))
            gone, new = ([one for one in some if one not in others] for some, others in ((here, there), (there, here)))
            if gone or new:
                return Change(path, self.label(path), ", ".join(gone) or NOTHING, ", ".join(new) or NOTHING)
            return Change(path, self.label(path), str(len(here)), str(len(there)))
        return Change(path, self.label(path), self.value(path, was), self.value(path, now))

    def _listed(self, path: str, names: Sequence[str], items: Sequence[Any]) -> Iterator[str]:
        for number, item in enumerate(items):
            yield self._item(names, item, number, "") if isinstance(item, dict) else self.value(path, item)

    def _field(self, names: Sequence[str], item: Mapping[str, Fact]) -> str:
        dashed = [_dashed(name) for name in names]
        last, parent = dashed[-1], dashed[-2:-1]
        found = [f"field-{'-'.join(dashed)}"]
        if parent:
            kind = self._words.say(f"kind-{parent[0]}") if self._words.has(f"kind-{parent[0]}") else parent[0]
            found += [f"field-{dashed[0]}-{last}", f"field-{parent[0]}-{last}", f"{kind}-{last}"]
        for message in (*found, f"field-{last}"):
            if self._words.has(message):
                return self._words.say(message, **item)
        return spoken(names[-1])

    def _item(self, names: Sequence[str], item: Mapping[str, Any], number: int, around: str) -> str:
        message = f"item-{'-'.join(map(_dashed, names))}"
        if self._words.has(message):
            return self._words.say(message, number=number + 1, **_facts(item)).strip()
        for field in _NAMES:
            if isinstance(name := item.get(field), str):
                text = self._word(names, name)
                return text[:1].upper() + text[1:]
        return f"{around} {number + 1}".strip()

    def _word(self, names: Sequence[str], word: str) -> str:
        for kind, named in self._printed.items():
            if word in named:
                return self._words.value(kind, named[word])
        for name in map(_dashed, reversed(names)):
            kind = self._words.say(f"kind-{name}") if self._words.has(f"kind-{name}") else name
            if self._words.has(message := f"{kind}-{_dashed(word)}"):
                return self._words.say(message)
        return spoken(word)


def plain(components: Any) -> Any:
    """Components as dicts and lists, as a form has them."""
    return msgspec.json.decode(msgspec.json.encode(components))


def differences(before: Any, after: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """The fields that differ, with both values. A list whose length differs is one field."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name, value in after.items():
            yield from differences(before.get(name), value, f"{path}.{name}" if path else name)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (was, now) in enumerate(zip(before, after, strict=True)):
            yield from differences(was, now, f"{path}[{number}]")
    elif before != after:
        yield path, before, after


def steps(path: str) -> list[Step]:
    """The steps of a field's path."""
    found = re.findall(r"\[\d+\]|[\w-]+", path)
    return [int(step[1:-1]) if step.startswith("[") else step for step in found]


def spoken(name: str) -> str:
    """A name of the file in plain text."""
    return name.replace("_", " ").replace("-", " ")


def _dashed(name: str) -> str:
    return name.lower().replace("_", "-").replace(" ", "-")


def _facts(item: Mapping[str, Any]) -> dict[str, Fact]:
    return {name: value for name, value in item.items() if value is None or isinstance(value, str | int | float)}


def _at(value: Any, step: Step) -> Any:
    if isinstance(step, str):
        return value.get(step) if isinstance(value, dict) else None
    return value[step] if isinstance(value, list) and step < len(value) else None
