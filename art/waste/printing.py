"""Printed paper and tin: type, rules and discs of ink on a sheet of pixels, and then wear."""

from pathlib import Path

import bpy
import numpy as np

from clay.fields import noise, rough_noise, smoothstep
from clay.newspaper import HEADLINES, PARAGRAPHS
from studio.colour import linear

FONTS = Path(__file__).parents[1] / 'node_modules/@fontsource-variable'
SERIF = FONTS / 'eczar/files/eczar-latin-wght-normal.woff2'
SANS = FONTS / 'anek-latin/files/anek-latin-latin-wght-normal.woff2'
# Number of rows and columns of samples per pixel, to compute the coverage by a letter.
FINE = 3


def _outlines(text, size, font, width, height, bold, align):
    """Return the line segments (n, 2, 2) around all letters of a text set from (0, 0) downward."""
    words = bpy.data.curves.new('type', 'FONT')
    words.font = bpy.data.fonts.load(str(font), check_existing=True)
    words.body, words.size, words.fill_mode, words.resolution_u = text, size, 'NONE', 3
    words.offset, words.align_x, words.space_line = bold * size, align, 0.95
    if width:
        words.text_boxes[0].width = width
        words.text_boxes[0].height = height
        words.overflow = 'TRUNCATE' if height else 'NONE'
    setter = bpy.data.objects.new('type', words)
    bpy.context.scene.collection.objects.link(setter)
    shape = setter.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.array([vertex.co[:2] for vertex in shape.vertices]).reshape(-1, 2)
    pairs = np.array([edge.vertices[:] for edge in shape.edges], int).reshape(-1, 2)
    bpy.data.objects.remove(setter)
    return points[pairs] - [0, size * 0.8]


def _covered(pieces, rows, columns):
    """Return the coverage of each pixel by outlines, from the number of crossings along each row."""
    fine = pieces * FINE
    low = np.where((fine[:, 0, 1] < fine[:, 1, 1])[:, None], fine[:, 0], fine[:, 1])
    high = np.where((fine[:, 0, 1] < fine[:, 1, 1])[:, None], fine[:, 1], fine[:, 0])
    first = np.ceil(low[:, 1] - 0.5).astype(int)
    count = np.ceil(high[:, 1] - 0.5).astype(int) - first
    which = np.repeat(np.arange(len(fine)), count)
    row = np.arange(len(which)) - np.repeat(count.cumsum() - count, count) + first[which]
    share = (row + 0.5 - low[which, 1]) / (high[which, 1] - low[which, 1])
    x = low[which, 0] + share * (high[which, 0] - low[which, 0])
    inside = (row >= 0) & (row < rows * FINE)
    crossings = np.zeros((rows * FINE, columns * FINE), np.int32)
    np.add.at(
        crossings, (row[inside], np.clip(np.ceil(x[inside] - 0.5), 0, columns * FINE - 1).astype(int)), 1
    )
    filled = (crossings.cumsum(1) % 2).astype(np.float32)
    return filled.reshape(rows, FINE, columns, FINE).mean(axis=(1, 3))


