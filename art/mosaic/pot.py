"""A flower pot covered with broken tiles, with a money plant in it; one patch is unfinished."""
import math
import random

import numpy as np
from mathutils import Vector
from studio.colour import linear, vary
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.noise import noise_at
from studio.render import render, reset

from mosaic.crockery import part_at, set_mixed
from mosaic.money_plant import money_plant
from mosaic.palette import one_of
from mosaic.pieces import grout, grout_bed, set_pieces
from mosaic.polygons import disc, hull, square
from mosaic.regions import Grid, leaf
from mosaic.tiling import Mosaic

# The outside of the pot: its radius at the foot, below the rim and at the rim; heights from the step.
FOOT, SHOULDER, RIM = 1.55, 2.25, 2.5
BODY, TOP = 3.5, 4.35
# The radius at which the tiles are laid out on a flat sheet.
LAID_OUT = 2.0
FAR = LAID_OUT * 2.1
# Rotation of the pot, so that the unfinished patch is visible.
TURNED = 0.34
PLATE = 1.4
# The unfinished patch on the sheet, and its pencilled flower.
NOT_DONE = [(1.3, 0.55), (1.75, 1.3), (2.6, 1.15), (4.6, 1.5), (4.6, -1.6), (2.6, -1.35), (1.85, -0.95),
            (1.5, -0.2)]
PENCILLED = (2.42, 0.1)

reset()
rng = random.Random(10)


def around(u, height, out, radius):
    """Map a point of the sheet to the pot: `u` runs to the right around the front, `out` away from its surface."""
    angle = u / LAID_OUT - TURNED
    return (radius + out) * math.sin(angle), -(radius + out) * math.cos(angle), height


def on_body(u, v, out):
    """Map a point of the body's sheet, whose origin is at half height."""
    height = v + BODY / 2
    return around(u, height, out, FOOT + (SHOULDER - FOOT) * height / BODY)


def on_rim(u, v, out):
    return around(u, v + (BODY + TOP) / 2, out, RIM)


def rigid(surface):
    """Return a `place` function that keeps tiles flat and tilts each like the pot at its centre."""
    def place(vertices, x, y):
        here = Vector(surface(x, y, 0))
        right = (Vector(surface(x + 0.01, y, 0)) - Vector(surface(x - 0.01, y, 0))) / 0.02
        up = (Vector(surface(x, y + 0.01, 0)) - Vector(surface(x, y - 0.01, 0))) / 0.02
        out = right.cross(up).normalized()
        return [tuple(here + right * (u - x) + up * (v - y) + out * w) for u, v, w in vertices]

    return place


def flower(mosaic, u, v, size, petals, hearts, count):
    """Lay a nugget as the centre, a ring, and petals cut by eye."""
    mosaic.add(disc(u, v, 0.2 * size, 14, rng, 0.04), hearts(0, 0, 0), 'gem')
    ring = [(u + 0.33 * size * math.cos(a), v + 0.33 * size * math.sin(a))
            for a in np.linspace(0, math.tau, 30)]
    mosaic.course(ring, 0.2 * size, mosaic.free, hearts, 0.9)
    turn = rng.uniform(0, 1)
    for k in range(count):
        angle = turn + k * math.tau / count + rng.uniform(-0.08, 0.08)
        reach = size * rng.uniform(0.88, 1.08)
        half = size * 0.46 * math.tau / count / 1.15
        outline = [(u + a * math.cos(angle) - b * math.sin(angle),
                    v + a * math.sin(angle) + b * math.cos(angle))
                   for a, b in ((0.46 * size, -half * 0.6), (0.75 * reach, -half * 1.2), (reach, -half * 0.5),
                                (reach, half * 0.5), (0.75 * reach, half * 1.2), (0.46 * size, half * 0.6))]
        mosaic.lay(hull(outline), petals(0, 0, 0), mosaic.free, least=0.4, rough=0.03)
    mosaic.claim(grid.disc(u, v, size * 1.04))


def stem(mosaic, points):
    """Lay a stalk of short tiles and two leaves, each cut from one tile."""
    green = one_of(rng, '#3f8a3a', '#2c6b30', '#6aa53c')
    u, v = points[1]
    for direction in (0.55, 2.55):
        outline = hull(leaf(u + 0.13 * math.cos(direction), v - 0.05, direction, 0.66, 0.17))
        mosaic.lay(outline, green(u, v, 0), mosaic.free, rough=0.02)
    mosaic.course(smooth(points, 7), 0.17, mosaic.free, green, 1.5)


