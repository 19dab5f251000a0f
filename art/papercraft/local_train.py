"""A Mumbai local train of folded card, with its passengers, its wire and its track, for a pop-up card."""
import math

import numpy as np

from papercraft.paper import card, flat_sheet
from papercraft.popup import chance, lying, standing
from papercraft.shapes import Plane, difference, outlines, union
from studio.colour import linear
from studio.materials import material
from studio.meshes import Batch

ROOF = 2.25
FRONT, BACK = -4.95, -4.0
TRAIN = (-5.0, 4.3)


def coach_side(plane, start, end):
    """Return the openings of one coach: barred windows in threes, and wide open doors."""
    holes = []
    doors = [start + (end - start) * share for share in (0.22, 0.78)]
    for door in doors:
        holes.append(plane.rectangle(door - 0.2, door + 0.2, 0.42, 1.75))
    for middle in (start + (end - start) * 0.5, start + (end - start) * 0.06 + 0.06,
                   end - (end - start) * 0.06 - 0.06):
        count = 3 if abs(middle - (start + end) / 2) < 0.1 else 1
        for k in range(count):
            x = middle + (k - (count - 1) / 2) * 0.42
            pane = plane.rectangle(x - 0.15, x + 0.15, 1.02, 1.62)
            bars = [plane.rectangle(x - 0.2, x + 0.2, y, y + 0.028) for y in (1.17, 1.32, 1.47)]
            holes.append(difference(pane, *bars))
    return holes, doors


def train():
    """Build a box between two folds: its side, its roof, its far side; bands and passengers are glued on."""
    plane = Plane(-5.3, 4.6, -0.1, 2.6, 0.016)
    left, right = TRAIN
    third = (right - left) / 3
    holes, doors = [], []
    for k in range(3):
        start, end = left + third * k + 0.06, left + third * (k + 1) - 0.06
        coach_holes, coach_doors = coach_side(plane, start, end)
        holes += coach_holes
        doors += coach_doors
        if k:
            holes.append(plane.rectangle(start - 0.09, start - 0.03, 0.3, 2.05))
    side = difference(plane.rectangle(left, right, 0.33, ROOF), *holes)
    wheels = [plane.circle(left + third * k + shift, 0.27, 0.19) for k in range(3)
              for shift in (0.55, 1.05, 2.05, 2.55)]
    standing('train', side, plane, -FRONT, '#fbf1dc', askew=0)
    standing('wheels', union(*wheels), plane, -FRONT - 0.05, '#4b4348', askew=0)
    standing('far side', side, plane, -BACK, '#e9dcc0', askew=0)
    lying('roof', left, right, FRONT, BACK, ROOF, '#b9b4a8', 0.04)
    lying('roof strip', -1.2, -0.6, BACK, -2.85, ROOF - 0.02, '#fbf1dc', 0.03)
    for y0, y1, colour in ((0.42, 0.86, '#8c1d2c'), (1.86, 2.08, '#8c1d2c'), (0.88, 0.95, '#f2b01e')):
        band = difference(plane.rectangle(left, right, y0, y1), *holes)
        standing('band', band, plane, -FRONT + 0.036, colour, 0.02, askew=0)
    cab()
    passengers(doors)
    pantograph(left + third * 1.5)


def cab():
    """Build the driver's end, folded around the corner."""
    plane = Plane(-0.2, 1.2, -0.1, 2.6, 0.012)
    face = difference(plane.rectangle(0, BACK - FRONT, 0.33, ROOF), plane.rectangle(0.1, 0.43, 1.2, 1.72),
                      plane.rectangle(0.52, 0.85, 1.2, 1.72))
    pieces = [(face, 0.0, '#fbf1dc', 0.045), (plane.rectangle(0.0, 0.95, 0.3, 1.05), 0.035, '#8c1d2c', 0.02),
              (plane.rectangle(0.22, 0.73, 1.82, 2.08), 0.035, '#1d1a1c', 0.02),
              (plane.circle(0.475, 0.86, 0.13), 0.07, '#fff3c9', 0.03),
              (plane.rectangle(0.0, 0.95, 0.98, 1.05), 0.05, '#f2b01e', 0.02)]
    for shape, forward, colour, thickness in pieces:
        sheet = flat_sheet('cab', outlines(plane, shape, 6), card('cab', colour), thickness, wobble=0.004)
        sheet.location = (TRAIN[1] + forward, FRONT, 0)
        sheet.rotation_euler = (math.pi / 2, 0, math.pi / 2)


