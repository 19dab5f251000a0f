"""Laying tiles: pieces cut to fit a design and one another, in rows, as shards, or as chips for the gaps."""
import math
from dataclasses import dataclass

import numpy as np

from mosaic.regions import along


@dataclass
class Piece:
    """A tile as it lies: a convex outline [(x, y)], counter-clockwise, and what it is made of.

    Its colour is linear, or the Part of a painted plate that it is.
    """

    outline: list
    colour: tuple
    stuff: str


class Mosaic:
    """A growing mosaic on a grid's sheet. No two pieces touch: `gap` is what the grout gets between them.

    Colours are given as functions of (x, y, row) that return linear (red, green, blue). `within` is always
    the region (a Field) that pieces must keep inside of; they are cut straight at its border.
    """

    def __init__(self, grid, random, gap=0.045, margin=0.0):
        self.grid, self.random, self.gap = grid, random, gap
        self.pieces = []
        # What no region has claimed yet.
        self.free = grid.everywhere(margin)
        self._cell = 0.4
        self._cells = {}

    def claim(self, region):
        """Take a region for what is laid next; return what of it nothing nearer to the eye has taken."""
        own = region & self.free
        self.free = self.free & -region
        return own

    def fill(self, region, size, colour, ratio=1.0, field=None, stuff='glaze', rough=0.05):
        """Claim a region and cover it: rows along its outline, or another field, then chips in the gaps."""
        own = self.claim(region)
        field = field or region
        self.rows(field, own, size, colour, ratio, stuff=stuff, rough=rough)
        self.chips(own, colour, (size * 1.2, size * 0.9, size * 0.6, size * 0.4), field, size, stuff)

    def add(self, outline, colour, stuff='glaze'):
        """Lay a piece as it is."""
        piece = Piece(outline, colour, stuff)
        self.pieces.append(piece)
        for cell in self._cells_of(outline, 0):
            self._cells.setdefault(cell, []).append(piece)

    def fit(self, outline, within=None, least=0.3):
        """Return `outline` cut so that it fits, or None if less than its share `least` would be left."""
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
        if area(outline) < enough or thinnest(outline) < 0.3 * math.sqrt(enough):
            return None
        if within is not None and within.at(*centre(outline)) > -self.gap / 2:
            return None
        return outline

    def lay(self, outline, colour, within=None, least=0.3, stuff='glaze', rough=0.05):
        """Fit a piece and lay it; `rough` is how unevenly it was nipped. Return whether there was room."""
        outline = self.fit(self._nipped(outline, rough), within, least)
        if outline is None:
            return False
        self.add(outline, colour, stuff)
        return True

    def rows(self, field, within, size, colour, ratio=1.0, first=0.5, count=99, stuff='glaze', least=0.3,
             rough=0.05):
        """Lay rows along the field's contours, inward: andamento. `ratio` is a tile's length to its width."""
        for row in range(count):
            curves = field.contours(-(first + row) * size)
            if not curves:
                return
            for curve in curves:
                self.course(curve, size, within, lambda x, y, _, row=row: colour(x, y, row), ratio, stuff,
                            least, rough)

    def course(self, path, width, within, colour, ratio=1.0, stuff='glaze', least=0.3, rough=0.05):
        """Lay one row of tiles along a path, their sides cut to its curve; `colour`'s row is the number.

        `width` may be a function of the share of the path passed.
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
            self.lay(hull([a, b, c, d]), colour(*middle, i), within, least, stuff, rough)

    def chips(self, within, colour, sizes=(0.3, 0.22, 0.15, 0.1), field=None, width=0.235, stuff='glaze'):
        """Fill what is still bare with pieces cut for the holes, the largest holes first.

        `field` is one whose contours the chips lie along, in what would be rows of that `width`.
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
                    turn = math.atan2(*reversed(field.uphill(x, y))) + self.random.uniform(-0.15, 0.15)
                outline = self.fit(self._nipped(square(x, y, size * 1.5, turn), 0.08), within, 0.1)
                if outline is None:
                    continue
                number = max(0, int(-field.at(x, y) / width)) if field is not None else 0
                self.add(outline, colour(*centre(outline), number), stuff)
                _mark(bare, outline, self.grid, step, self.gap / 2)

    def shards(self, within, spacing, colour, stuff='glaze', uneven=0.5, least=0.15):
        """Fill a region with pieces of something broken. `spacing` may be a function of x and y."""
        size = spacing if callable(spacing) else lambda x, y: spacing
        for cell in broken(self.grid, within, size, self.random, uneven):
            shrunk = inset(cell, self.gap / 2)
            if len(shrunk) >= 3:
                self.lay(shrunk, colour(*centre(shrunk), 0), within, least, stuff, 0.03)

    def _cuts(self, length, breadth, ratio):
        """Places along a path of some length where one tile ends and the next begins."""
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
            nx, ny = within.uphill(x, y)
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
        """Which points, every `step`, lie in the region and under no piece."""
        grid = self.grid
        rows, columns = int(grid.height / step) + 1, int(grid.width / step) + 1
        nearest_row = np.minimum((np.arange(rows) * step / grid.step).astype(int), grid.rows - 1)
        nearest_column = np.minimum((np.arange(columns) * step / grid.step).astype(int), grid.columns - 1)
        bare = within.values[np.ix_(nearest_row, nearest_column)] < -self.gap / 2
        for piece in self.pieces:
            _mark(bare, piece.outline, grid, step, self.gap / 2)
        return bare


