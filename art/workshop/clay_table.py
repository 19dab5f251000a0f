"""A half-finished coil pot at eye height: the eighth rope still hangs from the rim."""

import math
import random

import numpy as np

from clay.fields import curve, noise, rough_noise, smoothstep
from clay.lump import Lump
from clay.pieces import coil, crumbs, rope, turned
from clay.setting import upright
from clay.surfaces import clay, dusty_wood, limewash
from papercraft.paper import printed
from studio import forms
from studio.colour import linear, mix, vary
from studio.curves import smooth
from studio.light import camera
from studio.materials import material
from studio.meshes import Batch, mesh
from studio.render import render, reset
import workshop.room as room
import workshop.things as things
from waste.junk import Heap, lathe, pose
from workshop.finished_pots import finished_pots

SUN = (0.74, 0.20, -0.60)
WET, DRY = linear('#7d4a30'), linear('#a8663f')
POT = (-3.5, -1.0, 2.6)

chance = random.Random(5)
heap = Heap(9)


def coil_pot():
    """Build seven rings: the lower ones smoothed together, the upper ones still ropes, and an end that hangs over the
    rim.
    """
    batch = Batch()
    z = 0.55
    radius = thick = 0.0
    for i in range(7):
        radius = float(curve([0, 2, 4, 7], [4.6, 5.8, 6.4, 6.2], i))
        thick = 0.66 * chance.uniform(0.93, 1.07)
        middle = (POT[0] + chance.uniform(-0.12, 0.12), POT[1] + chance.uniform(-0.12, 0.12), POT[2] + z)
        batch.add(*coil(middle, radius, thick, chance), vary(WET, chance, 0.1, 0.02))
        z += thick * 1.6
    batch.add(*turned([(0.02, 0), (4.9, 0), (4.9, 0.8), (0.02, 0.8)], centre=POT), WET)
    top = POT[2] + z
    laid = [
        (POT[0] + radius * math.cos(t), POT[1] + radius * math.sin(t), top + 0.1 * math.sin(3 * t))
        for t in np.linspace(1.5, 4.6, 26)
    ]
    hanging = [
        (-3.7, -7.5, top + 0.15),
        (-3.1, -8.5, top - 1.1),
        (-2.5, -8.9, top - 3.4),
        (-1.9, -9.2, 5.0),
        (-0.6, -9.8, 3.5),
        (0.8, -10.9, 2.6),
        (2.4, -12.3, 1.0),
        (5.6, -13.5, 0.8),
        (9.4, -12.4, 0.8),
        (12.8, -13.1, 0.8),
    ]
    free = [tuple(point) for point in smooth([laid[-2], laid[-1], *hanging], 7)][7:]
    batch.add(
        *rope(
            [*laid, *free],
            lambda t: 0.62 * (1 + 0.07 * math.sin(t * 53)) * (1 - 0.35 * max(0, t - 0.9) * 10),
            12,
        ),
        mix(WET, DRY, 0.15)
    )
    pot = Lump(batch, 0.1, 2)
    height = pot.points[:, 2] - POT[2]
    inside = np.hypot(pot.points[:, 0] - POT[0], pot.points[:, 1] - POT[1]) < 7.6
    pot.relax(10, smoothstep(4.6, 2.6, height) * 0.85 * inside)
    pot.thumb(chance, 1.6, 1.4, 0.1, where=inside & (height < 4.4), prints=0.9)
    pot.paint(DRY, smoothstep(0.1, 0.8, rough_noise(pot.points, 3.4, 4)) * 0.5)
    pot.gloss = smoothstep(4.5, 7.5, height) * 0.35
    return pot


def ball():
    batch = Batch()
    batch.blob((15.5, 7.5, 3.4), 4.3, WET, (1.1, 1, 0.85), 48, 30, 0, 0.12, chance, 0.02)
    body = Lump(batch, 0.12, 2)
    body.thumb(chance, 2.0, 1.8, 0.22, body.points[:, 2] > 0.4, prints=1.0, flat=0.35)
    return body


