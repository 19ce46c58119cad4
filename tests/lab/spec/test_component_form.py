"""Component files as forms: every field has what it takes, and no game is known by name."""

from importlib import import_module
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, inspect

from cookoff.engine import Room, rooms
from cookoff.lab.spec.component_form import (
    ChoiceField,
    EitherField,
    Form,
    ListField,
    NumberField,
    OtherField,
    PartField,
    Shape,
    TruthField,
    WordField,
    form_of,
    shape_of,
)
from tests.examples.installing import PINCH


def form(home: Room) -> Form:
    components: Any = getattr(home.load(None), "components")  # noqa: B009 # not every game has some
    return form_of(components, (home.home / "components.toml").read_text("utf-8"))


def leaves(shape: Shape, value: Any, path: str = "") -> list[tuple[str, Shape, Any]]:
    """Every field with a value of its own, with what it takes."""
    match shape:
        case PartField(fields):
            tag = set() if shape.tag is None else {shape.tag[0]}
            assert set(value) == set(fields) | tag, path
            return [leaf for name, one in fields.items() for leaf in leaves(one, value[name], f"{path}.{name}")]
        case EitherField(field, parts):
            return leaves(parts[value[field]], value, path)
        case ListField(item, least, most):
            assert least <= len(value) <= (most or len(value)), path
            return [leaf for number, one in enumerate(value) for leaf in leaves(item, one, f"{path}[{number}]")]
        case _:
            return [(path.removeprefix("."), shape, value)]


def check(home: Room) -> list[tuple[str, Shape, Any]]:
    made = form(home)
    found = leaves(made.shape, made.values)
    for path, shape, value in found:
        match shape:
            case NumberField(whole, low, high):
                assert isinstance(value, int if whole else int | float), path
                assert low is None or low <= value, path
                assert high is None or value <= high, path
            case ChoiceField(values):
                assert value in values, path
            case WordField():
                assert isinstance(value, str), path
            case _:
                raise AssertionError(f"{path}: no field can be made for it")
    assert made.notes[""], "what the file says of itself"
    return found


@pytest.mark.parametrize("home", rooms().values(), ids=lambda home: home.id)
def test_every_value_of_every_game_has_a_field_that_takes_it(home: Room) -> None:
    assert len(check(home)) > 30


def test_a_packaged_game_gets_its_options_form_for_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PINCH)
    found = {path: shape for path, shape, _ in check(import_module("cookoff_pinch").ROOM)}
    assert found["hand"] == NumberField(True, 1, 10)
    assert found["ingredient[0].salt"] == NumberField(True, -9, 9)


def test_bounds_choices_and_notes_come_from_where_they_stand() -> None:
    made = form(rooms()["yatai"])
    assert made.shape.fields["rounds"] == NumberField(True, 1, 99)
    assert made.notes["rounds"] == "book"
    tile = made.shape.fields["tile"]
    assert isinstance(tile, ListField)
    assert isinstance(tile.item, PartField)
    assert tile.item.fields["action"] == ChoiceField(("customers", "cook", "drinks", "recycle", "serve"))
    assert made.values["tile"][0]["copies"] == 1, "usual, and not said in the file"


class Odd(msgspec.Struct):
    yes: bool
    near: Annotated[float, Meta(gt=0, lt=1)]
    way: Literal["in", "out"]
    names: dict[str, int]


def test_an_unsupported_field_is_reported() -> None:
    shape = shape_of(inspect.type_info(Odd))
    assert isinstance(shape, PartField)
    assert tuple(shape.fields.values()) == (
        TruthField(),
        NumberField(False, 0, 1),
        ChoiceField(("in", "out")),
        OtherField(),
    )
