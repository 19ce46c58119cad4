"""Pictures of motions: a page that plays one, and a still of how it ended. Needs the extra `pictures`."""

import math
from itertools import pairwise
from pathlib import Path

import matplotlib as mpl
import plotly.graph_objects as go
from matplotlib.colors import LightSource, to_rgb
from matplotlib.figure import Figure
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from mpl_toolkits.mplot3d.axes3d import Axes3D

from cookoff.physics.calibration.film import Actor, Film, Hull, Point, placed

EVERY = 2
"""Of the keyframes, the page shows every second: 30 a second."""
ELEVATION = 40.0
"""Degrees above the ground from which a still is seen."""
ABOVE = 0.4
"""Numbers on the page stand above their side by so much of its height above the die's middle."""
UPWARD = 0.75
"""A side looks up when the way to it from the middle of the die rises by at least this share of its length."""
GHOSTS = 4
"""A still shows what moved also at so many moments before its end."""


def write_page(film: Film, path: Path, title: str) -> None:
    """A page that plays the motion and can be turned with the mouse. It holds all it needs: nothing is fetched."""
    count = max((len(actor.frames) for actor in film.actors), default=1)
    shown = sorted({*range(0, count, EVERY), count - 1})
    fixed = [_mesh(shape, shape.corners) for shape in film.ground] + [
        _line(mark.points, mark.name) for mark in film.marks
    ]
    still = [_mesh(a.shape, placed(a.shape, a.frames[0]), a.name) for a in film.actors if not a.moves]
    movers = [a for a in film.actors if a.moves]
    still += [_numbers(a, 0) for a in film.actors if not a.moves and a.shape.labels]
    numbered = [a for a in movers if a.shape.labels]
    first = len(fixed) + len(still)
    moving = [_mesh(a.shape, placed(a.shape, a.frames[0]), a.name) for a in movers]
    figure = go.Figure([*fixed, *still, *moving, *(_numbers(a, 0) for a in numbered)])
    figure.frames = [
        go.Frame(
            name=f"{number / film.rate:.2f}",
            data=[
                *(_moved(placed(a.shape, a.frames[number])) for a in movers),
                *(_numbers(a, number) for a in numbered),
            ],
            traces=list(range(first, first + len(movers) + len(numbered))),
        )
        for number in shown
    ]
    pace = {"frame": {"duration": 1000 * EVERY // film.rate, "redraw": True}, "transition": {"duration": 0}}
    play = {"label": "play", "method": "animate", "args": [None, {**pace, "fromcurrent": False}]}
    at_once = {"frame": {"duration": 0, "redraw": True}, "mode": "immediate", "transition": {"duration": 0}}
    steps = [{"label": f.name, "method": "animate", "args": [[f.name], at_once]} for f in figure.frames]
    s = film.size
    axis = {"visible": False}
    figure.update_layout(
        title=title,
        showlegend=False,
        margin={"l": 0, "r": 0, "t": 40, "b": 0},
        scene={
            "xaxis": {**axis, "range": [-s, s]},
            "yaxis": {**axis, "range": [-1.6 * s, s]},
            "zaxis": {**axis, "range": [-0.1 * s, s]},
            # As the ranges are. By its own reckoning ("data") the page flattens what moves.
            "aspectmode": "manual",
            "aspectratio": {"x": 2.0, "y": 2.6, "z": 1.1},
            "camera": {"eye": {"x": 0.0, "y": -1.5, "z": 1.3}, "center": {"x": 0.0, "y": 0.1, "z": -0.2}},
        },
        updatemenus=[{"type": "buttons", "buttons": [play], "x": 0.05, "y": 0.02}],
        sliders=[{"steps": steps, "currentvalue": {"suffix": " s"}, "x": 0.12, "len": 0.85}],
    )
    figure.write_html(path, include_plotlyjs=True, full_html=True, auto_play=True)


def write_still(film: Film, path: Path, title: str) -> None:
    """How the motion ended, with the way of what moved and where it was at some moments before."""
    mpl.use("agg")
    figure = Figure(figsize=(7, 6.4), dpi=120)
    axes = figure.add_axes((-0.12, -0.1, 1.24, 1.2), projection="3d", computed_zorder=False)
    assert isinstance(axes, Axes3D)
    for shape in film.ground:
        _draw(axes, shape, shape.corners, order=0)
    for mark in film.marks:
        axes.plot(*zip(*mark.points, strict=True), color="#f3d9a4", linewidth=1.2, zorder=1)
    for actor in film.actors:
        if actor.moves:
            way = [(p.x, p.y, p.z) for p, _ in actor.frames]
            axes.plot(*zip(*way, strict=True), color="#222222", linewidth=0.8, linestyle=":", zorder=2)
    # From the furthest to the nearest and from the lowest to the highest: the eye is in front and above.
    for actor in sorted(film.actors, key=_depth):
        if actor.moves:
            last = len(actor.frames) - 1
            for number in range(GHOSTS):
                pose = actor.frames[last * number // GHOSTS]
                _draw(axes, actor.shape, placed(actor.shape, pose), order=3, alpha=0.15)
        corners = placed(actor.shape, actor.frames[-1])
        _draw(axes, actor.shape, corners, order=4)
        if not any(_covers(other, actor) for other in film.actors):
            _write(axes, actor.shape, corners)
    s = film.size
    axes.set_xlim(-s, s)
    axes.set_ylim(-s, s)
    axes.set_zlim(-0.2 * s, 0.8 * s)
    axes.set_box_aspect((2.0, 2.0, 1.0), zoom=1.35)
    axes.view_init(elev=ELEVATION, azim=-90.0)
    axes.set_axis_off()
    figure.suptitle(title)
    figure.savefig(path)


def _depth(actor: Actor) -> tuple[float, float]:
    position, _ = actor.frames[-1]
    return (-round(position.y / 0.02), position.z)


def _covers(upper: Actor, lower: Actor) -> bool:
    """It lies on top of the other, so that what is written there cannot be seen."""
    (a, _), (b, _) = upper.frames[-1], lower.frames[-1]
    return a.z > b.z + 0.005 and abs(a.x - b.x) + abs(a.y - b.y) < 0.016


def _draw(axes: Axes3D, shape: Hull, corners: list[Point], *, order: int, alpha: float = 1.0) -> None:
    sides = [[corners[i] for i in side] for side, _ in shape.sides]
    colours = [to_rgb(colour) for _, colour in shape.sides]
    solid = Poly3DCollection(
        sides,
        facecolors=colours,
        shade=True,
        lightsource=LightSource(azdeg=225, altdeg=55),
        alpha=alpha,
        zorder=order,
        linewidths=0.0,
        antialiased=alpha < 1.0,
    )
    axes.add_collection3d(solid)


def _write(axes: Axes3D, shape: Hull, corners: list[Point]) -> None:
    """What is written on the sides that look up."""
    for text, (side, _) in zip(shape.labels, shape.sides, strict=False):
        a, b, c = (corners[i] for i in side[:3])
        u, v = [q - p for p, q in zip(a, b, strict=True)], [q - p for p, q in zip(a, c, strict=True)]
        up = u[0] * v[1] - u[1] * v[0]
        across = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2])
        if up > 0.9 * (across[0] ** 2 + across[1] ** 2 + up**2) ** 0.5:
            middle = [sum(corners[i][axis] for i in side) / len(side) for axis in range(3)]
            axes.text(*middle, text, color="white", ha="center", va="center", fontsize=11, weight="bold", zorder=5)


def _mesh(shape: Hull, corners: list[Point], name: str = "") -> go.Mesh3d:
    triangles, colours = [], []
    for side, colour in shape.sides:
        for second, third in pairwise(side[1:]):
            triangles.append((side[0], second, third))
            colours.append(colour)
    x, y, z = zip(*corners, strict=True)
    i, j, k = zip(*triangles, strict=True)
    return go.Mesh3d(
        x=x,
        y=y,
        z=z,
        i=i,
        j=j,
        k=k,
        facecolor=colours,
        flatshading=True,
        name=name,
        hoverinfo="name" if name else "skip",
    )


def _moved(corners: list[Point]) -> go.Mesh3d:
    x, y, z = zip(*([round(v, 5) for v in corner] for corner in corners), strict=True)
    return go.Mesh3d(x=x, y=y, z=z)


def _numbers(actor: Actor, frame: int) -> go.Scatter3d:
    """What is written on the sides of an actor that look up; the page would show through it what is on the others."""
    centre, _ = actor.frames[frame]
    corners = placed(actor.shape, actor.frames[frame])
    # One invisible sign: a list without any would leave the signs of the frame before where they are.
    places, texts = [(centre.x, centre.y, centre.z)], [" "]
    for text, (side, _) in zip(actor.shape.labels, actor.shape.sides, strict=True):
        x, y, z = (sum(corners[i][axis] for i in side) / len(side) for axis in range(3))
        rise = z - centre.z
        if rise > UPWARD * math.dist((x, y, z), (centre.x, centre.y, centre.z)):
            places.append((round(x, 5), round(y, 5), round(z + ABOVE * rise, 5)))
            texts.append(text)
    xs, ys, zs = zip(*places, strict=True)
    style = {"color": "white", "size": 18, "weight": 700}
    return go.Scatter3d(
        x=xs, y=ys, z=zs, mode="text", text=texts, textposition="middle center", textfont=style, hoverinfo="skip"
    )


def _line(points: list[Point], name: str) -> go.Scatter3d:
    x, y, z = zip(*points, strict=True)
    return go.Scatter3d(x=x, y=y, z=z, mode="lines", line={"color": "#f3d9a4", "width": 4}, name=name, hoverinfo="name")
