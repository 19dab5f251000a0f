"""A garden table top of broken crockery: an irregular sun among flowered plates, in the shade of leaves."""
import math
import random

import numpy as np
from studio.colour import linear, mix, vary
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, ground, mesh
from studio.noise import noise_at
from studio.render import render, reset

from mosaic.crockery import Part, part_at, set_mixed
from mosaic.palette import one_of
from mosaic.pieces import grout, grout_bed
from mosaic.polygons import disc
from mosaic.regions import Grid
from mosaic.tiling import Mosaic

RADIUS = 5.5
PLATE = 1.55
SUN = (-1.35, 0.75)
FLOOR = -7.0
LAMP = (-21, 15, 27)

reset()
rng = random.Random(4)
grid = Grid(2 * RADIUS + 0.4, 2 * RADIUS + 0.4)
mosaic = Mosaic(grid, rng, gap=0.055)
table = grid.disc(0, 0, RADIUS - 0.08)
mosaic.claim(-table)


def from_any(*plates):
    """Return a function that chooses a random part of one of some plates."""
    return lambda x, y, row: part_at(x, y, rng.choice(plates), PLATE, rng)


def pave(region, spacing, shard, uneven=0.5):
    """Claim a region and cover it with shards, with small ones in the gaps."""
    own = mosaic.claim(region)
    mosaic.shards(own, spacing, shard, uneven=uneven, least=0.08)
    mosaic.chips(own, shard, (0.6, 0.45, 0.32, 0.22, 0.15))


def whole_plate(x, y, plate, radius=PLATE, spacing=0.75):
    """Lay the shards of one plate at their places in it."""
    turn = rng.uniform(0, 6)
    pave(grid.disc(x, y, radius), spacing, lambda px, py, row: Part(plate, x, y, turn), 0.6)


def sun():
    """Lay a disc and rays of uneven size."""
    x, y = SUN
    whole_plate(x, y, 'sunny', 1.25, 0.6)
    def crooked(a, b):
        return np.hypot(a - x, b - y) - 1.85 - 0.12 * np.sin(3 * np.arctan2(b - y, a - x) + 1)

    pave(grid.field(crooked), 0.42, from_any('saffron', 'saffron', 'brick'), 0.3)
    angle = 0.2
    while angle < math.tau + 0.05:
        reach, width = rng.uniform(1.5, 3.4), rng.uniform(0.6, 0.95)
        bend = rng.uniform(-0.22, 0.22)
        ray = [(x + r * math.cos(angle + b), y + r * math.sin(angle + b))
               for r, b in ((1.75, 0), (1.9 + reach * 0.5, bend), (2.0 + reach, -0.3 * bend))]
        kinds = rng.choice((('mustard', 'sunny', 'mustard'), ('saffron', 'mustard'), ('sunny', 'mustard'),
                            ('brick', 'saffron')))
        pave(grid.stroke(ray, (width, width * 0.7, 0.1)), 0.4, from_any(*kinds), 0.4)
        angle += rng.uniform(0.42, 0.62)


def sky():
    """Lay blue shards and flowered plates."""
    rim = [(RADIUS - 0.3) * np.exp(1j * a) for a in np.linspace(0, math.tau, 160)]
    mosaic.course([(p.real, p.imag) for p in rim], 0.36, table, one_of(rng, '#1f3f8f', '#2c5cb0', '#173070'),
                  1.5)
    mosaic.claim(-grid.disc(0, 0, RADIUS - 0.5))
    whole_plate(3.0, -1.9, 'blue_garden')
    whole_plate(-2.6, -3.1, 'roses', 1.3)
    whole_plate(1.3, 3.6, 'lattice', 1.2)
    blues = from_any('blue_garden', 'blue_garden', 'lattice', 'lattice', 'canteen', 'jaipur')
    flowers = from_any('roses', 'roses', 'marigolds')

    def crockery(x, y, row):
        return flowers(x, y, row) if noise_at(x * 0.5, y * 0.5, 8) > 0.22 else blues(x, y, row)

    pave(table, lambda x, y: 0.56 + 0.3 * noise_at(x * 0.9, y * 0.9, 15), crockery, 0.8)


