"""A kingfisher on a branch above water, in small square tiles in a wooden tray."""
import math
import random

import numpy as np
from studio.colour import linear
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material, wood
from studio.meshes import ground, mesh
from studio.render import render, reset

from mosaic.palette import one_of, ramp
from mosaic.pieces import grout, grout_bed, set_pieces
from mosaic.polygons import disc, hull, square
from mosaic.regions import Grid, leaf
from mosaic.tiling import Mosaic, Piece

SIZE = 0.235
WIDTH, HEIGHT = 12.6, 10.5
SUN = (-3.35, 2.7)
EYE = (0.92, 2.08)
FRAME = 0.38

BLUE = ramp('#0b2f7a', '#1257ad', '#1f8fd0', '#38c0d8')
ORANGE = ramp('#a93a0d', '#d65c10', '#ee861c', '#f8b347')
LEAF = ramp('#1f5a2c', '#3f8a3c', '#78b548', '#b6d565')
SKY = ramp('#f7e6c4', '#f3dcb0', '#e9e3c9', '#cfe3dc', '#b5d8db', '#9dcbd6', '#86bdd0')
WATER = ramp('#0b4a63', '#0f6a80', '#2aa3b4', '#63c4c6', '#a8dfd8')
SUN_RINGS = [linear(c) for c in ('#dd4a2a', '#ea6f2a', '#f49b34', '#f8bb4a', '#fbd36a', '#fde08a')]

reset()
rng = random.Random(12)
grid = Grid(WIDTH, HEIGHT)
mosaic = Mosaic(grid, rng, margin=0.3)
panel = mosaic.free


OUTLINES = {
    'upper bill': [(1.72, 2.5), (2.5, 2.44), (3.6, 2.17), (4.75, 1.72), (3.6, 1.9), (2.5, 2.03),
                   (1.72, 2.06)],
    'lower bill': [(1.72, 2.02), (2.6, 1.98), (3.6, 1.85), (4.6, 1.68), (3.4, 1.55), (2.5, 1.56),
                   (1.66, 1.62)],
    'stripe': [(1.7, 2.45), (1.0, 2.45), (0.3, 2.36), (-0.3, 1.98), (-0.45, 1.62), (0.2, 1.5), (1.0, 1.56),
               (1.66, 1.66)],
    'cheek': [(-0.5, 1.9), (-1.25, 1.45), (-1.2, 0.85), (-0.5, 0.75), (-0.1, 1.15), (-0.42, 1.55)],
    'throat': [(1.62, 1.58), (1.0, 1.5), (0.2, 1.44), (-0.35, 1.5), (-0.05, 1.0), (0.5, 0.72), (1.15, 0.82),
               (1.5, 1.18)],
    'wing': [(-0.55, 0.72), (-1.35, 0.35), (-1.95, -0.8), (-2.3, -2.1), (-2.35, -2.95), (-1.75, -2.55),
             (-1.0, -1.9),
             (-0.55, -1.1), (-0.3, -0.3)],
    'cap': [(1.82, 2.6), (1.45, 3.2), (0.7, 3.62), (-0.35, 3.5), (-1.2, 2.9), (-1.62, 2.0), (-1.35, 1.35),
            (-0.8, 1.6), (-0.45, 2.0), (0.3, 2.42), (1.1, 2.5)],
    'breast': [(1.2, 0.75), (1.62, 0), (1.68, -1.0), (1.3, -2.05), (0.6, -2.85), (-0.4, -3.05), (-1.3, -2.75),
               (-0.9, -2.0), (-0.2, -1.1), (-0.12, 0.1), (0.05, 0.8), (0.6, 0.66)],
    'back': [(-1.3, 1.3), (-2.0, 0.7), (-2.6, -0.5), (-2.75, -1.8), (-2.6, -2.75), (-1.6, -2.75),
             (-0.6, -2.0),
             (-0.15, -1.0), (-0.1, 0.3), (-0.35, 0.85)],
}


def fill(name, size, colour, ratio=1.0):
    mosaic.fill(grid.shape(OUTLINES[name]), size, colour, ratio)


