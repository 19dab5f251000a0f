"""The furniture of the rooms and of the terrace."""

import math

import numpy as np
from mathutils import Matrix

from studio import forms
from studio.colour import linear
from waste.doll_house.parts import FIRST, KRAFT, SECOND, THICK, cloth, heap, matchbox, picture, reel, sheet
from waste.junk import lathe, pose


def kitchen():
    """Build a counter of matchboxes, plates of cork, pots of caps."""
    for x, z in ((-15.6, 0.5), (-15.5, 2.2), (-10.2, 0.5), (-10.1, 2.2)):
        matchbox(x, 10.2, z)
    heap.crown(pose(-15.9, 9.6, 3.95), 'soda', 0.02, upside_down=True)
    heap.crown(pose(-12.6, 9.9, 3.95), 'club', 0.02, upside_down=True)
    heap.cap(pose(-9.4, 10.0, 3.95), '#d9a31f', 1.4, 1.3)
    heap.cap(pose(-9.4, 10.0, 5.25), '#c8281e', 0.9, 0.7, 26)
    for k, (x, lid) in enumerate(((-16.4, 'rose'), (-13.0, 'limbu'), (-9.6, 'jeera'), (-6.2, 'santra'))):
        heap.crown(pose(x, 12.75, 9.4 + 0.2 * (k % 2), (math.pi / 2, 0, 0)), lid, 0.05)
    reel(-6.2, 4.6, 0.45, 3.4)
    heap.put(
        'board',
        forms.prism([(2.6 * math.cos(a), 2.6 * math.sin(a)) for a in np.linspace(0, 6.28, 33)[:-1]], 0, 0.3),
        KRAFT,
        pose(-6.2, 4.6, 3.85),
    )
    for dx, dy in ((-1.1, -0.6), (1.0, 0.2)):
        heap.crown(pose(-6.2 + dx, 4.6 + dy, 4.75, (math.pi, 0, 0), size=0.62), 'goli', 0.02)
    for x, y, colour in ((-10.6, 3.6, '#2c8a4a'), (-2.6, 3.4, '#1f62b0')):
        heap.cap(pose(x, y, 0.45), colour, 1.4, 1.9)
    cloth('checks', 8.2, 4.6, 0.28, Matrix.Translation((-14.6, 0.5, FIRST - 0.3)), 0.25)


def living_room():
    """Build a sofa of three matchboxes under a scrap of block print; the clock is a coat button."""
    for x in (5.0, 10.2):
        matchbox(x, 9.6, 0.5, 5.2, 2.2)
    for x, z in ((5.0, 2.7), (10.2, 2.7)):
        heap.put(
            'board',
            forms.prism([(-2.5, -0.8), (2.5, -0.8), (2.5, 0.8), (-2.5, 0.8)], 0, 3.0, 0.3),
            linear('#b8345a'),
            pose(x, 11.6, z),
        )
        heap.put(
            'board',
            forms.prism([(-2.5, -1.6), (2.5, -1.6), (2.5, 1.4), (-2.5, 1.4)], 0, 0.7, 0.25),
            linear('#d2577a'),
            pose(x, 9.4, z),
        )
    heap.button(pose(7.6, 12.7, 10.4, (math.pi / 2, 0, 0)), '#f2ead8', 1.35, '#2a2420')
    picture('cereal', [(12.2, 12.8, 8.2), (16.4, 12.75, 8.3), (16.3, 12.75, 11.4), (12.1, 12.8, 11.3)])
    reel(6.6, 3.6, 0.45, 2.4)
    heap.crown(pose(6.6, 3.6, 3.4, (math.pi, 0, 0), size=1.1), 'limbu', 0.02)
    matchbox(15.6, 9.9, 0.5, 4.4, 3.4, 3.2)
    picture('disc', [(13.8, 8.2, 1.0), (17.4, 8.2, 1.0), (17.4, 8.2, 3.5), (13.8, 8.2, 3.5)])
    rug = [(2.2, 1.0, 0.47), (12.4, 1.3, 0.47), (12.0, 7.0, 0.47), (2.6, 6.8, 0.47)]
    picture('dots', rug)
    for side in (-0.7, 0.7):
        rail = [(1.9 + side, 9.2, 0.5), (1.3 + side, 11.6, FIRST)]
        heap.put('stick', forms.tube(rail, 0.13, 6), linear('#cda468'))
    for t in np.linspace(0.07, 0.94, 10):
        rung = [(1.9 - 0.6 * t + side, 9.2 + 2.4 * t, 0.5 + (FIRST - 0.5) * t) for side in (-0.95, 0.95)]
        heap.put('stick', forms.tube(rung, 0.12, 6), linear('#cda468'))
        heap.put('board', forms.blob(rung[1], 0.19, (1.4, 1, 1), 8, 6), linear('#a02a1c'))


