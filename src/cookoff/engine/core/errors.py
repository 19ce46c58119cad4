"""The exception for invalid input: files, command lines, messages. Also what is wrong with it, in plain words."""

import re

import msgspec

_AT = re.compile(r" - at `(?:key in )?\$\.?([^`]*)`$")
_KIND = re.compile(r"Expected `([^`]+)`(?:, got `([^`]+)`)?")
_BOUND = re.compile(r"Expected `[^`]+` (>=|<=|>|<) (\S+)")
_LENGTH = re.compile(r"Expected `([^`]+)` of length(?: (>=|<=))? (\d+)(?:, got \d+)?")
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of fields",
    "null": "nothing",
}
_BOUNDS = {">=": "at least ", "<=": "at most ", ">": "more than ", "<": "less than ", None: ""}


class BadInput(Exception):
    """Input from outside is invalid. The message names the file, line or field; nothing has changed.

    Any other exception is a bug; an illegal move is a `Refusal`, not an exception.
    """


def problem_in(error: msgspec.DecodeError) -> tuple[str, str]:
    """Where a value does not fit its type, such as `tile[3].amount`, and what is wrong there."""
    text = str(error)
    at = _AT.search(text)
    return at[1] if at else "", _plain(_AT.sub("", text))


def in_words(error: msgspec.DecodeError) -> str:
    """The same as a text."""
    field, problem = problem_in(error)
    return f"{field}: {problem}" if field else problem


def _plain(said: str) -> str:
    if kind := _KIND.fullmatch(said):
        needed = " or ".join(map(_name, kind[1].split(" | ")))
        found = "a fraction" if (kind[1], kind[2]) == ("int", "float") else _name(kind[2] or "")
        return f"it must be {needed}, not {found}" if found else f"it must be {needed}"
    if bound := _BOUND.fullmatch(said):
        return f"it must be {_BOUNDS[bound[1]]}{bound[2]}"
    if length := _LENGTH.fullmatch(said):
        return f"it must have {_BOUNDS[length[2]]}{length[3]} {'characters' if length[1] == 'str' else 'items'}"
    said = re.sub(r"Object missing required field `(.+)`", r"\1 is missing", said)
    said = re.sub(r"Object contains unknown field `(.+)`", r"there is no field \1", said)
    said = re.sub(r"Invalid (?:enum )?value (.+)", r"\1 is not one of its values", said)
    return re.sub(r"Expected `str` matching regex (.+)", r"it must have the form \1", said)


def _name(kind: str) -> str:
    return _KINDS.get(kind, kind)