def bird():
    white = one_of(rng, '#fbf5e6', '#fffdf5', '#f0e6cf')
    mosaic.add(disc(*EYE, 0.2), linear('#120c0a'), 'glass')
    fill('upper bill', 0.2, one_of(rng, '#2b2a2e', '#3c3a41', '#1f1e23'), 1.5)
    fill('lower bill', 0.2, one_of(rng, '#6d2a1c', '#8f3a24', '#52211a'), 1.5)
    fill('stripe', 0.2, lambda x, y, row: ORANGE(0.25 + 0.5 * rng.random()))
    fill('cheek', 0.2, white)
    fill('throat', 0.2, white)
    tail()
    feet()
    fill('wing', SIZE * 0.95,
         lambda x, y, row: BLUE((0.08, 0.3, 0.55)[row % 3] + 0.1 * (y + 1) + spread(0.08)), 1.4)
    fill('cap', SIZE, lambda x, y, row: (linear('#63d6e0') if rng.random() < 0.12
                                         else BLUE(0.3 + 0.17 * (y - 1.4) + spread(0.16))))
    fill('breast', SIZE * 0.95,
         lambda x, y, row: ORANGE(0.5 + 0.17 * (x - 0.2) + 0.09 * (y + 0.6) + spread(0.13)))
    fill('back', SIZE * 0.95, lambda x, y, row: (linear('#8fe6e4') if rng.random() < 0.16
                                                 else BLUE(0.85 + spread(0.17))))


def tail():
    """Lay five long feathers side by side, over the branch and down."""
    spine = smooth([(-1.95, -2.2), (-2.2, -3.1), (-2.44, -3.95)], 7)
    own = mosaic.claim(grid.stroke(spine[::7], (0.95, 1.0)))
    for offset, shade in ((-0.4, 0.02), (-0.2, 0.45), (0.0, 0.16), (0.2, 0.52), (0.4, 0.08)):
        fan = np.linspace(0.95, 1.0, len(spine))
        feather = np.stack([spine[:, 0] + offset * fan, spine[:, 1] - 0.28 * offset * fan], 1)
        feather = np.concatenate([feather, feather[-1:] + [[-0.18, -0.6]]])
        mosaic.course(feather, 0.215, own, lambda x, y, i, shade=shade: BLUE(shade + spread(0.07)), 2.1)
    mosaic.chips(own, lambda x, y, row: BLUE(0.1), sizes=(0.16, 0.1))


def feet():
    """Lay two feet on the branch, each toe cut from one tile."""
    red = one_of(rng, '#d9431f', '#c2331a', '#e65a2c')
    for x, y in ((-0.45, -3.0), (0.45, -2.98)):
        for dx, dy in ((-0.3, -0.26), (-0.02, -0.38), (0.27, -0.28)):
            length = math.hypot(dx, dy)
            across, down = -dy / length, dx / length
            start, end = (x + dx * 0.28, y + dy * 0.28), (x + dx * 1.15, y + dy * 1.15)
            toe = [(start[0] - across * 0.05, start[1] - down * 0.05),
                   (end[0] - across * 0.07, end[1] - down * 0.07), (end[0] + dx * 0.15, end[1] + dy * 0.15),
                   (end[0] + across * 0.06, end[1] + down * 0.06),
                   (start[0] + across * 0.05, start[1] + down * 0.05)]
            mosaic.lay(hull(toe), red(*start, 0), rough=0.03)
            mosaic.claim(grid.polygon(hull(toe)))


def branch():
    bark, heart = one_of(rng, '#6b4226', '#7d5030', '#966a42'), one_of(rng, '#432715', '#55301b')
    limb = grid.stroke([(-6.6, -2.8), (-4.2, -3.12), (-1.5, -3.28), (1, -3.25), (3.4, -2.87), (6.6, -2.12)],
                       (0.84, 0.74, 0.62, 0.46))
    mosaic.fill(limb, SIZE, lambda x, y, row: bark(x, y, row) if row == 0 else heart(x, y, row), 1.7)
    for x, y, direction, length, width in ((3.6, -2.62, 1.05, 1.75, 0.42), (4.7, -2.55, -0.75, 1.5, 0.38),
                                           (-4.4, -2.8, 1.9, 1.6, 0.4), (-5.0, -3.35, -1.75, 1.35, 0.36),
                                           (2.5, -3.2, -1.25, 1.3, 0.34)):
        mosaic.fill(grid.shape(leaf(x, y, direction, length, width)), SIZE * 0.85,
                    lambda x, y, row: LEAF((0.15 if row == 0 else 0.65) + spread(0.2)))


