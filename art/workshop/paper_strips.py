"""Quilling strips out of the packet, lying on their sides."""

import math

import numpy as np

from studio.colour import linear, vary
from studio.curves import placed

COLOURS = (
    '#c8391f',
    '#e8761c',
    '#f2b51d',
    '#f6dc4a',
    '#8fb23f',
    '#3f7538',
    '#0f7672',
    '#2f7fb8',
    '#23407a',
    '#5a2a76',
    '#b8195a',
    '#ef7fa5',
    '#fbd0b5',
    '#f7efdc',
)


def flat_strip(batch, chance, points, colour, width=0.5, thickness=0.03):
    """Add a strip lying on its side along `points` (n, 3)."""
    path = np.asarray(points, float)
    along = np.gradient(path[:, :2], axis=0)
    aside = (
        np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.hypot(*along.T), 1e-6)[:, None] * width / 2
    )
    vertices = []
    for (x, y, z), (dx, dy) in zip(path, aside):
        vertices += [
            (x - dx, y - dy, z),
            (x + dx, y + dy, z),
            (x + dx, y + dy, z + thickness),
            (x - dx, y - dy, z + thickness),
        ]
    faces = [
        (4 * i + k, 4 * i + (k + 1) % 4, 4 * i + 4 + (k + 1) % 4, 4 * i + 4 + k)
        for i in range(len(path) - 1)
        for k in range(4)
    ]
    batch.add(vertices, [*faces, (0, 1, 2, 3)], vary(linear(colour), chance, 0.08, 0.03))


def fan_of_strips(batch, chance):
    """Add the contents of the packet: strips in all directions, some with raised ends."""
    for k in range(64):
        colour = COLOURS[(k // 4 + k * 7 % 3) % len(COLOURS)]
        turn = -0.13 + 0.007 * k + chance.gauss(0, 0.03)
        length = chance.uniform(17, 25)
        x, y = -17.5 + 0.06 * k + chance.gauss(0, 0.9), 7.9 + 0.115 * k + chance.gauss(0, 0.25)
        bow, spring = chance.gauss(0, 0.9), max(0, chance.gauss(0, 1.6))
        share = np.linspace(0, 1, 26)
        lying = placed(np.stack([share * length, bow * np.sin(math.pi * share)], 1), (x, y), turn)
        points = np.column_stack([lying, 0.06 + 0.028 * k + spring * share**5])
        flat_strip(batch, chance, points, colour)


def loose_strips(batch, chance):
    """Add unused strips to the left and right of the card."""
    for k in range(22):
        x, y, turn = chance.uniform(-17, 14), chance.uniform(-11, -3), chance.uniform(-0.8, 0.8)
        if abs(x - 1) < 7:
            x += math.copysign(8, x - 1)
        length, bow = chance.uniform(5, 11), chance.gauss(0, 1.5)
        share = np.linspace(-0.5, 0.5, 22)
        lying = placed(np.stack([share * length, bow * np.cos(math.pi * share)], 1), (x, y), turn)
        points = np.column_stack([lying, np.full(len(share), 0.04 + 0.03 * k % 0.3)])
        flat_strip(batch, chance, points, chance.choice(COLOURS))
