"""A big fish in relief on a blue board: scales cut from discs, fins of spoons, bubbles of bottle rings."""

import math

import numpy as np
from mathutils import Matrix, Vector

from clay.fields import curve, smoothstep
from papercraft.paper import printed
from studio import forms
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.materials import material, wood
from studio.meshes import ground
from studio.render import render, reset
from waste.junk import Heap, pose
from waste.printing import Sheet
from waste.surfaces import PrintedPieces, disc_surface

HALF_WIDTH, HALF_HEIGHT = 21.4, 15.5
TURN = math.radians(9)
# The fish is along x in its own centimetres, with its mouth at the left.
LENGTHS = (-12.6, -11.4, -9, -5, -1, 3, 6.5, 9.2, 10.2)
HALVES = (0.5, 2.3, 4.5, 6.3, 6.7, 5.6, 3.6, 1.9, 1.7)
GILL = -5.6
TAIL_COLOURS = ('#e8641a', '#f09a1e', '#e8641a', '#f4c02c')

heap = Heap(61)
chance = heap.chance
BODY = Matrix.Translation((0.6, 0.6, 0)) @ Matrix.Rotation(-TURN, 4, 'Z')


def half_height(x):
    return float(curve(LENGTHS, HALVES, x))


def painted_board():
    """Build a board with two wavy coats of house paint, lighter at the top, with dry brush marks."""
    sheet = Sheet(1100, 780, '#1d5f96')
    level = sheet.y
    sheet.y = level + 18 * np.sin(sheet.x / 95) + 10 * np.sin(sheet.x / 41 + level / 80)
    strokes = sheet.stripes_of_wear(130, 9.0, 2) + 0.6 * sheet.stripes_of_wear(50, 14.0, 3)
    sheet.y = level
    sheet.ink((level / 780) ** 1.3 * 0.8, '#3fa0c4')
    sheet.ink(0.6 * smoothstep(0.15, 0.8, strokes), '#68bcd2')
    sheet.ink(0.65 * smoothstep(-0.15, -0.8, strokes), '#123f78')
    sheet.scuff(6, 0.012, '#9a744a', 14)
    return sheet.pixels


def lay_board():
    corners = [
        (-HALF_WIDTH, -HALF_HEIGHT),
        (HALF_WIDTH, -HALF_HEIGHT),
        (HALF_WIDTH, HALF_HEIGHT),
        (-HALF_WIDTH, HALF_HEIGHT),
    ]
    face = PrintedPieces()
    face.add([(x, y, 0) for x, y in corners], [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)])
    face.make(
        'sea',
        printed(
            'sea',
            painted_board(),
            0,
            rough=0.5,
            spec=0.35,
            bump=0.03,
            bump_scale=1.5,
            bump2=0.012,
            bump2_scale=9,
        ),
        smooth=False,
    )
    heap.put('board', forms.prism(corners, -1.0, -0.005), linear('#a07647'))


def scales():
    """Lay rows of scales, each cut from another part of a disc, tail row first."""
    discs = PrintedPieces()
    rows = np.arange(9.0, GILL - 0.4, -1.62)
    for number, x in enumerate(rows):
        half = half_height(x)
        count = max(2, round(half * 2 / 1.95))
        for k in range(count + number % 2):
            y = (k - (count + number % 2 - 1) / 2) * 1.95 + chance.uniform(-0.12, 0.12)
            if abs(y) < half - 0.25:
                scale(discs, x + chance.uniform(-0.12, 0.12), y, 0.9 + 0.075 * number, half)
    discs.make('scales', disc_surface(), smooth=False)