class Sheet:
    """A sheet to print on; positions are pixels from its lower left corner, `pixels` is in linear light."""

    def __init__(self, width, height, ground):
        self.width, self.height = width, height
        self.pixels = np.ones((height, width, 3), np.float32) * np.array(linear(ground), np.float32)
        self.y, self.x = np.mgrid[0:height, 0:width] + 0.5

    def ink(self, covered, colour):
        """Print ink of a hex colour where `covered` is 1."""
        self.pixels += (np.array(linear(colour)) - self.pixels) * np.asarray(covered, np.float32)[..., None]

    def block(self, x0, y0, x1, y1, colour):
        self.ink((self.x > x0) & (self.x < x1) & (self.y > y0) & (self.y < y1), colour)

    def disc(self, x, y, radius, colour, stretch=1.0):
        away = np.hypot((self.x - x) / stretch, self.y - y)
        self.ink(np.clip(radius - away + 0.5, 0, 1), colour)

    def ring(self, x, y, outer, inner, colour):
        away = np.hypot(self.x - x, self.y - y)
        self.ink(np.clip(outer - away + 0.5, 0, 1) * np.clip(away - inner + 0.5, 0, 1), colour)

    def text(self, text, x, y, size, colour, font=SANS, width=0, height=0, bold=0.0, align='LEFT', turn=0.0):
        """Print a text with its upper left corner (or the middle of its first line) at (x, y)."""
        pieces = _outlines(text, size, font, width, height, bold, align)
        if turn:
            cosine, sine = np.cos(turn), np.sin(turn)
            pieces = pieces @ np.array([[cosine, sine], [-sine, cosine]])
        self.ink(_covered(pieces + [x, y], self.height, self.width), colour)

    def _clouds(self, size, seed):
        points = np.stack([self.x, self.y, np.zeros_like(self.x)], axis=2).reshape(-1, 3)
        return rough_noise(points, size, seed).reshape(self.height, self.width)

    def stripes_of_wear(self, size, stretch, seed):
        points = np.stack([self.x, self.y * stretch, np.zeros_like(self.x)], axis=2).reshape(-1, 3)
        return noise(points, size, seed).reshape(self.height, self.width)

    def age(self, seed, fade=0.25, stain='#b08a55', stained=0.35, towards='#e6dcc6'):
        """Fade the print in patches and stain the paper."""
        clouds = self._clouds(self.width * 0.3, seed)
        self.ink(smoothstep(-0.5, 0.7, clouds) * fade, towards)
        self.ink(smoothstep(0.15, 0.9, self._clouds(self.width * 0.2, seed + 3)) * stained * 0.6, stain)

    def scuff(self, seed, amount=0.1, bare='#d8c7a6', size=14, stretch=1.0):
        """Rub off the print in flecks, down to the bare material."""
        flecks = self.stripes_of_wear(size, stretch, seed) + 0.6 * self._clouds(size * 6, seed + 1)
        self.ink(smoothstep(0.95 - amount * 2, 1.05 - amount * 2, flecks), bare)

    def crease(self, x0, y0, x1, y1, width=2.0, colour='#efe6d2', seed=0):
        """Add a fold with its ridge rubbed bare."""
        length = np.hypot(x1 - x0, y1 - y0)
        along = ((self.x - x0) * (x1 - x0) + (self.y - y0) * (y1 - y0)) / length
        across = ((self.x - x0) * (y1 - y0) - (self.y - y0) * (x1 - x0)) / length
        broken = self.stripes_of_wear(17, 1.0, seed)
        line = (
            smoothstep(width * 1.3, width * 0.3, np.abs(across + broken * width))
            * (along > 0)
            * (along < length)
        )
        self.ink(line * smoothstep(-0.5, 0.2, broken), colour)


def newspaper(random, width=1100, height=1100, size=15, columns=4, paper='#d9cfb9', ink='#26241f'):
    """Return a page of a newspaper: headlines, reports in columns, one grey photograph."""
    page = Sheet(width, height, paper)
    gap = size * 1.1
    column = (width - gap * (columns + 1)) / columns
    for k in range(columns):
        left, top = gap + k * (column + gap), height - gap
        while top > size * 3:
            headline = random.choice(HEADLINES)
            page.text(headline, left, top, size * 1.75, ink, SERIF, column, 0, 0.03)
            lines = 1 + int(len(headline) * size * 0.85 / column)
            top -= size * 1.75 * 1.1 * lines + size * 0.4
            room = min(top - size, random.uniform(9, 22) * size)
            reports = ' '.join(random.sample(PARAGRAPHS, 7) + random.sample(PARAGRAPHS, 7))
            page.text(reports, left, top, size, ink, SERIF, column, room, 0.012)
            top -= room + size * 0.9
            page.block(left, top + size * 0.3, left + column, top + size * 0.3 + 2, ink)
    page.age(random.randrange(999), 0.12, '#b89a63', 0.45, paper)
    return page.pixels


def magazine(random, width=900, height=900):
    """Return a page of a magazine: blocks of photograph colours, big letters, some small type."""
    page = Sheet(width, height, '#e9dcc9')
    for _ in range(44):
        x, y = random.uniform(-60, width), random.uniform(-60, height)
        colour = random.choice(
            ('#c2183c', '#e0641c', '#f0b020', '#0f7c86', '#1d4f9c', '#c84a8c', '#3c8a3c', '#5a2a78')
        )
        page.block(x, y, x + random.uniform(90, 300), y + random.uniform(60, 220), colour)
    for _ in range(9):
        page.disc(
            random.uniform(0, width),
            random.uniform(0, height),
            random.uniform(20, 70),
            random.choice(('#f6d9b0', '#8a4a2a', '#f4f0e4', '#e8b020')),
        )
    for word in ('FILM', 'Summer', 'Recipes', 'COLOUR', 'Cricket'):
        page.text(
            word,
            random.uniform(0, width * 0.7),
            random.uniform(80, height),
            random.uniform(50, 110),
            random.choice(('#fffaf0', '#1c1820', '#f6c628')),
            SANS,
            bold=0.03,
        )
    page.text(' '.join(PARAGRAPHS), 30, height * 0.6, 15, '#201c1c', SERIF, width * 0.4, height * 0.5)
    page.age(5, 0.1, '#b89a63', 0.1)
    return page.pixels
