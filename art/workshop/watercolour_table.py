"""A half-finished watercolour, seen from straight above: the second mango is still wet, and the brush lies on the
sheet.
"""

import math
import random

import numpy as np

from clay.fields import noise
from clay.plants import fresh_leaf
from clay.surfaces import dusty_wood
from papercraft.paper import printed
from papercraft.shapes import filled
from studio import forms
from studio.colour import linear, mix, vary
from studio.light import camera
from studio.materials import material
from studio.meshes import Batch, ground, mesh
from studio.render import render, reset
import workshop.mango_sheet as mango_sheet
import workshop.room as room
import workshop.things as things
from waste.junk import Heap, pose
from waste.surfaces import glass

SUN = (0.62, -0.42, -0.78)
BOARD = pose(-2.2, -2.4, 0, (0, 0, 0.05))
PANS = (
    '#f6d21f',
    '#f0a318',
    '#e0521c',
    '#c3201f',
    '#b8195a',
    '#6a2f83',
    '#23407a',
    '#2f7fb8',
    '#0f7672',
    '#4d8a34',
    '#8a4a22',
    '#3a2a22',
)

chance = random.Random(11)
heap = Heap(21)


def board_and_sheet():
    """Build plywood, the sheet warped by water, and four strips of tape."""
    things.box(heap, 'raw wood', '#b88c58', (-20, -15.2, 0), (20, 15.2, 1.0), BOARD)
    pixels = mango_sheet.half_done()
    paper = printed(
        'sheet', pixels, translucent=0, rough=0.92, spec=0.1, bump=0.02, bump_scale=26, variation=0
    )

    def cockled(flat):
        x, y = flat.T
        waves = noise(np.stack([x, y * 0.7, x * 0], axis=1), 5.5, 3)
        edge = np.minimum(17 - np.abs(x), 12.5 - np.abs(y))
        return 1.06 + 0.16 * (1 + waves) * np.clip(edge / 3, 0, 1)

    things.sheet('sheet', paper, mango_sheet.WIDTH, mango_sheet.HEIGHT, BOARD, cockled, 0.3)
    plane = mango_sheet.Washes(0.2).plane
    points, faces = filled(plane, mango_sheet.second_mango(plane) + 0.3)
    heights = cockled(np.array(points)) + 0.05
    film = mesh('film', [(x, y, z) for (x, y), z in zip(points, heights)], faces, glass('film'), smooth=True)
    film.matrix_world = BOARD
    for x0, y0, x1, y1 in (
        (-17.6, 11.4, 17.9, 13.5),
        (-17.8, -13.4, 17.5, -11.5),
        (-18.1, -13.3, -15.9, 13.1),
        (16.0, -13.5, 18.2, 13.2),
    ):
        tape(x0, y0, x1, y1)


def tape(x0, y0, x1, y1):
    """Build torn paper tape: ragged at both ends, with paint over it."""
    outline = []
    long_way = x1 - x0 > y1 - y0
    for side in (0, 1):
        for k in range(9):
            t = k / 8
            ragged = chance.uniform(-0.25, 0.25)
            if long_way:
                outline.append(
                    (((x1 if side else x0) + ragged), y1 + (y0 - y1) * t if not side else y0 + (y1 - y0) * t)
                )
            else:
                outline.append(
                    (
                        x0 + (x1 - x0) * t if not side else x1 + (x0 - x1) * t,
                        (y0 if not side else y1) + ragged,
                    )
                )
    heap.put(
        'tape',
        forms.prism(outline, 1.06, 1.16 + 0.04 * long_way),
        vary(linear('#eadfbd'), chance, 0.05),
        BOARD,
    )