def ropes():
    """Build more ropes on the canvas, of uneven thickness."""
    parts = Batch()
    for x, y, turn, length, thick, bow in (
        (7.5, -3.6, 0.22, 15, 0.62, 0.8),
        (8.2, -1.4, 0.16, 17, 0.55, -0.6),
        (9.8, 1.0, 0.30, 13, 0.66, 0.5),
        (-18.5, -8.6, -0.34, 14, 0.6, 1.1),
    ):
        phase = chance.uniform(0, 9)
        path = []
        for t in np.linspace(0, 1, 34):
            along, aside = t * length, bow * math.sin(math.pi * t) + 0.14 * math.sin(t * 9 + phase)
            path.append(
                (
                    x + along * math.cos(turn) - aside * math.sin(turn),
                    y + along * math.sin(turn) + aside * math.cos(turn),
                    thick + 0.25,
                )
            )
        parts.add(
            *rope(
                path,
                lambda t, r=thick, p=phase: r
                * (1 + 0.09 * math.sin(t * 23 + p))
                * min(1, 0.55 + 6 * min(t, 1 - t)),
                14,
            ),
            vary(WET, chance, 0.12, 0.02)
        )
    crumbs(parts, chance, [(chance.gauss(4, 9), chance.gauss(-7, 4)) for _ in range(70)], DRY, 0.2)
    for turn in np.linspace(0, 6.3, 15):
        reach = 1.1 + 0.3 * math.sin(turn * 2)
        parts.blob(
            (-12.8 + reach * math.cos(turn), -12.2 + reach * math.sin(turn), 0.35),
            0.3,
            WET,
            lump=0.4,
            random=chance,
        )
    return parts


def wheel():
    """Build the small worn iron turntable of the pot."""
    at = pose(POT[0], POT[1], 0.15)
    heap.put(
        'lacquer',
        lathe(
            [(5.6, 0), (5.8, 0.6), (2.4, 1.0), (2.4, 1.5), (9.6, 1.6), (9.8, 2.0), (9.6, 2.44), (0.05, 2.44)],
            72,
        ),
        linear('#2d4f4a'),
        at,
    )
    for x, y, size in (
        (-5.5, -6.2, 0.8),
        (-3.6, -7.4, 0.5),
        (6.6, -4.4, 0.7),
        (7.6, -2.2, 0.4),
        (5.6, 6.0, 0.9),
    ):
        scrap = forms.blob(
            (x, y, 2.44), size, (1.4, 0.8, 0.3), 30, 8, chance.uniform(0, 3), 0.4, chance, 2.43
        )
        heap.put('dull', scrap, linear('#8f6142'), at)


def slip_bowl():
    """Build an enamel bowl of slip, with the brush in it and drips on the outside."""
    at = pose(-17.5, 4.5, 0.2)
    things.bowl(heap, 'enamel', at, 6.0, 5.0, '#ece8dc', 0.2)
    ring = [(6.0 * math.cos(t), 6.0 * math.sin(t), 5.0) for t in np.linspace(0, 2 * math.pi, 60)]
    heap.put('enamel', forms.tube(ring, 0.16, 8), linear('#1f3f86'), at)
    heap.put(
        'wet',
        lathe([(5.55, 3.6), (4.8, 3.62), (3.0, 3.5), (1.2, 3.58), (0.05, 3.55)], 64),
        linear('#7f4c30'),
        at,
    )
    for turn, down in ((-1.1, 2.2), (-0.75, 1.1), (-2.2, 1.6)):
        run = [
            (
                (6.08 - 0.13 * k * k * down / 4) * math.cos(turn),
                (6.08 - 0.13 * k * k * down / 4) * math.sin(turn),
                5.1 - k * down / 3,
            )
            for k in range(4)
        ]
        heap.put('wet', forms.tube(run, lambda t: 0.2 + 0.16 * t, 10), linear('#7f4c30'), at)
    things.brush(heap, pose(-18.6, 5.6, 5.0, (0, 0.98, math.radians(-42))), '#c9472a', '#7f4c30', 16, 0.5)


def tools():
    """Build a wooden knife, a wire loop, a fork for scoring, a sponge."""
    knife = [
        (0, -0.5),
        (7, -0.6),
        (12, -0.95),
        (15.5, -0.2),
        (15.8, 0.3),
        (12, 0.9),
        (7, 0.6),
        (0, 0.5),
        (-0.6, 0),
    ]
    heap.put(
        'raw wood',
        forms.prism(knife, 0, 0.42, 0.14),
        linear('#c08a52'),
        pose(-11.5, -17.6, 0.3, (0, 0, 0.06)),
    )
    at = pose(20.5, -10.4, 0.62, (0, 0, 2.75))
    heap.put(
        'raw wood',
        forms.tube(
            [(x, 0, 0) for x in np.linspace(-9, 0, 16)],
            lambda t: 0.34 + 0.28 * math.sin(math.pi * t) ** 2,
            14,
        ),
        linear('#b5763c'),
        at,
    )
    heap.put('brass', forms.tube([(0, 0, 0), (0.6, 0, 0), (1.2, 0, 0)], 0.4, 12), linear('#ffffff'), at)
    loop = [
        (1.1, 0.15, 0),
        (2.2, 1.0, 0),
        (3.6, 1.25, 0),
        (4.4, 0.5, 0),
        (4.4, -0.5, 0),
        (3.6, -1.25, 0),
        (2.2, -1.0, 0),
        (1.1, -0.15, 0),
    ]
    heap.put('steel', forms.tube(smooth(loop, 5), 0.09, 8), linear('#ffffff'), at)
    things.box(
        heap, 'sponge', '#e2b540', (-3.2, -2.2, 0), (3.2, 2.2, 2.4), pose(3.4, 10.6, 0.2, (0, 0.03, 0.4))
    )


