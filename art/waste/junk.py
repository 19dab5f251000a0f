"""Household waste as simple shapes, in centimetres, on z = 0 until they are placed."""

import math
import random

import numpy as np
from mathutils import Euler, Matrix, Vector

from papercraft.paper import printed
from studio import forms
from studio.colour import linear, mix, vary
from studio.meshes import Batch
from waste.printing import Sheet
from waste.spoons import spoon_form
from waste.surfaces import PrintedPieces, board, glue, metal, plastic, smooth_below, tin

BARE_TIN = linear('#b9b5ac')
LINER = linear('#d8d0b8')
# The eight printed lids, in their order on the sheet of tin: name, ground, ink, second ink.
LIDS = {
    'goli': ('#b3201b', '#f4ead2', '#f0b62a'),
    'limbu': ('#eec12c', '#1f6a35', '#f7f0da'),
    'santra': ('#e5701a', '#fbf1da', '#8c2312'),
    'rose': ('#c8246a', '#fbe6e4', '#f6c9d2'),
    'soda': ('#2260b4', '#eef3f4', '#8fc4ea'),
    'jeera': ('#12706a', '#f0e7cf', '#e8b93a'),
    'club': ('#ece3cd', '#a8201c', '#2a3a72'),
    'kokum': ('#6d2f8a', '#f3e2ee', '#d79be0'),
}
LID_SIDE = 200


def pose(x, y, z=0.0, tilt=(0.0, 0.0, 0.0), size=1.0):
    """Return the matrix of a piece: rotated by `tilt` around the three axes, in this order, then moved."""
    return Matrix.Translation((x, y, z)) @ Euler(tilt).to_matrix().to_4x4() @ Matrix.Scale(size, 4)


def lathe(profile, around=48, ripple=None, squash=1.0):
    """Build a solid of revolution along `profile` [(radius, height)], closed by a flat face at its last point.

    `ripple(step, angle)` is added to the radius; `squash` scales it along y.
    """
    vertices, faces = [], []
    for step, (radius, height) in enumerate(profile):
        for k in range(around):
            angle = 2 * math.pi * k / around
            here = radius + (ripple(step, angle) if ripple else 0)
            vertices.append((here * math.cos(angle), here * math.sin(angle) * squash, height))
    for ring in range(0, (len(profile) - 1) * around, around):
        for k in range(around):
            after = (k + 1) % around
            faces.append((ring + k, ring + after, ring + around + after, ring + around + k))
    last = (len(profile) - 1) * around
    faces.append(tuple(last + k for k in range(around)))
    return vertices, faces


def stadium(length, width, ends=9):
    """Return the outline of an ice-cream stick along x from 0."""
    half = width / 2
    left = [(half * math.cos(t), half * math.sin(t)) for t in np.linspace(math.pi / 2, 3 * math.pi / 2, ends)]
    right = [
        (length + half * math.cos(t), half * math.sin(t))
        for t in np.linspace(-math.pi / 2, math.pi / 2, ends)
    ]
    return left + right


