"""A butterfly on a lantana flower, with one wing lifted: built in three dimensions, wing by wing."""
import math

import numpy as np

from quilling import curves
from quilling.paper import Quilling
from quilling.setting import card, table, window
from studio.colour import linear, mix
from studio.curves import smooth
from studio.light import camera
from studio.render import render, reset

PLACE = (1.5, -0.5)
HEADING = math.radians(71)
SIZE = 0.98
# Lift of each wing, in degrees.
LIFTED = {-1: 9, 1: 41}

# Outlines of the right wings: (outward from the body, towards the head).
FOREWING = [(0.15, 0.95), (1.3, 2.7), (3.3, 4.5), (5.0, 5.25), (5.75, 4.75), (5.45, 3.4), (4.9, 2.0),
            (4.1, 1.0), (2.4, 0.55), (0.6, 0.3), (0.1, 0.5)]
HINDWING = [(0.15, 0.05), (1.5, 0.12), (3.3, 0.35), (4.45, -0.6), (4.6, -1.9), (3.9, -3.0), (3.0, -3.4),
            (2.6, -4.5), (2.15, -4.6), (1.95, -3.5), (1.15, -2.5), (0.45, -1.2), (0.1, -0.4)]
# Veins, from the root of a wing to its margin.
FORE_VEINS = [[(0.5, 0.75), (2.6, 2.9), (5.2, 4.6)], [(0.5, 0.65), (2.9, 1.9), (5.3, 3.1)],
              [(0.5, 0.55), (2.6, 1.1), (4.6, 1.5)]]
HIND_VEINS = [[(0.4, -0.15), (2.4, -0.35), (4.5, -1.0)], [(0.4, -0.3), (2.2, -1.2), (4.2, -2.6)],
              [(0.35, -0.4), (1.5, -1.8), (2.6, -3.4)]]

# From the root of a wing to its edge.
GRADIENT = ['#fbe38a', '#f6c02f', '#f08a24', '#dd4321', '#b8195a', '#6a2a6e']
ROOT = np.array([0.2, 0.3])

reset()
work = Quilling(seed=23, height=0.34, thickness=0.028)
random = work.random


def wing_colour(x, y, reach):
    share = math.hypot(x - ROOT[0], y - ROOT[1]) / reach + random.uniform(-0.06, 0.06)
    step = min(max(share, 0), 0.999) * (len(GRADIENT) - 1)
    first = int(step)
    return mix(work.shade(GRADIENT[first]), work.shade(GRADIENT[first + 1]), step - first)


def margin_spots(outline, first, last, count, inset):
    """Return positions for the pale spots along the outer margin, moved from the edge towards the root."""
    edge = outline[int(first * len(outline)):int(last * len(outline))]
    picked = edge[np.linspace(0, len(edge) - 1, count).astype(int)]
    inward = ROOT - picked
    return picked + inward / np.hypot(*inward.T)[:, None] * inset


def wing(outline_points, veins, reach, spots, eyes):
    """Fill one wing at the origin: outline, veins, spots, eyes, then coils wherever one fits."""
    strayed = [(x + random.uniform(-0.07, 0.07), y + random.uniform(-0.07, 0.07)) for x, y in outline_points]
    outline = smooth(strayed, 9, closed=True)
    work.lay(outline, work.shade('#f7e7b8'), height=0.4)
    work.lay(outline.mean(0) + (outline - outline.mean(0)) * 0.985, work.shade('#b8195a'), height=0.37)
    taken = []
    for vein in veins:
        path = smooth(vein, 12)[:-2]
        work.lay(path, work.shade('#6a1f3f'), height=0.36)
        taken += [(x, y, 0.035) for x, y in path]
    for x, y in margin_spots(outline, *spots):
        radius = random.uniform(0.13, 0.18)
        work.roll((x, y), radius, work.shade('#fff6e0'), height=0.36)
        taken.append((x, y, radius + 0.01))
    for x, y, radius in eyes:
        work.roll((x, y), radius * 0.4, work.shade('#2a1a4a'), height=0.46)
        work.coil((x, y), curves.circle, radius, work.shades('#1b8f93', '#8fdcd0'), 0, turns=7, height=0.4)
        taken.append((x, y, radius + 0.02))
    sizes = ((0.44, 7), (0.34, 14), (0.26, 30), (0.2, 60), (0.15, 90), (0.11, 120), (0.08, 120))
    for x, y, radius in curves.packed(outline, sizes, random, taken, 260):
        colour = wing_colour(x, y, reach)
        pale = mix(colour, (1, 0.9, 0.7), 0.22)
        heart = random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3)
        work.coil((x, y), curves.circle, radius, (pale, colour), random.uniform(0, 6), heart,
                  pitch=0.066, height=random.uniform(0.28, 0.35), tacked=0.05)


def on_card(side, lift):
    """Return the map from a wing's own plane to its position on the butterfly: lifted, curved, rotated."""
    angle = math.radians(lift)

    def place(x, y, z):
        z += 0.022 * x * x
        out, up = x * math.cos(angle) - z * math.sin(angle), x * math.sin(angle) + z * math.cos(angle)
        out = (out * side + 0.22 * side) * SIZE
        along = y * SIZE
        cosine, sine = math.cos(HEADING), math.sin(HEADING)
        return (PLACE[0] + along * cosine + out * sine, PLACE[1] + along * sine - out * cosine,
                0.55 + up * SIZE)
    return place