def paint_tin():
    """Build a black tin with twelve pans, and its open lid full of mixed puddles."""
    at = pose(23.2, 7.0, 0.05, (0, 0, -0.22))
    things.box(heap, 'lacquer', '#1c1a1c', (-6.6, -9.2, 0), (0.0, 9.2, 1.5), at)
    things.box(heap, 'enamel', '#efeae0', (-6.2, -8.8, 1.2), (-0.4, 8.8, 1.54), at)
    things.box(heap, 'lacquer', '#1c1a1c', (0.3, -9.2, 0), (7.2, 9.2, 0.7), at)
    things.box(heap, 'enamel', '#f2eee4', (0.6, -8.9, 0.5), (6.9, 8.9, 0.76), at)
    for y in (-3.1, 2.9):
        things.box(heap, 'enamel', '#f2eee4', (0.6, y - 0.15, 0.7), (6.9, y + 0.15, 1.05), at)
    for k, colour in enumerate(PANS):
        x, y = -4.8 + (k % 2) * 3.0, -7.2 + (k // 2) * 2.9
        things.box(heap, 'enamel', '#f7f4ee', (x - 1.2, y - 1.2, 1.5), (x + 1.2, y + 1.2, 1.95), at)
        cake = forms.blob((x, y, 1.93), 1.08, (1, 1, 0.12), 26, 8, 0, 0.12, chance)
        squared = [
            (x + max(-1, min(1, (px - x) * 1.18)), y + max(-1, min(1, (py - y) * 1.18)), z)
            for px, py, z in cake[0]
        ]
        heap.put('wet' if k in (0, 2, 3, 9) else 'dull', (squared, cake[1]), linear(colour), at)
    for x, y, size, colour in (
        (3.2, -6.3, 2.1, '#eeb02a'),
        (4.4, -4.6, 1.0, '#e0762a'),
        (2.4, -0.6, 1.7, '#d8642c'),
        (4.6, 1.2, 1.5, '#b83a3a'),
        (3.4, 5.2, 1.9, '#86a648'),
        (4.9, 7.2, 1.2, '#4f7f6a'),
        (2.2, 7.4, 0.8, '#8aa9c4'),
        (5.4, -7.8, 0.6, '#c9a24a'),
    ):
        heap.put(
            'wet',
            forms.prism(puddle(x, y, size), 0.76, 0.80, 0.06),
            mix(linear(colour), linear('#f2eee4'), 0.18),
            at,
        )


def puddle(x, y, size):
    """Add the rim of thinned paint on enamel."""
    phase = chance.uniform(0, 6)
    reach = [
        size
        * (1 + 0.10 * math.sin(2 * t + phase) + 0.07 * math.sin(3 * t + 2 * phase) + 0.04 * math.sin(7 * t))
        for t in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    return [
        (x + r * math.cos(t), y + 0.88 * r * math.sin(t))
        for r, t in zip(reach, np.linspace(0, 2 * math.pi, 49))
    ]


def brushes():
    """Build one brush across the sheet, two by the tin, one in the jar."""
    things.brush(heap, pose(11.8, -3.6, 1.75, (0, 0.03, math.radians(128))), '#b3261f', '#ec9a2a', 19)
    things.brush(heap, pose(20.6, -8.6, 0.42, (0, 0, math.radians(75))), '#23407a', '#4d8a34', 17, 0.3)
    things.brush(
        heap, pose(26.8, -6.6, 1.0, (0, -0.1, math.radians(98))), '#e0a11c', '#8a4a22', 15, 0.46, wet=False
    )
    things.brush(heap, pose(10.2, 19.4, 3.0, (0, 0.9, math.radians(206))), '#2d6b57', '#6a2f83', 17, 0.34)


def mug_and_jars():
    things.water_jar(heap, pose(3.4, 19.2), None, 6.2)
    things.water_jar(heap, pose(11.0, 18.6), '#8f8577', 6.0)
    things.chai(heap, pose(-27.4, -9.6))
    things.cup_ring(heap, -24.6, -14.6, 2.3, '#a8744a')
    things.cup_ring(heap, -27.0, -10.6, 2.25, '#b98a62', start=2.2, reach=3.4)
    things.cup_ring(heap, 19.2, 17.8, 3.05, '#9a9aa6', start=1.0, reach=5.9)


def tissue():
    """Build a paper napkin with dabs of paint."""
    side = 220
    y, x = np.mgrid[0:side, 0:side] / side
    pixels = np.tile(np.array(linear('#f4f1ea')), (side, side, 1))
    flat = np.stack([x.ravel(), y.ravel(), x.ravel() * 0], axis=1)
    for k in range(17):
        centre_x, centre_y, size = (
            chance.uniform(0.15, 0.85),
            chance.uniform(0.15, 0.85),
            chance.uniform(0.03, 0.1),
        )
        ragged = noise(flat, 0.06, k).reshape(side, side) * 0.02
        away = (np.hypot((x - centre_x) * chance.uniform(0.7, 1.4), y - centre_y) + ragged) / size
        soaked = np.clip(1.25 - away, 0, 1) ** 0.6 * chance.uniform(0.45, 0.9)
        pixels += (np.array(linear(chance.choice(PANS[:11]))) - pixels) * soaked[..., None]
    soft = printed('tissue', pixels.astype(np.float32), translucent=0.3, rough=0.95, bump=0.02, bump_scale=14)
    things.sheet('tissue', soft, 15, 14, pose(26.5, -17.8, 0.1, (0, 0, 0.5)), things.folds(1.1, 3.0, 8), 0.12)


def model():
    """Build the motif of the painting: a mango and its leaf, on a steel plate."""
    things.bowl(heap, 'steel', pose(-22.8, 18.3), 6.8, 1.2, '#ffffff')
    things.mango(heap, pose(-22.8, 18.2, 4.0, (0.1, 0, -0.35)), 0.95)
    green = Batch()
    fresh_leaf(green, chance, (-17.4, 14.6, 1.5), -1.25, 11.0, linear('#39752f'))
    fresh_leaf(green, chance, (-17.8, 20.5, 1.3), -1.75, 9.0, linear('#4f8a35'))
    green.make(
        'leaves',
        material(
            'leaf',
            rough=0.42,
            spec=0.45,
            vertex_colours=True,
            variation=0.2,
            variation_scale=2,
            translucent=0.15,
        ),
        smooth=True,
    )


def clutter():
    """Build pencil, eraser and crumbs, drops, a corner of an apron."""
    things.pencil((-8.5, -20.6, 0.1), 0.16, '#1f6a4a', 4.4)
    things.box(
        heap, 'dull', '#e9e5dc', (-1.9, -0.85, 0), (1.9, 0.85, 1.0), pose(9.6, -19.6, 0.05, (0, 0, 0.5))
    )
    things.box(
        heap,
        'lacquer',
        '#23407a',
        (-1.93, -0.88, -0.02),
        (0.7, 0.88, 1.03),
        pose(9.6, -19.6, 0.05, (0, 0, 0.5)),
    )
    things.crumbs_of_eraser(heap, [(chance.gauss(6.2, 2.0), chance.gauss(-19.6, 0.7)) for _ in range(34)])
    for _ in range(30):
        x, y = chance.choice([(15, -4), (18, 14), (12, 14), (24, -12), (-24, 0)])
        heap_colour = chance.choice(PANS)
        pool(x + chance.gauss(0, 3), y + chance.gauss(0, 3), heap_colour)
    plaid = things.checks(
        '#b3262a', [(0.25, 0.16, '#f1e4cc'), (0.62, 0.05, '#f1e4cc'), (0.75, 0.05, '#22305c')], repeat=11
    )
    things.cloth('gamcha', plaid, 34, 17, pose(-30, -24.2, 0, (0, 0, -0.25)), things.folds(1.7, 4.2, 6, 0.9))


def pool(x, y, colour):
    things.pool(heap, 'dull', colour, x, y, chance.choice([0.1, 0.14, 0.2, 0.32]))


reset()
board_and_sheet()
paint_tin()
brushes()
mug_and_jars()
tissue()
model()
clutter()
heap.make(things.surfaces())
ground(dusty_wood('#9b6a40', '#643f24', dust='#d8c3a4', amount=0.22, reach=60, plank=15.5), 160)
room.sunlight(SUN, 3.6, 0.03, 0.42)
room.bars(SUN, (-1, 1, 0), 74, 54, 13.5, 1.7, lean=0.35, crossbars=((4.0, 1.7),))
room.leaves(SUN, (0, 0, 0), chance, ((-22, 14), (-34, 4), (20, 22)), size=6.5, count=12)
camera((0, -3.0, 92), (0, -0.3, 0), 50)
render(1280, 950, 30, exposure=1.22, contrast=1.08)