def scale(discs, x, y, level, half):
    """Lay one scale: straight edges at the front, rounded towards the tail and lifted there by the next one."""
    wide, length = 1.22 * chance.uniform(0.9, 1.08), 2.7 * chance.uniform(0.92, 1.08)
    tip = [
        (length * 0.45 + length * 0.55 * math.cos(a) * chance.uniform(0.96, 1.03), wide * math.sin(a))
        for a in np.linspace(-math.pi / 2, math.pi / 2, 9)
    ]
    outline = [(-length * 0.45, -wide * 0.8), *tip, (-length * 0.45, wide * 0.8)]
    bulge = 1.5 * math.sqrt(max(0, 1 - (y / (half + 0.6)) ** 2))
    place = BODY @ pose(
        x,
        y,
        level * 0.55 + bulge,
        (
            -y / half * 0.42 + chance.uniform(-0.1, 0.1),
            -0.17 + chance.uniform(-0.07, 0.07),
            y / half * -0.22 + chance.uniform(-0.08, 0.08),
        ),
    )
    reach, spin = chance.uniform(0.22, 0.33), chance.uniform(0, 6.3)
    centre = (0.5 + reach * math.cos(spin), 0.5 + reach * math.sin(spin))
    cut = chance.uniform(0, 6.3)
    count = len(outline)
    points = [tuple(place @ Vector((u, v, z))) for z in (0, -0.11) for u, v in outline]
    places = [
        (
            centre[0] + (u * math.cos(cut) - v * math.sin(cut)) / 12,
            centre[1] + (u * math.sin(cut) + v * math.cos(cut)) / 12,
        )
        for u, v in outline
    ] * 2
    sides = [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    discs.add(points, [tuple(range(count)), *sides], places)


def head():
    """Lay three layers of carton painted orange, each smaller than the one below, with bare edges."""
    for layer, (inset, top, colour) in enumerate(
        ((0, 1.1, '#d9531a'), (0.7, 1.65, '#e8701c'), (1.5, 2.15, '#ee8a28'))
    ):
        xs = np.linspace(-12.5 + inset, GILL + 1.6 - 0.5 * inset, 22)
        top_edge = [
            (x, half_height(x) - inset * 0.9 + chance.uniform(-0.06, 0.06))
            for x in xs
            if half_height(x) > inset
        ]
        outline = [(x, -y) for x, y in top_edge] + top_edge[::-1]
        vertices, faces = forms.prism(outline, 0.05 if layer == 0 else top - 0.55, top)
        colours = [linear(colour)] + [linear('#b58a56')] * (len(faces) - 1)
        heap.put('board', (vertices, faces), colours, BODY)
    heap.cap(BODY @ pose(-8.6, 1.7, 2.0, (0.05, 0.03, 0)), '#f2ead8', 1.75, 0.8, 44)
    heap.button(BODY @ pose(-8.75, 1.75, 2.72, (0.04, 0, 0.5)), '#1b2a52', 1.05, '#e9dfc8')
    for offset, colour, wide in ((0, '#c8963a', 0.26), (0.75, '#b01f4c', 0.22), (1.35, '#c8963a', 0.2)):
        arc = [
            (GILL + offset - 1.7 + 2.0 * math.cos(a), 5.6 * math.sin(a), 3.5 - 1.6 * abs(math.sin(a)) ** 3)
            for a in np.linspace(-1.15, 1.15, 40)
        ]
        heap.put(
            'bangle', forms.tube([tuple(BODY @ Vector(point)) for point in arc], wide, 10), linear(colour)
        )
    for side in (1, -1):
        lip = [
            (-12.3 + 1.1 * math.cos(a), side * 0.85 + 0.8 * math.sin(a), 1.35)
            for a in np.linspace(1.2, 5.1, 22)
        ]
        heap.put(
            'bangle', forms.tube([tuple(BODY @ Vector(point)) for point in lip], 0.36, 10), linear('#b81f30')
        )


def fins():
    """Lay spoons of three kinds, bowls outward; their cuts are white."""
    for k, angle in enumerate(np.linspace(-1.0, 1.0, 9)):
        colour = TAIL_COLOURS[k % 4]
        out = 8.2 - 1.4 * math.cos(angle * 1.6)
        place = BODY @ Matrix.Translation((9.0, 0, 0.75 + 0.12 * (k % 2))) @ Matrix.Rotation(angle, 4, 'Z')
        heap.spoon(
            place @ Matrix.Translation((out, 0, 0)) @ Matrix.Rotation(math.pi, 4, 'Z'), colour, 2.6, size=1.0
        )
    for k, x in enumerate(np.linspace(-3.6, 5.4, 7)):
        lean = 1.95 - 0.16 * k
        stick_out(x, half_height(x) - 1.6, lean, 5.4 - 0.22 * abs(k - 2), TAIL_COLOURS[(k + 1) % 4])
    for k, x in enumerate((-1.8, 0.2, 2.4)):
        stick_out(x, -half_height(x) + 1.6, -1.0 + 0.14 * k, 4.6 - 0.5 * k, '#f09a1e')
    for k, angle in enumerate((-0.75, -0.42, -0.1)):
        place = BODY @ pose(-3.2, -1.6, 3.15 + 0.1 * k, (0, -0.12, angle)) @ Matrix.Translation((5.2, 0, 0))
        heap.spoon(
            place @ Matrix.Rotation(math.pi, 4, 'Z'), '#f4ecdc' if k != 1 else '#f4c02c', 1.2, size=0.8
        )


def stick_out(x, y, angle, reach, colour):
    place = (
        BODY
        @ pose(x, y, 0.8, (0, 0, angle + chance.uniform(-0.06, 0.06)))
        @ Matrix.Translation((reach, 0, 0))
    )
    heap.spoon(place @ Matrix.Rotation(math.pi, 4, 'Z'), colour, 1.8, size=0.92)


def bubbles():
    for x, y, radius, colour in (
        (-16.0, 3.2, 1.5, '#eef2ee'),
        (-17.8, 6.2, 1.5, '#8fc8e2'),
        (-15.6, 8.6, 2.3, '#eef2ee'),
        (-18.6, 11.2, 1.5, '#f2c4d0'),
        (-15.2, 12.6, 1.5, '#eef2ee'),
        (-11.8, 11.6, 1.15, '#8fc8e2'),
    ):
        heap.band(
            pose(
                x, y, 0.02, (chance.uniform(-0.08, 0.08), chance.uniform(-0.08, 0.08), chance.uniform(0, 6))
            ),
            colour,
            radius,
            0.5,
        )
    heap.glue_blob(-17.0, 7.2, 0.1, 0.3)


def weeds():
    """Lay curled strips of a green bottle, and the brown tape of a cassette."""
    for k, (x, tall) in enumerate(
        ((-19.6, 11.0), (-17.9, 7.0), (-16.2, 9.0), (15.4, 7.0), (17.2, 12.0), (18.8, 9.5), (20.2, 6.0))
    ):
        path, phase = [], chance.uniform(0, 6)
        for t in np.linspace(0, 1, 40):
            sway = 0.9 * math.sin(5 * t + phase) * (0.3 + t)
            path.append(
                (
                    x + sway,
                    -14.6 + tall * t,
                    0.5 + 0.4 * math.sin(9 * t + phase),
                    0.55 * (1 - t) ** 0.5 + 0.05,
                )
            )
        points = [
            (px + side * half, py, pz + side * 0.3 * math.cos(6 * py / tall + phase))
            for px, py, pz, half in path
            for side in (-1, 1)
        ]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(39)]
        tape = k in (1, 5)
        colour = '#3a1d12' if tape else chance.choice(('#2c8a3c', '#52a83a', '#1c6e48'))
        heap.put('weed', (points, faces), vary(linear(colour), chance, 0.1))


