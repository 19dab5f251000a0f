"""A half-finished round Lippan board: one side with ropes and mirrors, the other with chalk on red geru."""

import math
import random

import bpy
import numpy as np
from mathutils import Matrix

from clay.lump import Lump
from clay.pieces import crumbs, rope
from clay.surfaces import clay, dusty_wood
from lippan.relief import TAU, Relief, arc, line
from lippan.surfaces import mirror_surface, room_for_mirrors, worn
from studio import forms
from studio.colour import linear, vary
from studio.curves import placed, smooth
from studio.light import camera
from studio.materials import material
from studio.meshes import Batch, ground, mesh
from studio.render import render, reset
import workshop.room as room
import workshop.things as things
from waste.junk import Heap, lathe, pose

SUN = (0.60, -0.22, -0.72)
# The work is designed in units of three centimetres, around the board's centre.
UNIT = 3.0
BOARD = Matrix.Translation((-1.5, 1.5, 1.1)) @ Matrix.Rotation(0.5, 4, 'Z') @ Matrix.Scale(UNIT, 4)
# Directions, in radians, between which the clay is already laid.
DONE = (0.75, 4.6)
WHITE = linear('#efe6d4')

chance = random.Random(3)
heap = Heap(14)
work = Relief(seed=8, stray=0.06)
chalk = Batch()


def at(angle, radius):
    return math.cos(angle) * radius, math.sin(angle) * radius


def is_done(angle):
    return DONE[0] <= angle % TAU <= DONE[1]


def drawn(points, thick=0.022):
    """Draw a chalk line on the board."""
    chalk.tube(
        [(x, y, 0.004) for x, y in np.asarray(points)],
        lambda t: thick * (1 + 0.3 * math.sin(t * 60)),
        linear('#e9c9ae'),
        6,
    )


def ring(radius, thick, begun=0.0):
    """Draw a circle: clay in the finished part (and `begun` farther), chalk in the rest."""
    drawn(arc((0, 0), radius, 0, TAU, 160))
    work.rope(arc((0, 0), radius, DONE[0] - begun, DONE[1] + begun * 0.6, int(radius * 40)), thick)


def petals():
    """Draw eight leaves around the centre: the first five finished, a sixth only outlined."""
    outer = smooth([(0, 0), (0.35, 0.5), (0.95, 0.52), (1.42, 0), (0.95, -0.52), (0.35, -0.5), (0, 0)])
    inner = smooth([(0.22, 0), (0.48, 0.3), (0.88, 0.31), (1.16, 0), (0.88, -0.31), (0.48, -0.3), (0.22, 0)])
    diamond = [(0.36, 0), (0.52, -0.19), (0.8, -0.21), (1.0, 0), (0.8, 0.21), (0.52, 0.19)]
    for i in range(8):
        angle = 0.95 + i * TAU / 8
        here = at(angle, 1.25)
        if i < 6:
            work.rope(placed(outer, here, angle), 0.077)
        else:
            drawn(placed(outer, here, angle))
        if i < 5:
            work.rope(placed(inner, here, angle), 0.05)
            work.mirror(placed(diamond, here, angle))
        between = at(angle + TAU / 16, 2.42)
        if i < 4:
            work.set_mirror(*between, 0.2)
            work.dot(*at(angle + TAU / 16, 1.8), 0.1)
        else:
            drawn(arc(between, 0.24, 0, TAU, 30))


def zigzag(count=20):
    for i in range(count):
        angle, after = i * TAU / count, (i + 1) * TAU / count
        peak = (angle + after) / 2
        legs = (line(at(angle, 3.42), at(peak, 4.16)), line(at(peak, 4.16), at(after, 3.42)))
        for leg in legs:
            if is_done(peak):
                work.rope(leg, 0.062)
            else:
                drawn(leg)
        if DONE[0] < angle < DONE[1] - 0.5:
            work.mirror([at(peak - 0.075, 3.5), at(peak + 0.075, 3.5), at(peak, 3.88)])
            work.mirror([at(angle - 0.07, 4.1), at(angle, 3.76), at(angle + 0.07, 4.1)])
            work.dot(*at(peak, 4.02), 0.06)


def arches(count=16):
    wide = smooth([(0, 0.86), (0.45, 0.8), (0.88, 0.45), (1.02, 0), (0.88, -0.45), (0.45, -0.8), (0, -0.86)])
    narrow = smooth(
        [(0.05, 0.62), (0.4, 0.56), (0.66, 0.3), (0.75, 0), (0.66, -0.3), (0.4, -0.56), (0.05, -0.62)]
    )
    for i in range(count):
        angle = 0.15 + i * TAU / count
        here = at(angle, 4.8)
        done = is_done(angle - 0.1) and is_done(angle + 0.25)
        for shape, thick in ((wide, 0.077), (narrow, 0.052)):
            if done:
                work.rope(placed(shape, here, angle), thick)
            else:
                drawn(placed(shape, here, angle))
        if done and is_done(angle + 0.9):
            work.set_mirror(*at(angle, 5.14), 0.23)
            for off in (-0.5, -0.25, 0, 0.25, 0.5):
                work.dot(*placed([(0.89 - off * off * 0.62, off * 1.15)], here, angle)[0], 0.052)
        else:
            drawn(arc(at(angle, 5.14), 0.27, 0, TAU, 30))


