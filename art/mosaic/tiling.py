"""Lays tiles: pieces cut to fit a design and one another, in rows, as shards, or as chips for the gaps."""
import math
from dataclasses import dataclass

import numpy as np

from mosaic.breaking import broken
from mosaic.polygons import area, centre, cut, cut_off, edges, hull, inset, min_width, square, with_middles
from mosaic.regions import along


@dataclass
class Piece:
    """A laid tile: a convex outline [(x, y)], counter-clockwise, and its kind (a key of PIECE_KINDS).

    Its colour is linear, or a Part of a painted plate.
    """

    outline: list
    colour: tuple
    kind: str


class Mosaic:
    """A growing mosaic on the sheet of a grid. No two pieces touch: `gap` is the width of the grout between them.

    Colours are given as functions of (x, y, row) that return linear (red, green, blue). `within` is always the region
    (a Field) that limits the pieces; they are cut straight at its border.
    """

    def __init__(self, grid, random, gap=0.045, margin=0.0):
        self.grid, self.random, self.gap = grid, random, gap
        self.pieces = []
        # The area that no region has claimed yet.
        self.free = grid.everywhere(margin)
        self._cell = 0.4
        self._cells = {}

    def claim(self, region):
        """Claim a region for the next pieces; return the part of it that no earlier region has claimed."""
        own = region & self.free
        self.free = self.free & -region
        return own

    def fill(self, region, size, colour, ratio=1.0, field=None, kind='glaze', rough=0.05):
        """Claim a region and cover it: rows along its outline, or along another field, then chips in the gaps."""
        own = self.claim(region)
        field = field or region
        self.rows(field, own, size, colour, ratio, kind=kind, rough=rough)
        self.chips(own, colour, (size * 1.2, size * 0.9, size * 0.6, size * 0.4), field, size, kind)

    def add(self, outline, colour, kind='glaze'):
        """Lay a piece without cutting it."""
        piece = Piece(outline, colour, kind)
        self.pieces.append(piece)
        for cell in self._cells_of(outline, 0):
            self._cells.setdefault(cell, []).append(piece)

    def fit(self, outline, within=None, least=0.3):
        """Return `outline`, cut to fit, or None if less than its share `least` would be left."""
        whole = area(outline)
        if within is not None:
            outline = self._cut_to(outline, within)
        for other in self._neighbours(outline):
            if len(outline) < 3:
                return None
            outline = cut_off(outline, other.outline, self.gap)
        if len(outline) < 3:
            return None
        enough = least * whole
        if area(outline) < enough or min_width(outline) < 0.3 * math.sqrt(enough):
            return None
        if within is not None and within.at(*centre(outline)) > -self.gap / 2:
            return None
        return outline

    def lay(self, outline, colour, within=None, least=0.3, kind='glaze', rough=0.05):
        """Fit a piece and lay it; `rough` is the unevenness of its cut. Return whether there was room."""
        outline = self.fit(self._nipped(outline, rough), within, least)
        if outline is None:
            return False
        self.add(outline, colour, kind)
        return True

    def rows(self, field, within, size, colour, ratio=1.0, first=0.5, count=99, kind='glaze', least=0.3,
             rough=0.05):
        """Lay rows along the field's contours, inwards (andamento). `ratio` is the length of a tile divided by its
        width.
        """
        for row in range(count):
            curves = field.contours(-(first + row) * size)
            if not curves:
                return
            for curve in curves:
                self.course(curve, size, within, lambda x, y, _, row=row: colour(x, y, row), ratio, kind,
                            least, rough)

    def course(self, path, width, within, colour, ratio=1.0, kind='glaze', least=0.3, rough=0.05):
        """Lay one row of tiles along a path, with sides cut to its curve; `colour` gets the index of the tile as its
        row.

        `width` may be a function of the share of the path.
        """
        path = np.asarray(path)
        lengths = along(path)
        breadth = width if callable(width) else lambda share: width
        if lengths[-1] < 0.5 * breadth(0.5):
            return
        cuts = self._cuts(lengths[-1], breadth, ratio)
        xs, ys = (np.interp(cuts, lengths, path[:, axis]) for axis in (0, 1))
        closed = np.hypot(*(path[0] - path[-1])) < 1e-6
        across = _across(xs, ys, closed)
        for i in range(len(cuts) - 1):
            (x0, y0), (x1, y1) = (xs[i], ys[i]), (xs[i + 1], ys[i + 1])
            half = (breadth((cuts[i] + cuts[i + 1]) / 2 / lengths[-1]) - self.gap) / 2
            share = self.gap / 2 / max(1e-6, math.hypot(x1 - x0, y1 - y0))
            if half <= 0 or share >= 0.4:
                continue
            ends = []
            for here, toward, (ax, ay) in (((x0, y0), (x1, y1), across[i]),
                                           ((x1, y1), (x0, y0), across[i + 1])):
                x = here[0] + (toward[0] - here[0]) * share
                y = here[1] + (toward[1] - here[1]) * share
                ends.append(((x - ax * half, y - ay * half), (x + ax * half, y + ay * half)))
            (a, d), (b, c) = ends
            middle = ((x0 + x1) / 2, (y0 + y1) / 2)
            self.lay(hull([a, b, c, d]), colour(*middle, i), within, least, kind, rough)

    def chips(self, within, colour, sizes=(0.3, 0.22, 0.15, 0.1), field=None, width=0.235, kind='glaze'):
        """Fill the bare area with pieces cut for the holes, the largest holes first.

        The chips follow the contours of `field`, in rows of that `width`.
        """
        step = 0.03
        bare = self._bare(within, step)
        for size in sizes:
            reach = max(1, int(size * 0.3 / step))
            places = np.argwhere(_eroded(bare, reach))
            for at in self.random.sample(range(len(places)), len(places)):
                row, column = places[at]
                if not bare[row - reach:row + reach + 1, column - reach:column + reach + 1].all():
                    continue
                x, y = self.grid.left + column * step, self.grid.bottom + row * step
                turn = self.random.uniform(0, math.pi)
                if field is not None:
                    turn = math.atan2(*reversed(field.gradient_direction(x, y))) + self.random.uniform(-0.15, 0.15)
                outline = self.fit(self._nipped(square(x, y, size * 1.5, turn), 0.08), within, 0.1)
                if outline is None:
                    continue
                number = max(0, int(-field.at(x, y) / width)) if field is not None else 0
                self.add(outline, colour(*centre(outline), number), kind)
                _mark(bare, outline, self.grid, step, self.gap / 2)

    def shards(self, within, spacing, colour, kind='glaze', uneven=0.5, least=0.15):
        """Fill a region with shards. `spacing` may be a function of x and y."""
        size = spacing if callable(spacing) else lambda x, y: spacing
        for cell in broken(self.grid, within, size, self.random, uneven):
            shrunk = inset(cell, self.gap / 2)
            if len(shrunk) >= 3:
                self.lay(shrunk, colour(*centre(shrunk), 0), within, least, kind, 0.03)

    def _cuts(self, length, breadth, ratio):
        """Return the positions along a path of some length at which one tile ends and the next begins."""
        mean = breadth(0.5) * ratio
        count = max(1, round(length / mean))
        steps = [breadth((i + 0.5) / count) ** 0.5 * self.random.uniform(0.86, 1.14) for i in range(count)]
        return np.concatenate([[0], np.cumsum(steps) / sum(steps) * length])

    def _nipped(self, outline, rough):
        if not rough:
            return outline
        x, y = centre(outline)
        shrunk = []
        for px, py in outline:
            share = 1 - abs(self.random.gauss(0, rough))
            shrunk.append((x + (px - x) * share, y + (py - y) * share))
        return hull(shrunk)

    def _cut_to(self, outline, within):
        margin = self.gap / 2
        for _ in range(5):
            worst, x, y = max((within.at(x, y), x, y) for x, y in with_middles(outline))
            if worst <= -margin * 0.8:
                break
            nx, ny = within.gradient_direction(x, y)
            if (nx, ny) == (0, 0):
                return []
            outline = cut(outline, nx, ny, nx * x + ny * y - worst - margin)
            if len(outline) < 3:
                break
        return outline

    def _cells_of(self, outline, margin):
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        size = self._cell
        for i in range(math.floor((min(xs) - margin) / size), math.floor((max(xs) + margin) / size) + 1):
            for j in range(math.floor((min(ys) - margin) / size), math.floor((max(ys) + margin) / size) + 1):
                yield i, j

    def _neighbours(self, outline):
        if len(outline) < 3:
            return []
        found = {}
        for cell in self._cells_of(outline, self.gap):
            for piece in self._cells.get(cell, ()):
                found[id(piece)] = piece
        return list(found.values())

    def _bare(self, within, step):
        """Return the points, every `step`, that are in the region and not covered by a piece."""
        grid = self.grid
        rows, columns = int(grid.height / step) + 1, int(grid.width / step) + 1
        nearest_row = np.minimum((np.arange(rows) * step / grid.step).astype(int), grid.rows - 1)
        nearest_column = np.minimum((np.arange(columns) * step / grid.step).astype(int), grid.columns - 1)
        bare = within.values[np.ix_(nearest_row, nearest_column)] < -self.gap / 2
        for piece in self.pieces:
            _mark(bare, piece.outline, grid, step, self.gap / 2)
        return bare