def sea_floor():
    lids = ('club', 'limbu', 'kokum', 'santra', 'soda', 'goli', 'jeera')
    for k, x in enumerate(np.arange(-20.3, 21, 3.15)):
        tilt = (chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12), chance.uniform(0, 6.3))
        heap.crown(
            pose(x + chance.uniform(-0.25, 0.25), -13.5 + chance.uniform(-0.3, 0.5), 0.03, tilt),
            lids[(k * 3) % 7],
            upside_down=k in (2, 9),
        )
    for x, y in ((-8.5, -11.0), (9.8, -10.9)):
        heap.cap(pose(x, y, 0.02, (0.04, 0.05, 1)), '#d8c49a', 1.4, 1.0)


reset()
lay_board()
scales()
head()
fins()
bubbles()
weeds()
sea_floor()
for x, y in ((-11.2, 0.9), (-2.6, 8.1), (3.2, -5.4), (10.6, -3.6)):
    heap.glue_blob(x, y, 0.1, 0.5)
heap.make(
    {
        'weed': material('strips', rough=0.15, spec=0.6, vertex_colours=True, translucent=0.3),
        'bangle': material('bangles', rough=0.2, spec=0.6, metal=0.45, coat=0.5, vertex_colours=True),
    }
)
ground(wood('table', '#b98a5c', '#8a5f3a', 0.1), 300, -1.02)
area_light((-42, 34, 28), (0, 0, 0), 13, 27000, (1, 0.93, 0.82), 12)
area_light((26, 34, 40), (0, 0, 0), 16, 5200, (0.82, 0.92, 1))
area_light((-10, -40, 46), (0, 0, 0), 20, 2600, (1, 0.95, 0.9))
world((0.84, 0.92, 1), 0.35)
camera((-4, -33, 63), (0.4, -0.7, 0.6), 53)
render(1280, 960, 32, exposure=1.2, contrast=1.1)
