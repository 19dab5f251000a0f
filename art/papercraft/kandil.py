"""An akash kandil, the hanging lantern of Diwali, lit on a balcony at dusk."""
import math
import random

import numpy as np

from papercraft.balcony import evening_sky, neighbours, parapet
from papercraft.lamps import bulb
from papercraft.paper import printed, ribbon
from papercraft.shapes import Plane, difference
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.noise import noise_at
from studio.render import render, reset

# One unit is the width of a hand. The body has six corners at each rim and, between them, six at its waist.
CORNERS = 6
WAIST = 1.72
RIM = WAIST * math.cos(math.pi / CORNERS)
HALF_HEIGHT = 1.28
CENTRE = (0.25, 0.0, 5.55)
TURN = 0.33
PINK, ORANGE, YELLOW, GREEN, CREAM, GOLD = '#e2236f', '#f2641a', '#fbc02d', '#3f9b4f', '#fff1d0', '#f0b93a'
chance = random.Random(12)


def corner(k, level):
    """Return corner k of the upper rim (level 1), the waist (0) or the lower rim (-1)."""
    angle = TURN + (k + (0.5 if level == 0 else 0)) * 2 * math.pi / CORNERS
    radius = WAIST if level == 0 else RIM
    return np.array((CENTRE[0] + radius * math.cos(angle), CENTRE[1] + radius * math.sin(angle),
                     CENTRE[2] + level * HALF_HEIGHT))


def panel_paper(name, ground, ink, heart, shape):
    """Return kite paper with inlays of other colours; glued areas have two layers."""
    plane = Plane(-1, 1, -1, 1, 2 / 320)
    if shape == 'diamond':
        edge = np.abs(plane.x) + np.abs(plane.y) - 1
        pieces = [(difference(plane.circle(0, 0, 0.47), plane.circle(0, 0, 0.42)), ink),
                  (plane.flower(0, 0, 0.52, 8), ink), (plane.circle(0, 0, 0.1), heart)]
        pieces += [(plane.leaf(0.45 * math.cos(a), 0.45 * math.sin(a), a, 0.3, 0.07), heart)
                   for a in (0, math.pi / 2, math.pi, -math.pi / 2)]
    else:
        # The triangle's corners are at (-1, 1), (1, 1) and (0, -1).
        edge = np.maximum(plane.y - 1, (2 * np.abs(plane.x) - plane.y - 1) / math.sqrt(5))
        pieces = [(plane.leaf(0, 0.0, a, 0.55, 0.13), ink) for a in (0.35, math.pi / 2, math.pi - 0.35)]
        pieces += [(plane.leaf(0, 0, -math.pi / 2, 0.5, 0.1), ink), (plane.circle(0, 0.02, 0.12), heart)]
    sheet = np.broadcast_to(np.array(linear(ground), np.float32), (*plane.x.shape, 3)).copy()
    for piece, colour in pieces:
        sheet[piece < 0] = linear(colour)
        sheet[np.abs(piece) < 0.012] *= 0.55
    glued = edge > -0.09 - 0.012 * np.sin(plane.x * 9 + 1) * np.sin(plane.y * 7)
    sheet[glued] = sheet[glued] ** 1.25 * 0.62
    return printed(name, sheet, translucent=0.72, rough=0.6, bump=0.03, bump_scale=3.5, bump2=0.012,
                   bump2_scale=11, variation=0.14, variation_scale=2.2)


def panel(points, places, paper):
    """Build a sheet between 3-D corners, slack in its middle; `places` are the corners on the printed sheet."""
    steps = 10
    points, places = np.array(points), np.array(places, float)
    outward = points.mean(0) - CENTRE
    outward = outward / np.linalg.norm(outward)
    vertices, uvs, index, faces = [], [], {}, []
    slack = chance.uniform(-0.05, 0.015)
    for i in range(steps + 1):
        for j in range(steps + 1):
            a, b = i / steps, j / steps
            if len(points) == 4:
                weights = np.array(((1 - a) * (1 - b), a * (1 - b), a * b, (1 - a) * b))
            elif i + j <= steps:
                weights = np.array((1 - a - b, a, b))
            else:
                continue
            here = weights @ points
            depth = (weights * (1 - weights)).sum()
            wrinkle = 0.02 * noise_at(*(here * 2.3)) * min(1, 3 * (1 - weights.max()))
            index[i, j] = len(vertices)
            vertices.append(here + outward * (slack * depth + wrinkle))
            uvs.append(weights @ places * 0.5 + 0.5)
    for i in range(steps):
        for j in range(steps):
            ring = [index.get(key) for key in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
            ring = [v for v in ring if v is not None]
            if len(ring) >= 3:
                faces.append(ring)
    sheet = mesh('panel', vertices, faces, paper, smooth=True)
    layer = sheet.data.uv_layers.new(name='sheet')
    for loop in sheet.data.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]