def bedroom():
    """Build a bed of two matchboxes; the quilt is from a sleeve, the curtain a handkerchief, its rod the refill of a
    pen.
    """
    z = FIRST + THICK
    for x in (-11.8, -6.6):
        matchbox(x, 8.4, z, 5.4, 1.8, 6.0)
    heap.put(
        'board',
        forms.prism([(-5.2, -3.0), (5.2, -3.0), (5.2, 3.0), (-5.2, 3.0)], 0, 1.0, 0.3),
        linear('#efe4cc'),
        pose(-9.2, 8.4, z + 1.8),
    )
    heap.put('board', forms.blob((-13.0, 8.6, z + 3.2), 1.0, (1.1, 2.0, 0.6), 18, 10), linear('#f4e9d8'))
    quilt, places = [], []
    for r in range(12):
        for k in range(30):
            u, v = k / 29, r / 11
            x, along = -11.6 + 7.8 * u, v * 9.0
            level = 2.98 if along < 6 else 2.98 - (along - 6) * 0.85
            quilt.append(
                (x, 11.3 - min(along, 6.15), z + level + 0.16 * math.sin(u * 14 + 3 * v) * (0.4 + v))
            )
            places.append((u * 0.6, v * 0.6))
    faces = [
        (r * 30 + k, (r + 1) * 30 + k, (r + 1) * 30 + k + 1, r * 30 + k + 1)
        for r in range(11)
        for k in range(29)
    ]
    sheet('checks').add(quilt, faces, places)
    cloth('curtain', 9.0, 9.6, 0.45, Matrix.Translation((2.0, 1.2, SECOND - 1.4)), 0.35)
    heap.put(
        'wire', forms.tube([(-3.2, 1.1, SECOND - 1.4), (5.5, 1.2, SECOND - 1.3)], 0.13, 8), linear('#b08a4a')
    )
    matchbox(2.4, 9.8, z, 3.8, 3.2, 3.4)
    heap.cap(pose(2.2, 9.4, z + 3.2), '#e8a21c', 0.9, 0.8, 26)


def terrace():
    """Build a black water tank and a line of washing."""
    z = FIRST + THICK
    for k, x in enumerate(np.linspace(6.9, 18.6, 8)):
        heap.stick(pose(x, 0.5, z + 0.4, (0, -math.pi / 2, 0)), 3.0 + 0.15 * (k % 3), '#d8ab6c', 0.8, 0.2)
    for level in (1.4, 2.9):
        heap.stick(pose(6.6, 0.3, z + level, (math.pi / 2, 0.01, 0)), 12.2, '#cda468', 0.6, 0.18)
    tank = pose(14.8, 8.6, z + 1.0)
    ribs = [(2.3 + 0.12 * (math.sin(h * 6.0) > 0), h) for h in np.linspace(0, 4.2, 60)] + [
        (1.5, 4.8),
        (0.9, 4.9),
        (0.9, 5.4),
        (0.1, 5.4),
    ]
    heap.put('plastic', lathe(ribs, 48), linear('#1b1c20'), tank)
    for dx in (-1.6, 1.6):
        matchbox(14.8 + dx, 8.6, z, 2.2, 1.0, 3.2)
    line = [(6.0 + 6.6 * t, 3.0, z + 7.4 - 0.9 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 16)]
    heap.put('thread', forms.tube(line, 0.06, 5), linear('#e8e0cc'))
    heap.stick(pose(12.6, 3.1, z, (0, -math.pi / 2 + 0.03, 0)), 8.0, '#cda468', 0.7, 0.2)
    for x, wide, high, name in (
        (7.7, 1.8, 2.6, 'curtain'),
        (9.7, 1.5, 1.8, 'dots'),
        (11.3, 1.2, 2.3, 'checks'),
    ):
        cloth(name, wide, high, 0.08, Matrix.Translation((x, 2.95, z + 6.75 + 0.06 * abs(x - 9))))