def passengers(doors):
    colours = ['#1f7a8c', '#e2593b', '#2f8a4e', '#e8a317', '#3b4a9c', '#c2255c', '#7a4b2a', '#0f7672']
    for k, door in enumerate(doors):
        plane = Plane(door - 0.9, door + 0.9, 0, 2.4, 0.012)
        for n in range(1 + k % 2):
            x = door + (0.09 if n else -0.06) + chance.uniform(-0.03, 0.03)
            tall = chance.uniform(0.86, 1.02)
            base = 0.44
            body = union(plane.limb(x - 0.05, base, 0.05, x - 0.04, base + 0.5 * tall, 0.06),
                         plane.limb(x + 0.05, base, 0.05, x + 0.04, base + 0.5 * tall, 0.06),
                         plane.limb(x, base + 0.48 * tall, 0.1, x, base + 0.82 * tall, 0.1))
            hand = (door + 0.22, base + 1.12) if n else (door - 0.22, base + 1.05)
            arm = plane.stem([(x, base + 0.84 * tall, 0.045), ((x + hand[0]) / 2, hand[1] - 0.22, 0.04),
                              (*hand, 0.035)])
            out = -FRONT - 0.12 + 0.16 * n
            standing('passenger', union(body, arm), plane, out, colours[(k * 3 + n * 2) % len(colours)], 0.025)
            head = union(plane.circle(x + 0.02, base + 1.06 * tall, 0.095),
                         plane.limb(x, base + 0.9 * tall, 0.04, x, base + tall, 0.04))
            standing('head', head, plane, out + 0.03, chance.choice(['#8a5433', '#6b3d22', '#a86a42']), 0.025)
            hair = difference(plane.circle(x + 0.015, base + 1.085 * tall, 0.105),
                              plane.rectangle(x - 0.02, x + 0.3, 0, base + 1.09 * tall))
            standing('hair', hair, plane, out + 0.055, '#1d1614', 0.015)


def pantograph(x):
    """Build folded strips on the roof, up to a thread as the wire."""
    strips = Batch()
    middle = (FRONT + BACK) / 2
    grey = linear('#4a4a50')
    for y in (middle - 0.2, middle + 0.2):
        path = [(x - 0.35, y, ROOF + 0.03), (x + 0.3, y, ROOF + 0.38), (x - 0.15, y, ROOF + 0.78)]
        strips.tube(path, 0.03, grey, 4)
    strips.tube([(x - 0.15, middle - 0.3, ROOF + 0.8), (x - 0.15, middle, ROOF + 0.8),
                 (x - 0.15, middle + 0.3, ROOF + 0.8)], 0.035, grey, 4)
    for mast_x in (-5.65, 5.5):
        strips.tube([(mast_x, -5.35, 0.1), (mast_x, -5.35, 1.8), (mast_x, -5.35, 3.5)], 0.06, grey, 4)
        strips.tube([(mast_x, -5.35, 3.15), (mast_x, -4.9, 3.15), (mast_x, middle - 0.1, 3.15)], 0.045, grey,
                    4)
    sag = [(-5.65 + 11.15 * t, middle, 3.12 - 0.5 * t * (1 - t) * 0.6) for t in np.linspace(0, 1, 12)]
    strips.tube(sag, 0.014, linear('#2a2626'), 5)
    strips.make('pantograph', material('grey card', vertex_colours=True, rough=0.9))


def track():
    """Build sleepers and rails, strip by strip."""
    for k in range(34):
        x = -5.6 + k * 0.34
        sheet = lying('sleeper', -0.07, 0.07, -5.35, -4.15, 0.115, '#6b4a2f', 0.02)
        sheet.location.x = x
        sheet.rotation_euler.z = chance.uniform(-0.03, 0.03)
    for y in (-5.1, -4.4):
        lying('rail', -5.8, 5.8, y - 0.04, y + 0.04, 0.14, '#8d8f94', 0.03)
