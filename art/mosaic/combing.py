"""Evenly spaced rows that follow a hand-drawn direction, like fur or grass."""
import math

import numpy as np

from studio.curves import smooth


def combed(*strokes):
    """Return a function from (x, y) to the direction of the nearest strokes, as a unit (dx, dy)."""
    points, axes = [], []
    for stroke in strokes:
        path = smooth(stroke, 7)
        steps = np.diff(path, axis=0)
        points.append((path[:-1] + path[1:]) / 2)
        # Strokes have an axis, not a direction: doubled angles make opposite directions equal.
        axes.append(np.exp(2j * np.arctan2(steps[:, 1], steps[:, 0])))
    points, axes = np.concatenate(points), np.concatenate(axes)

    def direction(x, y):
        weights = ((points[:, 0] - x) ** 2 + (points[:, 1] - y) ** 2 + 0.02) ** -1.5
        angle = np.angle((weights * axes).sum()) / 2
        return math.cos(angle), math.sin(angle)

    return direction


def comb(mosaic, region, size, colour, direction, ratio=1.3, kind='glaze'):
    """Claim a region and cover it with rows along a direction; `colour` gets the index in the row as its row."""
    own = mosaic.claim(region)
    for path in strands(own, direction, size, mosaic.random):
        mosaic.course(path, size, own, colour, ratio, kind)
    mosaic.chips(own, colour, (size * 1.2, size * 0.9, size * 0.6, size * 0.4), kind=kind)


def strands(within, direction, spacing, random):
    """Return lines along a direction, about `spacing` apart, that end where they come too close to another."""
    return _Comb(within, direction, spacing, random).lines()


class _Comb:
    def __init__(self, within, direction, spacing, random):
        self.within, self.direction, self.spacing, self.random = within, direction, spacing, random
        self.cells = {}

    def lines(self):
        rows, columns = np.where(self.within.values < -self.spacing * 0.4)
        grid = self.within.grid
        starts = [(grid.left + columns[at] * grid.step, grid.bottom + rows[at] * grid.step)
                  for at in self.random.sample(range(len(rows)), len(rows))]
        lines, seeds = [], []
        for start in starts:
            seeds.append(start)
            while seeds:
                seed = seeds.pop()
                if not self._free(*seed, 0.96):
                    continue
                line = self._grow(*seed)
                for at, (x, y) in enumerate(line):
                    self.cells.setdefault(self._cell(x, y), []).append((x, y))
                    if at % 4 == 0:
                        dx, dy = self.direction(x, y)
                        seeds += [(x - dy * self.spacing, y + dx * self.spacing),
                                  (x + dy * self.spacing, y - dx * self.spacing)]
                if len(line) > 3:
                    lines.append(np.array(line))
        return lines

    def _cell(self, x, y):
        return int(x // self.spacing), int(y // self.spacing)

    def _free(self, x, y, share):
        """Return whether a point is in the region and at least `share` of the spacing from every line."""
        if self.within.at(x, y) > -self.spacing * 0.35:
            return False
        i, j = self._cell(x, y)
        near = (self.spacing * share) ** 2
        return not any((px - x) ** 2 + (py - y) ** 2 < near for di in (-1, 0, 1) for dj in (-1, 0, 1)
                       for px, py in self.cells.get((i + di, j + dj), ()))

    def _grow(self, x, y):
        """Return the line through a point, as long as possible in both directions."""
        step = self.spacing * 0.3
        halves = []
        for sign in (1, -1):
            dx, dy = self.direction(x, y)
            dx, dy = dx * sign, dy * sign
            here, half = (x, y), []
            while len(half) < 300:
                here = here[0] + dx * step, here[1] + dy * step
                if not self._free(*here, 0.8):
                    break
                half.append(here)
                ahead = self.direction(*here)
                turn = 1 if ahead[0] * dx + ahead[1] * dy > 0 else -1
                dx, dy = ahead[0] * turn, ahead[1] * turn
            halves.append(half)
        return halves[1][::-1] + [(x, y)] + halves[0]