def board():
    """Build plywood painted with geru in circles, with dust of dry clay over it."""
    surface = material(
        'geru',
        vertex_colours=True,
        rough=0.88,
        spec=0.15,
        bump=0.025,
        bump_scale=22,
        variation=0.25,
        variation_scale=2.2,
    )
    worn(surface, linear('#c9542a'), 1.6, 0.5, 0.7, (1, 2.2, 1))
    worn(surface, linear('#7d2a18'), 2.4, 0.4, 0.6, (2.4, 1, 1))
    worn(surface, linear('#d9bf9c'), 5, 0.3, 0.55)
    plate = Batch()
    plate.prism(
        [at(t, 6.66) for t in np.linspace(0, TAU, 129)[:-1]], -0.35, 0.0, linear('#a5391f'), inset=0.06
    )
    return plate.make('board', surface)


def lay_board():
    for diameter in ([(-6.4, 0), (6.4, 0)], [(0, -6.4), (0, 6.4)]):
        drawn(diameter)
    work.round_mirror(0.02, 0.0, 0.6, lean=(-0.05, 0.11))
    work.ring((0, 0), 0.72, 0.09)
    work.dots([at(t, 0.96) for t in np.linspace(0, TAU, 22)[:-1]], 0.088)
    work.ring((0.02, -0.01), 1.19, 0.078)
    petals()
    ring(2.86, 0.082, 0.5)
    ring(3.27, 0.082, 0.2)
    zigzag()
    ring(4.33, 0.082)
    work.dots([at(t, 4.55) for t in np.arange(DONE[0], DONE[1] - 0.3, TAU / 70)], 0.077)
    ring(4.77, 0.082)
    arches()
    ring(6.07, 0.087, -0.4)
    work.twist(arc((0, 0), 6.34, DONE[0], DONE[1] - 0.9, 130), 0.085)
    work.make('#9c3a1e')
    chalk.make('chalk', material('chalk', vertex_colours=True, rough=1, spec=0.05))
    board()
    for thing in bpy.data.objects:
        thing.matrix_world = BOARD


def next_rope():
    """Build the rope in progress, its end on the board and the rest on the table, and another next to it."""
    parts = Batch()
    start = BOARD @ Matrix.Translation((*at(DONE[1] - 0.4, 6.07), 0.1))
    x, y, _ = start.to_translation()
    path = smooth(
        [
            (x, y, 1.5),
            (x + 3.4, y - 0.7, 1.45),
            (x + 6.2, y - 2.2, 1.3),
            (x + 8.2, y - 3.6, 0.5),
            (x + 11, y - 3.9, 0.35),
            (x + 15, y - 2.8, 0.35),
            (x + 17.5, y - 4.2, 0.35),
        ],
        12,
    )
    parts.add(*rope([tuple(p) for p in path], lambda t: 0.3 * (1 + 0.1 * math.sin(t * 47)), 12), WHITE)
    for x, y, turn, length in ((-5.5, -25.2, 0.10, 17), (-3.0, -27.2, 0.04, 13)):
        straight = [
            (
                x + math.cos(turn) * s - math.sin(turn) * 0.5 * math.sin(s * 0.35),
                y + math.sin(turn) * s + 0.5 * math.sin(s * 0.35),
                0.36,
            )
            for s in np.linspace(0, length, 40)
        ]
        parts.add(
            *rope(
                straight, lambda t: 0.33 * (1 + 0.08 * math.sin(t * 31)) * min(1, 0.5 + 9 * min(t, 1 - t)), 12
            ),
            vary(WHITE, chance, 0.04)
        )
    fallen = [(chance.gauss(2, 13), chance.gauss(-20, 6)) for _ in range(90)]
    crumbs(parts, chance, fallen, linear('#d9ccb2'), 0.22)
    parts.make('ropes', clay('white clay', patchy=0.08, dust='#d8cbb2'), smooth=True)


def dish_of_clay():
    """Build a dish of white clay and glue, with a hollow where a piece was taken."""
    place = (18.2, -13.2)
    things.bowl(heap, 'enamel', pose(*place), 5.8, 3.0, '#3f74a8')
    batch = Batch()
    batch.blob((place[0], place[1], 2.8), 4.1, linear('#f0e8d8'), (1, 0.95, 0.62), 44, 26, 0, 0.16, chance)
    lump = Lump(batch, 0.13, 2)
    lump.thumb(chance, 1.9, 1.8, 0.3, lump.points[:, 2] > 2.6, prints=0.9, flat=0.2)
    lump.make('lump', clay('kneaded', patchy=0.08, dust='#e2d8c2'))


