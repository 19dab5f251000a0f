"""Convex polygons as lists of corners [(x, y)], counter-clockwise: measures, cuts, insets."""
import math


def pairs(outline):
    """Return each corner of a polygon with the next one."""
    return zip(outline, outline[1:] + outline[:1])


def area(outline):
    """Return the area of a polygon; negative if it is clockwise."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs(outline)) / 2


def centre(outline):
    """Return the mean of a polygon's corners."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def edges(outline):
    """Return the sides of a convex polygon as (nx, ny, limit): inside is nx * x + ny * y <= limit."""
    sides = []
    for (x0, y0), (x1, y1) in pairs(outline):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 1e-9:
            nx, ny = (y1 - y0) / length, (x0 - x1) / length
            sides.append((nx, ny, nx * x0 + ny * y0))
    return sides


def contains(outline, x, y):
    """Return whether a point is inside a convex polygon."""
    return all(nx * x + ny * y <= limit for nx, ny, limit in edges(outline))


def min_width(outline):
    """Return the minimal width of a convex polygon."""
    return min(limit - min(nx * x + ny * y for x, y in outline) for nx, ny, limit in edges(outline))


def with_middles(outline):
    """Return the corners of a polygon and the middles of its sides."""
    middles = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairs(outline)]
    return outline + middles


def cut(outline, nx, ny, limit):
    """Return the part of a convex polygon where nx * x + ny * y <= limit."""
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
    """Cut a convex polygon along one side of another, as little as possible, so that there is a gap between them."""
    # A slightly smaller gap is accepted; otherwise tiles of one row would cut each other.
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
    """Return a convex polygon with all its sides moved inwards."""
    shrunk = outline
    for nx, ny, limit in edges(outline):
        shrunk = cut(shrunk, nx, ny, limit - amount)
        if len(shrunk) < 3:
            return []
    return shrunk


def hull(points):
    """Return the convex hull of some points, counter-clockwise."""
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
    """Return a convex polygon with rounded corners, like a river stone."""
    for _ in range(rounds):
        outline = [(a[0] * (1 - share) + b[0] * share, a[1] * (1 - share) + b[1] * share)
                   for a, b in pairs(outline) for share in (0.27, 0.73)]
    return outline


def square(x, y, side, turn):
    """Return a square around a point."""
    half = side / math.sqrt(2)
    return [(x + half * math.cos(turn + math.pi * (0.25 + k / 2)),
             y + half * math.sin(turn + math.pi * (0.25 + k / 2))) for k in range(4)]


def disc(x, y, radius, corners=18, random=None, lump=0.0):
    """Return a round piece; `random` (a random.Random) and `lump` make it irregular."""
    ring = []
    for k in range(corners):
        angle = 2 * math.pi * k / corners
        reach = radius * (1 + (random.uniform(-lump, lump) if random else 0))
        ring.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return hull(ring)
