"""A basket woven of rolled newspaper, with a band of a coloured magazine, full of oranges and guavas."""

import math
import random

import numpy as np

from clay.graph import Graph
from clay.setting import window
from clay.surfaces import dusty_wood, limewash
from papercraft.paper import printed
from studio import forms
from studio.colour import linear, vary
from studio.light import area_light, camera, world
from studio.meshes import Batch, ground, mesh
from studio.noise import noise_at
from studio.render import render, reset
from waste.junk import lathe
from waste.printing import magazine, newspaper
from waste.surfaces import PrintedPieces, board, smooth_below

STAKES = 27
FOOT, RIM, HEIGHT = 8.6, 12.2, 12.4
ROW = 0.84
ROLL = 0.46
# Rows of tubes that were rolled from the magazine.
BAND = range(7, 11)
# Size of one printed sheet, in centimetres.
SHEET = 25.0
LAMP = (-70, 30, 62)

chance = random.Random(27)
news, weekly = PrintedPieces(), PrintedPieces()


def rolled(pieces, path, radius, flat=1.0):
    """Build a paper tube rolled diagonally from a corner, so that its print runs around it in a spiral."""
    points = np.array(path, float)
    steps = np.concatenate([[0], np.linalg.norm(np.diff(points, axis=0), axis=1).cumsum()])
    around = 9
    vertices, _ = forms.tube(path, lambda t: radius * (1 + 0.05 * math.sin(t * 37)), around - 1)
    rings = np.array(vertices).reshape(len(points), around - 1, 3)
    rings = points[:, None] + (rings - points[:, None]) * np.array([1, 1, flat])
    rings = np.concatenate([rings, rings[:, :1]], axis=1)
    slant, u, v = math.radians(chance.uniform(28, 40)), chance.random(), chance.random()
    places = []
    for along in steps:
        for k in range(around):
            across = 2 * math.pi * radius * k / (around - 1)
            places.append(
                (
                    u + (along * math.cos(slant) - across * math.sin(slant)) / SHEET,
                    v + (along * math.sin(slant) + across * math.cos(slant)) / SHEET,
                )
            )
    faces = [
        (i * around + k, i * around + k + 1, (i + 1) * around + k + 1, (i + 1) * around + k)
        for i in range(len(points) - 1)
        for k in range(around - 1)
    ]
    faces += [
        tuple(range(around - 1))[::-1],
        tuple((len(points) - 1) * around + k for k in range(around - 1)),
    ]
    pieces.add([tuple(point) for point in rings.reshape(-1, 3)], faces, places)


def radius_at(z):
    """Return the radius of the basket's wall, which leans out and is slightly convex."""
    share = z / HEIGHT
    return FOOT + (RIM - FOOT) * share + 0.9 * math.sin(math.pi * share)


def weave():
    """Weave one long spiral, in front of one stake and behind the next; each new tube starts inside the last."""
    per_turn = STAKES * 8
    turns = int(HEIGHT / ROW)
    breaks = [0]
    while breaks[-1] < turns * per_turn:
        breaks.append(breaks[-1] + chance.randrange(95, 150))
    for start, end in zip(breaks[:-1], breaks[1:]):
        path, middle = [], (start + end) / 2 / per_turn
        for i in range(start, min(end + 6, turns * per_turn)):
            angle = 2 * math.pi * i / per_turn
            z = 0.5 + ROW * i / per_turn
            z += 0.10 * noise_at(math.cos(angle) * 3, math.sin(angle) * 3, z * 0.4)
            out = radius_at(z) + 0.55 * math.cos(STAKES / 2 * angle) + (0.08 if i - start < 5 else 0)
            path.append((out * math.cos(angle), out * math.sin(angle), z))
        if len(path) > 8:
            rolled(weekly if int(middle) in BAND else news, path, ROLL * chance.uniform(0.95, 1.04), 1.0)


def stakes():
    for k in range(STAKES):
        angle = 2 * math.pi * (k + chance.uniform(-0.08, 0.08)) / STAKES
        path = [
            (radius_at(z) * math.cos(angle), radius_at(z) * math.sin(angle), z)
            for z in np.linspace(0.1, HEIGHT + 0.6, 14)
        ]
        rolled(news, path, 0.42)


