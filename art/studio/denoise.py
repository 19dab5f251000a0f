"""Removes the noise of a rendered picture."""
import os
from concurrent.futures import ThreadPoolExecutor

import numpy as np

# Number of rows per step: small enough that a band fits into the processor's cache.
BAND = 24
# Radius of the square patches that are compared.
PATCH = 2


def box(values, radius):
    """Blur an array (height, width, ...) by the mean of a square of side 2 * radius + 1."""
    side = 2 * radius + 1
    rest = ((0, 0),) * (values.ndim - 2)
    sums = np.pad(values, ((radius + 1, radius), (0, 0)) + rest, 'edge').cumsum(0)
    values = (sums[side:] - sums[:-side]) / side
    sums = np.pad(values, ((0, 0), (radius + 1, radius)) + rest, 'edge').cumsum(1)
    return (sums[:, side:] - sums[:, :-side]) / side


def denoise(image, albedo, normal, radius=5, strength=1.0):
    """Return `image` without its noise; all three are float32 arrays (height, width, 3), in linear light.

    Non-local means: every pixel becomes the mean of the pixels within `radius` that have similar surroundings
    and a surface of the same colour and direction. Only the light (image / albedo) is smoothed, so textures
    stay. A higher `strength` smooths more.
    """
    albedo_floor = np.clip(albedo, 0.03, None)
    light = image / albedo_floor
    brightness = np.log1p(np.clip(light.mean(2), 0, 40)).astype(np.float32)
    detail = brightness - box(brightness, 1)
    spread = box(detail * detail, 3) * 1.6 + 1e-5
    # Weights below are exp(-squared distance), so each guide carries the root of its weight.
    guides = np.concatenate([normal * np.sqrt(25), albedo * np.sqrt(30)], axis=2)

    # The sums of patches are compared, not their means, so the tolerance contains the area of a patch.
    tolerance = (2 * strength * (2 * PATCH + 1) ** 2 * spread).astype(np.float32)
    planes = [_wrapped(plane, radius) for plane in (
        brightness[None], np.moveaxis(guides, 2, 0), np.moveaxis(np.clip(light, 0, 12), 2, 0))]
    smooth = np.empty((3,) + brightness.shape, np.float32)
    bands = range(0, len(brightness), BAND)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda top: _smooth_band(top, planes, tolerance, radius, smooth), bands))
    return np.moveaxis(smooth, 0, 2) * albedo_floor


def _wrapped(planes, radius):
    margin = ((0, 0), (radius, radius), (radius, radius))
    return np.ascontiguousarray(np.pad(planes.astype(np.float32), margin, 'wrap'))


def _offsets(radius):
    steps = range(-radius, radius + 1)
    return [(dy, dx) for dy in steps for dx in steps if dx * dx + dy * dy <= radius * radius + 2]


def _smooth_band(top, planes, tolerance, radius, smooth):
    """Write the smoothed light of the rows from `top` on into `smooth` (3, height, width).

    `planes` are brightness, guides and light, each (count, height, width) with a margin of `radius`.
    """
    brightness, guides, light = planes
    height, width = tolerance.shape
    bottom = min(height, top + BAND)
    rows = bottom - top
    # The rows that the patches of this band reach, limited to those of the picture.
    first, last = max(0, top - PATCH), min(height, bottom + PATCH)
    reach = slice(first - (top - PATCH), last - (top - PATCH))

    def moved(plane, start, end, dy, dx):
        return plane[:, start + radius - dy:end + radius - dy, radius - dx:radius - dx + width]

    difference = np.empty((rows + 2 * PATCH, width + 2 * PATCH), np.float32)
    columns = np.empty((rows, width + 2 * PATCH), np.float32)
    weight = np.empty((rows, width), np.float32)
    apart = np.empty((len(guides), rows, width), np.float32)
    term = np.empty((len(light), rows, width), np.float32)
    total = np.zeros((len(light), rows, width), np.float32)
    weights = np.zeros((rows, width), np.float32)
    own_brightness = moved(brightness, first, last, 0, 0)[0]
    own_guides = moved(guides, top, bottom, 0, 0)
    scale = 1.2 / tolerance[top:bottom]
    for dy, dx in _offsets(radius):
        inner = difference[reach, PATCH:-PATCH]
        np.subtract(own_brightness, moved(brightness, first, last, dy, dx)[0], out=inner)
        np.multiply(inner, inner, out=inner)
        _extend_edges(difference, reach)
        _patch_sums(difference, columns, weight)
        weight *= scale
        weight -= 0.8 * 1.2
        np.clip(weight, 0, 30 * 1.2, out=weight)
        np.subtract(own_guides, moved(guides, top, bottom, dy, dx), out=apart)
        np.multiply(apart, apart, out=apart)
        for guide in apart:
            weight += guide
        np.negative(weight, out=weight)
        np.exp(weight, out=weight)
        np.multiply(moved(light, top, bottom, dy, dx), weight, out=term)
        total += term
        weights += weight
    np.divide(total, np.maximum(weights, 1e-6), out=smooth[:, top:bottom])


def _extend_edges(values, reach):
    """Repeat the outermost known rows and columns outward."""
    values[:reach.start] = values[reach.start]
    values[reach.stop:] = values[reach.stop - 1]
    values[:, :PATCH] = values[:, PATCH:PATCH + 1]
    values[:, -PATCH:] = values[:, -PATCH - 1:-PATCH]


def _patch_sums(values, columns, sums):
    """Add up each patch of `values` into `sums`, first down the columns, then along the rows."""
    rows, width = sums.shape
    np.copyto(columns, values[:rows])
    for i in range(1, 2 * PATCH + 1):
        columns += values[i:i + rows]
    np.copyto(sums, columns[:, :width])
    for i in range(1, 2 * PATCH + 1):
        sums += columns[:, i:i + width]
