"""A house gecko on a slab of red sandstone, in small green and gold chips; most of the stone is bare."""
import math
import random

import numpy as np
from studio.colour import linear, mix
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import ground, mesh
from studio.noise import noise_at
from studio.render import render, reset

from mosaic.palette import one_of, ramp
from mosaic.pieces import grout, grout_bed, set_pieces
from mosaic.polygons import disc, hull
from mosaic.regions import Grid
from mosaic.tiling import Mosaic, Piece

SIZE = 0.17
WIDTH, HEIGHT = 8.4, 11.8
WALL = -0.55
MOTH = (1.75, 4.3)
# The position of the tail in a first chalk drawing.
FIRST_TAIL = [(-1.25, -3.0), (-1.45, -3.9), (-2.0, -4.6), (-2.75, -4.75), (-3.05, -4.35)]
# Points from the tip of the tail to the snout, and the width of the animal at each.
SPINE = [(1.55, -4.3), (0.75, -4.75), (-0.35, -4.4), (-0.95, -3.4), (-0.7, -2.2), (0.05, -1.25), (0.5, -0.1),
         (0.42, 1.1), (0.1, 2.05), (-0.3, 2.95), (-0.72, 3.75)]
BREADTH = [0.1, 0.2, 0.34, 0.48, 0.58, 0.8, 1.3, 1.2, 0.74, 1.3, 0.5]
# Shoulder or hip, elbow or knee, palm.
LEGS = [[(0.0, 1.65), (-1.15, 1.55), (-1.62, 2.5)], [(0.75, 1.45), (1.75, 1.15), (2.15, 0.2)],
        [(0.4, -0.95), (1.5, -0.55), (2.0, -1.45)], [(-0.25, -1.25), (-1.35, -1.15), (-1.95, -2.1)]]

GREEN = ramp('#1e4a1c', '#34702a', '#5f9632', '#9bb838', '#d4bd45')
GOLD = ramp('#a8741c', '#d9a52c', '#f0cf66')

reset()
rng = random.Random(7)
grid = Grid(WIDTH, HEIGHT)
mosaic = Mosaic(grid, rng, gap=0.035)
spine = smooth(SPINE, 7)


def skin(x, y, row):
    """Return the colour at a point: green flanks, a gold back, and irregular darker bands."""
    distances = np.hypot(spine[:, 0] - x, spine[:, 1] - y)
    share = int(distances.argmin()) / len(spine)
    if rng.random() < 0.07:
        return GOLD(rng.random())
    band = math.sin(share * 44 + 1.2 * noise_at(x, y, 2)) > 0.45
    light = 0.25 + 0.2 * row + rng.uniform(-0.14, 0.14) - (0.34 if band else 0)
    return GREEN(light) if row < 2 else mix(GREEN(light), GOLD(0.6), min(0.7, 0.25 * row - 0.2))


def foot(palm, direction):
    """Lay a palm and five toes with round pads of glass; return their region."""
    pad = one_of(rng, '#c9a534', '#e0bf55', '#a8a032')
    x, y = palm
    region = grid.disc(x, y, 0.2)
    mosaic.lay(disc(x + 0.06 * math.cos(direction), y + 0.06 * math.sin(direction), 0.14, 7, rng, 0.1),
               GREEN(0.5))
    for spread in (-1.4, -0.7, 0.0, 0.65, 1.3):
        angle = direction + spread + rng.uniform(-0.1, 0.1)
        length = 0.56 - 0.06 * abs(spread) + rng.uniform(-0.04, 0.04)
        cosine, sine = math.cos(angle), math.sin(angle)
        tip = (x + length * cosine, y + length * sine)
        mosaic.add(disc(*tip, 0.085, 10, rng, 0.08), pad(0, 0, 0), 'gem')
        toe = [(x + u * cosine - v * sine, y + u * sine + v * cosine)
               for u, v in ((0.19, -0.05), (length - 0.11, -0.04), (length - 0.11, 0.04), (0.19, 0.05))]
        mosaic.lay(hull(toe), GREEN(rng.uniform(0.3, 0.6)), rough=0.02)
        region = region | grid.stroke([palm, tip], (0.2, 0.26))
    return region


def gecko():
    head, behind = np.array(SPINE[-2]), np.array(SPINE[-3])
    forward = (head - behind) / np.hypot(*(head - behind))
    sideways = np.array([-forward[1], forward[0]])
    eyes = [head + side * 0.5 * sideways + 0.14 * forward for side in (-1, 1)]
    for eye in eyes:
        mosaic.add(disc(*eye, 0.17, 16), linear('#c4900c'), 'gem')
    body = grid.stroke(SPINE, BREADTH)
    mosaic.fill(body, SIZE, skin)
    whole = body
    for leg in LEGS:
        limb = grid.stroke(leg, (0.46, 0.36, 0.24))
        elbow, palm = leg[1:]
        direction = math.atan2(palm[1] - elbow[1], palm[0] - elbow[0])
        mosaic.fill(limb, SIZE * 0.9, lambda x, y, row: skin(x, y, row + 1), ratio=1.1)
        whole = whole | limb | foot(palm, direction)
    return whole, eyes


