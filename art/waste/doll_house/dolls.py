"""The people of the house: old clothes pegs with drawn faces, wool as hair, and clothes of scraps."""

import math

import numpy as np

from studio import forms
from studio.colour import linear, vary
from waste.doll_house.parts import FIRST, THICK, chance, heap
from waste.junk import lathe, pose

PEG = linear('#d9a871')
FACE = linear('#3a1d12')
# Profile of a peg from its foot to its head; in the size of an adult.
TURNED = [
    (0.62, 0), (0.66, 0.3), (0.6, 2.6), (0.52, 3.5), (0.36, 3.75), (0.42, 3.9), (0.66, 4.2), (0.74, 4.55),
    (0.68, 4.95), (0.4, 5.25), (0.05, 5.32)]


def skirt(colour, hem, waist, low, high, flare=0.9):
    """Build a scrap of cloth gathered around the waist."""
    def folds(step, angle):
        return 0.1 * flare * (1 - step / 5) * math.sin(angle * 9 + step * 0.4)

    profile = [(hem + (waist - hem) * t**0.7, low + (high - low) * t) for t in np.linspace(0, 1, 6)]
    form = lathe([*profile, (0.3, high + 0.02)], 54, folds)
    return form, [vary(linear(colour), chance, 0.05) for _ in form[1]]


def arm(side, hand, colour, where):
    """Build a pipe cleaner from the shoulder to a hand (x, y, z)."""
    shoulder = np.array((0.52 * side, 0, 3.3))
    hand = np.array(hand, float)
    elbow = (shoulder + hand) / 2 + (0.35 * side, 0.1, -0.25)
    path = [tuple((1 - t) ** 2 * shoulder + 2 * t * (1 - t) * elbow + t * t * hand)
            for t in np.linspace(0, 1, 9)]
    heap.put('thread', forms.tube(path, 0.13, 8), linear(colour), where)
    heap.put('stick', forms.blob(tuple(hand), 0.19, (1, 1, 1), 10, 8), PEG, where)


def face(where):
    for side in (-1, 1):
        heap.put('thread', forms.blob((0.25 * side, -0.68, 4.62), 0.075, (1, 0.5, 1.2), 8, 6), FACE, where)
    smile = [(0.22 * t, -0.735 + 0.03 * t * t, 4.33 + 0.07 * t * t) for t in np.linspace(-1, 1, 7)]
    heap.put('thread', forms.tube(smile, 0.035, 5), linear('#a8281c'), where)


def hair(colour, where, bun=False, plaits=False):
    """Build loops of wool, parted in the middle."""
    wool = linear(colour)
    for k in range(26):
        turn = -0.15 + (math.pi + 0.3) * k / 25
        high = [(0.8 * math.cos(turn) * s, 0.74 * math.sin(turn) * s - 0.05, 5.34 - 0.95 * (1 - c))
                for s, c in ((0.1, 1), (0.55, 0.86), (0.92, 0.45), (1.02, 0.1))]
        heap.put('thread', forms.tube(high, 0.11, 6), vary(wool, chance, 0.12), where)
    if bun:
        heap.put('thread', forms.blob((0.1, 0.55, 5.15), 0.42, (1, 1, 0.9), 14, 10, 0, 0.25, chance), wool, where)
    if plaits:
        for side in (-1, 1):
            for k in range(6):
                lump = forms.blob((0.82 * side + 0.05 * side * k, -0.1, 4.5 - 0.24 * k), 0.17, (1, 1, 0.8), 8, 6)
                heap.put('thread', lump, vary(wool, chance, 0.15), where)
            heap.put('thread', forms.blob((1.1 * side, -0.1, 3.05), 0.2, (1.5, 1, 0.6), 8, 6), linear('#d22a4a'),
                     where)


def peg(where):
    heap.put('stick', lathe(TURNED, 28), vary(PEG, chance, 0.05), where)


def mother(where):
    """Build the mother in a sari of torn cloth, with a cup of tea."""
    peg(where)
    heap.put('thread', *skirt('#b3205c', 1.15, 0.62, 0.0, 2.5), where)
    heap.put('thread', *skirt('#e0a01c', 0.7, 0.5, 2.4, 3.5, 0.2), where)
    drape = [(-0.55, -0.5, 3.6), (-0.1, -0.72, 3.0), (0.4, -0.78, 2.4), (0.85, -0.5, 1.7)]
    heap.put('thread', forms.tube(drape, lambda t: 0.2 + 0.12 * t, 8), linear('#b3205c'), where)
    arm(-1, (-0.95, -0.95, 2.5), '#c98a5a', where)
    arm(1, (1.25, -0.5, 2.2), '#c98a5a', where)
    face(where)
    heap.put('thread', forms.blob((0, -0.72, 4.86), 0.07, (1, 0.5, 1), 8, 6), linear('#c0182a'), where)
    hair('#1c1512', where, bun=True)


def child(where, colour, wool, plaits):
    peg(where)
    heap.put('thread', *skirt(colour, 1.2 if plaits else 0.8, 0.6, 0.6, 3.5), where)
    arm(-1, (-1.35, -0.3, 4.2), '#c98a5a', where)
    arm(1, (1.2, -0.5, 2.4), '#c98a5a', where)
    face(where)
    hair(wool, where, plaits=plaits)


def grandfather(where):
    """Build the grandfather: white wool, wire spectacles, a newspaper kurta."""
    peg(where)
    heap.put('thread', *skirt('#ece4d0', 0.85, 0.62, 0.5, 3.55, 0.4), where)
    arm(-1, (-0.9, -0.9, 2.2), '#b87a4c', where)
    arm(1, (0.9, -0.9, 2.2), '#b87a4c', where)
    face(where)
    for side in (-1, 1):
        rim = [(0.26 * side + 0.19 * math.cos(a), -0.78, 4.62 + 0.19 * math.sin(a))
               for a in np.linspace(0, 2 * math.pi, 15)]
        heap.put('wire', forms.tube(rim, 0.03, 5), linear('#c9a24a'), where)
    hair('#e4e0d8', where)
    moustache = [(0.3 * t, -0.76, 4.42 - 0.06 * t * t) for t in np.linspace(-1, 1, 7)]
    heap.put('thread', forms.tube(moustache, 0.075, 6), linear('#e4e0d8'), where)


def family():
    """Place each doll in its room."""
    mother(pose(-13.2, 4.4, THICK, (0, 0, 0.5), 1.12))
    child(pose(-2.7, 3.4, THICK + 1.5, (0.04, 0, -0.5), 0.72), '#2a8a6a', '#20150f', False)
    grandfather(pose(10.9, 9.2, 3.3, (-0.1, 0, -0.25), 1.08))
    child(pose(9.3, 1.7, FIRST + THICK, (0, 0.05, 0.3), 0.86), '#e2661c', '#17110d', True)