def ironwork():
    """Build the hoop around the top, and three legs."""
    iron = material('iron', linear('#2b2724'), rough=0.6, spec=0.4, metal=0.6, bump=0.012, bump_scale=20,
                    variation=0.5, variation_scale=5)
    work = Batch()
    hoop = [(RADIUS * math.cos(a), RADIUS * math.sin(a), 0.02) for a in np.linspace(0, math.tau, 120)]
    work.tube(hoop, 0.13, linear('#2b2724'), 10)
    for angle in (0.5, 2.6, 4.5):
        leg = []
        for share in np.linspace(0, 1, 20):
            reach = RADIUS - 0.4 - 1.6 * math.sin(share * math.pi)
            leg.append((reach * math.cos(angle), reach * math.sin(angle), share * FLOOR))
        work.tube(leg, 0.11, linear('#2b2724'), 8)
    work.make('ironwork', iron, smooth=True)
    rim = [(RADIUS * math.cos(a), RADIUS * math.sin(a)) for a in np.linspace(0, math.tau, 90)[:-1]]
    count = len(rim)
    mesh('underside', [(x, y, -0.25) for x, y in rim] + [(x, y, 0.03) for x, y in rim],
         [tuple(range(count))] + [(i, (i + 1) % count, count + (i + 1) % count, count + i)
                                  for i in range(count)], iron)


def turned(batch, profile, x, y, base, colours, segments=48):
    """Add a solid of revolution from a profile of (radius, height), with one colour for each of its sections."""
    vertices = [(x + r * math.cos(k * math.tau / segments), y + r * math.sin(k * math.tau / segments),
                 base + z) for r, z in profile for k in range(segments)]
    faces = [(i * segments + k, i * segments + (k + 1) % segments, (i + 1) * segments + (k + 1) % segments,
              (i + 1) * segments + k) for i in range(len(profile) - 1) for k in range(segments)]
    batch.add(vertices, faces, [colours[i] for i in range(len(profile) - 1) for _ in range(segments)])


def cup_of_tea(x, y):
    white, blue, tea = linear('#f3f0e6'), linear('#1f4aa8'), linear('#a8683a')
    cup, inside = Batch(), Batch()
    profile = [(0.26, 0), (0.28, 0.06), (0.4, 0.2), (0.47, 0.42), (0.5, 0.62), (0.51, 0.66), (0.53, 0.78),
               (0.52, 0.8), (0.49, 0.78), (0.47, 0.62), (0.44, 0.42)]
    turned(cup, profile, x, y, 0.11, [white, white, white, white, white, blue, white, white, white, white])
    handle = [(x + 0.47 + 0.27 * math.sin(t) ** 0.8, y - 0.1 * math.sin(t), 0.11 + 0.42 - 0.22 * math.cos(t))
              for t in np.linspace(0.05, math.pi - 0.05, 14)]
    cup.tube(handle, 0.05, white, 8)
    cup.make('cup', material('porcelain', vertex_colours=True, rough=0.12, spec=0.5, coat=0.6), smooth=True)
    turned(inside, [(0.475, 0.66), (0.46, 0.655), (0.3, 0.66), (0.001, 0.66)], x, y, 0.11,
           [mix(tea, linear('#6a3a1c'), 0.5), tea, mix(tea, linear('#c48a58'), 0.3)])
    inside.make('tea', material('tea', vertex_colours=True, rough=0.05, spec=0.5), smooth=True)


def biscuit(x, y, turn, base):
    """Build a biscuit with a frilled edge and rows of small holes."""
    cosine, sine = math.cos(turn), math.sin(turn)

    def place(u, v):
        return x + u * cosine - v * sine, y + u * sine + v * cosine

    outline = []
    for angle in np.linspace(0, math.tau, 96, endpoint=False):
        # A rounded rectangle: the exponents push a circle into its corners.
        frill = 1 + 0.03 * math.cos(angle * 24)
        outline.append(place(0.46 * frill * math.copysign(abs(math.cos(angle)) ** 0.25, math.cos(angle)),
                             0.3 * frill * math.copysign(abs(math.sin(angle)) ** 0.25, math.sin(angle))))
    one = Batch()
    one.prism(outline, base, base + 0.13, linear('#d8a057'), inset=0.04)
    for u in (-0.27, -0.09, 0.09, 0.27):
        for v in (-0.13, 0, 0.13):
            one.prism(disc(*place(u, v), 0.022, 8), base + 0.12, base + 0.133, linear('#7a4a1c'))
    one.make('biscuit', material('biscuit crust', vertex_colours=True, rough=0.85, bump=0.01, bump_scale=14,
                                 variation=0.2, variation_scale=6))


