"""A lotus pond from above after rain: pads of large cut tiles, petals of glass, pebbles at the edge."""
import math
import random

import numpy as np
from mosaic.breaking import broken
from studio.colour import linear, mix
from studio.light import area_light, camera, world
from studio.render import render, reset

from mosaic.palette import one_of, ramp
from mosaic.pieces import grout, grout_bed, set_pieces
from mosaic.polygons import contains, disc, hull, inset, rounded
from mosaic.regions import Grid
from mosaic.tiling import Mosaic, Piece

SIDE = 11.4
SIZE = 0.22
# Fresh raindrops: x, y, and the distance between their rings.
DROPS = [(3.9, 1.1, 0.95), (-1.0, -3.3, 0.8), (-4.9, 4.6, 0.9)]

PINK = ramp('#fff1e6', '#f9cfd2', '#ee86a8', '#d8327c', '#a8125c')
BLUSH = ramp('#fffaf0', '#fdeee6', '#f8cdd0', '#ea8fae')
WATER = ramp('#062a44', '#0a4a63', '#0f6e80', '#1e98a0', '#62c4bb', '#b8e6d8')
PADS = [ramp('#1d4a24', '#2f6e30', '#59973c'), ramp('#2a5a1f', '#5b8a2c', '#9ab545'),
        ramp('#123f2f', '#1f6448', '#4a9468')]

reset()
rng = random.Random(31)
grid = Grid(SIDE, SIDE)
mosaic = Mosaic(grid, rng, gap=0.045)


def petal(x, y, direction, start, length, width, shades, depth=0.0):
    """Lay one petal of glass, split along its rib and once across; it is darker towards its point.

    It begins at a distance from the flower's centre (x, y); `depth` darkens lower petals.
    """
    cosine, sine = math.cos(direction), math.sin(direction)

    def place(along, across):
        u, v = start + along * length, across * width
        return x + u * cosine - v * sine, y + (u * sine + v * cosine) * 0.94

    side = ((0, 0.26), (0.3, 0.46), (0.6, 0.45), (0.84, 0.24), (1, 0))
    own = mosaic.claim(grid.polygon([place(a, -b) for a, b in side] + [place(a, b) for a, b in side[-2::-1]]))
    across = rng.uniform(0.46, 0.62)
    waist = 0.46
    for hand in (-1, 1):
        foot = [place(a, b * hand) for a, b in ((0, 0), (0, 0.26), (0.3, 0.46), (across, waist), (across, 0))]
        point = [place(a, b * hand) for a, b in ((across, 0), (across, waist), (0.84, 0.24), (1, 0))]
        for outline, tone in ((foot, 0.16), (point, 0.62)):
            piece = inset(hull(outline), mosaic.gap / 2)
            if len(piece) > 2:
                colour = shades(tone + depth + 0.05 * hand + rng.uniform(-0.1, 0.1))
                mosaic.lay(piece, colour, own, least=0.18, kind='glass', rough=0.01)
    mosaic.chips(own, lambda px, py, row: shades(0.45 + depth + rng.uniform(-0.1, 0.1)), (0.16, 0.11),
                 kind='glass')


def lotus(x, y, size, shades, whorls):
    """Lay an open flower: seed head, stamens, then the petals from the inside outwards."""
    mosaic.add(disc(x, y, 0.26 * size, 14, rng, 0.04), linear('#b9b23a'), 'gem')
    stamens = one_of(rng, '#f0b422', '#f7cf4d', '#d98f16')
    for k in range(16):
        angle = k * math.tau / 16 + rng.uniform(-0.06, 0.06)
        reach = rng.uniform(0.4, 0.44) * size
        mosaic.lay(disc(x + reach * math.cos(angle), y + reach * math.sin(angle) * 0.94, 0.075 * size, 6, rng,
                        0.15), stamens(0, 0, 0), rough=0)
    mosaic.claim(grid.disc(x, y, 0.5 * size))
    for whorl, (count, start, length, width, turn) in enumerate(whorls):
        for k in range(count):
            angle = turn + k * math.tau / count + rng.uniform(-0.06, 0.06)
            petal(x, y, angle, start * size, length * size * rng.uniform(0.92, 1.08),
                  width * size * rng.uniform(0.92, 1.06), shades, 0.11 * whorl)


def bud(x, y, direction):
    """Lay a closed bud on its stalk."""
    cosine, sine = math.cos(direction), math.sin(direction)
    petal(x, y, direction, 0, 1.45, 0.6, PINK, 0.14)
    for hand, depth in ((-1, 0.24), (1, 0.34)):
        petal(x - 0.24 * hand * sine, y + 0.24 * hand * cosine, direction - 0.13 * hand, 0.05, 1.3, 0.62,
              PINK, depth)
    stalk = [(x, y), (x - cosine * 0.7 + 0.25, y - sine * 0.9), (x - cosine * 0.9, y - sine * 2.2)]
    mosaic.fill(grid.stroke(stalk, 0.2), SIZE, one_of(rng, '#6d8f2e', '#8aa83c'), 1.8)


