"""Poster colour from a thick brush, as small children paint: the colour and the relief of a painted sheet."""
import numpy as np

from papercraft.shapes import Plane
from studio.colour import linear
from studio.curves import smooth


class PaintedSheet:
    """A sheet over the square -1..1 for brush strokes; `chance` is a numpy Generator."""

    def __init__(self, paper, chance, pixels=460):
        self.plane = Plane(-1.05, 1.05, -1.05, 1.05, 2.1 / pixels)
        self.colour = np.broadcast_to(np.array(linear(paper), np.float32), (*self.plane.x.shape, 3)).copy()
        self.relief = np.zeros(self.plane.x.shape, np.float32)
        self.chance = chance

    def stroke(self, points, width, colour, load=1.0):
        """Paint one brush stroke along `points` [(x, y)]; with a small `load` it runs dry soon."""
        line = smooth(points, 8)
        line += self.chance.normal(0, width * 0.04, line.shape)
        window = self._window(line, width)
        along, across, distance = self._along(line, window, width)
        near = distance < width * 0.6
        along, across, distance = along[near], across[near], distance[near]
        bristles = self._noise(across / width * 13) * 0.6 + self._noise(across / width * 31) * 0.4
        edge = width / 2 * (0.92 + 0.16 * self._noise(along * 9) * self._noise(along * 23))
        inside = np.clip((edge - distance) / (width * 0.07), 0, 1)
        dryness = np.clip(along / max(load * 2.2, 0.05) - 0.35, 0, 1.2) + 0.12
        cover = inside * np.clip((bristles * 0.9 + 0.35 - dryness) * 5 + 1.2, 0, 1)
        # Paint moves to the sides and picks up the colour below.
        ridge = np.clip(1 - np.abs(distance / edge - 0.86) * 6, 0, 1)
        tint = np.array(linear(colour), np.float32) * (0.88 + 0.26 * bristles + 0.08 * ridge)[..., None]
        painted, raised = self.colour[window], self.relief[window]
        under = painted[near]
        painted[near] = under + (np.clip(tint, 0, 1) - under) * cover[..., None] * 0.94
        raised[near] = raised[near] * (1 - 0.6 * cover) + cover * (0.3 + 0.45 * bristles + 0.35 * ridge)

    def dab(self, x, y, size, colour):
        turn = self.chance.uniform(0, np.pi)
        reach = size * 0.35
        dx, dy = np.cos(turn) * reach, np.sin(turn) * reach
        self.stroke([(x - dx, y - dy), (x, y), (x + dx, y + dy)], size, colour)

    def fill(self, shape, colour, turn=0.3, width=0.17, miss=0.06):
        """Paint strokes back and forth across a shape (a function of x and y, negative inside), a little over its
        edges.
        """
        cosine, sine = np.cos(turn), np.sin(turn)
        for offset in np.arange(-1.1, 1.1, width * 0.72):
            if self.chance.random() < miss:
                continue
            s = np.linspace(-1.4, 1.4, 90)
            x, y = s * cosine - offset * sine, s * sine + offset * cosine
            inside = s[shape(x, y) < 0]
            if len(inside) < 4:
                continue
            start = inside[0] - self.chance.uniform(-0.03, 0.05)
            end = inside[-1] + self.chance.uniform(-0.03, 0.05)
            bow = self.chance.uniform(-0.05, 0.05)
            path = [(t * cosine - (offset + bow * np.sin(k)) * sine, t * sine + (offset + bow * np.sin(k))
                     * cosine)
                    for k, t in enumerate(np.linspace(start, end, 5))]
            self.stroke(path if self.chance.random() < 0.5 else path[::-1],
                        width * self.chance.uniform(0.9, 1.2), colour, self.chance.uniform(0.7, 1.5))

    def _window(self, line, width):
        low, high = line.min(0) - width, line.max(0) + width
        columns = slice(max(0, int((low[0] + 1.05) / self.plane.step)),
                        max(1, int((high[0] + 1.05) / self.plane.step)))
        rows = slice(max(0, int((low[1] + 1.05) / self.plane.step)),
                     max(1, int((high[1] + 1.05) / self.plane.step)))
        return rows, columns

    def _along(self, line, window, width):
        """Return, for each pixel of a window: its position along the line, its side, and its distance."""
        x, y = self.plane.x[window], self.plane.y[window]
        distance = np.full(x.shape, np.inf)
        along, across = np.zeros(x.shape), np.zeros(x.shape)
        passed = 0.0
        for start, end in zip(line, line[1:]):
            # Each segment affects only pixels near it.
            low, high = np.minimum(start, end) - width, np.maximum(start, end) + width
            columns = slice(*np.searchsorted(x[0], (low[0], high[0])))
            rows = slice(*np.searchsorted(y[:, 0], (low[1], high[1])))
            part = (rows, columns)
            (dx, dy), (away_x, away_y) = end - start, (x[part] - start[0], y[part] - start[1])
            length = np.hypot(dx, dy) + 1e-9
            share = np.clip((away_x * dx + away_y * dy) / length ** 2, 0, 1)
            away = np.hypot(away_x - share * dx, away_y - share * dy)
            nearer = away < distance[part]
            distance[part][nearer] = away[nearer]
            along[part][nearer] = (passed + share * length)[nearer]
            across[part][nearer] = (np.sign(dx * away_y - dy * away_x) * away)[nearer]
            passed += length
        return along, across, distance

    def _noise(self, values):
        """Return smooth noise, 0 to 1, of one variable; each call has a different noise."""
        knots = self.chance.random(64)
        return np.interp(values % 63, np.arange(64), knots)