def body():
    diamonds = [panel_paper('pink', PINK, YELLOW, CREAM, 'diamond'),
                panel_paper('orange', ORANGE, CREAM, PINK, 'diamond')]
    above = panel_paper('yellow', YELLOW, ORANGE, PINK, 'triangle')
    below = panel_paper('green', '#8fbf3f', YELLOW, PINK, 'triangle')
    bamboo = Batch()
    for k in range(CORNERS):
        top, low = corner(k, 1), corner(k, -1)
        right, left = corner(k, 0), corner(k - 1, 0)
        panel([top, right, low, left], [(0, 1), (1, 0), (0, -1), (-1, 0)], diamonds[k % 2])
        panel([right, corner(k + 1, 1), top], [(0, -1), (1, 1), (-1, 1)], above)
        panel([right, corner(k + 1, -1), low], [(0, -1), (1, 1), (-1, 1)], below)
        for a, b in ((top, right), (top, left), (low, right), (low, left), (top, corner(k + 1, 1)),
                     (low, corner(k + 1, -1))):
            # Split bamboo inside the paper: no stick is quite straight.
            sag = np.array([chance.uniform(-0.02, 0.02) for _ in range(3)])
            inner = [point + (np.array(CENTRE) - point) * 0.025 for point in (a, (a + b) / 2 + sag, b)]
            bamboo.tube(inner, 0.028, vary(linear('#a9803f'), chance, 0.2), 6)
    bamboo.make('bamboo', material('bamboo', vertex_colours=True, rough=0.7))


def tail(batch, root, outward, length, colour, wind):
    """Add a strip that hangs from `root` and flutters: the wind moves it more towards its lower end."""
    steps = 26
    phase, twist = chance.uniform(0, 6), chance.uniform(-1.1, 1.1)
    sideways = np.array((-outward[1], outward[0], 0))
    path, across = [], []
    for i in range(steps + 1):
        t = i / steps
        flutter = 0.16 * t * math.sin(7.5 * t - phase) + 0.05 * t * math.sin(17 * t + phase)
        shift = outward * (0.14 * t + flutter * 0.6) + np.array(wind) * (t * t * 0.9 + flutter * 0.55)
        path.append(root + shift + np.array((0, 0, -length * t * (1 - 0.1 * t))))
        turn = twist * t * 1.6 + 0.5 * math.sin(4 * t + phase) * t
        half = 0.062 * (sideways * math.cos(turn) + outward * math.sin(turn))
        across.append(half)
    ribbon(batch, path, across, colour)


