"""Shared by all rooms of the house: its measures, matchboxes, reels, scraps of cloth, printed sheets."""

import math

from mathutils import Vector

from studio import forms
from studio.colour import linear, vary
from waste.junk import Heap, lathe, pose
from waste.surfaces import PrintedPieces

heap = Heap(45)
chance = heap.chance
sheets = {}
DEPTH, THICK = 13.0, 0.45
LEFT, MIDDLE, RIGHT = -19.0, -0.5, 19.0
FIRST, SECOND = 13.5, 26.0
# The cereal box is narrower than the house, which leaves room for a terrace on the right.
LOFT_LEFT, LOFT_RIGHT, RIDGE = -17.6, 5.6, 34.6
KRAFT, FLUTE = linear('#b28850'), linear('#8f6a3c')


def sheet(name):
    return sheets.setdefault(name, PrintedPieces())


def picture(name, corners):
    """Lay a whole printed sheet on four corners, starting at its lower left one."""
    sheet(name).add(corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)])


def matchbox(x, y, z, wide=5.4, high=1.7, deep=3.6, turn=0.0):
    """Build a matchbox on its back: its label in front, and its tray slightly open."""
    where = pose(x, y, z, (0, 0, turn + chance.uniform(-0.05, 0.05)))
    outline = [(-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2)]
    heap.put('board', forms.prism(outline, 0, high, 0.04), vary(linear('#27508c'), chance, 0.1), where)
    tray = [(a * 0.96 + 0.3, b * 0.94) for a, b in outline]
    heap.put('board', forms.prism(tray, 0.1, high - 0.12), linear('#d9c49a'), where)
    low, front = [], -deep / 2 - 0.02
    for a, b in ((-wide / 2, 0.04), (wide / 2, 0.04), (wide / 2, high - 0.1), (-wide / 2, high - 0.1)):
        low.append(tuple(where @ Vector((a * 0.97, front, b))))
    picture('matches', low)
    top = [tuple(where @ Vector((a * 0.97, b * 0.97, high + 0.02))) for a, b in outline]
    picture('matches', top)


def cloth(name, width, height, fold, place, gather=0.0):
    """Build a scrap of cloth that hangs in folds from z = 0, in its own coordinates."""
    columns, rows = 60, 16
    points, places = [], []
    for r in range(rows):
        for k in range(columns):
            u, v = k / (columns - 1), r / (rows - 1)
            squeeze = 1 - gather * math.sin(math.pi * (1 - v) ** 0.8) * 0.6
            x = (u - 0.5) * width * squeeze
            y = fold * math.sin(u * 31 + 1.5 * v) * (0.5 + 0.5 * (1 - v)) + 0.1 * math.sin(u * 9)
            points.append(tuple(place @ Vector((x, y, (v - 1) * height + 0.12 * math.sin(u * 13)))))
            places.append((u * 0.5, v * 0.5))
    faces = [
        (r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k)
        for r in range(rows - 1)
        for k in range(columns - 1)
    ]
    sheet(name).add(points, faces, places)


def reel(x, y, z, high=3.0, colour='#c08a52'):
    """Build a cotton reel, which serves as a table."""
    profile = [
        (1.6, 0),
        (1.6, 0.4),
        (0.9, 0.7),
        (0.85, high - 0.7),
        (1.6, high - 0.4),
        (1.6, high),
        (0.2, high),
    ]
    heap.put('stick', lathe(profile, 32), linear(colour), pose(x, y, z))
    windings = [(0.95 + 0.05 * (k % 2), 0.75 + k * (high - 1.5) / 14) for k in range(15)]
    heap.put('thread', lathe(windings, 28), linear('#2f7d8a'), pose(x, y, z))
