"""The lines along which a field of numbers on a grid is zero. The shape of the field is where the numbers are negative.

A side of a grid cell is (row, column, upright): its lower left grid point, and 1 if it is vertical.
"""
import numpy as np

# For each set of corners of a cell inside the shape (1 lower left, 2 lower right, 4 upper right, 8 upper left): the
# sides (0 low, 1 right, 2 high, 3 left) where a contour enters and leaves, with the shape on its left.
CROSSINGS = {
    1: [(3, 0)], 2: [(0, 1)], 3: [(3, 1)], 4: [(1, 2)], 5: [(3, 0), (1, 2)], 6: [(0, 2)], 7: [(3, 2)],
    8: [(2, 3)], 9: [(2, 0)], 10: [(0, 1), (2, 3)], 11: [(2, 1)], 12: [(1, 3)], 13: [(1, 0)], 14: [(0, 3)],
}


def contours(values):
    """Return the contours as arrays of positions (column, row); closed ones end at their first position."""
    after = _followers(values < 0)
    reached = set(after.values())
    starts = [side for side in after if side not in reached]
    lines = []
    while after:
        while starts and starts[-1] not in after:
            starts.pop()
        side = starts.pop() if starts else next(iter(after))
        line = [side]
        while side in after:
            side = after.pop(side)
            line.append(side)
        lines.append(np.array([crossing(values, one) for one in line]))
    return lines


def crossing(values, side):
    """Return the position (column, row) on a side where the field is zero."""
    row, column, upright = side
    here, there = values[row, column], values[row + upright, column + 1 - upright]
    share = here / (here - there)
    return column + share * (1 - upright), row + share * upright


def sides_of(row, column):
    """Return the sides of a cell: low, right, high, left."""
    return (row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1)


def filled(values):
    """Return the area of the shape as a mesh: positions [(column, row)], and for each cell a face of 3 to 6 corners."""
    numbers, places, faces = {}, [], []

    def number(key, place):
        if key not in numbers:
            numbers[key] = len(places)
            places.append(place)
        return numbers[key]

    inside = values < 0
    touched = inside[:-1, :-1] | inside[:-1, 1:] | inside[1:, 1:] | inside[1:, :-1]
    for row, column in np.argwhere(touched).tolist():
        corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]
        face = []
        for corner, following, side in zip(corners, corners[1:] + corners[:1], sides_of(row, column)):
            if inside[corner]:
                face.append(number(corner, (corner[1], corner[0])))
            if inside[corner] != inside[following]:
                face.append(number(side, crossing(values, side)))
        if len(face) > 2:
            faces.append(face)
    return places, faces


def _followers(inside):
    """Return, for each side where a contour enters a cell, the side where it leaves."""
    code = inside[:-1, :-1] * 1 + inside[:-1, 1:] * 2 + inside[1:, 1:] * 4 + inside[1:, :-1] * 8
    after = {}
    for row, column in np.argwhere((code > 0) & (code < 15)).tolist():
        sides = sides_of(row, column)
        for enters, leaves in CROSSINGS[int(code[row, column])]:
            after[sides[enters]] = sides[leaves]
    return after
