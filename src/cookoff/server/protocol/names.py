"""People's names: written one way, and told apart at a table."""

import re
import unicodedata
from collections.abc import Iterable

MOST = 40
"""Characters of a name."""
_SELECTORS = re.compile("[\ufe00-\ufe0f]")
"""Choose a form of the character before, such as an emoji's; invisible themselves."""
_ALIKE = str.maketrans(
    "АВЕЁЗІЇЈКМНОРСТУХЅԀԚԜаеёзіїјкорсухѕһԁԛԝѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχıɑɡɩ01|!",
    "ABEE3IIJKMHOPCTYXSDQWaee3iijkopcyxshdqwvABEZHIKMNOPTYXayikvopuxiagioiii",
)
"""Letters of other alphabets, and digits, that look like a Latin letter."""


def normalised(name: str) -> str:
    """Return a name with compatible characters and spaces written one way."""
    return " ".join(unicodedata.normalize("NFKC", _SELECTORS.sub("", name)).split())


def skeleton(name: str) -> str:
    """Return what names that look alike have in common."""
    letters = unicodedata.normalize("NFD", normalised(name).translate(_ALIKE).casefold())
    seen = "".join(letter for letter in letters if letter.isalnum()).replace("l", "i")
    return seen.replace("rn", "m").replace("vv", "w") or name


def distinct(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    number, found = 1, name
    while skeleton(found) in taken:
        number += 1
        found = f"{name[: MOST - 4]} {number}"
    return found


def without_number(name: str) -> str:
    """Return a name without the number that `distinct` may have added."""
    return re.sub(r" \d+$", "", name)