def rim():
    """Build two tubes twisted around the top over the ends of the stakes, and a third around the foot."""
    for strand in (0, math.pi):
        path = []
        for t in np.linspace(0, 2 * math.pi * 1.03, 240):
            twist = 24 * t + strand
            out = radius_at(HEIGHT) + 0.05 + 0.5 * math.cos(twist)
            path.append((out * math.cos(t), out * math.sin(t), HEIGHT + 0.55 + 0.5 * math.sin(twist)))
        for start in range(0, 240, 60):
            rolled(weekly if strand else news, path[start : start + 62], 0.5)


def handle():
    """Build three twisted tubes as an arched handle, tied in at both sides."""
    for strand in range(3):
        path = []
        for t in np.linspace(0, math.pi, 110):
            twist = 17 * t + strand * 2.094
            reach = 1 + 0.62 * math.cos(twist) / 13
            lift = 13.6 * math.sin(t) ** 0.8
            path.append(
                (
                    12.6 * math.cos(t) * reach,
                    0.62 * math.sin(twist) + 0.5 * math.sin(t * 2),
                    HEIGHT - 3.2 + lift * reach + (2.2 if math.sin(t) > 0.2 else 11 * math.sin(t)),
                )
            )
        rolled(weekly if strand == 2 else news, path, 0.5)


def floor_of_basket():
    mesh('floor', *lathe([(FOOT + 0.4, 0.7), (0.1, 0.7)], 40), board('inside'))


def orange_skin():
    """Return the skin of Nagpur oranges: loose, with pores, green near the stalk."""
    g = Graph('orange')
    green = g.ramp(g.noise(4.5, 4), 0.6, 0.8, 0.0, 0.35)
    paint = g.mix(green, g.painted(), linear('#a9a022'))
    pores = g.ramp(g.cells(0.24), 0.0, 0.45)
    g.set(
        Base_Color=paint,
        Roughness=0.36,
        Specular=0.5,
        Normal=g.bump(pores, 0.035, g.bump(g.noise(1.6, 3), 0.12)),
    )
    return g.surface


def guava_skin():
    g = Graph('guava')
    blush = g.ramp(g.noise(3, 4), 0.45, 0.8, 0.0, 0.5)
    paint = g.mix(blush, g.painted(), linear('#d9cf62'))
    paint = g.mix(g.math('MULTIPLY', g.ramp(g.noise(0.35, 4), 0.64, 0.70), 0.6), paint, linear('#6d5a2a'))
    g.set(Base_Color=paint, Roughness=0.42, Specular=0.4, Normal=g.bump(g.noise(0.9, 4), 0.11))
    return g.surface


def fruit():
    oranges, guavas, stalks = Batch(), Batch(), Batch()
    places = [
        (5.9 * math.cos(a), 5.9 * math.sin(a), 11.2 + chance.uniform(-0.5, 0.5))
        for a in (0.3, 1.5, 2.7, 4.0, 5.3)
    ]
    places += [(-1.6, -1.6, 15.0), (2.8, 2.2, 14.6), (19.5, -10.5, 3.15)]
    for k, (x, y, z) in enumerate(places):
        if k in (2, 4):
            continue
        size = 3.5 * chance.uniform(0.93, 1.06)
        colour = vary(linear(chance.choice(('#f0780f', '#ee8a14', '#e86a0c'))), chance, 0.06)
        oranges.blob((x, y, z), size, colour, (1, 1, 0.9), 44, 30, chance.uniform(0, 6), 0.035, chance)
        tilt = chance.uniform(-0.5, 0.5)
        top = (x + size * 0.86 * math.sin(tilt) * 0.9, y - size * 0.35, z + size * 0.82 * math.cos(tilt))
        stalks.blob(top, 0.42, linear('#6f7a2a'), (1, 1, 0.5), 8, 6, 0, 0.3, chance)
    for x, y, z, turn in ((-4.6, -4.2, 11.8, 0.4), (2.2, -6.3, 12.4, -0.9), (15.6, -15.0, 2.6, 2.2)):
        size, colour = chance.uniform(2.7, 3.0), vary(linear('#a9bf4a'), chance, 0.08, 0.05)
        guavas.blob((x, y, z), size, colour, (1.16, 0.97, 0.95), 40, 28, turn, 0.07, chance)
        end = (x + size * 1.15 * math.cos(turn), y + size * 1.15 * math.sin(turn), z)
        for k in range(5):
            spread = 2 * math.pi * k / 5
            stalks.blob(
                (
                    end[0] - 0.35 * math.sin(turn) * math.cos(spread),
                    end[1] + 0.35 * math.cos(turn) * math.cos(spread),
                    end[2] + 0.35 * math.sin(spread),
                ),
                0.26,
                linear('#6a5426'),
                (1, 1, 0.9),
                8,
                5,
            )
    leaves(stalks, (-1.6, -2.6, 18.2), ((2.5, 0.5, 5.2), (3.6, -0.2, 4.4)))
    leaves(stalks, (19.6, -10.7, 6.1), ((0.5, 0.2, 4.8),))
    smooth_below(oranges.make('oranges', orange_skin()), 3)
    smooth_below(guavas.make('guavas', guava_skin()), 3)
    stalks.make('stalks', board('stalks', 0.1), smooth=True)


