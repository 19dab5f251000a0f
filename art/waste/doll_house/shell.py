"""Floors, walls and roof of corrugated carton, cut with a knife, and the open fronts."""

import math

import numpy as np
from mathutils import Vector

from studio import forms
from studio.colour import linear
from waste.doll_house.parts import (
    DEPTH,
    FIRST,
    FLUTE,
    KRAFT,
    LEFT,
    LOFT_LEFT,
    LOFT_RIGHT,
    MIDDLE,
    RIDGE,
    RIGHT,
    SECOND,
    THICK,
    heap,
    picture,
    sheet,
)


def edge_waves(start, end, across):
    """Build the corrugation that is visible along a cut front edge."""
    start, end, across = (np.array(each, float) for each in (start, end, across))
    length = float(np.linalg.norm(end - start))
    path = [
        tuple(start + (end - start) * t + across * math.sin(t * length * 8.0) + (0, -0.03, 0))
        for t in np.linspace(0, 1, int(length * 9))
    ]
    heap.put('board', forms.tube(path, 0.045, 4), FLUTE)


def floor_board(x0, x1, z, sag=0.0):
    """Build a level board with its cut edge to the front."""
    steps = 12
    xs = np.linspace(x0, x1, steps)
    drop = [-sag * math.sin(math.pi * i / (steps - 1)) for i in range(steps)]
    outline = [(x, z + d) for x, d in zip(xs, drop)] + [
        (x, z + THICK + d) for x, d in zip(xs[::-1], drop[::-1])
    ]
    upright(outline, 0, DEPTH, KRAFT)
    edge_waves((x0, 0, z + THICK / 2), (x1, 0, z + THICK / 2), (0, 0, THICK * 0.32))


def wall_board(x, z0, z1):
    upright(
        [(x - THICK / 2, z0), (x + THICK / 2, z0), (x + THICK / 2, z1), (x - THICK / 2, z1)], 0, DEPTH, KRAFT
    )
    edge_waves((x, 0, z0), (x, 0, z1), (THICK * 0.32, 0, 0))


def upright(outline, y0, y1, colour):
    """Build a prism with the outline [(x, z)] from y0 back to y1."""
    vertices, faces = forms.prism([(x, -z) for x, z in outline][::-1], y0, y1)
    first = tuple(range(len(outline)))
    heap.put('board', ([(x, y, -z) for x, z, y in vertices], faces + [first]), colour)


def shell():
    floor_board(LEFT, RIGHT, -0.02)
    floor_board(LEFT, RIGHT + 0.4, FIRST, 0.12)
    for x in (LEFT, MIDDLE, RIGHT):
        wall_board(x, THICK, FIRST)
    for x in (LOFT_LEFT, LOFT_RIGHT):
        wall_board(x, FIRST + THICK, SECOND)
    back = DEPTH - 0.05
    for name, x0, x1, z0, z1 in (
        ('tiles', LEFT, MIDDLE, THICK, FIRST),
        ('flowers', MIDDLE, RIGHT, THICK, FIRST),
        ('stars', LOFT_LEFT, LOFT_RIGHT, FIRST + THICK, SECOND + 0.5),
    ):
        picture(name, [(x0, back, z0), (x1, back, z0), (x1, back, z1), (x0, back, z1)])
    for name, x, z0, z1 in (
        ('tiles', LEFT + THICK / 2 + 0.01, THICK, FIRST),
        ('newspaper', MIDDLE - THICK / 2 - 0.01, THICK, FIRST),
        ('newspaper', MIDDLE + THICK / 2 + 0.01, THICK, FIRST),
        ('flowers', RIGHT - THICK / 2 - 0.01, THICK, FIRST),
        ('stars', LOFT_LEFT + THICK / 2 + 0.01, FIRST, SECOND),
        ('stars', LOFT_RIGHT - THICK / 2 - 0.01, FIRST, SECOND),
    ):
        picture(name, [(x, 0.2, z0), (x, back, z0), (x, back, z1), (x, 0.2, z1)])


def roof():
    """Build the roof of two carton flaps, with a gable from the front of a cereal box."""
    middle = (LOFT_LEFT + LOFT_RIGHT) / 2
    for side, low in ((-1, LOFT_LEFT - 2.0), (1, LOFT_RIGHT + 2.2)):
        slope = Vector((low - middle, 0, SECOND - 1.0 - RIDGE))
        across = Vector((slope.z, 0, -slope.x)).normalized() * THICK * (1 if side < 0 else -1)
        ends = (Vector((middle, -1.4, RIDGE)), Vector((middle, -1.4, RIDGE)) + slope)
        outline = [(v.x, v.z) for v in (ends[0], ends[1], ends[1] - across, ends[0] - across)]
        upright(outline if side > 0 else outline[::-1], -1.4, DEPTH + 0.5, linear('#a4503a'))
        start, end = (tuple(end - across * 0.5) for end in ends)
        edge_waves(start, end, tuple(across * 0.3))
    gable = [(LOFT_LEFT + 0.2, SECOND - 0.4), (LOFT_RIGHT - 0.2, SECOND - 0.4), (middle, RIDGE - 0.5)]
    width = LOFT_RIGHT - LOFT_LEFT
    sheet('cereal').add(
        [(x, 0.1, z) for x, z in gable],
        [(0, 1, 2)],
        [((x - LOFT_LEFT) / width, (z - SECOND + 0.4) / 9.2) for x, z in gable],
    )
    floor_board(LOFT_LEFT, LOFT_RIGHT, SECOND - 0.6)


def flaps():
    """Build the fronts of the boxes, which are cut on three sides and open like doors, with their print."""
    for name, hinge, z0, z1, reach, angle in (
        ('shoes', LEFT, 0.3, FIRST - 0.3, 7.4, 2.62),
        ('shoes', RIGHT, 0.3, FIRST - 0.4, 6.8, 0.50),
        ('cereal', LOFT_LEFT, FIRST + 0.6, SECOND - 0.6, 5.2, 2.45),
    ):
        far = (hinge + reach * math.cos(angle), -reach * math.sin(angle))
        low = [(hinge, 0, z0), (far[0], far[1], z0 - 0.1), (far[0], far[1], z1 - 0.3), (hinge, 0, z1)]
        order = low if far[0] > hinge else [low[1], low[0], low[3], low[2]]
        picture(name, order)
