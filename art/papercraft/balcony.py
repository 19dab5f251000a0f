"""The balcony around a lantern, and its view at dusk. One unit is the width of a hand."""
import math

import numpy as np

from papercraft.lamps import bulb
from studio.colour import linear, mix, vary
from studio.materials import material
from studio.meshes import Batch

LEDGE = 0.35
LANTERNS = ['#e2236f', '#fbc02d', '#f2641a', '#39c06a', '#ff3b30']


def glowing(name, strength):
    """Return a surface that emits light in the colours of its faces."""
    surface = material(name, vertex_colours=True)
    tree = surface.node_tree
    shader = tree.nodes.new('ShaderNodeEmission')
    shader.inputs['Strength'].default_value = strength
    paint = next(node for node in tree.nodes if node.type == 'VERTEX_COLOR')
    tree.links.new(paint.outputs['Color'], shader.inputs['Color'])
    tree.links.new(shader.outputs[0], tree.nodes['Material Output'].inputs[0])
    return surface


def evening_sky():
    """Build the sky, from the glow over the roofs up to the blue of night."""
    bands = [(-12, '#ffb765'), (3, '#fb9a5a'), (8, '#e2736a'), (13, '#a95c93'), (19, '#5f55a6'),
             (28, '#2f3f93'), (45, '#1b2766'), (60, '#141c48')]
    sky = Batch()
    heights = np.linspace(-12, 60, 90)
    for low, high in zip(heights, heights[1:]):
        k = max(i for i, (height, _) in enumerate(bands[:-1]) if height <= low)
        (z0, first), (z1, second) = bands[k], bands[k + 1]
        colour = mix(linear(first), linear(second), (low - z0) / (z1 - z0))
        sky.add([(-60, 70, low), (60, 70, low), (60, 70, high), (-60, 70, high)], [(0, 1, 2, 3)], colour)
    sky.make('sky', glowing('sky', 0.8))


def box(batch, x0, x1, y0, y1, z0, z1, colour):
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    batch.add(corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)],
              colour)


def neighbours(chance):
    """Build blocks of flats across the lane, with lit lamps and lanterns."""
    walls, lights = Batch(), Batch()
    blocks = [(-22, -10.5, 46, 11), (-11.5, -5.5, 54, 6.5), (-5.5, 2.5, 60, 3), (3, 8.5, 56, 8),
              (8, 22, 44, 15.5)]
    for x0, x1, y, top in blocks:
        wall = vary(linear('#3a2f55'), chance, 0.25)
        box(walls, x0, x1, y, y + 6, -12, top, wall)
        box(walls, x0 + 1, x0 + 3, y + 1, y + 3, top, top + 1.6, mix(wall, (0, 0, 0), 0.3))
        for z in np.arange(-8, top - 2, 2.7):
            for x in np.arange(x0 + 0.9, x1 - 1.5, 2.3):
                if chance.random() < 0.4:
                    glow = linear(chance.choice(['#ffb74a', '#ffc877', '#ff9a3c', '#ffdfa8', '#b8ccff']))
                    brightness = chance.uniform(0.2, 0.95)
                    glow = tuple(c * brightness for c in glow)
                    lights.add([(x, y - 0.05, z), (x + 1.15, y - 0.05, z), (x + 1.15, y - 0.05, z + 1.5),
                                (x, y - 0.05, z + 1.5)], [(0, 1, 2, 3)], glow)
                if chance.random() < 0.16:
                    spark = tuple(c * 2.6 for c in linear(chance.choice(LANTERNS)))
                    lights.blob((x - 0.5, y - 1, z + 0.9), 0.34, spark, segments=10, rings=6)
    # A string of small lamps that hangs down from a roof.
    for k in range(22):
        lights.blob((9.0 + 0.12 * math.sin(k), 42, 15.5 - k * 1.1), 0.13,
                    tuple(3 * c for c in linear('#ffd27a')), segments=8, rings=5)
    walls.make('walls', material('walls', vertex_colours=True, rough=0.95))
    lights.make('lights', glowing('lights', 1.5))


def parapet(chance):
    """Build the balcony's edge and side wall, its iron rail, a garland and a row of clay lamps."""
    stone, iron, clay, flames = Batch(), Batch(), Batch(), Batch()
    box(stone, -9, 9, 1.6, 2.6, -4, LEDGE, linear('#c98b5a'))
    box(stone, -12, -3.35, -3, 2.6, -6, 20, linear('#d9a05b'))
    for k in range(-16, 17):
        x = k * 0.5 + 0.1
        iron.tube([(x, 2.1, LEDGE), (x, 2.1, LEDGE + 0.6), (x, 2.1, LEDGE + 1.25)], 0.035, linear('#1f1a22'),
                  6)
    iron.tube([(x, 2.1, LEDGE + 1.28) for x in (-9, 0, 9)], 0.07, linear('#1f1a22'), 8)
    for k, x in enumerate((-3.55, -2.35, -1.05, 0.3, 1.5, 2.85)):
        x += chance.uniform(-0.1, 0.1)
        diya(clay, flames, x, 1.88 - 0.05 * (k % 2), chance)
        bulb((x, 1.72, LEDGE + 0.45), 5, 0.05, (1, 0.6, 0.25))
    garland(clay, chance)
    stone.make('parapet', material('plaster', vertex_colours=True, rough=0.95, bump=0.03, bump_scale=4,
                                   variation=0.2, variation_scale=2))
    iron.make('rail', material('iron', vertex_colours=True, rough=0.5, spec=0.4))
    clay.make('clay', material('clay', vertex_colours=True, rough=0.9, bump=0.01, bump_scale=30), smooth=True)
    flames.make('flames', glowing('flames', 2.6), smooth=True)


def garland(flowers, chance):
    """Build a string of marigolds along the rail."""
    for swag in range(-4, 5):
        for k in range(13):
            t = k / 13
            place = ((swag + t) * 1.55 + 0.4, 1.98, LEDGE + 1.2 - 1.7 * t * (1 - t)
                     + chance.uniform(-0.02, 0.02))
            flowers.blob(place, 0.105, vary(linear('#f08a12' if (k + swag) % 4 else '#f6c21c'), chance, 0.15),
                         segments=14, rings=9, lump=0.5, random=chance)


def diya(clay, flames, x, y, chance):
    """Build a lit clay lamp."""
    profile = [(0.0, 0.0), (0.16, 0.0), (0.27, 0.1), (0.31, 0.18), (0.28, 0.19), (0.22, 0.12), (0, 0.1)]
    segments = 20
    vertices = []
    for radius, z in profile:
        for k in range(segments):
            angle = 2 * math.pi * k / segments
            # The lip is pinched where the wick lies.
            lip = 1 + (0.35 * max(0, math.cos(angle + math.pi / 2)) ** 8 if radius > 0.25 else 0)
            vertices.append((x + radius * lip * math.cos(angle), y + radius * lip * math.sin(angle),
                             LEDGE + z))
    faces = [(r * segments + k, r * segments + (k + 1) % segments, (r + 1) * segments + (k + 1) % segments,
              (r + 1) * segments + k)
             for r in range(len(profile) - 1) for k in range(segments)]
    clay.add(vertices, faces, vary(linear('#a8502a'), chance, 0.15))
    lean = chance.uniform(-0.03, 0.06)
    path = [(x + lean * t, y - 0.3, LEDGE + 0.17 + 0.34 * t) for t in np.linspace(0, 1, 16)]
    flames.tube(path, lambda t: 0.008 + 0.05 * math.sin(math.pi * min(1, (t + 0.12) ** 0.6))
                * (1 - t) ** 0.5, linear('#ffa53a'), 14)
