"""Pencil and scissors next to a work on the table. One unit is an inch."""
import math

from mathutils import Euler, Matrix, Vector

from studio.colour import linear
from studio.materials import material
from studio.meshes import Batch


def pencil(place, turn, colour='#b3201f', stripe='#1c1a1c', length=6.4):
    """Build a sharpened six-sided pencil with striped sides at `place`, which points along `turn`."""
    radius, cone = 0.14, 0.75
    parts = Batch()
    for side in range(6):
        a, b = (math.pi / 3 * (side + k) + math.pi / 6 for k in (0, 1))
        ring = [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in (a, b)]
        (y0, z0), (y1, z1) = ring
        parts.add([(0, y0, z0), (0, y1, z1), (length, y1, z1), (length, y0, z0)], [(0, 1, 2, 3)],
                  linear(stripe if side % 2 else colour))
        # The sharpener leaves a scalloped edge between wood and paint.
        wood, lead = length + cone * 0.72, length + cone
        inner0, inner1 = (y0 * 0.3, z0 * 0.3), (y1 * 0.3, z1 * 0.3)
        middle = (length - 0.12, (y0 + y1) / 2, (z0 + z1) / 2)
        parts.add([(length, y0, z0), middle, (length, y1, z1), (wood, *inner1), (wood, *inner0)],
                  [(0, 1, 2, 3, 4)], linear('#d9a86c'))
        parts.add([(wood, *inner0), (wood, *inner1), (lead, 0, 0)], [(0, 1, 2)], linear('#2b2a2d'))
        parts.add([(0, y0, z0), (0, y1, z1), (0, 0, 0)], [(0, 1, 2)], linear('#d9a86c'))
    body = parts.make('pencil', material('pencil', vertex_colours=True, rough=0.35, spec=0.4, variation=0.05))
    _lay(body, Vector(place) + Vector((0, 0, radius * 0.9)), turn)


def scissors(place, turn, opening=0.3, colour='#e8781c'):
    """Build half-open school scissors; `turn` is the direction of the points."""
    steel, plastic = Batch(), Batch()
    for way in (1, -1):
        angle = way * opening / 2

        def lay(x, y, angle=angle):
            return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)

        blade = [(-0.9, -0.16), (0.1, -0.24), (1.2, -0.2), (3.2, 0.02), (3.15, 0.06), (1.2, 0.12), (0, 0.2),
                 (-0.9, 0.16)]
        blade = [lay(x, -way * y) for x, y in blade]
        level = 0.12 + 0.05 * way
        steel.prism(blade if way < 0 else blade[::-1], level, level + 0.06, linear('#c8ccd0'), inset=0.02)
        shank = [(*lay(x, way * y), level + 0.05) for x, y in ((-0.6, 0.0), (-1.2, 0.12), (-1.75, 0.3))]
        plastic.tube(shank, 0.17, linear(colour), 10)
        # The lower loop is longer: it is for three fingers, the upper one for the thumb.
        long, wide = (0.95, 0.5) if way > 0 else (0.7, 0.46)
        loop = []
        for k in range(33):
            t = 2 * math.pi * k / 32
            x, y = -1.7 - long + long * math.cos(t), way * 0.42 + wide * math.sin(t)
            loop.append((*lay(x, y), 0.15))
        plastic.tube(loop, 0.13, linear(colour), 10)
    steel.blob((0, 0, 0.22), 0.11, linear('#9aa0a6'), stretch=(1, 1, 0.5))
    blades = steel.make('blades', material('steel', vertex_colours=True, rough=0.25, metal=0.9, bump=0.002))
    handles = plastic.make('handles', material('plastic', vertex_colours=True, rough=0.3, spec=0.5),
                           smooth=True)
    for part in (blades, handles):
        _lay(part, place, turn)


def _lay(thing, place, turn):
    thing.matrix_world = Matrix.Translation(place) @ Euler((0, 0, turn)).to_matrix().to_4x4()
