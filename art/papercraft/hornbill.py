"""A great hornbill with a fig, in relief: hundreds of cut feathers and a bill of bent strips."""
import math
import random

import numpy as np

from papercraft.feathers import Feathers, scatter
from papercraft.paper import card, crease, flat_sheet, give_thickness
from papercraft.shapes import Plane, difference, intersection, outlines, smooth_union, union
from studio.colour import linear, mix, vary
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch
from studio.noise import noise_at
from studio.render import render, reset

PLANE = Plane(-7.5, 7.5, -7.5, 7.5, 0.05)
BLACK = '#1c1c21'
chance = random.Random(17)


HEAD = smooth_union(PLANE.circle(0.85, 1.5, 1.35), PLANE.circle(1.25, 1.0, 1.4), 0.4)
NECK = PLANE.stem([(1.0, 1.5, 1.15), (2.1, -0.3, 1.3), (2.5, -2.2, 1.75)])
BODY = union(PLANE.ellipse(4.3, -5.6, 4.4, 3.9, -0.2), PLANE.limb(2.4, -3.6, 1.9, 2.6, -7, 2.4))
FACE = intersection(PLANE.ellipse(0.35, 1.0, 1.15, 1.35), HEAD - 0.25)


def flow(x, y):
    """Return the direction of the feathers: around the head, down the neck, then back along the body."""
    line = smooth([(-0.4, 1.6), (0.9, 1.5), (1.9, 0.2), (2.4, -1.6), (3.2, -3.6), (5.4, -5.6),
                        (8, -7.6)], 8)
    near = min(range(len(line) - 1), key=lambda k: math.hypot(line[k][0] - x, line[k][1] - y))
    step = line[near + 1] - line[near]
    # Away from the middle line the feathers turn outwards a little.
    side = (step[0] * (y - line[near][1]) - step[1] * (x - line[near][0])) / math.hypot(*step)
    return math.atan2(step[1], step[0]) + 0.16 * max(-2, min(2, side))


