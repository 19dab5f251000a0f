"""Quilling: strips of coloured paper on edge, rolled, pinched and glued to card; in centimetres."""
import math
import random

import bpy
import numpy as np

from quilling import curves
from studio.colour import linear, mix, vary
from studio.curves import placed
from studio.materials import material
from studio.meshes import Batch

THICKNESS = 0.026
HEIGHT = 0.5


class Quilling:
    """The strips of one work, and its glue.

    `unsteady` is the error of rolled turns and lengths: 1 for a practised hand of ten to sixteen, more for a small
    child's.
    """

    def __init__(self, seed, unsteady=1.0, height=HEIGHT, thickness=THICKNESS):
        self.random = random.Random(seed)
        self.unsteady = unsteady
        self.height = height
        self.thickness = thickness
        self.strips = Batch()
        self.glue = Batch()

    def shade(self, colour, value=0.07, hue=0.03):
        """Return a linear colour near the sRGB hex `colour`, as different sheets of paper differ."""
        return vary(linear(colour), self.random, value, hue)

    def shades(self, first, last):
        """Return the colours of a strip graded from its beginning to its end."""
        return self.shade(first), self.shade(last)

    def lay(self, points, colour, z=0.0, height=None, thickness=None, rise=None):
        """Set a strip on edge along `points`.

        `colour` is linear, or a pair graded along the strip, or a list with one colour per section. `rise` lifts each
        point. The cut edge is a little paler than the face.
        """
        points = np.asarray(points, float)
        stretches = len(points) - 1
        height = (height or self.height) * self.random.uniform(0.96, 1.03)
        colours = _along(colour, stretches)
        painted = []
        for one in colours:
            edge = tuple(min(1, channel * 1.4 + 0.015) for channel in one)
            painted += [one, edge, one, one]
        painted += [colours[0], colours[-1]]
        lift = (lambda i: float(rise[i])) if rise is not None else None
        self.strips.strip(points, height, thickness or self.thickness, painted, z, lift)

    def stand(self, points, colour, z=0.0, height=None, thickness=None, level=1.0):
        """Set a rolled piece down: a little tilted, with turns of uneven height. `level` 0 makes it exact."""
        points = np.asarray(points, float)
        stray = self.unsteady * level
        from_middle = points - points.mean(0)
        lean = [self.random.uniform(-0.05, 0.05) * stray for _ in range(2)]
        steps = np.hypot(*np.gradient(points, axis=0).T).cumsum()
        phase = self.random.uniform(0, 99)
        rise = from_middle @ lean + 0.014 * stray * (np.sin(steps * 1.9 + phase)
                                                     + np.sin(steps * 0.7 + phase))
        self.lay(points, colour, z, height, thickness, rise - rise.min() * 0.5)

    def coil(self, at, outline, size, colour, turn=0.0, middle=(0.0, 0.0), turns=None, pitch=0.095, z=0.0,
             height=None, level=1.0, tacked=0.12):
        """Lay a loose coil pinched into `outline`; `middle` is the position of its centre.

        Turns are `pitch` apart, unless their number is given. `tacked` is the chance of a bead of glue at its foot.
        """
        turns = turns or max(3, round(size / pitch))
        segments = int(min(44, max(16, 14 + 24 * size)))
        points = curves.coil(outline, turns, self.random, middle, self.unsteady, segments)
        points = placed(points, at, turn, size)
        self.stand(points, colour, z, height, level=level)
        if self.random.random() < tacked:
            self.bead(*points[-self.random.randrange(1, segments)], z)

    def roll(self, at, radius, colour, z=0.0, height=None, dome=0.0, level=1.0, pitch=None):
        """Lay a tight roll; `dome` pushes its middle up into a beehive."""
        points = curves.roll(radius, pitch or self.thickness * 1.25, max(14, min(26, int(60 * radius))))
        at = np.array(at)
        share = np.linspace(0, 1, len(points))
        turned = placed(points, at, self.random.uniform(0, curves.TAU))
        if dome:
            self.lay(turned, colour, z, height, rise=dome * (1 - share ** 1.8))
        else:
            self.stand(turned, colour, z, height, level=level)

    def scroll(self, start, heading, length, bend, curl, colour, turns=1.8, sway=0.0, z=0.0, height=None):
        """Lay an open scroll, with only its foot glued."""
        self.stand(curves.scroll(start, heading, length, bend, curl, turns, sway), colour, z, height,
                   level=0.5)
        self.bead(*start, z)

    def comb(self, at, turn, length, colour, count=5, width=0.17, z=0.0, height=None):
        """Lay a comb petal: loops of one strip, each longer than the one inside it."""
        stray = 0.02 * self.unsteady
        tips = []
        for i in range(count):
            reach = length * (0.36 + 0.64 * i / (count - 1)) * self.random.uniform(1 - stray, 1 + stray)
            tips.append((reach, length * self.random.uniform(-0.6, 0.6) * stray))
        self.stand(placed(curves.loops(tips, width), at, turn), colour, z, height, level=0.7)

    def husk(self, at, turn, tips, colour, collar=None, width=0.1, z=0.0, height=None):
        """Lay a husked fan: one strip around pins at `tips` and, if it has a colour, a collar around all."""
        strayed = [(x * self.random.uniform(0.97, 1.03), y + self.random.uniform(-0.03, 0.03))
                   for x, y in tips]
        self.stand(placed(curves.loops(strayed, width), at, turn), colour, z, height, level=0.7)
        if collar:
            self.stand(placed(curves.collar(strayed), at, turn), collar, z, height, level=0.7)

    def fringe(self, at, radius, colours, layers=3, count=26, z=0.0, height=None, heart=None):
        """Lay a fringed flower: a strip cut into a comb, rolled up, with its teeth spread."""
        height = height or self.height
        for layer in range(layers):
            share = layer / max(1, layers - 1)
            inner = radius * (0.16 + 0.2 * share)
            reach = (radius - inner) * (0.45 + 0.55 * share)
            for i in range(count):
                angle = curves.TAU * (i + 0.5 * layer) / count + self.random.uniform(-0.09, 0.09)
                self._tooth(at, angle, inner, reach * self.random.uniform(0.85, 1.08), z, height,
                            (1 - 0.55 * share) * self.random.uniform(0.85, 1.1), curves.TAU * inner / count,
                            mix(self.shade(colours[0]), self.shade(colours[1]), share))
        self.roll(at, radius * 0.2, self.shade(heart or colours[0]), z, height * 1.05)

    def _tooth(self, at, angle, inner, reach, z, height, upright, width, colour):
        outward = np.array([math.cos(angle), math.sin(angle)])
        across = np.array([-outward[1], outward[0]])
        width = max(0.055, width * 1.25)
        vertices = []
        for t in (0, 0.35, 0.7, 1):
            distance = inner + reach * t ** (1 + upright)
            droop = math.pi * (0.32 + 0.3 * (1 - upright))
            top = z + height * (0.45 + 0.75 * math.sin(t * 0.9 * droop))
            half = across * width * (0.4 + 0.25 * math.sin(t * math.pi)) * (1 if t < 1 else 0.6)
            place = np.array(at) + outward * distance
            for side in (-1, 1):
                vertices.append((*(place + half * side), top))
            for side in (1, -1):
                vertices.append((*(place + half * side), top - self.thickness))
        faces = [(first + k, first + (k + 1) % 4, first + 4 + (k + 1) % 4, first + 4 + k)
                 for first in (0, 4, 8) for k in range(4)] + [(3, 2, 1, 0), (12, 13, 14, 15)]
        self.strips.add(vertices, faces, colour)

    def stem(self, start, end, bow, colour, z=0.0, height=None, strands=2):
        """Lay a stem: strips glued side by side from `start` to `end`, bent to the left by `bow`."""
        start, end = np.array(start, float), np.array(end, float)
        along = end - start
        length = math.hypot(*along)
        left = np.array([-along[1], along[0]]) / length
        share = np.linspace(0, 1, max(12, int(length * 9)))[:, None]
        sway = 0.02 * length * self.random.uniform(-1, 1) * self.unsteady
        middle = start + along * share + left * (bow * np.sin(share * math.pi)
                                                 + sway * np.sin(share * math.tau))
        for strand in range(strands):
            # Strands are close but do not quite touch.
            aside = (strand - (strands - 1) / 2) * self.thickness * 1.3
            gap = 0.02 * np.sin(share * self.random.uniform(5, 9) + self.random.uniform(0, 6))
            shade = mix(colour, (1, 1, 0.6), 0.1 * strand)
            reach = len(middle) - self.random.randrange(0, 2)
            self.lay((middle + left * (aside + gap * strand))[:reach], shade, z, height)

    def ring(self, at, radius, count, each, colour, z=0.0, height=None, pitch=0.07):
        """Lay a ring of small coils around a centre."""
        first = self.random.uniform(0, curves.TAU)
        for i in range(count):
            angle = first + curves.TAU * i / count + self.random.uniform(-0.05, 0.05)
            place = at[0] + math.cos(angle) * radius, at[1] + math.sin(angle) * radius
            self.coil(place, curves.circle, each, self.shade(colour), angle, pitch=pitch, z=z, height=height)

    def flower(self, at, size, count, outline, colours, z=0.0, middle=0.3, height=None, pitch=0.09,
               first=None):
        """Lay petals around a bare centre of radius `middle` times `size`, with gaps between them."""
        fitting = curves.fitted(outline, count, 2 * middle / (1 - middle))
        first = self.random.uniform(0, curves.TAU) if first is None else first
        for i in range(count):
            angle = first + curves.TAU * (i + self.random.uniform(-0.06, 0.06) * self.unsteady) / count
            stray = self.random.uniform(1 - 0.06 * self.unsteady, 1 + 0.05 * self.unsteady)
            length = size * (1 - middle) / 2 * stray
            reach = size * middle + length
            place = at[0] + math.cos(angle) * reach, at[1] + math.sin(angle) * reach
            self.coil(place, fitting, length, self.shades(*colours), angle, (0.25, 0), pitch=pitch, z=z,
                      height=height)

    def bead(self, x, y, z=0.0, radius=None):
        """Add a bead of white glue, dried clear."""
        radius = radius or self.random.uniform(0.05, 0.1)
        self.drip(x, y, radius, 1.3, self.random.uniform(0, 6), z)

    def drip(self, x, y, radius, length, turn, z=0.0):
        """Add a drop of glue, drawn out to `length` times its width."""
        self.glue.blob((x, y, z + 0.01), radius, (1, 1, 1), (length, 1, 0.45), 14, 8, turn, 0.2, self.random,
                       z + 0.004)

    def make(self):
        """Add the strips and the glue to the scene; return their objects."""
        paper = material('paper', vertex_colours=True, rough=0.78, spec=0.18, bump=0.004, bump_scale=60,
                         translucent=0.16)
        made = [self.strips.make('strips', paper)]
        if self.glue.vertices:
            made.append(self.glue.make('glue', dried_glue(), smooth=True))
        return made


