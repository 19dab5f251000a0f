"""Finished pots for the far side of the table."""

from clay.pieces import turned
from clay.surfaces import clay
from studio.colour import linear
from studio.curves import smooth
from studio.meshes import Batch


def finished_pots():
    """Build dry and fired pots along the wall side of the table."""
    shelf = Batch()
    for x, y, size, profile, bands in (
        (
            -15.5,
            27,
            1.0,
            [(2.6, 0), (4.6, 1.5), (6.2, 5.0), (5.6, 8.6), (3.0, 10.8), (2.6, 12.4), (3.6, 13.8)],
            [(0, '#a2552f'), (0.45, '#efe3c8'), (0.52, '#a2552f'), (0.62, '#26396b'), (0.8, '#a2552f')],
        ),
        (
            -2.5,
            30,
            0.9,
            [(4.0, 0), (4.2, 4), (4.0, 8), (4.3, 12.5)],
            [(0, '#d9c7a4'), (0.3, '#c1762f'), (0.72, '#d9c7a4')],
        ),
        (10.5, 27, 1.15, [(2.2, 0), (3.0, 0.8), (6.0, 3.4), (7.4, 6.4)], [(0, '#7a3a22'), (0.55, '#2f7a72')]),
        (
            23.0,
            30,
            1.1,
            [(3.0, 0), (5.0, 2.4), (5.4, 6.0), (3.4, 8.8), (1.7, 11.0), (1.6, 14.5), (2.4, 16.2)],
            [(0, '#5d2c1c'), (0.4, '#b4552f'), (0.47, '#5d2c1c'), (0.75, '#d99a3a')],
        ),
        (-26.5, 22, 0.8, [(3.0, 0), (4.0, 3.0), (3.4, 6.5), (3.8, 7.5)], [(0, '#c06a3e')]),
    ):
        steps = smooth(profile, 8)
        outer = [(r * size, z * size) for r, z in steps]
        inner = [(max(0.05, r - 0.5), z) for r, z in outer[:4:-1]]
        vertices, faces = turned(
            [(0.05, 0), *outer, *inner, (0.05, inner[-1][1])],
            64,
            wobble=0.2,
            seed=int(x) + 40,
            centre=(x, y, 0.05),
        )
        tall = outer[-1][1]
        colours = []
        for face in faces:
            share = sum(vertices[i][2] for i in face) / len(face) / tall
            colours.append(linear([colour for start, colour in bands if share >= start - 0.02][-1]))
        shelf.add(vertices, faces, colours)
    shelf.make('finished', clay('fired', patchy=0.2, rough=0.7), smooth=True)
