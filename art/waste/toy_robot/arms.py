"""Arms of two different springs: one ends in a fork, the other in a clothes peg."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from studio import forms
from studio.colour import linear, vary
from waste.junk import pose
from waste.toy_robot.parts import BODY_RADIUS, STANDS, chance, heap


def spring(path, radius, wire, turns):
    """Build a helix of wire around a path."""
    points = np.array(path, float)
    fine = np.stack(
        [
            np.interp(np.linspace(0, 1, turns * 16), np.linspace(0, 1, len(points)), points[:, a])
            for a in range(3)
        ],
        1,
    )
    directions = np.gradient(fine, axis=0)
    coil = []
    for i, (point, direction) in enumerate(zip(fine, directions)):
        along = Vector(direction).normalized()
        side = along.cross(Vector((0, 1, 0.05))).normalized()
        over = side.cross(along)
        angle = 2 * math.pi * i / 16
        coil.append(tuple(Vector(point) + side * radius * math.cos(angle) + over * radius * math.sin(angle)))
    heap.put('wire', forms.tube(coil, wire, 6), linear('#9a958c'), STANDS)
    return Vector(path[-1]), Vector(points[-1] - points[-2]).normalized()


def bow(start, bend, end):
    """Return the path of an arm: a curve through `bend`."""
    return [
        tuple((1 - t) ** 2 * np.array(start) + 2 * t * (1 - t) * np.array(bend) + t * t * np.array(end))
        for t in np.linspace(0, 1, 24)
    ]


def arms():
    """The left spring is longer than the right one: they are from different things."""
    for side in (-1, 1):
        heap.cap(
            STANDS @ pose(side * (BODY_RADIUS - 0.1), 0, 18.0, (0, side * math.pi / 2, 0)),
            '#2c8a4a',
            1.35,
            1.2,
        )
    hand, _ = spring(bow((6.2, 0, 18), (11.5, -1, 17.2), (11.4, -2.4, 6.2)), 0.78, 0.13, 26)
    peg(STANDS @ pose(hand.x, hand.y, hand.z + 0.5, (0.15, 0.1, 0.3)))
    hand, _ = spring(bow((-6.2, 0, 18), (-9.6, -1, 17.2), (-9.8, -1.6, 22.0)), 0.62, 0.10, 15)
    heap.cap(STANDS @ pose(hand.x, hand.y, hand.z - 0.3, (0, -0.1, 0)), '#e0a81f', 1.1, 1.0, 32)
    fork(STANDS @ pose(hand.x, hand.y - 0.1, hand.z + 0.5, (0, -0.16, 0.2)))


def fork(where):
    """Build the front of a plastic fork with one of its four prongs missing."""
    for k, length in enumerate((3.4, 3.5, 1.1, 3.3)):
        x = (k - 1.5) * 0.62
        path = [(x * 0.85, 0, 1.6), (x, -0.15, 2.6), (x * 1.04, 0.1, 2.2 + length)]
        heap.put('plastic', forms.tube(path, lambda t: 0.24 * (1 - 0.45 * t), 8), linear('#eee8da'), where)
    blade = [(-0.45, 0), (0.45, 0), (0.75, 0.9), (1.15, 1.9), (-1.15, 1.9), (-0.75, 0.9)]
    heap.put(
        'plastic',
        forms.prism(blade, -0.14, 0.14, 0.03),
        linear('#eee8da'),
        where @ Matrix.Rotation(math.pi / 2, 4, 'X'),
    )


def peg(where):
    """Build an open wooden clothes peg as a claw."""
    for side in (-1, 1):
        half = [
            (0, 0),
            (0.55, 0),
            (0.62, -2.4),
            (0.42, -4.4),
            (0.1, -6.6),
            (-0.05, -6.6),
            (-0.1, -4.2),
            (-0.12, -2),
        ]
        outline = [(side * (x + 0.1), y) for x, y in half]
        form = forms.prism(outline if side < 0 else outline[::-1], -0.5, 0.5, 0.05)
        heap.put(
            'stick',
            form,
            vary(linear('#c59a63'), chance, 0.1),
            where @ Euler((math.pi / 2, 0, 0)).to_matrix().to_4x4() @ Matrix.Rotation(side * 0.1, 4, 'Z'),
        )
    ring = [(0.62 * math.cos(a), 0.62 * math.sin(a) * 0.6, -2.5 + 0.03 * a) for a in np.linspace(0, 12.6, 40)]
    heap.put('wire', forms.tube(ring, 0.09, 6), linear('#8f8a80'), where)