def _across(xs, ys, closed):
    """Unit directions across a row at each cut, halfway between the two tiles that meet there."""
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
    """Where the whole square of side 2 * reach + 1 about a point is set."""
    side = 2 * reach + 1
    sums = np.pad(mask.astype(np.int32), ((1, 0), (1, 0))).cumsum(0).cumsum(1)
    counts = sums[side:, side:] - sums[:-side, side:] - sums[side:, :-side] + sums[:-side, :-side]
    whole = np.zeros_like(mask)
    whole[reach:-reach, reach:-reach] = counts == side * side
    return whole


def _mark(bare, outline, grid, step, margin):
    """Clear the points that an outline, grown by a margin, covers."""
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


def pairs(outline):
    """Each corner of a polygon with the next."""
    return zip(outline, outline[1:] + outline[:1])


def area(outline):
    """The area of a polygon; negative if it runs clockwise."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs(outline)) / 2


def centre(outline):
    """The mean of a polygon's corners."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def edges(outline):
    """The sides of a convex polygon as (nx, ny, limit): inside is where nx * x + ny * y <= limit."""
    sides = []
    for (x0, y0), (x1, y1) in pairs(outline):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 1e-9:
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            sides.append((nx, ny, nx * x0 + ny * y0))
    return sides


def covers(outline, x, y):
    """Whether a convex polygon has a point inside."""
    return all(nx * x + ny * y <= limit for nx, ny, limit in edges(outline))


def thinnest(outline):
    """The least width of a convex polygon."""
    return min(limit - min(nx * x + ny * y for x, y in outline) for nx, ny, limit in edges(outline))


def with_middles(outline):
    """A polygon's corners and the middles of its sides."""
    middles = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairs(outline)]
    return outline + middles


def cut(outline, nx, ny, limit):
    """What is left of a convex polygon where nx * x + ny * y <= limit."""
    kept = []
    last_x, last_y = outline[-1]
    last_over = nx * last_x + ny * last_y - limit
    for x, y in outline:
        over = nx * x + ny * y - limit
        if (over > 0) != (last_over > 0):
            share = last_over / (last_over - over)
            kept.append((last_x + (x - last_x) * share, last_y + (y - last_y) * share))
        if over <= 0:
            kept.append((x, y))
        last_x, last_y, last_over = x, y, over
    return kept


def cut_off(outline, other, gap):
    """Cut a convex polygon along a side of another, as little as leaves a gap between them."""
    # A hair less than the gap counts as clear, or tiles of one row would nibble at each other.
    clear = gap * 0.75
    sides = edges(other)
    for nx, ny, limit in sides:
        if min(nx * x + ny * y for x, y in outline) >= limit + clear:
            return outline
    for nx, ny, limit in edges(outline):
        if min(nx * x + ny * y for x, y in other) >= limit + clear:
            return outline
    left = (cut(outline, -nx, -ny, -(limit + gap)) for nx, ny, limit in sides)
    return max((one for one in left if len(one) >= 3), key=area, default=[])