def moth(x, y, turn):
    """Lay a moth of five chips of a broken saucer."""
    white = one_of(rng, '#f3ead2', '#e9dcc0', '#fffaf0')
    wings = ([(-0.06, 0.14), (-0.5, 0.36), (-0.62, 0.12), (-0.08, -0.06)],
             [(0.06, 0.14), (0.08, -0.06), (0.56, 0.02), (0.52, 0.3)],
             [(-0.07, -0.1), (-0.46, 0.02), (-0.4, -0.3), (-0.12, -0.34)],
             [(0.07, -0.1), (0.12, -0.3), (0.36, -0.32), (0.44, -0.05)])

    def turned(outline):
        return hull([(x + u * math.cos(turn) - v * math.sin(turn),
                      y + u * math.sin(turn) + v * math.cos(turn)) for u, v in outline])

    for wing in wings:
        mosaic.lay(turned(wing), white(0, 0, 0), rough=0.03)
    mosaic.lay(turned([(-0.03, 0.26), (0.03, 0.26), (0.04, 0), (0, -0.42), (-0.04, 0)]), linear('#d9a52c'),
               rough=0)


def slab(design):
    """Build a slab of split sandstone, which breaks in thin steps; it is smoother where cement was spread."""
    edge = grid.polygon([(-3.5, -5.35), (-1.4, -5.5), (1.0, -5.3), (3.35, -5.45), (3.55, -2.5), (3.42, 0.4),
                         (3.62, 3.1), (3.3, 5.2), (1.2, 5.45), (-0.6, 5.25), (-2.6, 5.5), (-3.45, 5.1),
                         (-3.6, 2.0), (-3.35, -1.2)])

    def height(x, y):
        rolling = 0.07 * noise_at(x * 0.35, y * 0.35, 1)
        rough = noise_at(x * 0.45, y * 0.8, 5) + 0.4 * noise_at(x * 1.9, y * 2.4, 9)
        rough += 0.14 * noise_at(x * 6, y * 6, 8)
        steps = (math.floor(rough * 3.5) + min(1, (rough * 3.5 % 1) * 7)) * 0.05
        calm = min(1, max(0, (design.at(x, y) - 0.02) / 0.4))
        return rolling + calm * (steps + 0.02 * noise_at(x * 7, y * 7, 4))

    chalk = grid.stroke(FIRST_TAIL, 0.02) | grid.stroke([(x + 0.42, y + 0.05) for x, y in FIRST_TAIL[:4]],
                                                        0.01)
    step = 0.035
    columns, rows = int(WIDTH / step), int(HEIGHT / step)
    vertices, shades = [], []
    for j in range(rows):
        for i in range(columns):
            x, y = -WIDTH / 2 + i * step, -HEIGHT / 2 + j * step
            hacked = edge.at(x, y) + 0.11 * noise_at(x * 1.3, y * 1.3, 11) + 0.06 * noise_at(x * 4, y * 4, 12)
            fall = min(1, max(0, (hacked + 0.2) / 0.22)) ** 2
            vertices.append((x, y, height(x, y) * (1 - fall) + (WALL - 0.1) * fall))
    faces = [(at, at + 1, at + columns + 1, at + columns) for j in range(rows - 1)
             for at in range(j * columns, (j + 1) * columns - 1)]
    stone = ramp('#4a2a26', '#7d4438', '#a0604c', '#b98068', '#cfa78e')
    for face in faces:
        x, y, z = vertices[face[0]]
        bed = noise_at(x * 0.25 + 0.5 * noise_at(x, y, 30), y * 0.7, 20)
        colour = stone(0.42 + 0.3 * bed + 0.22 * noise_at(x * 2.5, y * 3.5, 21) + 1.2 * z)
        drawn = max(0, 1 - abs(chalk.at(x, y)) / 0.045) * (0.5 + 0.8 * noise_at(x * 9, y * 9, 40))
        shades.append(mix(colour, (0.8, 0.77, 0.7), min(0.75, max(0, drawn))))
    surface = material('sandstone', vertex_colours=True, rough=0.95, spec=0.15, bump=0.03, bump_scale=30,
                       bump2=0.06, bump2_scale=7, variation=0.2, variation_scale=9)
    mesh('slab', vertices, faces, surface, colours=shades)
    return lambda x, y: 0.07 * noise_at(x * 0.35, y * 0.35, 1)


whole, eyes = gecko()
moth(*MOTH, -0.5)
base = slab(whole | grid.disc(*MOTH, 0.45))
set_pieces(mosaic.pieces, rng, base=base)
pupils = [Piece([(x + 0.02 * u - 0.06 * v, y + 0.05 * u + 0.12 * v)
                 for u, v in ((-1, 0), (0, -1), (1, 0), (0, 1))], linear('#100a06'), 'glass')
          for x, y in eyes]
set_pieces(pupils, rng, base=0.08)
grout_bed(WIDTH, HEIGHT, grout('#3d3a2c'), level=0.045, step=0.035, rise=base, within=whole - 0.06)
ground(material('limewash', linear('#8fa9b4'), rough=1, spec=0.05, bump=0.03, bump_scale=6, bump2=0.05,
                bump2_scale=1.4, variation=0.14, variation_scale=1.2), 60, WALL)
area_light((-13, 8, 6.5), (0, 0, 0), 2.2, 2300, (1, 0.91, 0.76), 2.6)
area_light((-5, 6, 22), (0, 0, 0), 1.4, 300, (1, 0.97, 0.9), 1.4)
world((0.8, 0.9, 1), 0.4)
camera((0, -0.6, 25.2), (0, 0, 0), 75)
render(1000, 1400, 32, exposure=1.38, contrast=1.1)
