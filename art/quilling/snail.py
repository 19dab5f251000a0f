"""A seven-year-old's snail: its shell is one roll of every strip in the packet, partly loose."""
import math

import numpy as np

from quilling import curves
from quilling.handwriting import written
from quilling.paper import Quilling
from quilling.setting import card, table, window
from studio.colour import linear
from studio.curves import placed, smooth
from studio.light import camera
from studio.materials import material
from studio.meshes import Batch
from studio.noise import noise_at
from studio.render import render, reset

PACKET = ('#d8262a', '#8fc94a', '#1f8a4c', '#e0508f', '#2a62b8', '#f08a24', '#fffaf0', '#7a3a8f', '#35a8a0',
          '#c21b62')
GRASS_GREENS = ('#2f8a3f', '#6fb53f', '#1f6a3a')
GROUND = -3.5

reset()
work = Quilling(seed=77, unsteady=2.4, height=0.6, thickness=0.034)
random = work.random
pencil = Batch()


def pencil_line(points, darkness=0.5):
    """Draw a pencil line of the sketch, which the strips follow only roughly."""
    start = len(pencil.vertices)
    pencil.tube([(x, y, 0) for x, y in points],
                lambda share: 0.022 + 0.008 * noise_at(share * 9, len(points), 1),
                linear('#6b5f52' if darkness < 0.6 else '#4a443f'), 6)
    pencil.reshape(start, lambda x, y, z: (x, y, 0.006 + z * 0.1))


def house(at):
    """Lay one very long strip of joined colours; the outer turns are loose."""
    turns, segments = 18, 56
    count = turns * segments
    angle = np.arange(count) * curves.TAU / segments
    share = np.arange(count) / count
    distance = 0.1 + 2.75 * share ** 0.95
    distance += 0.95 * np.clip((share - 0.86) / 0.14, 0, 1) ** 1.6
    distance *= 1 + 0.022 * np.sin(angle * 1.03 + 1) + 0.012 * np.sin(angle * 2.37)
    x, y = at[0] + distance * np.cos(angle - 1.9), at[1] + distance * np.sin(angle - 1.9) * 0.97
    # The end leaves the roll and runs along the ground.
    last = np.array([x[-1], y[-1]])
    tail = smooth([last, last + (1.2, -0.1), last + (2.6, 0.0), last + (3.6, 0.45), last + (4.0, 1.1),
                   last + (3.65, 1.55), last + (3.3, 1.2)], 12)[1:]
    points = np.concatenate([np.stack([x, y], 1), tail])
    colours, wait, shade = [], 0, work.shade(PACKET[0])
    pick = 0
    joins = []
    for i in range(len(points) - 1):
        if wait == 0:
            pick = (pick + random.choice((1, 2, 3))) % len(PACKET)
            shade = work.shade(PACKET[pick])
            wait = int(segments * (0.8 + 0.6 * i / count) * random.uniform(0.7, 1.3))
            joins.append(i)
        wait -= 1
        colours.append(shade)
    steps = np.arange(len(points))
    rise = 0.05 * np.sin(steps * 0.031) + 0.04 * np.sin(steps * 0.011 + 2)
    rise += np.interp(steps, (0, count * 0.84, count * 0.93, count, len(points)),
                      (0.22, 0.1, 0.34, 0.12, 0.0))
    work.lay(points, colours, 0.0, 0.62, rise=np.maximum(0, rise))
    for i in joins[4:]:
        # At a joint between strips, one end sticks up a little.
        piece = points[i:i + 5]
        outward = piece - at
        piece = piece + outward / np.hypot(*outward.T)[:, None] * 0.03
        if len(piece) > 3:
            work.lay(piece, colours[i], float(max(0, rise[i])) + 0.05, 0.62)
        if random.random() < 0.5:
            work.bead(points[i][0], points[i][1], 0.6 + float(max(0, rise[i])), random.uniform(0.05, 0.09))


