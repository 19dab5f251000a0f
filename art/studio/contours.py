"""The lines along which a field of numbers on a grid is nought: its shape is where the numbers are below.

A side of a grid cell is named (row, column, upright) by its lower left grid point and whether it runs upright.
"""
import numpy as np

# For each way a cell's corners can lie inside (1 lower left, 2 lower right, 4 upper right, 8 upper left): the
# sides (0 low, 1 right, 2 high, 3 left) by which a contour enters and leaves, the shape on its left.
CROSSINGS = {
    1: [(3, 0)], 2: [(0, 1)], 3: [(3, 1)], 4: [(1, 2)], 5: [(3, 0), (1, 2)], 6: [(0, 2)], 7: [(3, 2)],
    8: [(2, 3)], 9: [(2, 0)], 10: [(0, 1), (2, 3)], 11: [(2, 1)], 12: [(1, 3)], 13: [(1, 0)], 14: [(0, 3)],
}


def contours(values):
    """Return the contours as arrays of places (column, row), in fractions; closed ones end where they began."""
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
    """Return the place (column, row) where the field passes through nought on a side."""
    row, column, upright = side
    here, there = values[row, column], values[row + upright, column + 1 - upright]
    share = here / (here - there)
    return column + share * (1 - upright), row + share * upright


def sides_of(row, column):
    """Return the names of a cell's sides: low, right, high, left."""
    return (row, column, 0), (row, column + 1, 1), (row + 1, column, 0), (row, column, 1)


def filled(values):
    """Return a shape's area as a mesh: places [(column, row)] and faces of three to six corners, one a cell."""
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
    """For each side by which a contour enters a cell, the side by which it leaves."""
    code = inside[:-1, :-1] * 1 + inside[:-1, 1:] * 2 + inside[1:, 1:] * 4 + inside[1:, :-1] * 8
    after = {}
    for row, column in np.argwhere((code > 0) & (code < 15)).tolist():
        sides = sides_of(row, column)
        for enters, leaves in CROSSINGS[int(code[row, column])]:
            after[sides[enters]] = sides[leaves]
    return after
