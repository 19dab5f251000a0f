"""A yellow table under a neem tree, with the tools of a painting class. One unit is an inch."""
import math

import numpy as np
from mathutils import Vector

from papercraft.lamps import sun
from studio.colour import linear
from studio.materials import material
from studio.meshes import Batch, ground, mesh

SUN = Vector((0.50, -0.52, -0.78))


def table(chance):
    """Build boards with many coats of yellow paint, with drips."""
    boards = material('boards', linear('#f0aa12'), rough=0.42, spec=0.35, bump=0.02, bump_scale=3,
                      variation=0.12, variation_scale=0.7, fibre=0.012)
    for k in range(-5, 6):
        y = k * 4.3 + 1.1
        board = Batch()
        board.prism([(-24, y - 2.12), (24, y - 2.12), (24, y + 2.12), (-24, y + 2.12)], -0.5, 0, (1, 1, 1),
                    inset=0.06)
        mesh('board', board.vertices, board.faces, boards, bevel=0.04)
    ground(material('gap', linear('#5c3608')), 60, -0.45)
    drips = Batch()
    for x, y, size, colour in ((0.4, 1.2, 0.32, '#d8336f'), (-0.3, 0.5, 0.14, '#d8336f'),
                               (1.2, -1.4, 0.2, '#2f6fb7'), (-0.9, -1.0, 0.12, '#5fb548'),
                               (10.2, -0.9, 0.26, '#7a3f9b'), (-12.3, 0.7, 0.3, '#e8671b'),
                               (-11.6, 1.3, 0.12, '#e8671b'), (-2.2, 8.6, 0.2, '#2f6fb7'),
                               (1.6, -8.6, 0.18, '#e8671b'), (11.6, 6.6, 0.16, '#2f6fb7')):
        drips.blob((x, y, 0.0), size, linear(colour), stretch=(1, chance.uniform(0.8, 1.2), 0.12),
                   segments=26, lump=0.28, random=chance, floor=0.002)
    drips.make('drips', material('drips', vertex_colours=True, rough=0.25, spec=0.5), smooth=True)
    tools(chance)


def tools(chance):
    """Build two wet brushes."""
    wood, bristle = Batch(), Batch()
    for x, y, turn, handle, paint in ((0.2, -3.6, 1.25, '#2f6fb7', '#7a3f9b'),
                                      (0.9, 5.2, 1.95, '#d2321f', '#e8671b')):
        dx, dy = math.cos(turn), math.sin(turn)

        def at(s, z=0.17):
            return x + dx * s, y + dy * s, z

        wood.tube([at(s) for s in np.linspace(-3.4, 0.6, 14)],
                  lambda t: 0.07 + 0.1 * math.sin(math.pi * min(1, t * 0.75 + 0.2)) ** 2, linear(handle), 12)
        wood.tube([at(s) for s in (0.55, 0.9, 1.35)], 0.15, linear('#c9c3b4'), 12)
        bristle.tube([at(s, 0.16) for s in np.linspace(1.3, 2.3, 10)],
                     lambda t: 0.15 + 0.06 * math.sin(math.pi * t) - 0.16 * t ** 3, linear('#8a6a45'), 14)
        bristle.tube([at(s, 0.15) for s in np.linspace(1.75, 2.36, 9)], lambda t: 0.2 - 0.17 * t ** 3,
                     linear(paint), 14)
        bristle.blob(at(2.5, 0.0), 0.34, linear(paint), stretch=(1.2, 0.9, 0.22), lump=0.3, random=chance,
                     floor=0.002, segments=22)
    wood.make('handles', material('handles', vertex_colours=True, rough=0.3, spec=0.45), smooth=True)
    bristle.make('bristles', material('bristles', vertex_colours=True, rough=0.35, bump=0.02, bump_scale=12),
                 smooth=True)


def sunlight(chance):
    """Add noon sunlight through the neem tree next to the table."""
    sun(SUN, 3.2, 0.03, (1, 0.93, 0.80))
    leaves = Batch()
    for _ in range(120):
        x, y = chance.choice([(-13, 8), (-9, 10.5), (-2, 11), (12, 9.5), (-14, -2)])
        x, y, z = x + chance.gauss(0, 2.0), y + chance.gauss(0, 1.5), chance.uniform(5, 9)
        turn, length = chance.uniform(-2.4, -0.6), chance.uniform(1.0, 1.7)
        dx, dy = math.cos(turn), math.sin(turn)
        back = SUN * (z / SUN.z)
        points = [(x + back.x + dx * length * t - dy * w, y + back.y + dy * length * t + dx * w, z)
                  for t, w in ((0, 0), (0.3, 0.2), (0.7, 0.14), (1, 0), (0.7, -0.14), (0.3, -0.2))]
        leaves.add(points, [tuple(range(6))], linear('#4f8a3a'))
    leaves.make('neem', material('neem', vertex_colours=True))