def body():
    """Lay loops of green for the foot, a big roll for the head."""
    greens = ('#8fc94a', '#5fae3f', '#b5d960')
    for i, green in enumerate(greens):
        inset = i * 0.17
        loop = smooth([(-3.6 + inset, -1.7), (-4.3 + inset, -0.2 - inset), (-3.3, 0.5 - inset),
                       (-2.4 - inset, -1.2), (-1.2, -2.35 - inset), (1.5, -2.75 - inset * 0.8),
                       (4.2 - inset, -3.05), (5.2 - inset * 2.5, -3.35), (3.0, -3.55 + inset),
                       (-0.5, -3.5 + inset), (-2.8, -3.2 + inset)], 10, closed=True)
        work.stand(np.concatenate([loop, loop[:2]]), work.shade(green), height=0.55)
    for x in np.arange(-2.2, 4.0, 0.78):
        work.coil((x, -3.05 + 0.06 * math.sin(x)), curves.circle, random.uniform(0.2, 0.27),
                  work.shade(random.choice(greens)), turns=4)
    work.coil((-3.4, -0.55), curves.circle, 0.78, work.shades('#b5d960', '#5fae3f'), 1.0, (0.2, 0.1), turns=6,
              z=0.5)
    for foot, bend, tip in (((-3.7, 0.2), 0.5, (-4.65, 2.15)), ((-3.1, 0.25), -0.4, (-3.05, 2.5))):
        work.stem(foot, tip, bend, work.shade('#5fae3f'), 0.05, 0.5, strands=2)
        work.coil(tip, curves.circle, 0.44, work.shade('#fffdf6'), turns=6, z=0.1)
        work.roll((tip[0] - 0.1, tip[1] - 0.06), 0.19, work.shade('#1a1518'), 0.2, 0.62)
    smile = smooth([(-4.0, -0.6), (-3.75, -0.98), (-3.3, -1.08), (-2.92, -0.85)], 8)
    work.lay(smile, work.shade('#d8262a'), 0.75, 0.45, thickness=0.07)


def mushroom(at, size, lean, spots):
    """Lay a half moon with white spots on three bent strips."""
    x, y = at
    for side in (-0.34, -0.05, 0.3):
        foot = (x + side * size * 0.9, GROUND - 0.1)
        top = (x + lean + side * size * 0.62, y + 0.1)
        work.stem(foot, top, 0.16 * side * size, work.shade('#fff3dc'), height=0.5, strands=1)
    cap = x + lean, y
    work.coil(cap, curves.half_moon(0.86, -0.08), size, work.shades('#e8472f', '#c8201f'),
              lean * -0.5 + random.uniform(-0.12, 0.12), (0, 0.35), turns=int(size / 0.12))
    for dx, dy, radius in spots:
        work.roll((cap[0] + dx * size, cap[1] + dy * size), radius, work.shade('#fffdf6'), 0.42, 0.36)


def sun():
    def squashed(angle):
        x = np.cos(angle) * (1.0 + 0.12 * np.sin(angle * 2 + 0.6))
        return x, 0.84 * np.sin(angle) + 0.1 * np.cos(angle * 3)
    at = -4.55, 5.2
    work.coil(at, squashed, 1.12, work.shades('#f6e04f', '#f08a24'), 0.4, (0.15, -0.1), turns=8)
    for i in range(13):
        angle = i * curves.TAU / 13 + random.uniform(-0.16, 0.16)
        length = random.uniform(0.4, 0.9)
        start = at[0] + 1.32 * math.cos(angle), at[1] + 1.22 * math.sin(angle)
        turn = angle + random.uniform(-0.3, 0.3)
        end = start[0] + length * math.cos(turn), start[1] + length * math.sin(turn)
        work.stand(np.linspace(start, end, 9), work.shade(random.choice(('#f08a24', '#f6c02f', '#e8652a'))))
        if random.random() < 0.5:
            work.bead(*start)


def cloud_and_rain():
    for x, y, radius in ((2.25, 5.75, 0.62), (3.5, 6.3, 0.76), (4.85, 6.0, 0.62), (3.5, 4.98, 0.5),
                         (5.8, 5.55, 0.4)):
        work.coil((x, y), curves.circle, radius, work.shades('#fffdf6', '#cfe3f2'), random.uniform(0, 6),
                  (0.15, 0.1), pitch=0.11)
    for x, y in ((2.6, 4.35), (3.75, 3.75), (4.55, 4.7), (5.45, 4.3), (5.05, 3.3)):
        work.coil((x, y), curves.teardrop(0.75), random.uniform(0.26, 0.34),
                  work.shades('#6fb0e8', '#2a62b8'), -math.pi / 2 + random.uniform(-0.35, 0.35), (0.2, 0),
                  turns=4)


