"""Noise and distances for many points at once: for uneven marks, and for the distance from a mark."""

import numpy as np


def _hashed(cells, seed):
    """Return a hash from -1 to 1 for each cell (n, 3) of whole numbers."""
    x, y, z = (cells[:, axis].astype(np.uint64) for axis in range(3))
    mixed = (
        x * np.uint64(73856093) ^ y * np.uint64(19349663) ^ z * np.uint64(83492791)
        ^ np.uint64(seed * 7919 + 1))
    for shift in (13, 7, 17):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(40)).astype(np.float64) / 2**23 - 1


def noise(points, size, seed=0):
    """Return smooth noise, about -1 to 1, for points (n, 3); its bumps are about `size` wide."""
    scaled = np.asarray(points, float) / size + 1000.37 + seed * 0.61
    cells = np.floor(scaled).astype(np.int64)
    inside = scaled - cells
    eased = inside * inside * inside * (inside * (inside * 6 - 15) + 10)
    total = np.zeros(len(scaled))
    for corner in np.ndindex(2, 2, 2):
        share = np.prod(np.where(corner, eased, 1 - eased), axis=1)
        total += share * _hashed(cells + corner, seed)
    return total


def rough_noise(points, size, seed=0, octaves=3):
    """Return the sum of `octaves` noises, each with half the size and half the height of the previous one."""
    return sum(noise(points, size / 2**octave, seed + octave * 31) / 2**octave for octave in range(octaves))


def smoothstep(low, high, values):
    """Rise smoothly from 0 at `low` to 1 at `high`; `low` may be the larger number."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def curve(xs, ys, at):
    """Return the value at `at` (number or array) of a smooth curve through the points (xs, ys)."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    slopes = np.gradient(ys, xs)
    at = np.clip(at, xs[0], xs[-1])
    left = np.clip(np.searchsorted(xs, at, 'right') - 1, 0, len(xs) - 2)
    width = xs[left + 1] - xs[left]
    t = (at - xs[left]) / width
    return (
        (2 * t**3 - 3 * t**2 + 1) * ys[left] + (t**3 - 2 * t**2 + t) * width * slopes[left]
        + (3 * t**2 - 2 * t**3) * ys[left + 1] + (t**3 - t**2) * width * slopes[left + 1])


def distance_to_path(points, path, reach=np.inf):
    """Return, for points (n, d), the distance from the path (m, d), and the position of the nearest point as a share of
    its length.

    Points farther than `reach` get infinity, which saves time: a line is near only few points of a body.
    """
    path = np.asarray(path, float)
    points = np.asarray(points, float)
    best = np.full(len(points), np.inf)
    passed = np.zeros(len(points))
    lengths = np.linalg.norm(np.diff(path, axis=0), axis=1)
    marks = np.concatenate([[0], lengths.cumsum()]) / max(lengths.sum(), 1e-9)
    for start, end, before, after in zip(path[:-1], path[1:], marks[:-1], marks[1:]):
        low, high = np.minimum(start, end) - reach, np.maximum(start, end) + reach
        near = np.flatnonzero(np.all((points >= low) & (points <= high), axis=1))
        step = end - start
        share = np.clip((points[near] - start) @ step / max(step @ step, 1e-12), 0, 1)
        distance = np.linalg.norm(points[near] - start - share[:, None] * step, axis=1)
        closer = (distance < best[near]) & (distance <= reach)
        chosen = near[closer]
        best[chosen] = distance[closer]
        passed[chosen] = before + (after - before) * share[closer]
    return best, passed
