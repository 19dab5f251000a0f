"""Sheets of a pop-up card that opens at a right angle.

One unit is an inch. The fold of the card is along x at y = 0; one leaf stands, the other lies in front.
"""
import math
import random

from papercraft.paper import card, flat_sheet
from papercraft.shapes import outlines

chance = random.Random(8)


def standing(name, shape, plane, out, colour, thickness=0.045, lean=0.0, askew=0.006, **more):
    """Cut a sheet and stand it up, `out` in front of the fold and not quite parallel to it."""
    sheet = flat_sheet(name, outlines(plane, shape, 6), card(name, colour, **more), thickness, wobble=0.008,
                       phase=chance.uniform(0, 50))
    sheet.location.y = -out
    sheet.rotation_euler = (math.pi / 2 - lean, 0, chance.uniform(-askew, askew))
    return sheet


def lying(name, left, right, near, far, z, colour, thickness=0.035, tilt=0.0):
    """Add a strip of card between two distances from the fold, tilted up to the back by `tilt`."""
    half = (far - near) / 2
    outline = [[(left, -half), (right, -half), (right, half), (left, half)]]
    sheet = flat_sheet(name, outline, card(name, colour), thickness, wobble=0.01, phase=chance.uniform(0, 50))
    sheet.location = (0, (near + far) / 2, z)
    sheet.rotation_euler.x = tilt
    return sheet
