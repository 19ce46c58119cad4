"""The engine's model of dice on a card or on a plate, built from the measures."""

from typing import NamedTuple

import mujoco
from msgspec import Struct

from cookoff.physics.core.board import Pair
from cookoff.physics.core.motion import Surface
from cookoff.physics.geometry import GRAVITY
from cookoff.physics.port import Card, DieKind, Plate
from cookoff.physics.real.chips.model import UNUSED
from cookoff.physics.solids import inertia, solid

DEEP = 0.1
"""Thickness of the solid under the surfaces."""


class Contacts(NamedTuple):
    """How the engine treats contacts.

    The contact itself is dead (a damping ratio of 1): what bounces, bounces by `cookoff.physics.real.dice.restitution`.
    """

    step: float
    """Seconds."""
    condim: int
    """What a point of contact resists: sliding (3), or also twisting (4)."""
    cone: str
    stiffness: str
    boxes: bool
    """Cubes are the engine's boxes; otherwise they are meshes like the other dice."""

    @property
    def normal_rows(self) -> int:
        """The number of solver forces that add up to a contact's normal force: one per edge of the pyramid."""
        return 1 if self.cone == "elliptic" else 2 * (self.condim - 1)

    def is_box(self, kind: DieKind) -> bool:
        """Whether this die is one of the engine's boxes."""
        return self.boxes and kind is DieKind.D6


ROLLS = Contacts(0.001, 4, "elliptic", 'solref=".004 1" solimp=".95 .99 .0005 .5 2"', boxes=False)
"""For dice on a card: the true friction cone, on which they slide as far as they should in every direction.

Boxes on it rock without end, one roll in twenty.
"""
TOWERS = Contacts(0.0008, 3, "pyramidal", 'solref=".0024 1" solimp=".98 .998 .0002 .5 2"', boxes=True)
"""For dice on a plate: the friction pyramid, on which they stand still.

On the cone standing dice creep apart by millimetres a second, on the pyramid inside it by thousandths of one; what
slides meets up to 1/√2 less friction than stated, depending on the direction. Two boxes touch at up to eight points,
two meshes at four, which takes a quarter of a millimetre off the face that carries. With a time constant of three
steps dice tip 0.4 mm early at most; with one of two it can be 2 mm. A die that stands touches at three points or more,
which keep it from twisting as it is: that each point resists twisting as well would take a third more of the time.
"""


class DieShape(Struct, frozen=True):
    """The model's data of a die."""

    kind: DieKind
    size: float
    mass: float
    asleep: bool
    """Whether it lies asleep until something touches it."""


class DiceKey(Struct, frozen=True):
    """What a model depends on."""

    ground: Card | Plate
    dice: tuple[DieShape, ...]
    rest_speed: float
    """Dice below this speed, in m/s, for ten steps are at rest."""

    def contacts(self) -> Contacts:
        """How to treat what touches."""
        return ROLLS if isinstance(self.ground, Card) else TOWERS

    def surfaces(self) -> tuple[Surface, ...]:
        """The surfaces of the first geoms; the dice come after them."""
        if isinstance(self.ground, Card):
            return (Surface.CARD, *(Surface.TABLE,) * (4 if self.ground.table > 0.0 else 0))
        return (Surface.PLATE, Surface.TABLE)

    def restitution(self) -> tuple[float, ...]:
        """Of a die with each of the surfaces, and last with another die."""
        ground = self.ground
        on_top = ground.die_card if isinstance(ground, Card) else ground.die_plate
        beside = [ground.die_table.restitution] * (len(self.surfaces()) - 1)
        return (on_top.restitution, *beside, ground.die_die.restitution)


def build(key: DiceKey) -> mujoco.MjModel:
    """Compile the model."""
    return mujoco.MjModel.from_xml_string(describe(key))