def canvas():
    """Build the piece of old tent cloth under the clay, grey with clay."""
    side = 420
    y, x = np.mgrid[0:side, 0:side]
    rng = np.random.RandomState(2)
    pixels = np.tile(np.array(linear('#c3b393')), (side, side, 1))
    pixels = (
        pixels * (0.9 + 0.08 * ((x % 4) < 2) + 0.08 * ((y % 4) < 2) + 0.1 * rng.rand(side, side))[..., None]
    )
    flat = np.stack([x.ravel() / side, y.ravel() / side, x.ravel() * 0.0], axis=1)
    dirt = smoothstep(-0.1, 0.9, rough_noise(flat, 0.3, 3)).reshape(side, side) * 0.65
    pixels += (np.array(linear('#8c6247')) - pixels) * dirt[..., None]
    weave = printed('canvas', pixels.astype(np.float32), translucent=0, rough=0.97, bump=0.03, bump_scale=9)

    def wrinkles(points):
        x, y = points.T
        long = np.stack([x * 0.4 + y * 0.25, y, x * 0], axis=1)
        edge = np.minimum(24 - np.abs(x), 15 - np.abs(y))
        return 0.12 + 0.5 * np.clip(1 - edge / 9, 0.1, 1) * (1 - np.abs(noise(long, 4, 6))) ** 3

    things.sheet('canvas', weave, 48, 30, pose(0, -3.5, 0, (0, 0, -0.06)), wrinkles, 0.4)


def setting():
    surface = dusty_wood('#946643', '#5a3a24', dust='#cfae90', amount=0.6, middle=(2, -4), reach=40, plank=13)
    mesh(
        'table',
        [(-90, -60, 0), (90, -60, 0), (90, 37, 0), (-90, 37, 0), (-90, 37, -4), (90, 37, -4)],
        [(0, 1, 2, 3), (3, 2, 5, 4)],
        surface,
        bevel=0.4,
    )
    upright('wall', limewash('#ecd49a', '#d9b877', trowel=0.12), 66, 200, -60, 120)
    upright('dado', limewash('#3f8f8c', '#2d7374', trowel=0.12), 65.8, 200, -60, 6.5)
    things.chai(heap, pose(25.5, 9.0))
    things.cup_ring(heap, 21.0, 4.2, 2.3, '#6d4a30', 0.02)
    plaid = things.checks(
        '#f0e3c6', [(0.2, 0.12, '#b3262a'), (0.45, 0.06, '#b3262a'), (0.7, 0.2, '#d9a02c')], repeat=9
    )
    things.cloth('apron', plaid, 26, 22, pose(-25, -16.5, 0.1, (0, 0, 0.5)), things.folds(2.2, 5.0, 4, 1.0))


reset()
skin = clay(patchy=0.18, grain=0.014)
coil_pot().make('coil pot', skin)
ball().make('ball', skin)
ropes().make('ropes', skin, smooth=True)
wheel()
slip_bowl()
tools()
canvas()
finished_pots()
setting()
heap.make(
    things.surfaces()
    | {'sponge': material('sponge', vertex_colours=True, rough=1, bump=0.25, bump_scale=2.2, variation=0.3)}
)
room.sunlight(SUN, 4.2, 0.05, 0.42)
room.bars(SUN, (0, 14, 6), 66, 56, 12, 1.8, lean=0.1, crossbars=((9.0, 1.6),))
room.fill_lamp((40, -50, 40), (0, 0, 4), 40, 9000)
camera((2.5, -57, 25), (0.5, 0, 5.0), 48, 0.055, (-2, -6, 6))
render(1280, 900, 30, exposure=1.35, contrast=1.05)