def both_wings(side):
    lift = LIFTED[side]
    for points, veins, reach, spots, eyes, extra in (
            (HINDWING, HIND_VEINS, 5.0, (0.24, 0.5, 6, 0.36), [(3.35, -1.25, 0.46)], -4),
            (FOREWING, FORE_VEINS, 7.0, (0.31, 0.6, 7, 0.36), [(3.6, 3.55, 0.4)], 0)):
        strips, beads = len(work.strips.vertices), len(work.glue.vertices)
        wing(points, veins, reach, spots, eyes)
        place = on_card(side, lift + extra)
        work.strips.reshape(strips, place)
        work.glue.reshape(beads, place)


def body():
    """Lay brown domed rolls from tail to head, and two feelers."""
    along = np.array([math.cos(HEADING), math.sin(HEADING)])
    for share, radius, colour in ((-2.9, 0.2, '#7a4526'), (-2.5, 0.25, '#5d3018'), (-2.05, 0.29, '#7a4526'),
                                  (-1.55, 0.33, '#5d3018'), (-1.0, 0.36, '#7a4526'), (-0.35, 0.42, '#4a2413'),
                                  (0.45, 0.52, '#6b3b1c'), (1.3, 0.4, '#3a1d12')):
        at = np.array(PLACE) + along * share * SIZE
        work.roll(at, radius * SIZE, work.shades(colour, '#2f170d'), 0.2, 0.6, dome=0.28)
    head = np.array(PLACE) + along * 1.6 * SIZE
    for turn, bend in ((0.34, -0.75), (-0.3, 0.55)):
        work.scroll(head, HEADING + turn, 2.9, bend, 0.2, work.shade('#f3cf52'), turns=1.4, z=0.55,
                    height=0.2)


def floret(at, z, size, petal, eye):
    """Lay one of the many small flowers of a lantana head."""
    first = random.uniform(0, curves.TAU)
    for i in range(4):
        angle = first + curves.TAU * i / 4
        place = at[0] + math.cos(angle) * size * 0.62, at[1] + math.sin(angle) * size * 0.62
        work.coil(place, curves.teardrop(0.9, 0.5), size * 0.46, work.shade(petal), angle, turns=4, z=z,
                  height=0.3, tacked=0)
    work.roll(at, size * 0.2, work.shade(eye), z + 0.06, 0.3)


def lantana(at, radius, count):
    """Lay a head of florets: pink outside, yellow buds inside, higher in the middle."""
    for i in range(count):
        share = math.sqrt((i + 0.4) / count)
        angle = i * 2.39996 + random.uniform(-0.1, 0.1)
        place = at[0] + radius * share * math.cos(angle), at[1] + radius * share * math.sin(angle)
        height = 0.75 * (1 - share * share) + 0.1
        if share < 0.46:
            work.roll(place, random.uniform(0.16, 0.21), work.shade(random.choice(('#f6c02f', '#f08a24'))),
                      height, 0.4)
        else:
            pink = share > 0.72 or random.random() < 0.3
            floret(place, height, random.uniform(0.4, 0.46), '#e0508f' if pink else '#f4a93a',
                   '#f6c02f' if pink else '#c8391f')


def leaf(base, turn, length):
    """Lay a broad lantana leaf: a marquise with a comb of veins."""
    colours = work.shades('#7fa646', '#2f6a3a')
    at = base[0] + math.cos(turn) * length, base[1] + math.sin(turn) * length
    work.coil(at, curves.marquise(0.56, 0.08), length, colours, turn, (-0.2, 0), pitch=0.1, height=0.42)


def sprig():
    for start, end, bow in (((-8.6, -7.4), (-3.9, -2.6), 0.7), ((-7.1, -5.9), (-6.9, 0.6), 0.8),
                            ((-6.2, -4.9), (-1.3, -5.6), 0.5)):
        work.stem(start, end, bow, linear('#4d7d3a'), strands=3, height=0.45)
    for base, turn, length in (((-5.6, -4.2), 2.2, 1.25), ((-4.6, -3.3), -0.3, 1.1), ((-7.3, -2.4), 2.7, 1.0),
                               ((-7.35, -1.2), 0.45, 0.85), ((-3.9, -4.9), -1.2, 0.95),
                               ((-2.6, -5.25), 0.95, 0.7)):
        leaf(base, turn, length)
    lantana((-3.3, -1.9), 1.75, 46)
    lantana((-6.9, 1.3), 1.0, 15)
    lantana((-0.7, -5.75), 0.8, 11)


def flight():
    """Lay the flight path with its loop, in very small rolls."""
    path = smooth([(9.3, -3.2), (7.4, -3.0), (6.0, -4.2), (6.3, -5.9), (7.6, -6.0), (7.6, -4.7), (6.1, -3.9),
                   (4.4, -4.4), (2.9, -5.1), (1.3, -4.6)], 30)
    travelled = np.hypot(*np.diff(path, axis=0).T).cumsum()
    for step in np.arange(0, travelled[-1], 0.46):
        x, y = path[np.searchsorted(travelled, step)]
        work.roll((x + random.uniform(-0.05, 0.05), y + random.uniform(-0.05, 0.05)),
                  random.uniform(0.06, 0.085), work.shade('#f3d98a'), height=0.22)


sprig()
flight()
body()
both_wings(-1)
both_wings(1)
work.make()

card([(-11.5, -10), (11.4, -9.2), (11.7, 8.7), (-11.2, 8.1)], linear('#22336e'), patchy=0.09)
table()
window(power=1.05, low=0.85)
camera((0.8, -15.5, 22.5), (0.8, -0.25, 0.5), 58, 4.0, (1.0, 0.6, 1.0))
render(1280, 1024, 32, exposure=1.85, contrast=1.06)