def leaves(batch, start, blades):
    for turn, lift, length in blades:
        points = []
        for i in range(13):
            t = i / 12
            half = 1.15 * math.sin(math.pi * t**0.9) + 0.04
            for side in (-1, 0, 1):
                along, across = t * length, side * half
                points.append(
                    (
                        start[0] + along * math.cos(turn) - across * math.sin(turn),
                        start[1] + along * math.sin(turn) + across * math.cos(turn),
                        start[2] + lift * along * 0.4 - 0.09 * along * along + 0.3 * abs(side) * half,
                    )
                )
        faces = [
            face for i in range(0, 36, 3) for face in ((i, i + 1, i + 4, i + 3), (i + 1, i + 2, i + 5, i + 4))
        ]
        batch.add(points, faces, linear('#2f6a2c'))


def left_over():
    """Build the unused material: three tubes and a sheet."""
    for x, y, turn, length in ((-27, -9, -0.25, 17), (-26, -11.5, -0.42, 16), (-24.5, -13.2, -0.1, 15)):
        path = [(x + d * math.cos(turn), y + d * math.sin(turn), 0.5) for d in np.linspace(0, length, 12)]
        rolled(weekly if y == -11.5 else news, path, 0.46)
    sheet, columns = PrintedPieces(), 24
    points = [
        (x, y, 0.1 + 0.35 * max(0, noise_at(x * 0.12, y * 0.12, 2)) + 0.06 * max(0, abs(x + 8) - 20) ** 1.4)
        for y in np.linspace(-19, 12, columns)
        for x in np.linspace(-31, 12, columns)
    ]
    turned = [(x * 0.97 - y * 0.24, x * 0.24 + y * 0.97, z) for x, y, z in points]
    faces = [
        (r * columns + k, r * columns + k + 1, (r + 1) * columns + k + 1, (r + 1) * columns + k)
        for r in range(columns - 1)
        for k in range(columns - 1)
    ]
    places = [(u * 1.6, v * 1.2) for v in np.linspace(0, 1, columns) for u in np.linspace(0, 1, columns)]
    sheet.add(turned, faces, places)
    return sheet


reset()
stakes()
weave()
rim()
handle()
floor_of_basket()
fruit()
spread = left_over()
print_of_news = printed(
    'newspaper', newspaper(chance, 900, 900, 17, 3), 0, rough=0.85, spec=0.15, bump=0.03, bump_scale=2
)
news.make('news', print_of_news)
spread.make('sheet', print_of_news)
weekly.make(
    'weekly', printed('weekly', magazine(chance, 800, 800), 0, rough=0.4, spec=0.45, bump=0.02, bump_scale=2)
)
ground(dusty_wood('#8a5632', '#54301c', amount=0.15, reach=60), 400)
mesh(
    'wall',
    [(-200, 46, -10), (200, 46, -10), (200, 46, 160), (-200, 46, 160)],
    [(0, 1, 2, 3)],
    limewash('#3d9490', '#2a7478'),
)
area_light(LAMP, (0, 0, 8), 11, 52000, (1, 0.90, 0.74), 11)
window(LAMP, (0, 0, 8), 0.45, 46, 42, bars=((-8, 1.2), (8, 1.2)))
area_light((50, -50, 60), (0, 0, 8), 30, 9000, (0.85, 0.92, 1))
world((0.8, 0.88, 1), 0.30)
camera((9, -68, 40), (1.4, -1, 10.6), 58, 11, (0, -10, 10))
render(1200, 1120, 30, exposure=1.38, contrast=1.08)
