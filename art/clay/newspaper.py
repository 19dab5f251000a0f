"""Sheets of an old newspaper on a table, with real type, creases and smears of clay."""

from pathlib import Path

import bpy
import numpy as np

from clay.fields import noise
from clay.graph import Graph
from clay.pieces import grid_faces
from studio.colour import linear
from studio.meshes import mesh

FONT = Path(__file__).parents[1] / (
    'node_modules/@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2'
)
PARAGRAPHS = (
    'The rain reached the ghats two days early this year and the road below the temple is again a river. '
    'Buses for Mahad wait at the upper stand until the water has gone down, which the driver says is soon.',
    'In the market the price of coriander has doubled since Tuesday. Sellers blame the hail at Junnar, '
    'buyers blame the sellers, and both agree that the lemons are good.',
    'The ladies’ carrom final was decided by one coin. Mrs Deshpande, seventy-one, thanked her left hand.',
    'The leopard seen near the sugar factory turned out to be a large dog, and then, on Friday, a leopard.',
    'The school band of Wai will play in the square at five if it stays dry, and in the bus depot if not.',
    'Residents of the third lane have asked for a lamp. The corporation has asked which third lane is meant.',
    'Work on the flyover continues. It was to be ready by Diwali, and the engineer did not say which one.'
)
HEADLINES = (
    'Rain two days early in the ghats',
    'Coriander at forty rupees a bunch',
    'Carrom final goes to the last coin',
    'Leopard was a dog, then a leopard',
    'Band to play, wet or dry',
    'Third lane still waits for its lamp'
)


def _smear(g):
    """Return the strength of the smears of wet hands, 0 to 1."""
    wiped = g.noise(5, 6, 0.7, g.stretched((1.0, 0.35, 1.0), 0.7), 0.5)
    return g.ramp(wiped, 0.56, 0.74, 0.0, 0.62)


def _paper_surface(paint, name, smear):
    g = Graph(name)
    aged = g.mix(g.ramp(g.noise(11, 4), 0.35, 0.75), paint, tuple(c * 0.9 for c in paint))
    fibres = g.noise(0.12, 4, 0.7, g.stretched((0.5, 1.0, 1.0)))
    aged = g.mix(1.0, aged, g.grey(g.ramp(fibres, 0.3, 0.7, 0.93, 1.03)), 'MULTIPLY')
    g.set(
        Base_Color=g.mix(_smear(g), aged, linear(smear)),
        Roughness=0.95,
        Specular=0.1,
        Normal=g.bump(fibres, 0.012)
    )
    return g.surface


