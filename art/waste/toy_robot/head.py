"""A can with eyes of lids and buttons, teeth of keys, and an old bulb."""

import math

import numpy as np
from mathutils import Vector

from studio import forms
from studio.colour import linear
from waste.junk import lathe, pose
from waste.toy_robot.parts import (
    BEIGE,
    BLACK_KEY,
    FORWARD,
    HEAD_FOOT,
    HEAD_RADIUS,
    HEAD_TOP,
    LOOKS,
    chance,
    heap,
    key,
)


def head():
    """Build a can without its label, with strips of glue and a torn corner of paper."""
    profile = [
        (0.2, HEAD_FOOT),
        (HEAD_RADIUS - 0.2, HEAD_FOOT),
        (HEAD_RADIUS + 0.12, HEAD_FOOT + 0.12),
        (HEAD_RADIUS + 0.12, HEAD_FOOT + 0.4),
        (HEAD_RADIUS, HEAD_FOOT + 0.5),
    ]
    for z in np.linspace(HEAD_FOOT + 0.6, HEAD_TOP - 0.7, 60):
        ribs = 0.09 * math.sin((z - HEAD_FOOT) * 7.5) * (abs(z - (HEAD_FOOT + HEAD_TOP) / 2) < 2.2)
        profile.append((HEAD_RADIUS + ribs, z))
    profile += [
        (HEAD_RADIUS + 0.12, HEAD_TOP - 0.45),
        (HEAD_RADIUS + 0.12, HEAD_TOP - 0.1),
        (HEAD_RADIUS - 0.15, HEAD_TOP),
        (HEAD_RADIUS - 0.4, HEAD_TOP - 0.3),
        (0.2, HEAD_TOP - 0.3),
    ]
    heap.put('steel', lathe(profile, 96), linear('#b5b0a6'), LOOKS)
    scrap = [
        (HEAD_RADIUS + 0.13, a, z)
        for a, z in ((-0.75, 22.1), (-0.25, 22.0), (-0.2, 23.3), (-0.38, 23.9), (-0.47, 25.1), (-0.7, 24.6))
    ]
    points = [tuple(LOOKS @ Vector((r * math.cos(a), r * math.sin(a), z))) for r, a, z in scrap]
    heap.put('board', (points, [tuple(range(6))]), linear('#e08a1c'))


def face():
    front = -HEAD_RADIUS - 0.05
    heap.cap(LOOKS @ pose(-1.75, front + 0.25, 26.1, FORWARD), '#f2ead8', 1.7, 1.0, 44)
    heap.button(LOOKS @ pose(-1.6, front - 0.72, 26.0, FORWARD), '#1f2a4c', 0.85, '#e9dfc8')
    heap.crown(LOOKS @ pose(1.95, front + 0.35, 26.25, (math.pi / 2, 0, 0.22)), 'limbu', 0.1)
    heap.button(LOOKS @ pose(1.85, front - 0.28, 26.2, FORWARD), '#2a1d18', 0.66, '#c23a2a')
    for k, letter in enumerate('HELLO'):
        x = (k - 2) * 1.36
        key(
            LOOKS
            @ pose(
                x,
                front + 0.1 + 0.09 * (k - 2) ** 2,
                23.1 + 0.07 * (k - 2) ** 2 + chance.uniform(-0.06, 0.06),
                (math.pi / 2, chance.uniform(-0.09, 0.09), 0.24 * (k - 2) * 0.9),
            ),
            letter,
            0.66,
            BEIGE if k != 3 else BLACK_KEY,
        )
    for side in (-1, 1):
        heap.crown(
            LOOKS @ pose(side * (HEAD_RADIUS + 0.05), 0.2, 25.2, (0, side * math.pi / 2, 0)),
            'goli' if side < 0 else 'soda',
            0.12,
        )


def bulb_on_top():
    """Build a bulb whose thread sits in a bottle cap."""
    lift = LOOKS @ pose(-0.3, 0.1, HEAD_TOP - 0.35, (0.02, -0.07, 0))
    heap.cap(lift, '#d8401f', 1.55, 1.2)
    thread = [(1.25, 0.8 + 0.1 * i + 0.0) for i in range(20)]
    thread = [(1.25 + 0.09 * math.sin(z * 11), z) for _, z in thread] + [(1.0, 2.9)]
    heap.put('brass', lathe(thread, 40), linear('#b08a4a'), lift)
    pear = [
        (1.05, 2.7),
        (1.12, 3.3),
        (1.5, 4.2),
        (2.3, 5.3),
        (2.85, 6.5),
        (2.95, 7.3),
        (2.7, 8.4),
        (2.0, 9.3),
        (1.0, 9.75),
        (0.05, 9.85),
    ]
    heap.put('glass', lathe(pear, 48), (1, 1, 1), lift)
    heap.put('glass', lathe([(0.5, 2.8), (0.38, 4.2), (0.3, 5.2), (0.05, 5.3)], 16), (1, 1, 1), lift)
    for side in (-1, 1):
        heap.put(
            'wire',
            forms.tube([(side * 0.15, 0, 4.9), (side * 0.5, 0, 5.8), (side * 0.95, 0, 6.9)], 0.035, 5),
            linear('#6a665e'),
            lift,
        )
    filament = [
        (0.95 * t, 0.12 * math.cos(t * 40), 6.9 - 0.35 * (1 - t * t) + 0.12 * math.sin(t * 40))
        for t in np.linspace(-1, 1, 90)
    ]
    heap.put('wire', forms.tube(filament, 0.025, 4), linear('#4a4640'), lift)
