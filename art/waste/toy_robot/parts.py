"""Shared by all parts of the robot: its measures, position and direction, and keys of a keyboard."""

import math

from mathutils import Matrix, Vector

from papercraft.paper import printed
from studio.colour import linear, vary
from waste.junk import Heap
from waste.printing import Sheet
from waste.surfaces import PrintedPieces

heap = Heap(19)
chance = heap.chance
# The printed tops of the keys, by letter and colour.
keys = {}
# The robot faces a little to the left, towards the light; the head more than the body.
STANDS = Matrix.Rotation(math.radians(-20), 4, 'Z')
LOOKS = (
    Matrix.Translation((0.25, 0, 0))
    @ Matrix.Rotation(math.radians(-27), 4, 'Z')
    @ Matrix.Rotation(0.05, 4, 'Y')
)
FORWARD = (math.pi / 2, 0, 0)
BODY_RADIUS, BODY_FOOT, BODY_TOP = 5.2, 8.6, 20.0
HEAD_RADIUS, HEAD_FOOT, HEAD_TOP = 4.1, 21.2, 28.4
BEIGE, BLACK_KEY = '#d9cfb6', '#2a2b30'


def key(where, letter, half, colour, wide=1.0):
    """Build a key cap: wider at its foot, with a polished hollow top and a half worn letter."""
    foot, top = half, half * 0.74
    points = [(sx * foot * wide, sy * foot, 0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    points += [
        (sx * (foot * wide - (foot - top)), sy * top, 0.72) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    faces = [(4, 5, 6, 7), *((i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4))]
    heap.put('key', (points, faces), vary(linear(colour), chance, 0.06), where)
    sheet = keys.setdefault((letter, colour), PrintedPieces())
    reach_x, reach_y = foot * wide - (foot - top) - 0.05, top - 0.05
    corners = [(-reach_x, -reach_y), (reach_x, -reach_y), (reach_x, reach_y), (-reach_x, reach_y)]
    sheet.add(
        [tuple(where @ Vector((x, y, 0.735))) for x, y in corners],
        [(0, 1, 2, 3)],
        [(0, 0), (1, 0), (1, 1), (0, 1)],
    )


def print_keys():
    for (letter, colour), pieces in keys.items():
        ink = '#2a2622' if colour == BEIGE else '#e6e2d6'
        sheet = Sheet(96, 96, colour)
        size = 74 if len(letter) == 1 else 34
        sheet.text(letter, 48, 48 + size * 0.52, size, ink, bold=0.02, align='CENTER')
        sheet.age(len(letter) + ord(letter[0]), 0.1, '#7a6a4a', 0.5, colour)
        pieces.make(
            'letter', printed('letter', sheet.pixels, 0, rough=0.34, spec=0.5, variation=0), smooth=False
        )
