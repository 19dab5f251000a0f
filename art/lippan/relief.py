"""Lippan kaam, the mud relief of Kutch: ropes and dots of clay with pieces of mirror pressed in.

The wall is the plane of x and y; the relief rises along z, towards the viewer.
"""
import math
import random

import numpy as np

from lippan.surfaces import clay_surface, mirror_surface
from studio.colour import linear, vary
from studio.meshes import Batch
from studio.noise import noise_at

TAU = 2 * math.pi


def arc(centre, radius, start=0.0, end=TAU, steps=48):
    """Return the points of an arc."""
    angles = np.linspace(start, end, steps)
    return np.stack([centre[0] + radius * np.cos(angles), centre[1] + radius * np.sin(angles)], 1)


def line(start, end, steps=14):
    return np.linspace(start, end, steps)


class Relief:
    """The clay and mirrors of one work, with small random errors, as if laid by hand."""

    def __init__(self, seed, clay='#f4ecdc', stray=0.035):
        self.random = random.Random(seed)
        self.clay = linear(clay)
        self.stray = stray
        self.mud = Batch()
        self.mirrors = Batch()
        self._laid = 0

    def shade(self, value=0.03):
        return vary(self.clay, self.random, value, 0.015)

    def _hand_error(self, x, y, scale, kind):
        """Return the error of the hand at a point; each rope has its own noise, by the number of ropes so far."""
        return noise_at(x * scale, y * scale, self._laid * 7.3 + kind)

    def rope(self, points, radius, closed=False, z=None):
        """Lay a rope of clay along `points`, of varying thickness and pressed down by fingers."""
        self._laid += 1
        z = radius * 0.75 if z is None else z
        path = [(x + self.stray * self._hand_error(x, y, 1.3, 0), y + self.stray * self._hand_error(x, y, 1.3, 9),
                 z + 0.25 * radius * self._hand_error(x, y, 2.2, 4)) for x, y in points]
        count = len(path)
        length = float(np.hypot(*np.diff(np.asarray(points, float), axis=0).T).sum())
        presses = length / self.random.uniform(0.2, 0.32)
        phase = self.random.uniform(0, 9)

        def thickness(share):
            pressed = 0.07 * math.sin(share * presses * TAU + phase + 2 * noise_at(share * 9, phase, 0))
            swell = 0.16 * noise_at(share * length * 0.9, phase, self._laid)
            ends = 0 if closed else 0.5 * max(0.0, 1 - min(share, 1 - share) * max(8, count * 0.4))
            return radius * (1 + pressed + swell - ends)
        self.mud.tube(path, thickness, self.shade(0.04), 10)

    def ring(self, centre, radius, thickness, steps=None):
        """Lay a circle drawn by hand: a little egg-shaped, with a gap between its ends."""
        around = np.linspace(0, TAU * 1.012, steps or max(24, int(radius * 60))) + self.random.uniform(0, TAU)
        phase = self.random.uniform(0, 99)
        drift = self.stray * np.linspace(-0.3, 0.3, len(around))
        uneven = np.array([self.stray * (0.9 * noise_at(math.cos(t) * 1.1, math.sin(t) * 1.1, phase)
                                         + 0.45 * noise_at(math.cos(t) * 3.1, math.sin(t) * 3.1, phase))
                           for t in around])
        distance = radius + min(1.0, radius) * uneven * 1.4 + drift * min(1.0, radius)
        self.rope(np.stack([centre[0] + distance * np.cos(around), centre[1] + distance * np.sin(around)], 1),
                  thickness, closed=True)

    def twist(self, points, radius, turn_length=0.42):
        """Lay two twisted ropes along `points`, with varying tightness."""
        points = np.asarray(points, float)
        travelled = np.concatenate([[0], np.hypot(*np.diff(points, axis=0).T).cumsum()])
        steps = max(20, int(travelled[-1] / 0.035))
        even = np.linspace(0, travelled[-1], steps)
        path = np.stack([np.interp(even, travelled, points[:, k]) for k in (0, 1)], 1)
        self._laid += 1
        path += self.stray * np.array(
            [(self._hand_error(x, y, 0.9, 0), self._hand_error(x, y, 0.9, 9)) for x, y in path])
        along = np.gradient(path, axis=0)
        along /= np.hypot(*along.T)[:, None]
        phase = even * TAU / turn_length + np.array([0.6 * noise_at(e * 0.7, self._laid, 3) for e in even])
        for strand in (0, math.pi):
            aside = np.cos(phase + strand) * radius * 0.95
            strand_path = [(x - ay * a, y + ax * a, radius * 1.3 + math.sin(p + strand) * radius * 0.8)
                           for (x, y), (ax, ay), a, p in zip(path, along, aside, phase)]
            self.mud.tube(strand_path,
                          lambda share: radius * (1 + 0.1 * noise_at(share * travelled[-1] * 2, strand, 1)),
                          self.shade(), 8)

    def dot(self, x, y, radius, dent=0.5):
        """Lay a ball of clay pressed flat with the thumb; `dent` is the chance of a visible thumb mark."""
        x += self.random.uniform(-0.4, 0.4) * self.stray
        y += self.random.uniform(-0.4, 0.4) * self.stray
        radius *= self.random.uniform(0.86, 1.14)
        start = len(self.mud.vertices)
        turn = self.random.uniform(0, TAU)
        self.mud.blob((x, y, radius * 0.4), radius, self.shade(0.05), (1, self.random.uniform(0.85, 1), 0.8),
                      14, 9, turn, 0.14, self.random)
        if self.random.random() < dent:
            at_x, at_y = x + 0.2 * radius * math.cos(turn), y + 0.2 * radius * math.sin(turn)

            def pressed(px, py, pz):
                near = math.exp(-((px - at_x) ** 2 + (py - at_y) ** 2) / (0.3 * radius * radius))
                return px, py, pz - 0.55 * radius * near if pz > radius * 0.4 else pz
            self.mud.reshape(start, pressed)

    def dots(self, points, radius):
        for x, y in points:
            self.dot(x, y, radius)

    def mirror(self, outline, z=0.05, lean=None):
        """Set a piece of mirror, cut to shape and slightly tilted; `lean` is its slope along x and y."""
        lean = lean or (self.random.uniform(-0.08, 0.08), self.random.uniform(-0.08, 0.08))
        cut = [(x + self.random.uniform(-0.012, 0.012), y + self.random.uniform(-0.012, 0.012))
               for x, y in outline]
        self.mirrors.prism(cut, 0, z + 0.03, (0.92, 0.94, 0.95), inset=0.012, tilt=lean)

    def round_mirror(self, x, y, radius, lean=None):
        """Set a round mirror, cut with pliers: a polygon of about eighteen sides."""
        phase = self.random.uniform(0, TAU)
        around = np.linspace(0, TAU, self.random.randrange(13, 19), endpoint=False) + phase
        self.mirror([(x + radius * self.random.uniform(0.94, 1.03) * math.cos(t),
                      y + radius * self.random.uniform(0.94, 1.03) * math.sin(t)) for t in around], lean=lean)

    def set_mirror(self, x, y, radius, rim=0.055):
        """Set a round mirror in a rim of clay."""
        self.round_mirror(x, y, radius)
        self.ring((x, y), radius + rim * 1.2, rim, 34)

    def broken_mirror(self, x, y, radius):
        """Set a broken mirror: two halves with a gap."""
        tilt = self.random.uniform(0, TAU)
        for half in (0, math.pi):
            around = np.linspace(tilt + half + 0.06, tilt + half + math.pi - 0.06, 9)
            self.mirror([(x + radius * math.cos(t), y + radius * math.sin(t)) for t in around])

    def scar(self, x, y, radius, colour='#c9a27c'):
        """Add a spot where a piece fell off together with the paint."""
        self.mud.blob((x, y, -0.05), radius, vary(linear(colour), self.random), (1.5, 0.8, 0.1), 16, 8,
                      self.random.uniform(0, 6), 0.35, self.random)

    def make(self, bleed='#9c4526'):
        """Add clay and mirrors to the scene; `bleed` is the colour of the ground, which stains the foot of the clay."""
        self.mud.make('clay', clay_surface(linear(bleed)), smooth=True)
        self.mirrors.make('mirrors', mirror_surface())