def picture():
    """Lay three flowers with blue bathroom tiles behind them."""
    mosaic = Mosaic(grid, rng, gap=0.05, margin=0.06)
    not_done = grid.shape(NOT_DONE)
    yellow, red = one_of(rng, '#f2b81c', '#f7cf4a', '#ee9d16'), one_of(rng, '#cf3a1e', '#b82a24', '#e0572a')
    flower(mosaic, -1.3, 0.38, 0.74, yellow, red, 9)
    flower(mosaic, 0.42, 0.08, 0.7, one_of(rng, '#e0457e', '#c92a64', '#ee7aa2'), yellow, 8)
    flower(mosaic, -3.2, 0.1, 0.66, one_of(rng, '#f4efe2', '#fffaf0'), yellow, 8)
    edging = mosaic.claim(grid.field(lambda x, y: y + BODY / 2 - 0.34) & -not_done)
    mosaic.course([(-FAR, -BODY / 2 + 0.17), (FAR, -BODY / 2 + 0.17)], 0.3, edging,
                  lambda u, v, number: (yellow if number % 2 else red)(u, v, number), 1.0)
    stem(mosaic, [(-1.33, -0.38), (-1.2, -0.9), (-1.33, -1.45)])
    stem(mosaic, [(0.38, -0.65), (0.3, -1.0), (0.42, -1.45)])
    stem(mosaic, [(-3.2, -0.6), (-3.25, -1.0), (-3.15, -1.45)])
    mosaic.claim(not_done)
    white = one_of(rng, '#f4efe2', '#e9e2cf', '#fffaf0')
    band = mosaic.claim(grid.field(lambda x, y: 1.16 - y))
    mosaic.shards(band, 0.34, white)
    mosaic.chips(band, white, (0.3, 0.2, 0.14))
    blue = one_of(rng, '#1763a8', '#1f86b8', '#2aa3b4', '#14498f', '#4fbcc4')

    def blue_or_plate(u, v, row):
        if rng.random() < 0.12:
            return part_at(u, v, rng.choice(('blue_garden', 'lattice')), PLATE, rng)
        return blue(u, v, row)

    mosaic.shards(mosaic.free, 0.36, blue_or_plate, uneven=0.6)
    mosaic.chips(mosaic.free, blue, (0.35, 0.25, 0.18, 0.12, 0.09))
    return mosaic.pieces, not_done


def tiled_pot():
    pieces, not_done = picture()
    set_mixed(pieces, rng, PLATE, rigid(on_body))
    cement = grout('#6b6157')
    spread = grid.field(lambda x, y: np.abs(y) - BODY / 2 + 0.02) & (-not_done - 0.3)
    grout_bed(2 * FAR, BODY, cement, level=0.05, step=0.06, within=spread, place=on_body)

    rim = Mosaic(Grid(2 * FAR, TOP - BODY), rng, gap=0.05)
    warm = [one_of(rng, '#f2b81c', '#f7cf4a'), one_of(rng, '#e8721a', '#d95a18'),
            one_of(rng, '#cf3a1e', '#b82a24')]
    rim.course([(-FAR, 0), (1.75, 0)], 0.56, rim.free, lambda u, v, number: warm[number % 3](u, v, number),
               0.62, rough=0.04)
    set_pieces(rim.pieces, rng, place=rigid(on_rim))
    done = rim.grid.field(lambda x, y: np.maximum(np.abs(y) - 0.36, x - 1.95))
    grout_bed(2 * FAR, TOP - BODY, cement, level=0.05, step=0.06, within=done, place=on_rim)
    bangles()
    pencil_lines()
    clay()


def pencil_lines():
    """Draw the next flower in pencil on the clay."""
    lines = Batch()
    u, v = PENCILLED
    rounds = [[(u + r * math.cos(a), v + r * math.sin(a)) for a in np.linspace(0.2, 6.6, 24)]
              for r in (0.2, 0.3)]
    for k in range(8):
        angle = k * math.tau / 8 + rng.uniform(-0.06, 0.06)
        petal = [(0.33, -0.08), (0.52, -0.17), (0.68, 0.0), (0.52, 0.16), (0.34, 0.06)]
        rounds.append([(u + a * math.cos(angle) - b * math.sin(angle),
                        v + a * math.sin(angle) + b * math.cos(angle))
                       for a, b in smooth(petal, 7)])
    rounds.append(smooth([(u, v - 0.68), (u - 0.1, v - 1.1), (u + 0.05, v - 1.6)], 7))
    for line in rounds:
        lines.tube([on_body(a, b, 0.0) for a, b in line], 0.009, linear('#3f3630'), 5)
    lines.make('pencil', material('pencil', linear('#3f3630'), rough=0.6))


def bangles():
    """Lay halves of broken glass bangles in a row below the rim."""
    row = Batch()
    for k in range(-6, 3):
        u = k * 0.62 - 0.02
        colour = linear(rng.choice(('#b8195a', '#2f8f4a', '#c8391f', '#e0a01e', '#5a2a8a')))
        sag = rng.uniform(0.2, 0.27)
        arc = [on_body(u + 0.29 * math.cos(a), 1.6 - sag * math.sin(a), 0.12)
               for a in np.linspace(0.1, math.pi - 0.1, 12)]
        row.tube(arc, 0.042, colour, 8)
    row.make('bangles', material('bangle glass', vertex_colours=True, rough=0.08, spec=0.7, coat=1),
             smooth=True)