def lid_sheet():
    """Return all printed lids side by side, with scratches."""
    sheet = Sheet(LID_SIDE * 4, LID_SIDE * 2, '#000000')
    for k, (name, (ground, ink, second)) in enumerate(LIDS.items()):
        x, y = (k % 4 + 0.5) * LID_SIDE, (k // 4 + 0.5) * LID_SIDE
        side = LID_SIDE / 2
        sheet.block(x - side, y - side, x + side, y + side, ground)
        sheet.ring(x, y, side * 0.90, side * 0.82, second)
        if k % 2:
            sheet.ring(x, y, side * 0.76, side * 0.71, ink)
            sheet.text(name.upper(), x, y + side * 0.16, side * 0.42, ink, bold=0.03, align='CENTER')
        else:
            sheet.disc(x, y, side * 0.66, second)
            sheet.block(x - side * 0.8, y - side * 0.24, x + side * 0.8, y + side * 0.24, ink)
            sheet.text(name.capitalize(), x, y + side * 0.24, side * 0.5, ground, bold=0.02, align='CENTER')
        if k % 3 == 0:
            for turn in np.linspace(0, 6.28, 11)[:-1]:
                sheet.disc(
                    x + side * 0.52 * math.cos(turn), y + side * 0.52 * math.sin(turn), side * 0.06, ink
                )
    sheet.age(3, 0.18, '#8a6a44', 0.25, '#d9cbb0')
    sheet.scuff(8, 0.10, '#bdb8ae', 9, 0.35)
    sheet.scuff(9, 0.06, '#a9a49a', 26)
    return sheet.pixels


class Heap:
    """All pieces of a work, grouped by kind of material; each kind becomes one mesh."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.batches = {}
        self.lids = PrintedPieces()

    def batch(self, kind):
        return self.batches.setdefault(kind, Batch())

    def put(self, kind, form, colour, where=None):
        """Add a shape (vertices, faces) of one kind; `colour` is linear: one, or a list with one per face."""
        vertices, faces = form
        if where is not None:
            vertices = [tuple(where @ Vector(vertex)) for vertex in vertices]
        self.batch(kind).add(vertices, faces, colour)

    def crown(self, where, lid='goli', bent=None, upside_down=False):
        """Add a crown cork: twenty-one flutes, a printed top, and the crease of an opener."""
        chance = self.chance
        bent = chance.uniform(0.05, 0.32) if bent is None else bent
        crease, rim_turn = chance.uniform(0, 6.3), chance.uniform(0, 6.3)
        profile = [(1.62, 0), (1.53, 0.06), (1.44, 0.27), (1.36, 0.47), (1.24, 0.55), (1.0, 0.20)]
        vertices, faces = lathe(profile, 84, lambda step, a: 0.075 * max(0, 1 - step / 3) * math.cos(21 * a))

        def bend(x, y, z):
            along = x * math.cos(crease) + y * math.sin(crease) - 0.25
            lift = bent * max(0, along) * 0.9 - (0.12 * bent * math.exp(-((along * 3) ** 2)))
            return x, y, z + lift

        colour = linear(LIDS[lid][0])
        ring = [mix(BARE_TIN, colour, share) for share in (0.25, 0.8, 1, 1, 1)]
        where = where @ pose(0, 0, 0.6, (math.pi, 0, rim_turn)) if upside_down else where
        colours = [vary(ring[i // 84], chance, 0.03) for i in range(len(faces) - 1)] + [LINER]
        self.put('tin', ([bend(*v) for v in vertices], faces), colours, where)
        if upside_down:
            return
        place = list(LIDS).index(lid)
        centre_u, centre_v, turn = (place % 4 + 0.5) / 4, (place // 4 + 0.5) / 2, chance.uniform(-0.9, 0.9)
        points, places = [], []
        for radius, height in ((1.30, 0.545), (1.21, 0.595), (0.6, 0.612), (0.0, 0.615)):
            for angle in np.linspace(0, 2 * math.pi, 40, endpoint=False):
                x, y = radius * math.cos(angle), radius * math.sin(angle)
                points.append(tuple(where @ Vector(bend(x, y, height))))
                u = radius / 1.3 * math.cos(angle + turn) * 0.49
                v = radius / 1.3 * math.sin(angle + turn) * 0.49
                places.append((centre_u + u / 4, centre_v + v / 2))
        faces = [
            (r + k, r + (k + 1) % 40, r + 40 + (k + 1) % 40, r + 40 + k)
            for r in (0, 40, 80)
            for k in range(40)
        ]
        self.lids.add(points, faces, places)

    def cap(self, where, colour, radius=1.45, height=1.35, ribs=40, ring=False):
        """Add a ribbed screw cap, with a torn safety band if `ring` is set."""
        r, h = radius, height
        profile = [
            (r, 0),
            (r, h * 0.12),
            (r * 0.985, h * 0.14),
            (r * 0.985, h * 0.86),
            (r * 0.95, h * 0.95),
            (r * 0.88, h),
            (r * 0.62, h),
            (r * 0.60, h * 0.965),
            (r * 0.08, h * 0.965),
        ]
        form = lathe(
            profile, ribs * 4, lambda step, a: r * 0.022 * (math.cos(ribs * a) > 0) * (2 <= step <= 3)
        )
        self.put('plastic', form, vary(linear(colour), self.chance, 0.10, 0.05), where)
        if ring:
            self.band(where @ Matrix.Translation((0.12, 0.05, -0.02)), colour, r * 1.03)

    def band(self, where, colour, radius=1.5, height=0.45):
        """Add the safety band of a bottle: a thin ring with small torn bridges."""
        outer, inner = radius, radius * 0.92
        profile = [(inner, 0), (outer, 0), (outer, height), (inner, height), (inner, 0.02)]
        vertices, faces = lathe(profile, 72, lambda step, a: 0)
        teeth = [
            (x, y, z + (0.10 if z > height / 2 and math.cos(9 * math.atan2(y, x)) > 0.75 else 0))
            for x, y, z in vertices
        ]
        self.put('plastic', (teeth, faces[:-1]), vary(linear(colour), self.chance, 0.08), where)

    def button(self, where, colour, radius=0.9, thread='#b3261c'):
        """Add a shirt or coat button with four holes, sewn on crosswise."""
        r = radius
        profile = [
            (r, 0),
            (r * 1.02, 0.12),
            (r * 0.95, 0.22),
            (r * 0.82, 0.24),
            (r * 0.70, 0.16),
            (r * 0.05, 0.14),
        ]
        self.put('plastic', lathe(profile, 36), vary(linear(colour), self.chance, 0.08), where)
        turn = self.chance.uniform(0, 6.3)
        holes = [
            (r * 0.26 * math.cos(turn + a), r * 0.26 * math.sin(turn + a)) for a in (0.78, 2.36, 3.93, 5.5)
        ]
        for x, y in holes:
            self.put(
                'plastic',
                lathe([(r * 0.12, 0.155), (r * 0.02, 0.15)], 12),
                linear('#241a14'),
                where @ Matrix.Translation((x, y, 0)),
            )
        for (x0, y0), (x1, y1) in ((holes[0], holes[2]), (holes[1], holes[3])):
            stitch = [
                (x0, y0, 0.12),
                (x0 * 0.8, y0 * 0.8, 0.24),
                (0, 0, 0.27),
                (x1 * 0.8, y1 * 0.8, 0.24),
                (x1, y1, 0.12),
            ]
            self.put('thread', forms.tube(stitch, r * 0.07, 6), linear(thread), where)

    def stick(self, where, length, colour, width=0.95, thick=0.2, bare=0.12):
        """Add a painted ice-cream stick along x, with bare wood at one end."""
        form = forms.prism(stadium(length, width), 0, thick, 0.04)
        painted, wood = vary(linear(colour), self.chance, 0.1), linear('#c99b63')
        self.put('stick', form, mix(painted, wood, self.chance.uniform(0, bare)), where)

    def spoon(self, where, colour, handle=8.0, kind='plastic', size=1.0):
        """Add a disposable spoon along x, the tip of its bowl at 0, hollow upward, with a groove down its handle."""
        form = spoon_form(handle, size)
        self.put(kind, form, vary(linear(colour), self.chance, 0.05, 0.03), where)

    def glue_string(self, start, end, sag=0.4):
        """Add a thread of hot glue between two pieces."""
        start, end = np.array(start, float), np.array(end, float)
        path = [
            start + (end - start) * t + (0, 0, -sag * math.sin(math.pi * t)) for t in np.linspace(0, 1, 9)
        ]
        self.put(
            'glue', forms.tube(path, lambda t: 0.028 + 0.05 * (abs(t - 0.5) * 2) ** 6, 5), linear('#efe7d2')
        )

    def glue_blob(self, x, y, z, radius=0.35):
        self.put(
            'glue',
            forms.blob(
                (x, y, z), radius, (1.3, 0.9, 0.45), 14, 8, self.chance.uniform(0, 3), 0.25, self.chance
            ),
            linear('#efe7d2'),
        )

    def make(self, surfaces=None):
        """Add everything to the scene; `surfaces` replaces or adds surfaces by kind."""
        known = {
            'tin': tin,
            'plastic': plastic,
            'thread': board,
            'stick': board,
            'board': board,
            'glue': glue,
            'wire': lambda: metal('wire', '#8f8a80', 0.3),
        }
        for kind, batch in self.batches.items():
            surface = (surfaces or {}).get(kind) or known[kind]()
            smooth_below(batch.make(kind, surface), 0.6)
        if self.lids.vertices:
            smooth_below(self.lids.make('lids', lid_surface()), 0.6)


def lid_surface():
    """Return printed tin for the tops of crown corks."""
    return printed(
        'lids',
        lid_sheet(),
        translucent=0,
        rough=0.32,
        spec=0.5,
        coat=0.3,
        bump=0.02,
        bump_scale=1.2,
        variation=0.12,
        variation_scale=1.5,
    )
