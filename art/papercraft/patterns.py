"""Papers from a bazaar and a school bag, as linear colours (rows, columns, 3) of a square sheet."""
import math

import numpy as np

from studio.colour import linear

SIDE = 384
V, U = np.mgrid[0:SIDE, 0:SIDE] / SIDE


def plain(colour):
    return _ground(colour)


def dots(ground, ink, across=11, size=0.2):
    """Return dots in a half-drop repeat."""
    x, y = _half_drop(across)
    return _ink(_ground(ground), np.hypot(x, y) < size, ink)


def flowers(ground, ink, leaf, across=6):
    """Return a small block print: five petals, a centre, two leaves."""
    x, y = _half_drop(across)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    sheet = _ink(_ground(ground), (np.abs(np.abs(angle) - 0.9) < 0.22) & (radius > 0.3) & (radius < 0.46),
                 leaf)
    sheet = _ink(sheet, radius < 0.2 + 0.12 * np.abs(np.sin(2.5 * angle + math.pi / 4)), ink)
    return _ink(sheet, radius < 0.08, ground)


def tie_dye(ground, ink, heart):
    """Return bandhani (tie-dye): each dot is a ring, in rings of rings."""
    x, y = _half_drop(3)
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    sheet = _ground(ground)
    for ring, count in ((0.14, 6), (0.27, 12), (0.4, 18)):
        nearest = np.round(angle * count / (2 * math.pi)) * 2 * math.pi / count
        distance = np.hypot(x - ring * np.cos(nearest), y - ring * np.sin(nearest))
        sheet = _ink(sheet, distance < 0.052, ink)
        sheet = _ink(sheet, distance < 0.018, ground)
    return _ink(sheet, radius < 0.06, heart)


def waves(*colours, across=9):
    """Return leheriya: diagonal bands with waves."""
    band = (V + 0.35 * np.abs((U * 4) % 1 - 0.5)) * across
    sheet = _ground(colours[0])
    for k, colour in enumerate(colours):
        sheet = _ink(sheet, np.floor(band) % len(colours) == k, colour)
    return _ink(sheet, band % 1 < 0.12, '#fbf3df')


def stars(ground, ink, second, across=5):
    """Return a resist-printed trellis of eight-pointed stars."""
    x, y = (U * across) % 1 - 0.5, (V * across) % 1 - 0.5
    square, turned = np.maximum(np.abs(x), np.abs(y)), (np.abs(x) + np.abs(y)) / math.sqrt(2)
    star = np.minimum(square, turned)
    sheet = _ink(_ground(ground), star < 0.29, ink)
    sheet = _ink(sheet, star < 0.25, second)
    sheet = _ink(sheet, np.hypot(x, y) < 0.13, ink)
    return _ink(sheet, square > 0.47, ink)


def sums_page(pencil):
    """Return a page of squared paper with lines of pencil sums; `pencil` is a numpy Generator."""
    sheet = _ground('#f6f1e1')
    lines = ((U * 26) % 1 < 0.09) | ((V * 26) % 1 < 0.09)
    sheet = _ink(sheet, lines, '#9db8cf')
    for row in range(2, 25, 2):
        for column in range(2, int(pencil.integers(9, 24))):
            if pencil.random() < 0.25:
                continue
            x0, y0 = (column + 0.5) / 26, (row + 0.5) / 26
            curl, size = pencil.uniform(0, 6), pencil.uniform(0.010, 0.014)
            x, y = (U - x0) / size, (V - y0) / size
            bend = np.abs(np.hypot(x, y) - 0.7 - 0.25 * np.sin(2 * np.arctan2(y, x) + curl))
            sheet = _ink(sheet, (bend < 0.22) & (np.hypot(x, y) < 1.1), '#5d5a57')
    return sheet


def creased(sheet):
    """Return the sheet after folding and opening: white broken fibres along the creases of the bird base."""
    u, v = U - V, U + V - 1
    lines = [u, v, U - 0.5, V - 0.5]
    # The kite folds run from each corner at 22.5 degrees to the diagonal.
    slope = math.tan(math.radians(22.5))
    for along, across in ((u, v), (v, u)):
        for corner in (-1, 1):
            lines += [across - side * slope * (along - corner) for side in (-1, 1)]
    nearest = np.minimum.reduce([np.abs(line) for line in lines])
    worn = np.clip(1 - nearest / 0.006, 0, 1) * (0.3 + 0.25 * np.sin(U * 61 + V * 47))
    return sheet + (np.array(linear('#fdf6e6'), np.float32) - sheet) * worn[..., None].astype(np.float32)


def _ground(colour):
    return np.broadcast_to(np.array(linear(colour), np.float32), (SIDE, SIDE, 3)).copy()


def _ink(sheet, where, colour):
    return np.where(where[..., None], np.array(linear(colour), np.float32), sheet)


def _half_drop(across):
    """Return coordinates within each repeat, -0.5 to 0.5; every other column is half a repeat lower."""
    column = np.floor(U * across)
    return U * across - column - 0.5, (V * across + 0.5 * (column % 2)) % 1 - 0.5