def plumage():
    dark, light = Feathers('#6f7078', chance), Feathers('#fffaf0', chance)
    blacks = ['#26282f', '#243447', '#1f3b36', '#352b45', '#2c2b2f']
    wing = intersection(BODY, PLANE.polygon([(3.2, -2.4), (7.6, -2.0), (7.6, -7.6), (2.9, -7.6), (2.6, -5.2)]))
    for x, y, parity in scatter(PLANE, intersection(BODY + 0.1, -wing), 0.55, chance):
        dark.add((x, y, 0.55 + 0.06 * parity), flow(x, y) + chance.gauss(0, 0.1), chance.uniform(0.85, 1.1),
                 0.21, vary(linear(chance.choice(blacks)), chance, 0.2), curl=0.2, lift=0.16)
    for x, y, parity in scatter(PLANE, wing, 0.66, chance):
        # The pale band across the wing, stained yellow by the bird's own oil.
        band = -4.75 + 0.12 * (x - 4)
        if abs(y - band) < 0.52:
            light.add((x, y, 0.86 + 0.07 * parity), flow(x, y) + chance.gauss(0, 0.07),
                      chance.uniform(1.5, 1.8), 0.36,
                      vary(linear('#fbf3dc'), chance, 0.05), curl=0.3, lift=0.22, snips=4,
                      tip=linear('#f3cf6a'))
        else:
            dark.add((x, y, 0.72 + 0.07 * parity), flow(x, y) + chance.gauss(0, 0.07),
                     chance.uniform(1.5, 1.95), 0.36,
                     vary(linear(chance.choice(blacks)), chance, 0.2), curl=0.28, lift=0.2, snips=4,
                     tip=linear(chance.choice(['#2f6470', '#3c4a86', '#3a3a42', '#4a3a66'])))
    neck = difference(union(NECK, HEAD), FACE)
    for x, y, parity in scatter(PLANE, neck, 0.36, chance):
        warmth = max(0, min(1, (0.9 - y) / 3.4)) * chance.uniform(0.4, 1.1)
        colour = mix(linear('#fdf3d6'), linear('#efb93c'), min(1, warmth))
        light.add((x, y, 0.82 + 0.06 * parity), flow(x, y) + chance.gauss(0, 0.16), chance.uniform(0.8, 1.15),
                  0.125,
                  vary(colour, chance, 0.06), curl=chance.uniform(0.12, 0.45), lift=0.16, snips=2, blunt=0.75)
    # Shaggy feathers at the back of the head.
    for k in range(34):
        t = k / 33
        x, y = 1.3 + 0.95 * math.sin(t * 1.9), 2.35 - 2.2 * t
        light.add((x, y, 0.72 + 0.15 * chance.random()), 0.25 - 1.15 * t + chance.gauss(0, 0.16),
                  chance.uniform(0.95, 1.5), 0.12,
                  vary(mix(linear('#fdf3d6'), linear('#f0cf7a'), chance.random() * 0.7), chance, 0.06),
                  curl=chance.uniform(0.1, 0.6), blunt=0.8)
    for x, y, parity in scatter(PLANE, FACE, 0.21, chance):
        dark.add((x, y, 1.12 + 0.04 * parity), flow(x, y) + 0.25 * chance.gauss(0, 1),
                 chance.uniform(0.36, 0.52), 0.085,
                 vary(linear(chance.choice(blacks)), chance, 0.2), curl=0.1, lift=0.12, snips=0)
    # Bristles over the root of the bill.
    for k in range(64):
        y = -0.45 + 3.0 * (k % 32) / 31 + chance.uniform(-0.06, 0.06)
        x = 0.14 - 0.16 * (k // 32) - 0.12 * math.sin(2.2 * (y + 0.45)) + chance.uniform(-0.05, 0.05)
        swell = 0.52 * math.sin(math.pi * max(0, min(1, (y - 0.55) / 1.65)))
        dark.add((x, y, 1.1 + swell), math.pi + 0.22 * (1.0 - y) + chance.gauss(0, 0.15),
                 chance.uniform(0.34, 0.6), 0.075,
                 vary(linear(chance.choice(blacks)), chance, 0.2), curl=0.05, lift=-0.04, snips=0)
    dark.make('dark feathers')
    light.make('light feathers')


def rails(upper, lower, count=44):
    """Return the two edges of a form with the same number of points."""
    both = []
    for edge in (upper, lower):
        line = smooth(edge, 10)
        walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        at = np.linspace(0, walked[-1], count)
        both.append(np.stack([np.interp(at, walked, line[:, k]) for k in (0, 1)], 1))
    return both


def stripped(papers, edges, base, swell, strips, colours, ends=()):
    """Build a rounded form of long bent strips between two edges, with the first colour at the upper one.

    `ends` are (from, to, colour): sections along the form, 0 to 1, of another card.
    """
    upper, lower = rails(*edges)
    count = len(upper)
    for n in range(strips):
        first, last = (n - 0.18) / strips, (n + 1.12) / strips
        begin, end = chance.choice([0, 0, 0, 1]), count - chance.choice([1, 1, 1, 2])
        colour = vary(linear(colours[min(len(colours) - 1, int(n / strips * len(colours)))]), chance, 0.06)
        ragged = chance.uniform(-0.03, 0.03)
        vertices, shades = [], []
        for k in range(begin, end):
            wobble = 0.014 * noise_at(k * 0.4, n * 7.1, base * 10)
            for across in (0.0, 0.33, 0.67, 1.0):
                share = max(0.0, min(1.0, first + (last - first) * across)) + wobble
                x, y = upper[k] + (lower[k] - upper[k]) * share
                round_ = math.sin(math.pi * max(0.02, min(0.98, share))) ** 0.7
                arch = 0.05 * math.sin(math.pi * across)
                vertices.append((x, y, base + swell * round_ + arch + 0.02 * (n % 2)))
            along = k / (count - 1) + ragged
            other = [hue for start, stop, hue in ends if start <= along <= stop]
            shades += [vary(linear(other[0]), chance, 0.03) if other else colour] * 3
        rows = len(vertices) // 4
        faces = [(4 * k + i, 4 * k + i + 1, 4 * k + 5 + i, 4 * k + 4 + i) for k in range(rows - 1)
                 for i in range(3)]
        papers.add(vertices, faces, shades[:len(faces)])


UPPER = ([(-0.15, 2.15), (-1.6, 2.12), (-3.0, 1.62), (-4.3, 0.62), (-5.35, -0.85)],
         [(-0.15, 0.62), (-1.6, 0.62), (-3.0, 0.28), (-4.2, -0.22), (-5.3, -0.95)])
LOWER = ([(-0.1, 0.52), (-1.6, 0.42), (-2.9, 0.02), (-3.9, -0.6), (-4.72, -1.5)],
         [(-0.1, -0.25), (-1.5, -0.35), (-2.7, -0.62), (-3.7, -1.05), (-4.68, -1.58)])
CASQUE = ([(1.62, 2.72), (0.9, 3.22), (-0.4, 3.3), (-1.8, 3.3), (-2.9, 3.5), (-3.55, 3.3)],
          [(1.5, 2.3), (0.9, 2.1), (-0.4, 2.06), (-1.7, 2.02), (-2.8, 1.78), (-3.45, 1.55)])


def bill():
    papers = Batch()
    stripped(papers, LOWER, 0.55, 0.42, 5, ['#f6cf52', '#f3bd32', '#f5dc8a'])
    stripped(papers, UPPER, 0.72, 0.75, 8, ['#e8870e', '#f2a516', '#f8c62c', '#fad65a', '#f4b524'],
             [(0.9, 1.1, '#d9501c')])
    stripped(papers, CASQUE, 0.95, 0.62, 7, ['#fbdc5e', '#f8c930', '#f4b01a', '#ee9c12', '#e58a0e'],
             [(-0.1, 0.05, BLACK), (0.84, 1.1, BLACK)])
    thick = papers.make('bill', material('bill', vertex_colours=True, rough=0.8, spec=0.15, bump=0.006,
                                         bump_scale=50, variation=0.06,
                                         variation_scale=5, translucent=0.08), smooth=True)
    crease(thick, 30)
    give_thickness(thick, 0.03, material('bill edge', linear('#fff4d4'), rough=0.95))


def eye():
    fine = Plane(-0.7, 1.6, 0.4, 2.4, 0.01)
    x, y = 0.42, 1.32
    for name, shape, z, colour in (('skin', fine.ellipse(x, y, 0.44, 0.36, -0.15), 1.5, '#c77b6a'),
                                   ('lid', fine.ellipse(x, y, 0.34, 0.29, -0.1), 1.56, '#2a2022'),
                                   ('iris', fine.circle(x - 0.02, y, 0.235), 1.62, '#c3211c'),
                                   ('pupil', fine.circle(x - 0.04, y, 0.125), 1.68, '#0d0c0e'),
                                   ('spark', fine.circle(x - 0.11, y + 0.08, 0.05), 1.72, '#fffdf6')):
        sheet = flat_sheet(name, outlines(fine, shape), card(name, colour, core=None, scale=0.3), 0.04,
                           wobble=0.006)
        sheet.location.z = z
    lashes = Batch()
    for k in range(10):
        angle = 0.45 + k * 0.23
        dx, dy = math.cos(angle), math.sin(angle)
        path = [(x + dx * (0.36 + 0.36 * t) - 0.1 * t * t, y + dy * (0.31 + 0.34 * t) + 0.05 * t * t,
                 1.6 + 0.3 * math.sin(2.2 * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        lashes.tube(path, lambda t: 0.028 * (1 - t) + 0.006, linear('#111014'), 6)
    lashes.make('lashes', material('lashes', vertex_colours=True, rough=0.8))


def fig(papers, x, y, z, radius, colour):
    """Build a ball of paper gores, glued at both ends."""
    gores = 14
    spin = chance.uniform(0, 1)
    for k in range(gores):
        vertices = []
        for i in range(9):
            polar = math.pi * i / 8
            for side in (-0.5, 0.5):
                angle = spin + 2 * math.pi * (k + 0.5 + side * 0.97) / gores
                bulge = 1 + 0.05 * (k % 2)
                vertices.append((x + radius * bulge * math.sin(polar) * math.cos(angle),
                                 y + radius * bulge * math.cos(polar),
                                 z + radius * bulge * math.sin(polar) * math.sin(angle)))
        papers.add(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)],
                   vary(linear(colour), chance, 0.12))
    papers.blob((x + radius * 0.1, y - radius * 0.95, z + radius * 0.3), radius * 0.14, linear('#7a2c12'),
                segments=10)


def forest():
    """Build big leaves in greens close to the background, and a fig bough in the lower corner."""
    leaves, figs = Feathers('#b9c79a', chance), Batch()
    deep = [(-6.4, 5.9, -0.5, 3.6), (-3.2, 6.8, -1.1, 3.0), (0.8, 7.0, -1.9, 2.9), (4.2, 7.0, -1.2, 3.4),
            (7.0, 5.2, -2.6, 3.6), (7.2, 2.2, 3.6, 3.0),
            (7.0, -0.6, 2.7, 2.6), (-7.0, 2.6, -0.2, 3.0), (-7.2, 0.4, 0.3, 2.3), (-1.0, -6.9, 1.2, 2.7),
            (2.5, 6.9, -0.9, 2.4), (-5.4, 7.0, -0.2, 3.0)]
    for x, y, turn, length in deep:
        leaves.add((x, y, 0.10 + chance.uniform(0, 0.2)), turn, length, length * 0.2,
                   vary(linear(chance.choice(['#1d5a3f', '#174c3a', '#266a45', '#12443a'])), chance, 0.1),
                   curl=0.5, lift=0.2, fold=0.3, snips=0, blunt=0.85)
    bough = [(-7.2, -4.0, 0.3), (-5.4, -4.5, 0.42), (-3.6, -4.3, 0.4), (-2.0, -4.9, 0.36), (-0.9, -5.3, 0.3)]
    for at, turn, length in ((0.1, 0.9, 1.9), (0.16, -1.2, 1.9), (0.34, 1.3, 1.8), (0.4, -0.8, 2.0),
                             (0.58, 0.55, 2.0), (0.66, -1.35, 1.7), (0.86, 0.3, 1.8), (0.97, -0.7, 1.7)):
        line = smooth(bough, 20)
        x, y, z = line[int(at * (len(line) - 1))]
        leaves.add((x, y, z + 0.1), turn, length, length * 0.2,
                   vary(linear(chance.choice(['#4f9a3f', '#3f8a45', '#6bab3d', '#2f7a48'])), chance, 0.1),
                   curl=0.4, lift=0.3, fold=0.3, snips=0, blunt=0.85)
    leaves.make('leaves')
    figs.tube(smooth(bough, 12), lambda t: 0.13 - 0.07 * t, linear('#6a4526'), 10)
    for x, y, z, radius, colour in ((-5.5, -3.95, 0.75, 0.36, '#d8431c'), (-4.7, -4.85, 0.8, 0.4, '#e8791c'),
                                    (-4.05, -3.85, 0.72, 0.34, '#b92a1a'),
                                    (-2.75, -5.05, 0.75, 0.37, '#d8431c'),
                                    (-6.55, -4.75, 0.7, 0.35, '#e8a01c'),
                                    (-4.98, -1.2, 0.95, 0.4, '#c9321a')):
        fig(figs, x, y, z, radius, colour)
    figs.make('figs', material('figs', vertex_colours=True, rough=0.8, bump=0.004, bump_scale=40))


def backing():
    """Build the green card, with the pencil lines of the sketch."""
    size = 9
    green = card('green', '#12503f', core=None, bump2=0.06)
    flat_sheet('ground', [[(-size, -size), (size, -size), (size, size), (-size, size)]], green,
               0.08).location.z = -0.05
    pencil = Batch()
    for line in ([(-5.9, -0.9), (-4.8, 0.75), (-3.9, 1.6), (-3.95, 2.6), (-3.75, 3.75), (-2.6, 3.8)],
                 [(2.2, 2.9), (3.05, 1.4), (3.75, -0.4), (4.4, -1.6)],
                 [(-6.1, 1.9), (-4.4, 1.85)], [(0.75, 3.6), (0.75, 4.6)],
                 [(-0.3, -1.2), (0.2, -2.6), (0.0, -4.0)]):
        points = [(x, y, 0.004) for x, y in smooth(line, 10)]
        pencil.tube(points, 0.014, linear('#8fa394'), 5)
    pencil.make('pencil', material('graphite', vertex_colours=True, rough=0.5))
    # Dark sheets under the feathers, so that no green is visible between them.
    for shape, z, colour in ((BODY + 0.35, 0.4, '#15161a'), (FACE + 0.12, 1.08, '#1c1c21'),
                             (smooth_union(NECK, HEAD, 0.4) + 0.3, 0.55, '#e9cf8a')):
        flat_sheet('under', outlines(PLANE, shape), card('under', colour, core=None), 0.05).location.z = z


reset()
backing()
forest()
plumage()
bill()
eye()
area_light((-12, 10, 9), (0, 0, 0.5), 2.6, 2600, (1, 0.92, 0.80), 2.6)
area_light((12, -6, 14), (0, 0, 0), 9, 380, (0.80, 0.90, 1))
world((0.80, 0.90, 1), 0.26)
# The camera has the same x as its target; otherwise it would roll, because it is almost overhead.
camera((0.05, -5.6, 27), (0.05, -0.62, 0.4), 82, 8)
render(1300, 1300, 24, exposure=1.45, contrast=1.05, vignette=0.12)
