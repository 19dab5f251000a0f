"""A mask made of a paper plate: the plate, card, wool and rubber string, and functions that bend its ears."""
import math

import numpy as np
from mathutils import Euler, Matrix, Vector

from papercraft.paper import card, curved_sheet, printed
from papercraft.shapes import Plane, difference
from studio.colour import linear, vary
from studio.curves import smooth
from studio.materials import material
from studio.meshes import Batch
from studio.noise import noise_at

# One unit is an inch; a mask's own coordinates go from -1 to 1 across the plate.
RADIUS = 3.7
FACE = Plane(-1.05, 1.05, -1.05, 1.05, 0.0175)


class Mask:
    """A paper plate that lies face up at (x, y), and the parts glued to it."""

    def __init__(self, x, y, turn, chance, radius=RADIUS):
        self.matrix = (Matrix.Translation((x, y, 0)) @ Euler((0, 0, turn)).to_matrix().to_4x4()
                       @ Matrix.Scale(radius, 4))
        self.chance = chance
        self.warp = chance.uniform(-0.035, 0.035)
        self.ply = Batch()
        self.paper_edge = material('edge', linear('#efe6d2'), rough=0.95)

    def plate(self, painting, holes):
        surface = printed('plate', np.clip(painting.colour, 0, 1), translucent=0, relief=painting.relief,
                          relief_height=0.02, rough=0.62, spec=0.22, bump=0.002, bump_scale=60)
        shape = difference(FACE.circle(0, 0, 1), *holes)
        self.sheet('plate', FACE, shape, lambda x, y: (x, y, self.height(x, y)), surface, 0.018)

    def height(self, x, y):
        """Return the height of the plate's back: raised, with a fluted rim, slightly distorted."""
        radius, angle = math.hypot(x, y), math.atan2(y, x)
        fall = min(1, max(0, (radius - 0.68) / 0.14))
        rim = max(0, radius - 0.8)
        flutes = 0.012 * math.sin(angle * 46) * min(1, max(0, (radius - 0.76) / 0.12))
        dent = 0.012 * noise_at(x * 1.8, y * 1.8, self.warp * 90)
        warp = self.warp * (x * x - y * y)
        return 0.23 - 0.075 * fall * fall * (3 - 2 * fall) - 0.3 * rim + flutes + dent + warp

    def sheet(self, name, plane, shape, bend, surface, thickness=0.022):
        sheet = curved_sheet(name, plane, shape, bend, surface, thickness, self.paper_edge)
        sheet.matrix_world = self.matrix
        return sheet

    def card_piece(self, shape, plane, colour, lift=0.05, bend=None):
        """Add a piece of coloured card, just above the plate or under it."""
        paper = card('piece', colour, core=None, scale=0.3)

        def lie(x, y):
            # Outside the plate's rim the height is that of the table.
            level = max(0.05, self.height(x, y)) if lift > 0 else 0.06
            return x, y, level + max(0, lift) + 0.02 * noise_at(x * 2, y * 2, lift * 50)

        return self.sheet('piece', plane, shape, bend or lie, paper)

    def yarn(self, points, colour, radius=0.022):
        """Add two-ply wool along a smooth line through `points` [(x, y, z)]."""
        line = smooth(points, 12)
        steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
        walked = np.concatenate([[0], np.cumsum(steps)])
        fine = np.linspace(0, walked[-1], max(12, int(walked[-1] / 0.02)))
        line = np.stack([np.interp(fine, walked, line[:, k]) for k in range(3)], 1)
        for ply in (0, math.pi):
            turn = fine * 30 + ply
            twist = np.stack([np.cos(turn) * 0.4, np.cos(turn + 1) * 0.4, np.sin(turn)], 1)
            strand = line + twist * radius * 0.55
            placed = [tuple(self.matrix @ Vector(point)) for point in strand]
            self.ply.tube(placed, radius * RADIUS * 0.72, vary(linear(colour), self.chance, 0.06), 6)

    def elastic(self, *loops, colour='#f4efe6'):
        """Add rubber string knotted through the plate's sides."""
        string = Batch()
        for loop in loops:
            placed = [tuple(self.matrix @ Vector(point)) for point in smooth(loop, 14)]
            string.tube(placed, 0.055, linear(colour), 8)
            for end in (placed[0], placed[-1]):
                string.blob(end, 0.11, linear(colour), lump=0.4, random=self.chance)
        string.make('elastic', material('elastic', vertex_colours=True, rough=0.6, bump=0.01, bump_scale=26))

    def finish(self):
        if self.ply.vertices:
            self.ply.make('wool', material('wool', vertex_colours=True, rough=1.0, spec=0.02, bump=0.02,
                                           bump_scale=24), smooth=True)


def upright(lift):
    """Return the bend of a rabbit's ear: hollow along its middle, with its end above the table."""
    return lambda x, y: (x, y, lift + 0.12 * math.sin(max(0, y - 0.8) * 1.5) - 0.5 * (x + 0.42) ** 2)


def flopped(fold, turn):
    """Return the bend of a sheet folded forward at the line y = `fold`, by `turn` radians, with a small radius."""
    radius = 0.05

    def bend(x, y):
        beyond = y - fold
        if beyond <= 0:
            return x, y, 0.08
        angle = min(turn, beyond / radius)
        straight = max(0, beyond - turn * radius)
        # The fold is slightly rotated, so the tip moves outwards.
        return (x + 0.22 * beyond, fold + radius * math.sin(angle) + straight * math.cos(turn),
                0.08 + radius * (1 - math.cos(angle)) + straight * math.sin(turn))

    return bend


def cupped(lift):
    """Return the bend of an elephant's ear: its rim rises from the table and ripples."""
    def bend(x, y):
        outward = max(0, abs(x) - 0.9)
        ripple = 0.012 * math.sin(y * 23) * max(0, abs(x) - 1.3)
        return x, y, lift + 0.10 * outward * (1 + math.sin(y * 2.2 + x)) + ripple

    return bend
