"""A koi of coils: scales in rows, fins of husked loops, whiskers of scrolls."""
import math

import numpy as np

from quilling import curves
from studio.colour import mix
from studio.curves import placed, smooth


class Koi:
    """A fish along a bent spine; `s` runs from the nose at 0 to the root of the tail at 1, `v` across from -1 to 1."""

    def __init__(self, work, spine, breadth, colour_at, fins, dark):
        self.work = work
        path = smooth(spine, 40)
        lengths = np.concatenate([[0], np.hypot(*np.diff(path, axis=0).T).cumsum()])
        even = np.linspace(0, lengths[-1], 400)
        self.path = np.stack([np.interp(even, lengths, path[:, k]) for k in (0, 1)], 1)
        self.length = lengths[-1]
        along = np.gradient(self.path, axis=0)
        self.along = along / np.hypot(*along.T)[:, None]
        self.breadth = breadth
        self.colour_at, self.fins, self.dark = colour_at, fins, dark
        # The positions of coils, and the areas that fins cover.
        self.circles = []
        self.covered = []

    def half_width(self, s):
        return self.breadth * float(np.interp(s, (0, 0.03, 0.09, 0.2, 0.34, 0.5, 0.7, 0.88, 1.0),
                                              (0.12, 0.36, 0.62, 0.88, 1.0, 0.94, 0.66, 0.33, 0.22)))

    def heading(self, s):
        x, y = self.along[min(399, max(0, round(s * 399)))]
        return math.atan2(y, x)

    def at(self, s, v=0.0):
        i = min(399, max(0, round(s * 399)))
        x, y = self.along[i]
        aside = self.half_width(s) * v
        return self.path[i][0] - y * aside, self.path[i][1] + x * aside

    def holds(self, x, y):
        distances = np.hypot(self.path[:, 0] - x, self.path[:, 1] - y)
        nearest = int(np.argmin(distances))
        return distances[nearest] < self.half_width(nearest / 399)

    def outline(self):
        steps = np.linspace(0, 1, 70)
        return np.array([self.at(s, 1) for s in steps] + [self.at(s, -1) for s in steps[::-1]])

    def build(self):
        self.tail()
        self.side_fins()
        outline = self.outline()
        closed = smooth(outline[::2], 4, closed=True)
        self.work.lay(closed, self.work.shade(self.dark), height=0.46)
        spine = [self.at(s) for s in np.linspace(0, 1, 70)]
        middle = np.array(spine + spine[::-1])
        self.work.lay(smooth((outline + (middle - outline) * 0.05)[::2], 4, closed=True),
                      self.colour_at(0.5, 0.9), height=0.5)
        self.face()
        self.scales()
        self.filling()
        self.back_fin()

    def scales(self):
        """Lay rows of drops, round end to the tail, each in the gaps of the last; the back is higher."""
        s, row = 0.285, 0
        while s < 0.985:
            width = self.half_width(s) * 0.95
            size = 0.155 + 0.1 * width
            count = max(1, int(width * 2 / (size * 1.62)))
            for i in range(count):
                v = ((i + 0.5 + (0.25 if row % 2 else -0.25) * (count > 1)) / count * 2 - 1) * 0.86
                strayed = s + self.work.random.uniform(-0.003, 0.003)
                colour = self.colour_at(strayed, v)
                self.work.coil(self.at(strayed, v), curves.teardrop(0.92, 0.5),
                               size * self.work.random.uniform(0.94, 1.03),
                               (mix(colour, (1, 0.95, 0.85), 0.08), colour), self.heading(strayed), (0.2, 0),
                               pitch=0.062, z=0.34 * (1 - v * v), height=0.4, tacked=0.04)
                self.circles.append((*self.at(strayed, v), size * 0.86))
            s += size * 1.5 / self.length
            row += 1

    def face(self):
        turn = self.heading(0.1)
        for side in (-1, 1):
            eye = self.at(0.13, 0.78 * side)
            self.work.roll(eye, 0.14, self.work.shade('#120d12'), 0.32, 0.44)
            self.work.coil(eye, curves.circle, 0.22, self.work.shade('#f2c24a'), turns=3, z=0.2)
            self.circles.append((*eye, 0.2))
            gill = smooth([self.at(0.2, 0.15 * side), self.at(0.245, 0.45 * side),
                           self.at(0.235, 0.9 * side)], 8)
            self.work.lay(gill, self.work.shade(self.dark), 0.2, 0.36)
            start = self.at(0.012, 0.85 * side)
            self.work.scroll(start, turn + math.pi + 0.75 * side, 0.62, 0.9 * side, 0.09,
                             self.work.shade(self.dark), turns=1.2, height=0.3)

    def filling(self):
        """Lay the head, and fill every gap between the scales with coils."""
        sizes = ((0.3, 3), (0.22, 8), (0.16, 22), (0.115, 60), (0.08, 130), (0.058, 150))
        for x, y, radius in curves.packed(self.outline(), sizes, self.work.random, self.circles, 500):
            i = int(np.argmin(np.hypot(self.path[:, 0] - x, self.path[:, 1] - y)))
            s = i / 399
            left = -self.along[i][1] * (x - self.path[i][0]) + self.along[i][0] * (y - self.path[i][1])
            v = left / self.half_width(s)
            colour = self.colour_at(s, v)
            self.work.coil((x, y), curves.circle, radius, (mix(colour, (1, 0.95, 0.85), 0.08), colour),
                           self.work.random.uniform(0, 6), (self.work.random.uniform(-0.25, 0.25), 0.1),
                           pitch=0.058, z=0.3 * max(0.0, 1 - v * v), height=0.38, tacked=0.03)

    def side_fins(self):
        """Lay husked fans: the front pair wide, the rear pair small."""
        for s, reach, spread in ((0.3, 1.55, 0.5), (0.66, 0.85, 0.4)):
            for side in (-1, 1):
                turn = self.heading(s) + side * (0.95 + self.work.random.uniform(-0.1, 0.14))
                tips = [(reach * self.breadth * (1 - 0.24 * abs(k) / 3) * math.cos(k * spread / 3),
                         reach * self.breadth * math.sin(k * spread / 3)) for k in range(-3, 4)]
                self.cover(self.at(s, 0.88 * side), turn, tips)
                self.work.husk(self.at(s, 0.88 * side), turn, tips, self.work.shade(self.fins[0]),
                               self.work.shade(self.fins[1]), 0.075, height=0.34)

    def cover(self, at, turn, tips):
        for share in np.linspace(0.15, 1.1, 9):
            self.covered += [tuple(p) for p in placed(np.array(tips) * share, at, turn)]

    def tail(self):
        """Lay two lobes of long loops, bent to one side."""
        base, turn = self.at(0.985), self.heading(1)
        for side in (-1, 1):
            tips = []
            for k in range(6):
                angle = side * (0.08 + 0.15 * k)
                reach = self.breadth * (1.35 + 0.2 * k)
                tips.append((reach * math.cos(angle), reach * math.sin(angle) * 1.1))
            self.cover(base, turn + 0.12, tips)
            self.work.husk(base, turn + 0.12, tips, self.work.shade(self.fins[0]),
                           self.work.shade(self.fins[1]), 0.06, height=0.36)

    def back_fin(self):
        """Lay a crest along the back: short strips that lean to the tail, higher than the scales."""
        for s in np.linspace(0.36, 0.62, 13):
            length = 0.62 * self.breadth * math.sin((s - 0.3) / 0.38 * math.pi)
            turn = self.heading(s) + 0.32
            x, y = self.at(s)
            points = smooth([(x, y), (x + math.cos(turn) * length * 0.6, y + math.sin(turn) * length * 0.6),
                             (x + math.cos(turn + 0.35) * length, y + math.sin(turn + 0.35) * length)], 8)
            self.work.lay(points, self.work.shade(self.fins[1]), 0.55, 0.34)