def saucer_of_mirrors():
    """Build round and cut pieces of mirror in a saucer, some next to it."""
    place = (-13.9, -22.6)
    things.bowl(heap, 'enamel', pose(*place), 6.4, 1.5, '#f0b62a')
    bits = Batch()
    for k in range(58):
        near = k < 52
        reach = 4.9 * math.sqrt(chance.random())
        turn = chance.uniform(0, TAU)
        x, y = (
            (place[0] + reach * math.cos(turn), place[1] + reach * math.sin(turn))
            if near
            else (place[0] + 7.6 + 1.1 * (k % 3), place[1] - 4.0 + 1.5 * (k - 52))
        )
        size = chance.choice((0.65, 0.65, 0.8, 0.5, 1.1))
        corners = chance.choice((18, 18, 18, 4, 3))
        outline = [
            (x + size * math.cos(t), y + size * (0.6 if corners == 4 else 1) * math.sin(t))
            for t in np.linspace(0, TAU, corners + 1)[:-1] + chance.uniform(0, 6)
        ]
        z = 0.55 + 0.4 * chance.random() + 0.8 * max(0, 0.6 - reach / 6) if near else 0.12
        tilt = (chance.gauss(0, 0.16), chance.gauss(0, 0.16)) if near else (0.0, 0.0)
        bits.prism(outline, z - 0.1, z + 0.08, (0.92, 0.94, 0.95), inset=0.03, tilt=tilt)
    bits.make('bits', mirror_surface())


def tools():
    things.bowl(heap, 'steel', pose(23.8, 13.5), 4.8, 3.6, '#ffffff')
    heap.put('cloudy', lathe([(4.4, 2.3), (3.0, 2.26), (0.05, 2.26)]), linear('#c9b9a4'), pose(23.8, 13.5))
    things.brush(heap, pose(22.2, 0.5, 0.4, (0, 0, 1.72)), '#23407a', '#a5391f', 16, 0.42)
    things.pencil((14.5, -25.2, 0.05), 0.62, '#e8a317', 4.2)
    knife = [(0, -0.4), (6, -0.45), (9.5, -0.7), (11, 0), (9.5, 0.6), (6, 0.45), (0, 0.4)]
    heap.put(
        'raw wood',
        forms.prism(knife, 0, 0.35, 0.1),
        linear('#c08a52'),
        pose(-5.0, -20.6, 0.05, (0, 0, -0.18)),
    )
    things.chai(heap, pose(-23.5, 22.5))
    things.cup_ring(heap, -26.5, 17.0, 2.3, '#8a5a38', 0.02)
    things.pool(heap, 'dull', '#a5391f', 22.0, 5.4, 0.9, stretch=1.6, high=0.05)
    stripes = things.checks(
        '#1f4f86', [(0.2, 0.1, '#e9dcc0'), (0.5, 0.05, '#e9dcc0'), (0.75, 0.14, '#c8391f')], repeat=8
    )
    things.cloth('sleeve', stripes, 22, 26, pose(27, 24, 0, (0, 0, 0.4)), things.folds(2.4, 5.2, 9, 1.2))


def setting():
    wood = dusty_wood('#a97b4c', '#6d482a', dust='#e3d6bd', amount=0.45, middle=(0, -14), reach=34, plank=12)
    mesh(
        'table',
        [(-80, -70, 0), (80, -70, 0), (80, 35, 0), (-80, 35, 0), (-80, 35, -4), (80, 35, -4)],
        [(0, 1, 2, 3), (3, 2, 5, 4)],
        wood,
        bevel=0.4,
    )
    ground(
        material('floor', linear('#8a4a38'), rough=0.4, spec=0.4, variation=0.2, variation_scale=0.05),
        900,
        -66,
    )
    room.stool(heap, -30, 92, -24, 0.35, '#c8391f')
    room.stool(heap, 24, 104, -23, -0.25, '#e8a317')


reset()
lay_board()
next_rope()
dish_of_clay()
saucer_of_mirrors()
tools()
setting()
heap.make(things.surfaces())
room.sunlight(SUN, 3.8, 0.035)
room_for_mirrors(0.62)
room.leaves(SUN, (0, 2, 0), chance, ((-20, 16), (-30, 2), (14, 26), (24, -6)), far=60, size=7.5, count=11)
camera((0.8, -60, 56), (0.3, -2.6, 0), 50, 0.04, (-2, -8, 1))
render(1024, 1280, 30, exposure=1.3, contrast=1.08)