def pad(x, y, radius, notch, greens):
    """Lay a leaf of a few large tiles; the joints look like its veins."""
    count = round(6 + radius * 2.2)
    steps = [rng.uniform(0.75, 1.25) for _ in range(count)]
    cuts = notch + 0.16 + np.concatenate([[0], np.cumsum(steps)]) / sum(steps) * (math.tau - 0.32)
    heart = (x + 0.12 * radius * math.cos(notch), y + 0.12 * radius * math.sin(notch))
    for first, last in zip(cuts, cuts[1:]):
        edge = radius * rng.uniform(0.96, 1.03)
        arc = [(x + edge * math.cos(a), y + edge * math.sin(a)) for a in np.linspace(first, last, 5)]
        split = rng.uniform(0.42, 0.66)
        light = 0.45 + 0.3 * math.sin((first + last) / 2 - 0.7) + rng.uniform(-0.18, 0.18)
        inner = [(heart[0] + (px - heart[0]) * split, heart[1] + (py - heart[1]) * split)
                 for px, py in (arc[0], arc[-1])]
        for outline, shade in ((arc + inner[::-1], light), ([heart, *inner], light - 0.16)):
            piece = inset(hull(outline), mosaic.gap * 0.6)
            if len(piece) > 2:
                mosaic.lay(piece, greens(shade), mosaic.free, rough=0, least=0.12)
    blade = grid.disc(x, y, radius * 1.03)
    opening = grid.polygon([heart] + [(x + 2 * radius * math.cos(notch + a),
                                       y + 2 * radius * math.sin(notch + a)) for a in (-0.15, 0.15)])
    own = mosaic.claim(blade & -opening)
    mosaic.chips(own, lambda px, py, row: greens(rng.uniform(0.3, 0.7)), (0.3, 0.2, 0.14))
    return x, y, radius


def bank():
    """Lay river pebbles, large ones with small ones between."""
    colours = [linear(c) for c in ('#8d8a84', '#6a6763', '#b8aa94', '#9a7f66', '#d9d0c0', '#4a4745',
                                   '#a2674a', '#7d8076')]
    shore = mosaic.claim(grid.shape([(-0.6, -6.4), (0.5, -5.3), (2.0, -4.85), (3.2, -4.0), (4.3, -3.5),
                                     (4.9, -2.5), (6.4, -1.9), (7.5, -5), (5, -7.5)]))
    for cell in broken(grid, shore, lambda x, y: 0.34 + 0.2 * min(1.6, -shore.at(x, y)), rng, 0.75):
        stone = rounded(inset(cell, 0.03) or cell)
        if mosaic.fit(stone, shore, 0.8):
            mosaic.add(stone, rng.choice(colours), 'pebble')
    mosaic.chips(shore, lambda x, y, row: rng.choice(colours), (0.2, 0.14), kind='pebble')


def water():
    """Lay rings around every drop, up to the rings of the next."""
    rings = grid.field(lambda a, b: np.min([np.hypot(a - x, b - y) for x, y, _ in DROPS], axis=0))

    def shade(x, y, row):
        nearest = min(DROPS, key=lambda drop: math.dist(drop[:2], (x, y)))
        distance = math.dist(nearest[:2], (x, y))
        wave = math.cos(distance * math.tau / nearest[2]) * math.exp(-distance * 0.26)
        depth = 0.36 + 0.04 * (x + y) * 0.3
        return WATER(depth + 0.42 * wave + rng.uniform(-0.09, 0.09))

    own = mosaic.claim(grid.everywhere())
    mosaic.rows(own, own, SIZE, shade, count=1)
    mosaic.rows(-rings, own, SIZE, shade, ratio=1.45, first=0.3, kind='glass')
    mosaic.chips(own, shade, field=-rings, kind='glass')


def raindrops(pads):
    """Lay clear nuggets on the pads as collected rain."""
    drops = []
    tops = [piece for piece in mosaic.pieces if piece.kind == 'glaze']
    for x, y, radius in pads:
        for _ in range(round(radius * 4)):
            reach, angle = radius * 0.85 * math.sqrt(rng.random()), rng.uniform(0, math.tau)
            px, py = x + reach * math.cos(angle), y + reach * math.sin(angle)
            size = rng.choice((0.07, 0.09, 0.12, 0.19))
            under = next((piece for piece in tops if contains(piece.outline, px, py)), None)
            if under and all(math.dist((px, py), other[:2]) > other[2] + size + 0.05 for other in drops):
                drops.append((px, py, size, mix(under.colour, linear('#c8f0e6'), 0.25)))
    return [Piece(disc(x, y, size, 16, rng, 0.05), colour, 'gem') for x, y, size, colour in drops]


lotus(0.75, 0.55, 1.1, PINK, ((8, 0.5, 0.72, 0.46, 0.1), (8, 0.62, 1.0, 0.74, 0.5),
                              (8, 0.85, 1.2, 1.0, 0.12)))
lotus(-3.6, -2.9, 0.66, BLUSH, ((6, 0.5, 0.8, 0.56, 0.4), (6, 0.66, 1.1, 0.86, 0.92),
                                (6, 0.9, 1.15, 1.05, 0.4)))
bud(3.5, 2.9, 1.9)
leaves = [pad(-2.6, 2.6, 2.25, 2.4, PADS[0]), pad(2.9, 3.6, 1.75, 5.9, PADS[1]),
          pad(1.1, -2.1, 1.3, 3.9, PADS[2]), pad(-4.5, -4.3, 1.8, 0.9, PADS[1]),
          pad(-4.9, -0.4, 1.15, 5.9, PADS[2]), pad(4.9, -0.6, 1.1, 2.0, PADS[0]),
          pad(-0.2, 5.4, 1.05, 4.4, PADS[2])]
bank()
drops = raindrops(leaves)
water()
set_pieces(mosaic.pieces, rng)
set_pieces(drops, rng, base=0.07)
grout_bed(SIDE + 0.4, SIDE + 0.4, grout('#37332e'))
area_light((-11, 9.5, 9), (0, 0, 0), 4, 2300, (1, 0.95, 0.86), 4)
area_light((-3.5, 6, 21), (0, 0, 0), 1.5, 320, (1, 0.98, 0.93), 1.5)
world((0.82, 0.92, 1), 0.42)
camera((0, -0.5, 24.2), (0, 0, 0), 78)
render(1300, 1300, 32, exposure=1.5, contrast=1.1)
