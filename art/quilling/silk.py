"""Shot silk with a zari border, pushed into folds."""
import math

import numpy as np

from studio.colour import linear, mix
from studio.materials import material
from studio.meshes import mesh
from studio.noise import noise_at


def silk_height(x, y):
    """Return the height of the silk: flat under the rack, with folds in front of it."""
    along = x * 0.75 + y * 0.5 + 0.9 * noise_at(x * 0.13, y * 0.13, 3)
    fold = 0.5 + 0.5 * math.sin(along * 1.25 + 1.6 * noise_at(x * 0.12, y * 0.1, 7))
    depth = min(1.0, max(0.0, (-0.8 - y) / 2.5))
    folded = fold ** 1.8 * (0.75 + 0.4 * noise_at(x * 0.2, y * 0.2, 11))
    return (folded + 0.05 * noise_at(x, y, 1)) * depth - 0.25


def zari(x, across):
    """Return whether the gold thread of the border is visible: a row of diamonds between narrow lines."""
    diamond = (abs((x * 1.3) % 2 - 1) + abs(across * 1.3)) % 0.7
    return abs(across) < 0.85 and diamond < 0.34 or 0.95 < abs(across) < 1.08 or 1.17 < abs(across) < 1.22


def silk():
    """Build the shot silk, with its gold border across the foreground."""
    columns, rows = 420, 260
    xs, ys = np.linspace(-10, 11, columns), np.linspace(-12.5, 1.5, rows)
    vertices = [(x, y, silk_height(x, y)) for y in ys for x in xs]
    faces, colours = [], []
    green, shadow, gold = linear('#14804f'), linear('#0b5a5a'), linear('#e8b23c')
    for j in range(rows - 1):
        for i in range(columns - 1):
            corner = j * columns + i
            faces.append((corner, corner + 1, corner + columns + 1, corner + columns))
            shot = mix(green, shadow, 0.5 + 0.5 * noise_at(xs[i] * 0.4, ys[j] * 0.4, 5))
            colours.append(gold if zari(xs[i], ys[j] * 0.94 + xs[i] * 0.22 + 5.9) else shot)
    cloth = material('silk', vertex_colours=True, rough=0.3, spec=0.6, bump=0.004, bump_scale=50, fibre=0.008)
    cloth.node_tree.nodes['Principled BSDF'].inputs['Sheen'].default_value = 0.8
    mesh('silk', vertices, faces, cloth, smooth=True, colours=colours)