class Newspaper:
    """One sheet; its own coordinates are in centimetres from its lower left corner."""

    def __init__(self, width, height, place, turn, seed=0, level=0.0, paper='#ded6c4', smear='#a39a8c'):
        self.width, self.height = width, height
        self.place, self.turn, self.seed, self.level = place, turn, seed, level
        self.ink = _paper_surface(linear('#2b2823'), 'ink', smear)
        self.colour_ink = _paper_surface(linear('#a5382a'), 'red ink', smear)
        columns, rows = int(width / 0.5) + 1, int(height / 0.5) + 1
        flat = np.array(
            [(x, y, 0) for y in np.linspace(0, height, rows) for x in np.linspace(0, width, columns)]
        )
        ragged = (
            flat
            + np.stack([noise(flat, 1.3, seed + 5), noise(flat, 1.1, seed + 6), flat[:, 2]], axis=1) * 0.05
        )
        mesh(
            'newspaper',
            self._laid(ragged),
            grid_faces(rows, columns, closed=False),
            _paper_surface(linear(paper), 'newsprint', smear),
            smooth=True
        )
        self.font = bpy.data.fonts.load(str(FONT))

    def _laid(self, points, above=0.0):
        """Return the positions of points of the sheet in the scene, with its folds and waves."""
        x, y = points[:, 0], points[:, 1]
        flat = np.stack([x, y, np.zeros(len(x))], axis=1)
        folds = sum(
            0.22 * np.exp(-np.abs(along - fold) / 0.9)
            for along, fold in ((x, self.width * 0.5), (y, self.height * 0.52))
        )
        z = self.level + above + points[:, 2] + folds + 0.16 * noise(flat, 7, self.seed) + 0.18
        cosine, sine = np.cos(self.turn), np.sin(self.turn)
        return np.stack(
            [self.place[0] + x * cosine - y * sine, self.place[1] + x * sine + y * cosine, z], axis=1
        )

    def print(self, text, x, y, size, width=0.0, height=0.0, ink=None, leading=1.0, bold=0.0):
        """Print text downwards from (x, y), its upper left corner; lines break at `width`.

        `bold` is the offset of a second print of the letters, as a share of their size.
        """
        words = bpy.data.curves.new('type', 'FONT')
        words.body, words.font, words.size, words.space_line = text, self.font, size, leading
        if width:
            words.align_x = 'JUSTIFY'
            words.text_boxes[0].width = width
        if height:
            words.text_boxes[0].height = height
            words.overflow = 'TRUNCATE'
        setter = bpy.data.objects.new('type', words)
        bpy.context.scene.collection.objects.link(setter)
        printed = setter.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        points = np.empty(len(printed.vertices) * 3)
        printed.vertices.foreach_get('co', points)
        faces = [tuple(face.vertices) for face in printed.polygons]
        bpy.data.objects.remove(setter)
        points = points.reshape(-1, 3) + [x, y - size * 0.8, 0]
        for aside in {0.0, bold * size}:
            mesh('type', self._laid(points + [aside, 0, 0], 0.012 + 0.03 * size), faces, ink or self.ink)

    def rule(self, x, y, width, thick=0.06):
        """Print a line to the right of (x, y)."""
        across = np.linspace(0, width, max(2, int(width / 0.5)))
        points = np.array([(x + a, y + b, 0) for b in (0, thick) for a in across])
        mesh('rule', self._laid(points, 0.015), grid_faces(2, len(across), closed=False), self.ink)

    def photograph(self, x, y, width, height):
        """Print a picture in halftone dots from (x, y), its upper left corner: hills under a rainy sky."""
        g = Graph('photograph')
        up, right = g.axis('Y'), g.axis('X')
        ridge = g.math(
            'ADD', up, g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', right, 0.55)), height * 0.09)
        )
        sky = g.math('MULTIPLY', g.noise(3, 3), g.ramp(up, 0.0, height, 0.7, 1.5))
        light = g.ramp(g.math('SUBTRACT', ridge, height * 0.42), 0.0, 0.2, 0.22, 1.0)
        dots = g.cells(0.12)
        inked = g.ramp(
            g.math('SUBTRACT', dots, g.math('MULTIPLY', g.math('MULTIPLY', sky, light), 0.75)), 0.0, 0.06
        )
        g.set(Base_Color=g.mix(inked, linear('#37332d'), linear('#cfc6b2')), Roughness=0.95)
        columns, rows = int(width / 0.5) + 1, int(height / 0.5) + 1
        flat = np.array(
            [(a, b, 0) for b in np.linspace(0, height, rows) for a in np.linspace(0, width, columns)]
        )
        picture = mesh(
            'photograph',
            self._laid(flat + [x, y - height, 0], 0.015),
            grid_faces(rows, columns, closed=False),
            None
        )
        picture.data.materials.append(g.surface)

    def columns(self, random, x, y, count, width, height, size=0.34):
        """Fill `count` columns below y with reports, each under a headline."""
        for column in range(count):
            left = x + column * (width + 0.7)
            top = y
            while top > y - height + 3:
                lines = random.choice(HEADLINES)
                self.print(lines, left, top, size * 2.0, width, leading=0.85, bold=0.022)
                top -= size * 2.0 * 0.95 * (1 + len(lines) * size * 0.95 // width) + 0.3
                room = min(random.uniform(5, 9), top - (y - height))
                reports = random.sample(PARAGRAPHS, 7) + random.sample(PARAGRAPHS, 7)
                self.print(' '.join(reports), left, top, size, width, room, leading=0.95)
                top -= room + 0.7
                self.rule(left, top + 0.35, width, 0.03)
