"""The lid of a carton, painted with one coat of poster paint, through which its print still shows."""

import math

import numpy as np

from clay.fields import smoothstep
from papercraft.paper import printed
from studio import forms
from studio.colour import linear
from waste.printing import Sheet
from waste.surfaces import PrintedPieces

HALF_WIDTH, HALF_HEIGHT = 21.6, 17.2
CORNERS = [
    (-HALF_WIDTH, -HALF_HEIGHT),
    (HALF_WIDTH - 0.2, -HALF_HEIGHT - 0.2),
    (HALF_WIDTH, HALF_HEIGHT - 0.1),
    (-HALF_WIDTH + 0.2, HALF_HEIGHT),
]


def painted_lid():
    """Return the pixels of the lid: a print under one coat of poster paint."""
    sheet = Sheet(1080, 860, '#b78d5b')
    sheet.text('THIS SIDE UP', 640, 700, 74, '#5a2c1c', bold=0.04)
    sheet.text('HANDLE WITH CARE', 420, 250, 62, '#5a2c1c', bold=0.03)
    sheet.text('24 x 200 ml', 120, 520, 54, '#5a2c1c', bold=0.02)
    sweep = np.clip(
        0.5 + 0.5 * sheet.stripes_of_wear(90, 7.0, 3) + 0.35 * sheet.stripes_of_wear(30, 9.0, 4), 0, 1
    )
    margin = np.minimum(np.minimum(sheet.x, 1080 - sheet.x), np.minimum(sheet.y, 860 - sheet.y))
    ragged = smoothstep(0, 26, margin + 16 * sheet.stripes_of_wear(40, 0.5, 6) - 4)
    sheet.ink((0.58 + 0.38 * sweep) * ragged, '#7fbdd4')
    sheet.ink(0.5 * smoothstep(0.6, 0.98, sweep) * ragged, '#b5dbe2')
    sheet.ink(0.35 * smoothstep(0.42, 0.1, sweep) * ragged, '#4f9cc0')
    sheet.crease(0, 322, 1080, 330, 3, '#d9d4c0', 2)
    sheet.scuff(12, 0.03, '#b78d5b', 12)
    return sheet.pixels


def lay_board(heap):
    """Build the lid: painted face, corrugation between two papers, a bare edge."""
    face = PrintedPieces()
    face.add(
        [(x, y, 0) for x, y in CORNERS],
        [(0, 1, 2, 3)],
        [(0.005, 0.005), (0.995, 0.005), (0.995, 0.995), (0.005, 0.995)],
    )
    face.make(
        'lid',
        printed(
            'lid',
            painted_lid(),
            0,
            rough=0.9,
            spec=0.1,
            bump=0.04,
            bump_scale=0.9,
            bump2=0.02,
            bump2_scale=6,
            variation=0.05,
        ),
        smooth=False,
    )
    kraft = linear('#b18653')
    heap.put('board', forms.prism(CORNERS, -0.06, -0.004), kraft)
    heap.put('board', forms.prism(CORNERS, -0.75, -0.68), kraft)
    across = np.arange(-HALF_WIDTH + 0.05, HALF_WIDTH - 0.15, 0.06)
    wave = [
        (x, y, -0.37 + 0.30 * math.sin(x * 8.5))
        for x in across
        for y in (-HALF_HEIGHT - 0.1, HALF_HEIGHT - 0.2)
    ]
    heap.put(
        'board',
        (wave, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(across) - 1)]),
        linear('#a37a49'),
    )
