"""Pieces of clay before they are merged: closed shapes as vertices and faces, in centimetres."""

import math

import numpy as np

from clay.fields import noise
from clay.lump import frame, unit
from studio import forms


def grid_faces(rows, columns, closed=True):
    """Return the faces of a grid of vertices with `columns` in a row; `closed` joins the ends of each row."""
    faces = []
    for row in range(rows - 1):
        for column in range(columns if closed else columns - 1):
            after = (column + 1) % columns
            first, second = row * columns, (row + 1) * columns
            faces.append((first + column, first + after, second + after, second + column))
    return faces


def turned(profile, around=72, squash=(1, 1), wobble=0.0, seed=0, centre=(0, 0, 0)):
    """Build a pot: `profile` [(radius, height)] goes from the foot over the rim to the inside.

    `squash` scales it along x and y; `wobble` is how far, in centimetres, it deviates from a circle.
    """
    rows = np.array(profile, float)
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    radius, height = np.repeat(rows[:, 0], around), np.repeat(rows[:, 1], around)
    turn = np.tile(angles, len(rows))
    points = np.stack([np.cos(turn) * radius * squash[0], np.sin(turn) * radius * squash[1], height], axis=1)
    if wobble:
        size = rows[:, 0].max() * 1.1
        points += np.stack([noise(points, size, seed + axis * 13) for axis in range(3)], axis=1) * wobble
    points += centre
    last = (len(rows) - 1) * around
    faces = grid_faces(len(rows), around)
    faces += [tuple(range(around))[::-1], tuple(range(last, last + around))]
    return [tuple(point) for point in points], faces


def coil(centre, radius, thick, random, squash=1.0, height_wave=0.05):
    """Build a rope of clay in a ring, of varying thickness, with overlapping ends."""
    phase, start = random.uniform(0, 6.3), random.uniform(0, 6.3)
    path = []
    for turn in np.linspace(0, 2 * math.pi * 1.015, 60):
        bulge = radius * (1 + 0.014 * math.sin(3 * turn + phase) + 0.012 * math.cos(2 * turn + phase * 2))
        path.append(
            (
                centre[0] + math.cos(turn + start) * bulge,
                centre[1] + math.sin(turn + start) * bulge * squash,
                centre[2] + height_wave * math.sin(2 * turn + phase))
        )
    return forms.tube(path, lambda t: thick * (1 + 0.07 * math.sin(t * 37 + phase)), 12)


def leaf(point, normal, along, length, width, thick, random, vein=0.35, lift=0.12, curl=0.3, point_end=0.25):
    """Build a leaf pressed with the thumb: domed, with a vein and a raised tip.

    `point` is its root, `normal` and `along` are the outward direction of the form and the direction of the leaf;
    `lift` is the height of the tip as a share of the length; `curl` bends the edges down, `point_end` makes the tip
    narrower.
    """
    along = unit(along)
    side = unit(np.cross(normal, along))
    lean = random.uniform(-0.07, 0.07)
    rows, columns = 15, 9
    top, under = [], []
    for i in range(rows):
        t = i / (rows - 1)
        half = (
            width / 2 * max(0.05, math.sin(math.pi * min(1, 0.12 + t * 0.86))) ** 0.75
            * (1 - point_end * t**3))
        for j in range(columns):
            u = j / (columns - 1) * 2 - 1
            dome = (
                thick * (1 - abs(u) ** 3.2) * (1 - 0.35 * t) + lift * length * t * t
                - curl * u * u * half * 0.4)
            furrow = vein * thick * math.exp(-((u / 0.17) ** 2)) * (1 if 0.12 < t < 0.9 else 0.3)
            place = np.asarray(point) + side * (u * half + lean * t * length) + along * (t * length)
            top.append(tuple(place + normal * (dome - furrow)))
            under.append(tuple(place + normal * (dome - furrow - thick - 0.1)))
    count = len(top)
    grid = grid_faces(rows, columns, closed=False)
    faces = grid + [tuple(count + i for i in face)[::-1] for face in grid]
    rim = (
        [j for j in range(columns)] + [i * columns + columns - 1 for i in range(1, rows)]
        + [(rows - 1) * columns + j for j in range(columns - 2, -1, -1)]
        + [i * columns for i in range(rows - 2, 0, -1)])
    faces += [(b, a, count + a, count + b) for a, b in zip(rim, rim[1:] + rim[:1])]
    return top + under, faces


def pat(point, normal, radius, height, random, stretch=1.0, turn=0.0, lump=0.08):
    """Build a ball of clay patted flat onto a surface; `stretch` makes it longer upwards, rotated by `turn`."""
    right, up = frame(normal)
    right, up = right * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - right * math.sin(turn)
    vertices, faces = forms.blob((0, 0, 0), 1, (1, 1, 1), 20, 12, 0, lump, random)
    placed = [
        tuple(np.asarray(point) + right * x * radius + up * y * radius * stretch + normal * z * height)
        for x, y, z in vertices]
    return placed, faces


def rope(path, radius, segments=12):
    """Build a rolled rope along `path`; `radius` is a number, or a function of the share of the path."""
    return forms.tube(path, radius, segments)


def slab(outline, z0, z1, edge=0.12):
    """Build a flat piece cut from a rolled sheet, with the `outline` [(x, y)] counter-clockwise and a worn upper edge.
    """
    vertices, faces = forms.prism(outline, z0, z1, inset=edge)
    return vertices, faces + [tuple(range(len(outline)))[::-1]]


def between(start, end, count=12, bow=0.0):
    """Return a path from start to end, bent to the side by `bow` in its middle."""
    start, end, bow = (np.asarray(value, float) for value in (start, end, bow))
    return [tuple(start + (end - start) * t + bow * math.sin(math.pi * t)) for t in np.linspace(0, 1, count)]


def crumbs(batch, random, places, colour, size=0.12):
    """Scatter bits of dry clay at `places` [(x, y)] on the ground."""
    for x, y in places:
        radius = size * random.uniform(0.3, 1.2)
        batch.blob(
            (x, y, radius * 0.4), radius, colour, (1, random.uniform(0.6, 1.3), 0.8), 8, 6,
            random.uniform(0, 3), 0.5, random, 0)
