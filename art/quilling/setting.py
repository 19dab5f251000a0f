"""The surroundings of a quilled work: its card, the table, and a window at the upper left."""
from studio.light import area_light, world
from studio.materials import material, wood
from studio.meshes import ground, mesh

CARD_THICKNESS = 0.08


def card(corners, colour, name='card', top=0.0, grain=0.012, patchy=0.035, thickness=CARD_THICKNESS):
    """Build a sheet of card with its four `corners` (x, y), counter-clockwise; `colour` is linear."""
    surface = material(name, colour, rough=0.95, spec=0.1, bump=0.025, bump_scale=14, bump2=grain,
                       bump2_scale=55, variation=patchy, variation_scale=2)
    vertices = [(x, y, z) for z in (top - thickness, top) for x, y in corners]
    sides = [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)]
    return mesh(name, vertices, [(4, 5, 6, 7), *sides], surface)


def table(base='#8d6240', dark='#6a4529'):
    """Build a wooden table under the card."""
    ground(wood(base=base, dark=dark, scale=0.35), 90, -CARD_THICKNESS - 0.01)


def window(power=1.0, low=1.0, at=(0, 1, 0), fill=1.0):
    """Add morning light from the upper left and cool light from the room; with `low` below 1 it falls at a flatter
    angle.
    """
    area_light((-15, 13, 11 * low), at, 5.5, 3600 * power, (1, 0.93, 0.82), 4)
    area_light((16, -6, 14), (0, 0, 0), 10, 420 * power * fill, (0.8, 0.88, 1))
    world((0.80, 0.87, 1), 0.28 * fill)
