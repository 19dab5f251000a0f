"""Smooth three-dimensional noise, for surfaces that no hand makes quite even."""
from mathutils import Vector, noise


def noise_at(x, y, z):
    """Return smooth noise at a point: about -1 to 1, changing over a distance of about 1."""
    return noise.noise(Vector((x, y, z)))


def unevenness(point, frequency, amount):
    """Return noise at `point` (x, y, z), of height `amount`, with `frequency` bumps per unit length."""
    x, y, z = point
    return amount * noise_at(x * frequency, y * frequency, z * frequency)