def _along(colour, stretches):
    """Return one colour for each section of a strip."""
    if isinstance(colour, list):
        return colour
    if isinstance(colour[0], (tuple, list)):
        return [mix(*colour, i / stretches) for i in range(stretches)]
    return [colour] * stretches


def dried_glue():
    """Return dried white glue: clear, a little milky, and shiny."""
    surface = bpy.data.materials.new('glue')
    surface.use_nodes = True
    tree = surface.node_tree
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = (0.97, 0.95, 0.9, 1)
    milk = tree.nodes.new('ShaderNodeBsdfDiffuse')
    cloudy = tree.nodes.new('ShaderNodeMixShader')
    cloudy.inputs[0].default_value = 0.07
    tree.links.new(clear.outputs[0], cloudy.inputs[1])
    tree.links.new(milk.outputs[0], cloudy.inputs[2])
    shine = tree.nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = 0.12
    edge = tree.nodes.new('ShaderNodeFresnel')
    edge.inputs['IOR'].default_value = 1.5
    # Back faces do not reflect; otherwise the far side of a drop would be black.
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    front = tree.nodes.new('ShaderNodeMath')
    front.operation = 'MULTIPLY_ADD'
    front.use_clamp = True
    front.inputs[1].default_value = -1
    tree.links.new(geometry.outputs['Backfacing'], front.inputs[0])
    tree.links.new(edge.outputs[0], front.inputs[2])
    both = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(front.outputs[0], both.inputs[0])
    tree.links.new(cloudy.outputs[0], both.inputs[1])
    tree.links.new(shine.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs[0])
    return surface