def clay():
    """Build the pot and the earth in it."""
    profile = [(FOOT - 0.1, 0), (FOOT, 0.06), (SHOULDER, BODY), (RIM - 0.06, BODY + 0.02), (RIM, BODY + 0.08),
               (RIM, TOP - 0.08), (RIM - 0.06, TOP), (RIM - 0.25, TOP), (RIM - 0.3, TOP - 0.1),
               (RIM - 0.4, TOP - 0.55)]
    count = 96
    vertices = [(r * math.cos(k * math.tau / count), r * math.sin(k * math.tau / count), z)
                for r, z in profile for k in range(count)]
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count,
              (i + 1) * count + k) for i in range(len(profile) - 1) for k in range(count)]
    mesh('pot', vertices, faces, material('terracotta', linear('#a8552f'), rough=0.9, spec=0.15, bump=0.015,
                                          bump_scale=24, variation=0.22, variation_scale=2.5))
    soil = Batch()
    for _ in range(260):
        angle, reach = rng.uniform(0, math.tau), 2.1 * math.sqrt(rng.random())
        soil.blob((reach * math.cos(angle), reach * math.sin(angle), TOP - 0.5), rng.uniform(0.12, 0.26),
                  vary(linear('#3a2718'), rng, 0.3), segments=7, rings=4, lump=0.3, random=rng)
    soil.make('soil', material('soil', vertex_colours=True, rough=1, spec=0.05))


def loose_tiles():
    """Build the loose tiles, and the stick that is used to lay them."""
    mosaic = Mosaic(Grid(20, 20, 0.5), rng, gap=0.06)
    colours = [linear(c) for c in ('#1763a8', '#2aa3b4', '#14498f', '#2aa3b4', '#f2b81c', '#f4efe2',
                                   '#c92a64')]
    for _ in range(13):
        x, y = rng.gauss(2.75, 0.5), rng.gauss(-2.9, 0.4)
        whole = rng.random() < 0.6
        side, turn = rng.uniform(0.24, 0.32), rng.uniform(0, 2)
        shape = square(x, y, side, turn) if whole else disc(x, y, 0.19, 5, rng, 0.4)
        mosaic.lay(shape, rng.choice(colours), least=0.8)
    set_pieces(mosaic.pieces, rng, base=-0.04)
    stick = [(0.7 + u * 1.5 - v * 0.3, -3.9 + u * 0.3 + v * 1.5)
             for u, v in ((0, -0.07), (0.95, -0.07), (1, 0), (0.95, 0.07), (0, 0.07), (-0.05, 0))]
    tools = Batch()
    tools.prism(stick, 0, 0.06, linear('#d9b98a'), inset=0.01)
    tools.blob((0.7, -3.88, 0.05), 0.17, linear('#8a8178'), (1.3, 0.8, 0.5), lump=0.3, random=rng, floor=0)
    tools.make('stick', material('stick', vertex_colours=True, rough=0.9))


def step_and_wall():
    stone = material('stone', linear('#858c7a'), rough=0.8, spec=0.25, bump=0.03, bump_scale=9, bump2=0.05,
                     bump2_scale=1.6, variation=0.42, variation_scale=1.1)
    for x0, x1, y0, z1 in ((-12, 1.7, -5.0, 0), (1.74, 12, -5.02, -0.02), (-12, 12, -9.5, -1.7)):
        y1 = 4 if z1 > -1 else -4.98
        corners = [(x, y, z) for z in (z1 - 1.7, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        mesh('step', corners, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6),
                               (3, 0, 4, 7)], stone, bevel=0.12, segments=3)
    geru = material('geru', linear('#8f3b22'), rough=1, spec=0.05, bump=0.03, bump_scale=9, bump2=0.05,
                    bump2_scale=1.5, variation=0.2, variation_scale=1)
    lime = material('limewash', linear('#e6c67a'), rough=1, spec=0.05, bump=0.03, bump_scale=7, bump2=0.05,
                    bump2_scale=1.2, variation=0.12, variation_scale=0.9)
    columns = 60
    xs = np.linspace(-14, 14, columns)
    line = [5.2 + 0.05 * noise_at(x * 0.8, 3, 1) for x in xs]
    low, middle, high = ([(x, 3.2, z) for x, z in zip(xs, heights)]
                         for heights in ([-0.2] * columns, line, [22] * columns))
    strip = [(i, i + 1, columns + i + 1, columns + i) for i in range(columns - 1)]
    mesh('dado', low + middle, strip, geru)
    mesh('wall', middle + high, strip, lime)


grid = Grid(2 * FAR, BODY)
tiled_pot()
money_plant(rng, TOP)
loose_tiles()
step_and_wall()
area_light((-14, -13, 17), (0, 0, 2.5), 2.6, 5200, (1, 0.9, 0.75), 2.6)
world((0.75, 0.86, 1), 0.5)
camera((0, -21, 9.2), (0, 0, 3.1), 71, 8, (0, -2.2, 2))
render(1050, 1400, 32, exposure=1.42, contrast=1.08)
