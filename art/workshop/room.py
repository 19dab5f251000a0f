"""The room around the table: sunlight from the upper left, the objects in its way, and the stools."""

import math

import numpy as np
from mathutils import Vector

from clay.setting import hang_in_light, window
from papercraft.lamps import sun
from studio import forms
from studio.colour import linear, vary
from studio.light import area_light, world
from studio.meshes import Batch
from waste.junk import pose
from workshop.things import box

WARM = (1, 0.9, 0.74)


def sunlight(direction, strength=3.4, softness=0.035, fill=0.5):
    """Add the sun along `direction`, and the light reflected by the room."""
    sun(Vector(direction), strength, softness, WARM)
    world((0.8, 0.88, 1), fill)


def bars(direction, target, width, height, gap, thick=1.6, lean=0.0, crossbars=((0.0, 1.6),), far=60.0):
    """Let the sun in through an opening with iron bars; the rest is in the shadow of the wall."""
    lamp = np.asarray(target, float) - np.asarray(direction, float) / np.linalg.norm(direction) * far * 2
    count = int(width / gap / 2) + 1
    uprights = [(k * gap + gap * 0.3, thick) for k in range(-count, count)]
    return window(lamp, target, 0.5, width, height, bars=uprights, crossbars=crossbars, wall=240, lean=lean)


def leaves(direction, target, chance, bunches, far=45.0, size=6.0, count=16):
    """Add the shadow of a branch in front of the window; `bunches` are positions across the light, from its centre."""
    shade = Batch()
    for x, y in bunches:
        for _ in range(count):
            turn = chance.uniform(-2.6, -0.5)
            at_x, at_y = x + chance.gauss(0, size * 0.8), y + chance.gauss(0, size * 0.6)
            dx, dy = math.cos(turn), math.sin(turn)
            long = size * chance.uniform(0.7, 1.25)
            edge = [(0, 0), (0.25, 0.16), (0.55, 0.19), (1, 0), (0.55, -0.19), (0.25, -0.16)]
            points = [(at_x + long * (dx * t - dy * w), at_y + long * (dy * t + dx * w), 0) for t, w in edge]
            shade.add(points, [tuple(range(6))], linear('#050505'))
    lamp = np.asarray(target, float) - np.asarray(direction, float) / np.linalg.norm(direction) * far * 2
    return hang_in_light(shade, lamp, target, 0.5)


def fill_lamp(location, target, size, power, colour=(0.82, 0.9, 1)):
    """Add the light that a pale wall on the other side would reflect."""
    return area_light(location, target, size, power, colour)


def stool(heap, x, y, seat, turn, colour):
    """Build a low wooden stool with one short leg."""
    where = pose(x, y, seat, (0.05, -0.04, turn))
    box(heap, 'lacquer', colour, (-15, -15, -3), (15, 15, 0), where)
    for leg_x in (-12, 12):
        for leg_y in (-12, 12):
            form = forms.tube([(leg_x, leg_y, -2), (leg_x * 1.2, leg_y * 1.2, -44)], 1.9, 10)
            heap.put('lacquer', form, vary(linear(colour), heap.chance, 0.1), where)
