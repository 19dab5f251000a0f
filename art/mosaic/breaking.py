"""The lines along which a region breaks into pieces, like a plate."""
import math

import numpy as np

from mosaic.polygons import cut, square


def broken(grid, within, spacing, random, uneven=0.5):
    """Return convex cells around points about `spacing(x, y)` apart, which fill a region like the shards of a plate."""
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
            # Larger pieces get more of the distance between two points.
            share = 0.5 + 0.22 * (sizes[at] - sizes[other]) / (sizes[at] + sizes[other])
            nx, ny = dx / distance, dy / distance
            outline = cut(outline, nx, ny, nx * x + ny * y + distance * share)
            if len(outline) < 3:
                break
        if len(outline) >= 3:
            cells.append(outline)
    return cells


def _scattered(grid, within, spacing, random):
    """Return points in a region, none closer to another than about their spacing."""
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