def grass():
    """Lay strips folded back and forth."""
    x = -6.3
    while x < 5.4:
        folds = random.randrange(5, 9)
        points = []
        for i in range(folds * 2 + 1):
            tall = random.uniform(0.55, 1.05) if i % 2 else random.uniform(-0.12, 0.08)
            points.append((x + i * 0.135, GROUND - 0.75 + tall))
        dense = np.concatenate([np.linspace(a, b, 4)[:-1] for a, b in zip(points, points[1:])])
        work.stand(dense, work.shade(random.choice(GRASS_GREENS)), height=0.45)
        x = points[-1][0] + random.uniform(0.0, 0.25)


def flower(foot, height, colour, petals):
    top = foot[0] + random.uniform(-0.2, 0.2), foot[1] + height
    work.stem(foot, top, random.uniform(-0.15, 0.15), work.shade('#2f8a3f'), strands=1, height=0.45)
    work.flower(top, 0.72, petals, curves.teardrop(0.8), (colour, colour), middle=0.3, pitch=0.11)
    work.roll(top, 0.2, work.shade('#f6c02f'), 0.05, dome=0.1)


def glue():
    """Add too much glue."""
    for _ in range(26):
        work.bead(random.uniform(-5.8, 5.8), random.uniform(-4.2, 6.2), 0, random.uniform(0.05, 0.13))
    for x, y in ((-2.2, 1.6), (4.75, -1.9), (-5.4, -2.4), (1.2, 4.9)):
        work.drip(x, y, random.uniform(0.1, 0.15), random.uniform(3, 5), random.uniform(0, 3))


def pencil_plan():
    around = np.linspace(0.4, 6.2, 60)
    x, y = 1.0 + 3.1 * np.cos(around) + 0.1 * np.sin(3 * around), 0.9 + 3.1 * np.sin(around)
    pencil_line(np.stack([x, y], 1))
    pencil_line([(x, GROUND + 0.14 * noise_at(x * 0.4, 2, 2) + 0.35) for x in np.linspace(-6.2, 6.1, 60)])
    for stroke in written('TANVI', 0.72, random, 1.6):
        pencil_line(placed(stroke, (2.55, -5.75), 0.07), 1)


house((1.2, 0.75))
body()
mushroom((-5.35, -1.75), 0.95, 0.14, ((-0.45, 0.25, 0.13), (0.05, 0.55, 0.17), (0.45, 0.22, 0.12),
                                      (-0.1, 0.15, 0.1)))
mushroom((5.55, 0.15), 0.98, -0.12, ((-0.5, 0.3, 0.16), (0.02, 0.6, 0.15), (0.5, 0.3, 0.2), (0.1, 0.2, 0.11)))
mushroom((6.05, -2.2), 0.5, 0.05, ((-0.25, 0.35, 0.11), (0.3, 0.35, 0.1)))
sun()
cloud_and_rain()
grass()
flower((-4.35, GROUND - 0.5), 1.3, '#e0508f', 5)
flower((-5.3, -5.75), 0.75, '#7a3a8f', 6)
flower((-3.7, -5.85), 0.55, '#fffdf6', 7)
glue()
pencil_plan()
work.make()
pencil.make('pencil', material('pencil', vertex_colours=True, rough=0.5, spec=0.4))

card([(-6.7, -6.3), (6.75, -6.15), (6.6, 7.35), (-6.75, 7.2)], linear('#f2c53d'), grain=0.02, patchy=0.07)
table(base='#5f7a5a', dark='#49604a')
window(power=0.95, low=0.85)
camera((0, -8.5, 27.0), (0, 0.45, 0), 65, 6.3, (0.5, 0, 0.5))
render(1250, 1250, 32, exposure=1.6, contrast=1.06)
