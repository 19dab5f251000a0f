"""A garden on the lid of a carton: bottle caps, buttons, ice-cream sticks, newspaper, a CD as the sun."""

import math

import numpy as np

from clay.fields import smoothstep
from papercraft.paper import printed
from studio import forms
from studio.colour import linear, mix, vary
from studio.light import area_light, camera, world
from studio.materials import wood
from studio.meshes import ground
from studio.render import render, reset
from waste.carton import lay_board
from waste.junk import Heap, lathe, pose
from waste.printing import Sheet, newspaper
from waste.surfaces import PrintedPieces, disc_surface

GREENS = ('#3f7538', '#5b9440', '#2f6634', '#7fae48')
SUN = (-15.0, 11.2)

# Position, number of petals, lids (or the colour of plastic caps), the centre's radius and colour, its button.
FLOWERS = (
    ((-13.4, 2.4), 7, ('goli', 'goli', 'santra'), 2.5, '#e9b32a', '#f3ead6'),
    ((-3.6, 8.0), 8, ('limbu', 'limbu', 'santra', 'limbu'), 2.9, '#93431f', '#e06a8e'),
    ((5.9, 1.6), 6, '#2d68b8', 2.1, '#ece3cf', '#d0402a'),
    ((14.6, 6.2), 7, ('rose', 'rose', 'club'), 2.4, '#e8a417', '#f0d24c'),
    ((-8.0, -5.2), 5, ('club',), 1.6, '#e39a1c', '#d8527c'),
    ((11.2, -5.4), 5, '#74479a', 1.6, '#efc93e', '#3a6fb0'),
    ((0.6, -4.6), 5, ('santra', 'santra', 'goli'), 1.45, '#2f6c3a', '#f5efdf'),
)
LEAVES = (
    (-13.0, -5.0, 0.7, 4.7),
    (-13.6, -2.6, 2.45, 4.4),
    (-3.9, -0.4, 2.3, 5.2),
    (-3.3, 1.6, 0.75, 4.6),
    (5.8, -6.2, 2.45, 4.3),
    (6.1, -4.0, 0.6, 4.6),
    (14.8, -2.0, 2.35, 4.8),
    (15.1, -4.2, 0.8, 4.4),
    (-7.8, -10.2, 0.9, 3.3),
    (11.1, -10.0, 2.25, 3.4),
    (0.9, -9.6, 0.7, 3.2),
)

heap = Heap(33)
chance = heap.chance


def flower(place, petals, caps, middle, colour, button):
    """Lay caps in an irregular ring with small gaps."""
    x, y = place
    reach = 1.62 / math.sin(math.pi / petals)
    for k in range(petals):
        angle = 2 * math.pi * k / petals + 0.2 + chance.uniform(-0.07, 0.07)
        out = reach * chance.uniform(1.0, 1.10)
        where = pose(
            x + out * math.cos(angle),
            y + out * math.sin(angle),
            0.08 + chance.uniform(0, 0.12),
            (chance.uniform(-0.11, 0.11), chance.uniform(-0.11, 0.11), chance.uniform(0, 6.3)),
        )
        if isinstance(caps, str):
            heap.cap(
                where, mix_hex(caps), 1.42, chance.choice((1.0, 1.25, 1.4)), ring=chance.random() < 0.35
            )
        else:
            heap.crown(where, caps[k % len(caps)], upside_down=chance.random() < 0.05)
    heap.cap(pose(x + 0.1, y, 0.25, (0.05, -0.04, 1)), colour, middle, 1.3, 52 if middle > 2 else 36)
    heap.button(pose(x + chance.uniform(-0.2, 0.2), y + 0.1, 1.55, (0.07, -0.05, 0)), button, middle * 0.56)


def mix_hex(colour):
    """Return one of the shades of a cap's colour."""
    shades = {'#2d68b8': ('#2d68b8', '#4c8fd0', '#1d4f9c'), '#74479a': ('#74479a', '#9a6fc0', '#5f3488')}
    return chance.choice(shades[colour])