def fish(x, y):
    """Lay a fish under the surface."""
    mosaic.lay(disc(x + 0.5, y + 0.07, 0.055, 8), linear('#15110f'), rough=0)
    body = [(0.85, 0.02), (0.45, 0.27), (-0.2, 0.24), (-0.62, 0.05), (-0.2, -0.2), (0.45, -0.22)]
    mosaic.fill(grid.shape([(x + u, y + v) for u, v in body]), 0.17,
                one_of(rng, '#b9c4c2', '#d9ddd4', '#8ba3ad'), kind='glass')
    for side in (1, -1):
        fin = [(x - 0.56, y + 0.04), (x - 0.92, y + 0.04 * side), (x - 0.98, y + 0.31 * side),
               (x - 0.86, y + 0.34 * side)]
        mosaic.lay(hull(fin), linear('#d8843a'), kind='glass', rough=0.02, least=0.2)
    mosaic.claim(grid.disc(x - 0.82, y, 0.24))


def surroundings():
    mosaic.fill(grid.disc(*SUN, 1.38), SIZE, lambda x, y, row: SUN_RINGS[min(5, row)])
    waterline = grid.field(lambda x, y: y + 3.62 - 0.05 * x + 0.08 * np.sin(x * 1.1))
    behind = mosaic.free

    def scene(x, y, row):
        if waterline.at(x, y) < 0:
            return WATER(0.33 + 0.3 * math.sin(y * 5.2 + x * 0.35) + spread(0.18))
        return SKY(0.125 * math.dist((x, y), SUN) - 0.14 + spread(0.09))

    mosaic.rows(behind, behind, SIZE, scene, count=1)
    mosaic.rows(waterline, behind & waterline, SIZE, scene, ratio=1.35)
    mosaic.rows(-grid.disc(*SUN, 1.38), behind & -waterline, SIZE, scene)
    mosaic.chips(behind, scene, field=behind)


def border():
    """Lay oblong blue tiles along the tray."""
    blues = [linear('#1b3576'), linear('#1763a8')]
    for length, other, upright in ((WIDTH, HEIGHT, False), (HEIGHT, WIDTH, True)):
        count = int((length - 0.5) / 0.42)
        for i in range(count):
            along = -length / 2 + 0.25 + (i + 0.5) * (length - 0.5) / count
            for across in (-other / 2 + 0.14, other / 2 - 0.14):
                x, y = (across, along) if upright else (along, across)
                half = (0.115, 0.19) if upright else (0.19, 0.115)
                outline = [(x + u * half[0], y + v * half[1])
                           for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
                mosaic.lay(outline, blues[i % 2], rough=0.03)
    for x in (-1, 1):
        for y in (-1, 1):
            mosaic.lay(square(x * (WIDTH / 2 - 0.14), y * (HEIGHT / 2 - 0.14), 0.2, 0), linear('#e8a24a'),
                       rough=0.03)


def tray():
    surface = wood('tray', '#7c5232', '#4f3019', 0.6)
    right, top = WIDTH / 2, HEIGHT / 2
    rails = ((-right - FRAME, -top - FRAME, right + FRAME, -top), (-right, -top, -right - FRAME, top),
             (-right - FRAME, top, right + FRAME, top + FRAME), (right, -top, right + FRAME, top))
    for x0, y0, x1, y1 in rails:
        corners = [(x, y, z) for z in (-0.2, 0.3) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        mesh('rail', corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
                               (3, 0, 4, 7)], surface, bevel=0.04)


def spread(amount):
    """Return a random number between -amount and amount."""
    return rng.uniform(-amount, amount)


bird()
branch()
fish(4.3, -4.45)
surroundings()
border()
set_pieces(mosaic.pieces, rng)
set_pieces([Piece(disc(EYE[0] - 0.06, EYE[1] + 0.07, 0.05, 9), linear('#fffaf0'), 'glaze')], rng, base=0.04)
grout_bed(WIDTH, HEIGHT, grout('#6a5f52'))
tray()
ground(material('cloth', linear('#e4dccb'), rough=0.95, bump=0.015, bump_scale=30, variation=0.05), 80, -0.2)
area_light((-12, 10, 9), (0, 0, 0), 4.5, 2250, (1, 0.94, 0.84), 4.5)
area_light((-6, 6.5, 22), (0, 0, 0), 1.4, 380, (1, 0.97, 0.9), 1.4)
area_light((6, 12, 12), (0, 0, 0), 3, 500, (0.85, 0.92, 1))
world((0.86, 0.92, 1), 0.42)
camera((0, -0.5, 24.6), (0, 0, 0), 60, 8, (0, 0, 0))
render(1400, 1180, 32, exposure=1.22, contrast=1.1)
