"""A robot of tins, carton, keyboard keys, bottle caps, springs and a dead bulb, at eye level."""

from mathutils import Matrix

from clay.setting import window
from clay.surfaces import limewash
from studio import forms
from studio.colour import linear, mix
from studio.light import area_light, camera, world
from studio.materials import material
from studio.meshes import mesh
from studio.render import render, reset
from waste.junk import pose
from waste.surfaces import glass, metal
from waste.toy_robot.arms import arms
from waste.toy_robot.body import body, chest, legs
from waste.toy_robot.head import bulb_on_top, face, head
from waste.toy_robot.parts import BODY_TOP, LOOKS, heap, print_keys

LAMP = (-62, -46, 78)


def room():
    mesh(
        'wall',
        [(-90, 15, -60), (90, 15, -60), (90, 15, 110), (-90, 15, 110)],
        [(0, 1, 2, 3)],
        limewash('#e2ad45', '#c98a30'),
    )
    shelf = material(
        'shelf',
        linear('#e9e2d2'),
        rough=0.45,
        spec=0.4,
        bump=0.03,
        bump_scale=0.8,
        bump2=0.01,
        bump2_scale=6,
        variation=0.16,
        variation_scale=0.35,
    )
    vertices, faces = forms.prism([(-80, -11), (80, -11), (80, 16), (-80, 16)], -3.2, 0, 0.3)
    mesh('shelf', vertices, faces, shelf, bevel=0.2)
    for k, (x, y, z, turn, colour) in enumerate(
        (
            (17.5, 7.5, 0, 0.10, '#a5783f'),
            (17.0, 7.2, 1.7, -0.06, '#274f8a'),
            (17.8, 7.6, 3.1, 0.04, '#a5783f'),
        )
    ):
        book = [(-8, -6), (8, -6), (8, 6), (-8, 6)]
        place = pose(x, y, z, (0, 0, turn))
        heap.put(
            'board',
            forms.prism(book, 0.12, (1.7, 1.4, 1.2)[k] - 0.12),
            linear('#e6dcc4'),
            place @ Matrix.Scale(0.985, 4),
        )
        for low in (0, (1.7, 1.4, 1.2)[k] - 0.14):
            heap.put(
                'board',
                forms.prism(book, low, low + 0.13),
                mix(linear(colour), linear('#000000'), 0.05),
                place,
            )


reset()
room()
legs()
body()
chest()
head()
face()
heap.cap(LOOKS @ pose(0, 0, BODY_TOP - 0.1), '#1f5fae', 2.3, 1.4, 56)
arms()
bulb_on_top()
heap.make(
    {
        'steel': metal('steel', '#b9b4aa', 0.3, 0.05),
        'brass': metal('brass', '#b08a4a', 0.35),
        'glass': glass(),
        'tape': material('tape', linear('#17161a'), rough=0.3, spec=0.5),
        'key': material('keys', vertex_colours=True, rough=0.4, spec=0.5, variation=0.15, variation_scale=2),
    }
)
print_keys()
area_light(LAMP, (0, 0, 14), 4, 72000, (1, 0.91, 0.76), 4)
window(LAMP, (0, 6, 16), 0.72, 38, 46, bars=((-9, 2.0), (3, 2.0), (15, 2.0)), crossbars=((12, 2.0),))
area_light((50, -60, 40), (0, 0, 14), 26, 9000, (0.85, 0.92, 1))
world((0.82, 0.9, 1), 0.34)
camera((7, -86, 19.5), (0.6, 0, 17.6), 68, 5.6, (0, -4, 17))
render(960, 1280, 30, exposure=1.12, contrast=1.1)