def leaves():
    """Lay leaves cut from painted newspaper, folded along the middle."""
    page = newspaper(chance, 700, 700, 15, 3)
    sheet = Sheet(700, 700, '#ffffff')
    sheet.pixels = page
    thin = np.clip(0.80 + 0.22 * sheet.stripes_of_wear(40, 6.0, 2), 0, 1)
    sheet.ink(thin, '#3f8a3a')
    sheet.ink(0.5 * smoothstep(0.1, 0.8, sheet.stripes_of_wear(60, 3.0, 5)), '#7ab648')
    paper = PrintedPieces()
    for x, y, turn, length in LEAVES:
        leaf(paper, x, y, turn + chance.uniform(-0.15, 0.15), length, chance.uniform(1.05, 1.4))
    paper.make(
        'leaves', printed('leaves', sheet.pixels, 0.08, rough=0.9, bump=0.02, bump_scale=3), smooth=False
    )


def leaf(paper, x, y, turn, length, half):
    steps, points, places = 14, [], []
    u, v = chance.uniform(0.05, 0.6), chance.uniform(0.05, 0.6)
    curl = chance.uniform(0.7, 1.5)
    for i in range(steps + 1):
        t = i / steps
        wide = half * math.sin(math.pi * t**0.85) * chance.uniform(0.93, 1.05) if 0 < t < 1 else 0
        for side in (-1, 0, 1):
            along, across = t * length, side * wide
            points.append(
                (
                    x + along * math.cos(turn) - across * math.sin(turn),
                    y + along * math.sin(turn) + across * math.cos(turn),
                    0.25 + curl * math.sin(t * 2.4) * 0.8 + 0.45 * wide * abs(side),
                )
            )
            places.append((u + along * 0.07, v + (across + half) * 0.07))
    faces = [
        face
        for i in range(0, 3 * steps, 3)
        for face in ((i, i + 1, i + 4, i + 3), (i + 1, i + 2, i + 5, i + 4))
    ]
    paper.add(points, faces, places)


def sun():
    """Lay a scratched disc held by a crown cork, with rays of matches where there is room."""
    x, y = SUN
    for k, angle in enumerate(np.linspace(-2.75, 0.55, 8)):
        start = 5.9 + chance.uniform(0, 0.3)
        heap.stick(
            pose(
                x + start * math.cos(angle),
                y + start * math.sin(angle),
                0.02,
                (0, 0, angle + chance.uniform(-0.12, 0.12)),
            ),
            1.5 + 0.5 * (k % 2),
            '#efae22',
            0.75,
            0.18,
            0.35,
        )
    disc = PrintedPieces()
    around, rings = 96, (0.75, 2.1, 4.0, 5.9)
    points = [
        (x + r * math.cos(a), y + r * math.sin(a), 0.42 + 0.015 * r * math.cos(a - 2))
        for r in rings
        for a in np.linspace(0, 2 * math.pi, around, endpoint=False)
    ]
    places = [
        (0.5 + r / 12 * math.cos(a), 0.5 + r / 12 * math.sin(a))
        for r in rings
        for a in np.linspace(0, 2 * math.pi, around, endpoint=False)
    ]
    faces = [
        (r + k, r + (k + 1) % around, r + around + (k + 1) % around, r + around + k)
        for r in range(0, 3 * around, around)
        for k in range(around)
    ]
    disc.add(points, faces, places)
    disc.make('disc', disc_surface(), smooth=False)
    heap.crown(pose(x, y, 0.5, (0.05, 0.04, 0.3)), 'limbu', 0.2)


def butterfly(x, y):
    for side in (-1, 1):
        heap.crown(pose(x + side * 1.62, y + 1.05, 0.25, (0.05, -0.3 * side, 0.4 * side)), 'jeera', 0.1)
        heap.crown(pose(x + side * 1.45, y - 1.75, 0.2, (0.0, -0.3 * side, side)), 'rose', 0.15)
        feeler = [
            (x + side * dx, y + dy, 0.55 + dz)
            for dx, dy, dz in (
                (0.1, 2.6, 0),
                (0.35, 3.6, 0.5),
                (1.0, 4.2, 0.6),
                (1.5, 4.0, 0.6),
                (1.45, 3.6, 0.5),
            )
        ]
        heap.put('wire', forms.tube(feeler, 0.07, 6), linear('#55504a'))
    heap.stick(pose(x, y - 2.9, 0.5, (0, 0, 1.57)), 5.4, '#3a2418', 0.8, 0.35, 0.2)