def inset(outline, amount):
    """A convex polygon whose sides are all moved inward."""
    shrunk = outline
    for nx, ny, limit in edges(outline):
        shrunk = cut(shrunk, nx, ny, limit - amount)
        if len(shrunk) < 3:
            return []
    return shrunk


def hull(points):
    """The convex polygon, counter-clockwise, round some points."""
    ordered = sorted(points)

    def chain(sequence):
        line = []
        for x, y in sequence:
            while len(line) > 1 and ((line[-1][0] - line[-2][0])
                                     * (y - line[-2][1]) <= (line[-1][1] - line[-2][1]) * (x - line[-2][0])):
                line.pop()
            line.append((x, y))
        return line[:-1]

    return chain(ordered) + chain(reversed(ordered))


def rounded(outline, rounds=3):
    """A convex polygon with its corners worn off, as a stone in a river."""
    for _ in range(rounds):
        outline = [(a[0] * (1 - share) + b[0] * share, a[1] * (1 - share) + b[1] * share)
                   for a, b in pairs(outline) for share in (0.27, 0.73)]
    return outline


def square(x, y, side, turn):
    """A square about a point."""
    half = side / math.sqrt(2)
    return [(x + half * math.cos(turn + math.pi * (0.25 + k / 2)),
             y + half * math.sin(turn + math.pi * (0.25 + k / 2))) for k in range(4)]


def disc(x, y, radius, corners=18, random=None, lump=0.0):
    """A round piece; a random.Random and `lump` make it a little off."""
    ring = []
    for k in range(corners):
        angle = 2 * math.pi * k / corners
        reach = radius * (1 + (random.uniform(-lump, lump) if random else 0))
        ring.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return hull(ring)


def broken(grid, within, spacing, random, uneven=0.5):
    """Convex cells that share a region out among points about `spacing(x, y)` apart, as a plate breaks."""
    points = _scattered(grid, within, spacing, random)
    sizes = [spacing(x, y) * random.uniform(1 - uneven, 1 + uneven) for x, y in points]
    cell = max(sizes) * 1.5
    nearby = {}
    for at, (x, y) in enumerate(points):
        nearby.setdefault((int(x // cell), int(y // cell)), []).append(at)
    cells = []
    for at, (x, y) in enumerate(points):
        outline = square(x, y, sizes[at] * 3.2, random.uniform(0, 3))
        i, j = int(x // cell), int(y // cell)
        others = [b for di in (-1, 0, 1) for dj in (-1, 0, 1) for b in nearby.get((i + di, j + dj), ())
                  if b != at]
        for other in sorted(others, key=lambda b: math.dist(points[b], (x, y))):
            dx, dy = points[other][0] - x, points[other][1] - y
            distance = math.hypot(dx, dy)
            # Larger pieces take more of the way between two points.
            share = 0.5 + 0.22 * (sizes[at] - sizes[other]) / (sizes[at] + sizes[other])
            nx, ny = dx / distance, dy / distance
            outline = cut(outline, nx, ny, nx * x + ny * y + distance * share)
            if len(outline) < 3:
                break
        if len(outline) >= 3:
            cells.append(outline)
    return cells


def _scattered(grid, within, spacing, random):
    """Points in a region, none nearer to another than about their spacing."""
    rows, columns = np.where(within.values < 0)
    order = random.sample(range(len(rows)), len(rows))
    kept, cells, size = [], {}, 0.25
    for at in order:
        x = grid.left + columns[at] * grid.step + random.uniform(-0.5, 0.5) * grid.step
        y = grid.bottom + rows[at] * grid.step + random.uniform(-0.5, 0.5) * grid.step
        room = spacing(x, y) * 0.82
        reach = math.ceil(room / size)
        i, j = int(x // size), int(y // size)
        crowded = any((px - x) ** 2 + (py - y) ** 2 < room * room for di in range(-reach, reach + 1)
                      for dj in range(-reach, reach + 1) for px, py in cells.get((i + di, j + dj), ()))
        if not crowded:
            kept.append((x, y))
            cells.setdefault((i, j), []).append((x, y))
    return kept