def _across(xs, ys, closed):
    """Return the unit directions across a row at each cut, halfway between the two tiles that meet there."""
    points = np.stack([xs, ys], 1)
    steps = np.diff(points, axis=0)
    steps /= np.maximum(1e-9, np.hypot(steps[:, 0], steps[:, 1]))[:, None]
    before, after = np.concatenate([steps[:1], steps]), np.concatenate([steps, steps[-1:]])
    if closed:
        before[0], after[-1] = steps[-1], steps[0]
    mean = before + after
    mean /= np.maximum(1e-9, np.hypot(mean[:, 0], mean[:, 1]))[:, None]
    return [(-dy, dx) for dx, dy in mean]


def _eroded(mask, reach):
    """Return where the whole square of side 2 * reach + 1 around a point is set."""
    side = 2 * reach + 1
    sums = np.pad(mask.astype(np.int32), ((1, 0), (1, 0))).cumsum(0).cumsum(1)
    counts = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    whole = np.zeros_like(mask)
    whole[reach:-reach, reach:-reach] = counts == side * side
    return whole


def _mark(bare, outline, grid, step, margin):
    """Clear the points that an outline covers, with a margin."""
    xs, ys = np.array(outline).T
    left, right = (max(0, int((v - grid.left) / step)) for v in (xs.min() - margin, xs.max() + margin + step))
    low, high = (max(0, int((v - grid.bottom) / step)) for v in (ys.min() - margin, ys.max() + margin + step))
    window = bare[low:high + 1, left:right + 1]
    if not window.size:
        return
    x = grid.left + np.arange(left, left + window.shape[1]) * step
    y = grid.bottom + np.arange(low, low + window.shape[0])[:, None] * step
    covered = np.ones(window.shape, bool)
    for nx, ny, limit in edges(outline):
        covered &= nx * x + ny * y <= limit + margin
    window &= ~covered