def ladybird(x, y):
    heap.crown(pose(x, y, 0.7, (0.05, 0.1, 0.3)), 'goli', 0.1)
    heap.cap(pose(x - 1.75, y + 0.1, 0.5, (0, -0.2, 0)), '#26201e', 0.85, 0.6, 24)
    for dx, dy in ((-0.7, 0.5), (0.1, 0.75), (0.75, 0.2), (-0.55, -0.5), (0.35, -0.6)):
        heap.put(
            'thread',
            lathe([(0.27, 0), (0.25, 0.04)], 12),
            linear('#1d1714'),
            pose(x + dx, y + dy, 1.32 + 0.05 * dy, (0.05, 0.1, 0)),
        )
    for side in (-1, 1):
        heap.put(
            'wire',
            forms.blob((x - 2.25, y + 0.1 + 0.35 * side, 1.1), 0.17, (1, 1, 1), 10, 6),
            linear('#eee6d6'),
        )


def grass():
    """Lay torn carton and newspaper in two uneven rows, some of it painted."""
    for k in range(64):
        x = -21.2 + k * 0.66 + chance.uniform(-0.3, 0.3)
        height, half, lean = chance.uniform(1.2, 4.3), chance.uniform(0.3, 0.75), chance.uniform(-1.1, 1.1)
        level = 0.12 + 0.5 * chance.random()
        left = [
            (x + lean * t * t - half * (1 - t) * chance.uniform(0.75, 1.2), -16.9 + height * t)
            for t in np.linspace(0, 1, 7)
        ]
        right = [
            (x + lean * t * t + half * (1 - t) * chance.uniform(0.75, 1.2) + 0.03, -16.9 + height * t)
            for t in np.linspace(1, 0, 7)
        ]
        colour = linear(chance.choice((*GREENS, *GREENS, '#c8bf9f', '#b78d5b')))
        form = forms.prism((left + right)[::-1], level, level + 0.1, 0, 0, (0, chance.uniform(0, 0.1)))
        heap.put('board', form, vary(colour, chance, 0.12, 0.06))


def tape():
    """Lay brown packing tape and drops of glue."""
    strip = [(x, y, 0.03 + 0.02 * math.sin(3 * x)) for x in np.linspace(16.6, 21.7, 12) for y in (12.2, 16.0)]
    heap.put(
        'tape', (strip, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(11)]), linear('#a8702e')
    )
    for (x, y), petals, *_ in FLOWERS:
        angle, reach = chance.uniform(0, 6.3), 1.62 / math.sin(math.pi / petals)
        heap.glue_blob(
            x + (reach - 1.3) * math.cos(angle + 2), y + (reach - 1.3) * math.sin(angle + 2), 0.2, 0.4
        )


reset()
lay_board(heap)
for spot, *_ in FLOWERS:
    reach_down = spot[1] + 15.6
    lean = chance.uniform(-0.03, 0.03)
    first = min(reach_down, 9.2 + chance.uniform(0, 1.4))
    heap.stick(
        pose(spot[0] - lean * reach_down, spot[1] - reach_down, 0.05, (0, 0, math.pi / 2 - lean)),
        first,
        chance.choice(GREENS[:3]),
        1.05,
    )
    if reach_down > first:
        heap.stick(
            pose(spot[0] + 0.15, spot[1] - reach_down + first - 1.0, 0.25, (0, 0, math.pi / 2 + lean)),
            reach_down - first + 1.0,
            chance.choice(GREENS[:3]),
            1.05,
        )
leaves()
for details in FLOWERS:
    flower(*details)
sun()
butterfly(5.6, 12.0)
ladybird(4.0, -13.4)
grass()
tape()
heap.make(
    {
        'tape': printed(
            'tape',
            np.full((4, 4, 3), mix(linear('#b27a35'), linear('#8a5a24'), 0.4), np.float32),
            0,
            rough=0.34,
            spec=0.5,
        )
    }
)
ground(wood('table', '#9a6a40', '#6f472a', 0.1), 300, -0.78)
area_light((-44, 36, 30), (0, 0, 0), 13, 30000, (1, 0.93, 0.82), 12)
area_light((30, 30, 48), (0, 0, 0), 18, 4200, (0.85, 0.92, 1))
world((0.86, 0.92, 1), 0.36)
camera((0.3, -19, 80), (0, -0.3, 0), 62)
render(1280, 1024, 32, exposure=1.2, contrast=1.1)
