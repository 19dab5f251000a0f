"""Leaves and small plants, for pots, tables and floors."""
import math

import numpy as np

from clay.fields import smoothstep
from clay.lump import frame, unit
from clay.pieces import between, grid_faces, rope
from studio.colour import linear, mix, vary


def thin_leaf(batch, place, turn, size, colour, half_width, height, rows, columns):
    """Add a leaf or petal on the ground, `size` long, with its root at `place`.

    `half_width(t)` and `height(u, t)` are shares of that length, with t along it and u across, -1 to 1.
    """
    cosine, sine = math.cos(turn), math.sin(turn)
    vertices = []
    for t in np.linspace(0, 1, rows):
        for u in np.linspace(-1, 1, columns):
            x, y = u * half_width(t) * size, t * size
            vertices.append((place[0] + x * cosine - y * sine, place[1] + x * sine + y * cosine,
                             place[2] + height(u, t) * size))
    batch.add(vertices, grid_faces(rows, columns, closed=False), colour)


def fresh_leaf(batch, random, place, turn, length, colour):
    """Add a green leaf, folded a little along its rib."""

    def half_width(t):
        return 0.27 * math.sin(math.pi * t) ** 0.8 * (1.15 - 0.4 * t)

    def height(u, t):
        return (0.02 + 0.35 * abs(u) * half_width(t) + 0.05 * math.sin(t * 2.6)
                + 0.01 * math.sin(t * 24 - abs(u) * 5))

    thin_leaf(batch, place, turn, length, vary(colour, random, 0.1), half_width, height, 15, 17)


def petal(batch, random, x, y, length, colour):
    """Add one petal with its hollow side up."""
    cup = random.uniform(0.1, 0.5)

    def half_width(t):
        return 0.34 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 0.6

    def height(u, t):
        return 0.06 + cup * (0.5 * u * u + (t - 0.4) ** 2) + 0.05 * math.sin(9 * u + 7 * t)

    tint = vary(colour, random, 0.2, 0.06)
    thin_leaf(batch, (x, y, 0), random.uniform(0, 6.3), length, tint, half_width, height, 6, 5)


def _fat_leaf(batch, root, along, normal, length, width, thick, colours):
    """Add a thick leaf of a succulent; `colours` are those of its root and its tip."""
    along = unit(along)
    side = unit(np.cross(normal, along))
    normal = np.cross(along, side)
    rows, around, vertices, tints = 14, 14, [], []
    for i in range(rows):
        t = i / (rows - 1)
        half = width / 2 * max(0.02, math.sin(math.pi * min(1, 0.14 + t * 0.86)) ** 0.7) * (0.6 + 0.55 * t)
        for k in range(around):
            turn = 2 * math.pi * k / around
            across, up = math.cos(turn) * half, math.sin(turn) * thick / 2 * (1 - 0.5 * t) * (
                0.35 if math.sin(turn) > 0 else 1)
            bow = 0.28 * length * t * t
            vertices.append(tuple(root + along * (t * length) + side * across + normal * (up + bow)))
    for i in range(rows - 1):
        tint = mix(colours[0], colours[1], smoothstep(0.55, 1.0, i / (rows - 2)))
        tints += [tint] * around
    faces = grid_faces(rows, around)
    faces.append(tuple(range((rows - 1) * around, rows * around)))
    batch.add(vertices, faces, tints + [colours[1]])


def rosette(batch, random, place, radius, lean):
    """Add an echeveria: leaves at golden angles, flat outside, upright inside."""
    count = 34
    axis = unit(np.array(lean))
    right, up = frame(axis, (0, 1, 0))
    for k in range(count, 0, -1):
        share = math.sqrt(k / count)
        turn = k * 2.39996 + random.uniform(-0.06, 0.06)
        out = right * math.cos(turn) + up * math.sin(turn)
        rise = 1.25 * (1 - share) + 0.12
        along = unit(out * (1 - 0.55 * (1 - share)) + axis * rise)
        root = np.asarray(place) + out * radius * 0.10 + axis * (0.5 * (1 - share))
        green = vary(mix(linear('#7fae8e'), linear('#a9c9a0'), 1 - share), random, 0.08)
        _fat_leaf(
            batch, root, along, axis, radius * (0.35 + 0.6 * share), radius * (0.26 + 0.2 * share),
            radius * 0.17, (green, linear('#c4767f')))


def spiky_tuft(batch, random, place):
    """Add a small haworthia: stiff upright leaves with white stripes."""
    for k in range(30):
        share = math.sqrt((k + 0.5) / 30)
        turn = k * 2.39996
        out = np.array([math.cos(turn), math.sin(turn), 0])
        along = unit(out * (0.2 + 0.85 * share) + [0, 0, 1.15 - 0.5 * share])
        length = random.uniform(3.6, 5.2)
        root = np.asarray(place) + out * 1.5 * share
        path = [
            root + along * length * t + out * 0.55 * share * t * t - [0, 0, 0.15 * t * t]
            for t in np.linspace(0, 1, 12)]
        colour = vary(linear('#3d6b33'), random, 0.15)
        start = len(batch.faces)
        batch.add(*rope(path, lambda t: 0.40 * (1 - 0.97 * t**1.3), 8), colour)
        for face in range(start, len(batch.faces) - 2):
            if ((face - start) // 8) % 2:
                batch.colours[face] = mix(colour, linear('#d8e0c0'), 0.35)


def coriander(batch, random, place):
    """Add thin stems that lean to the light, each with fans of cut leaves."""
    for _ in range(34):
        turn, reach = random.uniform(0, 6.3), random.uniform(0.2, 2.4)
        root = np.asarray(place) + [math.cos(turn) * reach, math.sin(turn) * reach, -0.1]
        height = random.uniform(3.6, 7.6)
        tip = root + [math.cos(turn) * reach * 0.7 - height * 0.16, math.sin(turn) * reach * 0.6, height]
        stem = between(root, tip, 12, (math.cos(turn) * 0.5, math.sin(turn) * 0.5, 0))
        batch.add(*rope(stem, lambda t: 0.10 * (1 - 0.45 * t), 6), vary(linear('#8db153'), random, 0.1))
        for _ in range(4):
            lean = unit(
                np.array([random.gauss(-0.2, 0.8), random.gauss(-0.25, 0.7), random.uniform(0.1, 0.7)]))
            end = np.array(stem[-1]) + lean * random.uniform(0.5, 1.2)
            batch.add(*rope(between(stem[-1], end, 4), 0.05, 5), linear('#8db153'))
            _cut_leaf(batch, random, end, lean, random.uniform(0.55, 0.95))


def _cut_leaf(batch, random, root, along, size):
    """Add a coriander leaf: three slightly cupped lobes, each with notches."""
    normal = unit(np.array([random.gauss(0, 0.4), -0.6, 1.0]))
    normal = unit(normal - along * (normal @ along))
    side = np.cross(along, normal)
    colour = vary(linear('#5f9c3a'), random, 0.22, 0.06)
    outline = []
    for k in range(49):
        turn = -2.3 + 4.6 * k / 48
        lobe = 0.62 + 0.30 * abs(math.cos(turn * 1.5)) ** 0.7 + 0.10 * math.cos(turn * 10.5)
        outline.append((turn, size * lobe))
    vertices = [tuple(root)]
    for turn, radius in outline:
        cup = 0.22 * radius * math.sin(turn * 1.5) ** 2
        vertices.append(
            tuple(root + along * math.cos(turn) * radius + side * math.sin(turn) * radius + normal * cup))
    batch.add(vertices, [(0, i, i + 1) for i in range(1, len(outline))], colour)