def describe(key: DiceKey) -> str:
    """The model in the engine's language: card or plate, table, then one free solid per die."""
    ground, contacts = key.ground, key.contacts()
    dice = "".join(_die(die, number, ground.die_die, contacts) for number, die in enumerate(key.dice))
    # Dice have no springs and no dampers: implicit integrators would come to the same and take longer.
    return f"""<mujoco>
      <option timestep="{contacts.step}" gravity="0 0 {-GRAVITY}" integrator="Euler" solver="Newton"
        cone="{contacts.cone}" sleep_tolerance="{key.rest_speed}">
        <flag sleep="enable" autoreset="disable" {UNUSED}/>
      </option>
      <asset>{"".join(_mesh(kind, size) for kind, size in _meshes(key))}</asset>
      <worldbody>{_on_card(ground) if isinstance(ground, Card) else _on_plate(ground)}{dice}</worldbody>
    </mujoco>"""


def _on_card(card: Card) -> str:
    """The card, and the table as a frame around it: a table under the card would be one more thing to test."""
    x, y, t = card.width / 2.0, card.depth / 2.0, card.table
    found = _fixed("box", (x, y), (0.0, 0.0, 0.0), _surface(card.die_card, ROLLS))
    if t > 0.0:
        surface, top = _surface(card.die_table, ROLLS), -card.thickness
        for side in (1.0, -1.0):
            found += _fixed("box", (x + t, t / 2.0), (0.0, side * (y + t / 2.0), top), surface)
            found += _fixed("box", (t / 2.0, y), (side * (x + t / 2.0), 0.0, top), surface)
    return found


def _on_plate(plate: Plate) -> str:
    r = plate.diameter / 2.0
    reach = r + plate.table
    on_plate, on_table = _surface(plate.die_plate, TOWERS), _surface(plate.die_table, TOWERS)
    return _fixed("cylinder", (r,), (0.0, 0.0, 0.0), on_plate) + _fixed(
        "box", (reach, reach), (0.0, 0.0, -plate.thickness), on_table
    )


def _fixed(shape: str, size: tuple[float, ...], top: tuple[float, float, float], surface: str) -> str:
    """A solid with the middle of its upper face at `top`."""
    x, y, z = top
    sizes = " ".join(repr(s) for s in (*size, DEEP / 2.0))
    # The higher priority makes the pair's values those of the surface, whatever the die's own are.
    return (
        f'<geom type="{shape}" size="{sizes}" pos="{x!r} {y!r} {z - DEEP / 2.0!r}" {surface}'
        f' contype="0" conaffinity="1" priority="1"/>'
    )


def _meshes(key: DiceKey) -> list[tuple[DieKind, float]]:
    contacts = key.contacts()
    return sorted({(die.kind, die.size) for die in key.dice if not contacts.is_box(die.kind)}, key=str)


def _mesh(kind: DieKind, size: float) -> str:
    corners = " ".join(f"{c.x * size!r} {c.y * size!r} {c.z * size!r}" for c in solid(kind).corners)
    return f'<mesh name="{_mesh_name(kind, size)}" vertex="{corners}"/>'


def _mesh_name(kind: DieKind, size: float) -> str:
    return f"{kind.value} {size!r}"


def _surface(pair: Pair, contacts: Contacts) -> str:
    return f'condim="{contacts.condim}" {contacts.stiffness} friction="{pair.friction!r} {pair.twisting!r} 0"'


def _die(die: DieShape, number: int, pair: Pair, contacts: Contacts) -> str:
    square = die.mass * die.size**2
    moments = inertia(die.kind)
    diagonal = f"{moments.x * square!r} {moments.y * square!r} {moments.z * square!r}"
    if contacts.is_box(die.kind):
        half = die.size / 2.0
        shape = f'type="box" size="{half!r} {half!r} {half!r}"'
    else:
        shape = f'type="mesh" mesh="{_mesh_name(die.kind, die.size)}"'
    policy = "init" if die.asleep else "allowed"
    # Placeholder positions without contact: every run sets its own.
    return (
        f'<body pos="{0.2 * number!r} 0 5" sleep="{policy}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{die.mass!r}" diaginertia="{diagonal}"/>'
        f'<geom {shape} contype="1" conaffinity="1" {_surface(pair, contacts)}/></body>'
    )
