"""A folded paper crane, facet by facet, made from the bird base.

Lengths are in half-sides of the square sheet. x runs to the head, y to the left wing, z up; the wings' roots are at z =
0. Every vertex has its position on the unfolded sheet, so that a print follows the folds.
"""
import math

import numpy as np

# The petal folds of the bird base: 22.5 degrees from a corner, one half-side long.
ROOT = math.tan(math.radians(22.5))
CORNER = math.sqrt(2)
KEEL = -0.33
PEAK = 0.31
STEPS = 7


class Crane:
    """Vertices, faces and sheet coordinates (one pair for each vertex) of one crane."""

    def __init__(self, random, lift=0.3, droop=0.25, open_by=0.13, neck=0.85):
        """`lift` raises the wings (radians), `droop` bends them down towards the tips, `open_by` is half the width of
        the body, `neck` the angle of the neck; each crane gets small random deviations.
        """
        self.vertices, self.faces, self.sheet = [], [], []
        self.random = random
        self.half_width = open_by
        for side in (1, -1):
            self._wing(side, lift + random.uniform(-0.12, 0.12), droop * random.uniform(0.6, 1.4))
            self._flank(side)
        self._hump()
        self._limb(1, neck + random.uniform(-0.1, 0.1), head=True)
        self._limb(-1, neck - 0.1 + random.uniform(-0.1, 0.1), head=False)

    def _add(self, points, sheet, faces):
        start = len(self.vertices)
        self.vertices += [tuple(point) for point in points]
        self.sheet += [self._on_sheet(u, v) for u, v in sheet]
        self.faces += [tuple(start + i for i in face) for face in faces]

    def _on_sheet(self, u, v):
        """Map from the sheet's diagonals (u to the head, v to the left wing) to its sides, 0 to 1."""
        return 0.5 + (u - v) / CORNER / 2, 0.5 + (u + v) / CORNER / 2

    def _wing(self, side, lift, droop):
        """Build two layers: the wing, and below it the flaps that meet along its middle."""
        twist = self.random.uniform(-0.08, 0.08)
        for layer, gap in ((0.0, 0.0), (-0.022, 0.012)):
            for half in (1, -1):
                points, sheet = [], []
                for i in range(STEPS + 1):
                    along = i / STEPS
                    angle = lift - droop * along
                    y = self.half_width + along * math.cos(angle)
                    z = along * math.sin(angle) + layer
                    middle, edge = gap * half, ROOT * (1 - along) * half
                    if i == STEPS:
                        middle = edge = 0
                    for x, ridge in ((middle, 0.03 * (1 - along)), (edge, 0)):
                        points.append((x, side * y, z + ridge + twist * x * along))
                        sheet.append((x, side * (ROOT + along)))
                faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(STEPS)]
                self._add(points, sheet, faces)

    def _flank(self, side):
        """Build the side of the body below the wing: the overlapping roots of neck and tail."""
        y = side * self.half_width
        points = [(ROOT, y, 0), (-ROOT, y, 0), (-0.02, side * 0.012, KEEL), (0.08, y * 0.62, -0.13)]
        sheet = [(ROOT, side * ROOT), (-ROOT, side * ROOT), (0, side * (ROOT + 0.35)),
                 (0.08, side * (ROOT + 0.14))]
        self._add(points, sheet, [(0, 1, 3), (1, 2, 3), (2, 0, 3)])

    def _hump(self):
        """Build the centre of the sheet, pulled open between the wings."""
        y = self.half_width
        points = [(0, 0, PEAK), (ROOT, y, 0), (-ROOT, y, 0), (-ROOT, -y, 0), (ROOT, -y, 0)]
        sheet = [(0, 0), (ROOT, ROOT), (-ROOT, ROOT), (-ROOT, -ROOT), (ROOT, -ROOT)]
        self._add(points, sheet, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1)])

    def _limb(self, way, angle, head):
        """Build neck or tail: a flap narrowed to 11 degrees and folded out between the layers of the body."""
        keel = np.array((0.05 * way, 0, KEEL + 0.01))
        tip = keel + np.array((way * math.cos(angle), 0, math.sin(angle))) * 1.12
        bend = self.random.uniform(-0.03, 0.03)
        tip[1] += bend
        reach = 0.78 if head else 1.0
        for side in (1, -1):
            root = np.array((0.36 * way, side * 0.045, 0.02))
            spine, rim = keel + (tip - keel) * reach, root + (tip - root) * reach
            points = [keel, root, spine + (0, side * 0.004, 0), rim]
            sheet = [(0.25 * way, 0), (0.35 * way, side * 0.2), (way * (0.25 + (CORNER - 0.25) * reach), 0),
                     (way * (0.35 + (CORNER - 0.35) * reach), side * 0.2 * (1 - reach))]
            self._add(points, sheet, [(0, 1, 3, 2)])
            if head:
                beak = spine + np.array((0.25 * way, bend, -0.13))
                crown = (rim + spine) / 2 * (1, 0, 1) + (0.0, bend, 0.035)
                self._add([crown, spine + (0, side * 0.02, 0), beak], [sheet[2], sheet[3], (way * CORNER, 0)],
                          [(0, 1, 2)])