def fringe(batch, start, end, outward, length, colour):
    """Add a band with a comb cut into it, glued along an edge, with teeth that curl away."""
    count = int(np.linalg.norm(end - start) / 0.075)
    along = (end - start) / count
    for k in range(count):
        root = start + along * (k + 0.5) + outward * 0.03
        curl, reach = chance.uniform(0.06, 0.22), length * chance.uniform(0.85, 1.1)
        path = [root + outward * curl * t * t + along * 0.4 * chance.uniform(-1, 1) * t * t
                - np.array((0, 0, reach * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        ribbon(batch, path, [along * 0.42] * 5, vary(linear(colour), chance, 0.1))


def trimmings():
    """Build gold strips over the seams, combed fringes at the rims, rosettes at the waist, and the tails."""
    gold, papers = Batch(), Batch()
    colours = [PINK, YELLOW, ORANGE, CREAM, GREEN]
    for k in range(CORNERS):
        top, low, waist = corner(k, 1), corner(k, -1), corner(k, 0)
        for a, b in ((top, waist), (top, corner(k - 1, 0)), (low, waist), (low, corner(k - 1, 0)),
                     (top, corner(k + 1, 1)), (low, corner(k + 1, -1))):
            outward = (a + b) / 2 - CENTRE
            outward = outward / np.linalg.norm(outward)
            across = np.cross(b - a, outward)
            across = across / np.linalg.norm(across)
            steps = 24
            path = [a + (b - a) * i / steps + outward * (0.022 + 0.008 * math.sin(i * 1.3))
                    for i in range(steps + 1)]
            ribbon(gold, path, [across * (0.056 + 0.016 * (i % 2)) for i in range(steps + 1)], linear(GOLD))
        for level, length, colour in ((1, 0.34, PINK), (-1, 0.42, YELLOW)):
            a, b = corner(k, level), corner(k + 1, level)
            outward = ((a + b) / 2 - CENTRE) * (1, 1, 0)
            fringe(papers, a, b, outward / np.linalg.norm(outward), length, colour)
        rosette(papers, gold, waist)
        outward = (waist - CENTRE) / WAIST
        for _ in range(5):
            tail(papers, waist + outward * 0.05, outward, chance.uniform(1.5, 2.0),
                 linear(chance.choice(colours)), (0.75, 0.2, 0))
        middle = (low + corner(k + 1, -1)) / 2
        outward = (middle - CENTRE) * (1, 1, 0) / RIM
        for i in range(9):
            root = low + (corner(k + 1, -1) - low) * (i + 0.5) / 9 - outward * 0.04
            tail(papers, root, outward, chance.uniform(3.0, 3.9), linear(colours[(i + k) % 5]),
                 (1.15, 0.3, 0))
    gold.make('gold', material('gold paper', vertex_colours=True, rough=0.4, metal=0.25, spec=0.5, bump=0.01,
                               bump_scale=14))
    papers.make('strips', material('strips', vertex_colours=True, rough=0.7, translucent=0.5), smooth=True)


def rosette(papers, gold, place):
    """Add petals of folded paper around a gold button."""
    outward = (place - CENTRE) / WAIST
    sideways = np.array((-outward[1], outward[0], 0))
    up = np.array((0, 0, 1.0))
    for i in range(10):
        angle = i * 2 * math.pi / 10
        ray = sideways * math.cos(angle) + up * math.sin(angle)
        cross = up * math.cos(angle) - sideways * math.sin(angle)
        path = [place + outward * (0.06 + 0.1 * t) + ray * 0.27 * t for t in (0, 0.5, 1)]
        ribbon(papers, path, [cross * w for w in (0.03, 0.085, 0.02)], linear(CREAM if i % 2 else PINK))
    gold.blob(place + outward * 0.1, 0.075, linear(GOLD), segments=12)


def hanger():
    cords = Batch()
    knot = np.array(CENTRE) + (0, 0, HALF_HEIGHT + 1.15)
    for k in range(0, CORNERS, 2):
        cords.tube([corner(k, 1), (corner(k, 1) + knot) / 2, knot], 0.016, linear('#e8d9b8'), 6)
    cords.tube([knot, knot + (0.01, 0, 2), knot + (0, 0, 6)], 0.024, linear('#e8d9b8'), 6)
    # The wire of the lamp, taped to the cord.
    cords.tube([np.array(CENTRE) + (0, 0, 0.3), knot + (0.03, 0, 0), knot + (0.08, 0, 2),
                knot + (0.05, 0, 6)], 0.02, linear('#2a2320'), 6)
    cords.make('cords', material('cords', vertex_colours=True, rough=0.9))


reset()
evening_sky()
neighbours(chance)
parapet(chance)
body()
trimmings()
hanger()
bulb((CENTRE[0], CENTRE[1], CENTRE[2] + 0.05), 260, 0.16, (1, 0.70, 0.40))
# The light of the lantern on the balcony and on its own strips.
area_light((CENTRE[0], -2.2, CENTRE[2] - 0.2), (CENTRE[0], 8, 1), 2.2, 50, (1, 0.55, 0.3))
area_light((-2.5, -8, 2.5), tuple(CENTRE), 3, 95, (1, 0.72, 0.5))
area_light((CENTRE[0] - 1.9, 0.2, CENTRE[2]), (-10, 1.2, 4.6), 1.6, 75, (1, 0.5, 0.28))
area_light((-7, -9, 9), (0, 0, 4.5), 5, 130, (0.55, 0.62, 1))
world((0.36, 0.36, 0.62), 0.36)
camera((-1.1, -15, 2.5), (0.3, 0, 4.2), 58, 0.35, (CENTRE[0], -1.2, CENTRE[2]))
render(1120, 1400, 28, exposure=1.0, contrast=1.05, vignette=0.2)