def leaf_form(x, y, z, length, turn, droop):
    """Add a mango leaf, folded a little along its rib."""
    rib, left, right = [], [], []
    for share, breadth in ((0, 0), (0.2, 0.7), (0.5, 1), (0.8, 0.6), (1, 0)):
        u, half, w = share * length, breadth * length * 0.14, -droop * share * share * length
        rib.append((u, 0, w))
        left.append((u, half, w + half * 0.25))
        right.append((u, -half, w + half * 0.25))
    placed = [(x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn),
               z + w) for u, v, w in rib + left + right]
    faces = [(i, i + 1, i + 6, i + 5) for i in range(4)] + [(i + 1, i, i + 10, i + 11) for i in range(4)]
    return placed, faces


def leaves():
    """Add some fallen leaves, and a tree of which only the shadow is visible."""
    fallen = Batch()
    for x, y, length, turn, colour in ((-4.1, 2.4, 1.5, 0.6, '#a8862c'), (4.2, 0.6, 1.2, 2.6, '#6b7a2a')):
        fallen.add(*leaf_form(x, y, 0.2, length, turn, 0.06), vary(linear(colour), rng))
    for _ in range(26):
        fallen.add(*leaf_form(rng.uniform(-14, 14), rng.uniform(-8, 14), FLOOR + 0.08, rng.uniform(1.1, 1.9),
                              rng.uniform(0, 6), 0.05),
                   vary(linear(rng.choice(('#8a6a2a', '#5f5a26', '#a0702c'))), rng))
    fallen.make('fallen leaves', material('leaf', vertex_colours=True, rough=0.5, spec=0.4, variation=0.3,
                                          variation_scale=3))
    tree = Batch()
    for _ in range(36):
        # Leaves hang in groups between the sun and a point on the table.
        target, share = (rng.uniform(-8, 8), rng.uniform(-7, 7)), rng.uniform(0.34, 0.5)
        x, y = (target[i] + (LAMP[i] - target[i]) * share for i in (0, 1))
        for _ in range(7):
            tree.add(*leaf_form(x + rng.uniform(-0.5, 0.5), y + rng.uniform(-0.5, 0.5), LAMP[2] * share,
                                rng.uniform(0.8, 1.4), rng.uniform(0, 6), 0.3), linear('#3a6a2a'))
    shade = tree.make('tree', material('tree', linear('#3a6a2a')))
    shade.visible_camera = False
    shade.visible_glossy = False


def floor():
    """Build stone slabs, far enough below to be slightly out of focus."""
    flags = Batch()
    for i in range(-6, 7):
        for j in range(-5, 9):
            x, y = i * 3.2 + (j % 2) * 1.4, j * 3.2
            flags.prism([(x - 1.56, y - 1.56), (x + 1.56, y - 1.56), (x + 1.56, y + 1.56),
                         (x - 1.56, y + 1.56)], FLOOR - 0.2, FLOOR + rng.uniform(-0.02, 0.02),
                        vary(linear('#7f7862'), rng, 0.14), inset=0.04)
    flags.make('flags', material('flags', vertex_colours=True, rough=0.8, spec=0.25, bump=0.03, bump_scale=5,
                                 variation=0.25, variation_scale=0.8))
    ground(material('joints', linear('#4c4438'), rough=1), 80, FLOOR - 0.06)


sun()
sky()
set_mixed(mosaic.pieces, rng, PLATE)
grout_bed(2 * RADIUS, 2 * RADIUS, grout('#5e5549'), within=grid.disc(0, 0, RADIUS - 0.12))
ironwork()
cup_of_tea(2.75, 1.75)
biscuit(1.7, 1.1, 0.5, 0.12)
biscuit(1.9, 1.22, 0.1, 0.25)
leaves()
floor()
area_light(LAMP, (0, 0, 0), 0.55, 17500, (1, 0.87, 0.68), 0.55)
world((0.72, 0.84, 1), 0.5)
camera((0, -12.2, 15.2), (0, -0.6, 0), 55, 9, (0, -1, 0))
render(1400, 1120, 32, exposure=1.36, contrast=1.08)
