import math

import mujoco
import pytest

from cookoff.physics.geometry import Vec3
from cookoff.physics.port import DieKind
from cookoff.physics.solids import corner_radius, inertia, outline, showing, solid

KINDS = pytest.mark.parametrize("kind", list(DieKind))
COUNT = {DieKind.D6: 6, DieKind.D8: 8, DieKind.D10: 10}


def dot(a: Vec3, b: Vec3) -> float:
    return a.x * b.x + a.y * b.y + a.z * b.z


@KINDS
def test_faces_are_numbered_from_one_and_opposite_ones_add_up(kind: DieKind) -> None:
    faces = solid(kind).faces
    assert [face.value for face in faces] == list(range(1, COUNT[kind] + 1))
    for face in faces:
        (opposite,) = [other for other in faces if dot(face.normal, other.normal) < -0.999999]
        assert face.value + opposite.value == COUNT[kind] + 1


@KINDS
def test_every_face_is_flat_and_half_a_size_from_the_centre(kind: DieKind) -> None:
    shape = solid(kind)
    sides = {DieKind.D6: 4, DieKind.D8: 3, DieKind.D10: 4}[kind]
    for face in shape.faces:
        assert math.isclose(face.normal.length(), 1.0)
        assert max(dot(face.normal, corner) for corner in shape.corners) == pytest.approx(0.5, abs=1e-12)
        assert len(outline(kind, face.value)) == sides


@KINDS
def test_outlines_run_anticlockwise_seen_from_outside(kind: DieKind) -> None:
    for face in solid(kind).faces:
        a, b, c, *_ = outline(kind, face.value)
        ab, bc = Vec3(b.x - a.x, b.y - a.y, b.z - a.z), Vec3(c.x - b.x, c.y - b.y, c.z - b.z)
        across = Vec3(ab.y * bc.z - ab.z * bc.y, ab.z * bc.x - ab.x * bc.z, ab.x * bc.y - ab.y * bc.x)
        assert dot(across, face.normal) > 0.0


def test_the_ten_sided_die_has_kites_with_two_right_angles() -> None:
    corners = outline(DieKind.D10, 1)
    angles = []
    for i in range(4):
        here, before, after = corners[i], corners[i - 1], corners[(i + 1) % 4]
        u = Vec3(before.x - here.x, before.y - here.y, before.z - here.z)
        v = Vec3(after.x - here.x, after.y - here.y, after.z - here.z)
        angles.append(math.degrees(math.acos(dot(u, v) / u.length() / v.length())))
    assert sorted(round(angle) for angle in angles) == [52, 90, 90, 128]


def test_inertia_of_the_regular_dice_is_the_textbook_one() -> None:
    assert inertia(DieKind.D6).x == pytest.approx(1.0 / 6.0)
    edge = math.sqrt(2.0) * corner_radius(DieKind.D8)
    for axis in ("x", "y", "z"):
        assert getattr(inertia(DieKind.D8), axis) == pytest.approx(edge**2 / 10.0)


def test_inertia_of_the_ten_sided_die_is_the_engines() -> None:
    vertices = " ".join(f"{c.x} {c.y} {c.z}" for c in solid(DieKind.D10).corners)
    model = mujoco.MjModel.from_xml_string(
        f'<mujoco><asset><mesh name="m" inertia="exact" vertex="{vertices}"/></asset><worldbody><body><freejoint/>'
        f'<geom type="mesh" mesh="m" mass="1"/></body></worldbody></mujoco>'
    )
    ours = inertia(DieKind.D10)
    assert sorted(model.body_inertia[1].tolist()) == pytest.approx(sorted([ours.x, ours.y, ours.z]), rel=1e-6)
    assert ours.x == pytest.approx(ours.y)


@KINDS
@pytest.mark.parametrize("heading", [0.0, 1.0, -2.5])
def test_showing_puts_a_face_on_top(kind: DieKind, heading: float) -> None:
    for face in solid(kind).faces:
        assert showing(kind, face.value, heading).turn(face.normal).z == pytest.approx(1.0)


def test_heading_turns_about_the_vertical() -> None:
    a, b = showing(DieKind.D6, 3, 0.0), showing(DieKind.D6, 3, math.pi / 2)
    there = a.turn(Vec3(1.0, 0.0, 0.0))
    turned = b.turn(Vec3(1.0, 0.0, 0.0))
    assert (turned.x, turned.y) == pytest.approx((-there.y, there.x))
