"""Materials of clay and glazes, and of the surfaces under finished pieces."""

from clay.graph import Graph
from studio.colour import linear


def clay(
    name='clay', grain=0.012, lump=0.03, patchy=0.14, specks=0.0, speck_colour='#3a241a', rough=0.92,
    ridge=0.010, dust='#d8b497'
):
    """Return dry or fired clay with the colours, gloss and fingerprints of its Lump.

    grain, lump: heights in centimetres of the sandy grain and of the bumps of a thumb; specks: share of dark grog;
    ridge: height of the ridges of a fingerprint; dust: the strength of pale dust.
    """
    g = Graph(name)
    paint = g.painted()
    drift = g.ramp(g.noise(2.6, 4), 0.25, 0.75, 1 - patchy, 1 + patchy * 0.6)
    paint = g.mix(1.0, paint, g.grey(drift), 'MULTIPLY')
    bloom = g.ramp(g.noise(1.3, 5, 0.75), 0.5, 0.8, 0.0, 0.34)
    paint = g.mix(
        g.math('MULTIPLY', bloom, g.math('SUBTRACT', 1.0, g.attribute('gloss'))), paint, linear(dust))
    sand = g.ramp(g.noise(0.05, 2), 0.3, 0.7, 0.88, 1.08)
    paint = g.mix(1.0, paint, g.grey(sand), 'MULTIPLY')
    if specks:
        here = g.ramp(g.cells(0.22), 0.10, 0.05)
        some = g.ramp(g.noise(0.5, 2), 0.72 - specks * 0.4, 0.78 - specks * 0.4)
        paint = g.mix(g.math('MULTIPLY', here, some), paint, linear(speck_colour))
    normal = g.bump(g.noise(0.5, 2), lump)
    normal = g.bump(g.noise(0.06, 3, 0.7), grain, normal)
    # A ridge of skin every half millimetre.
    wave = g.math('SINE', g.math('MULTIPLY', g.attribute('whorl'), 115.0))
    normal = g.bump(g.math('MULTIPLY', wave, g.attribute('ridges')), ridge * 0.5, normal)
    g.set(
        Base_Color=paint, Normal=normal, Specular=0.3,
        Roughness=g.ramp(g.attribute('gloss'), 0.0, 1.0, rough, 0.16))
    return g.surface


def limewash(colour, stain, name='wall', trowel=0.12, lean=(1, 1, 1)):
    """Return a wall with lime wash from a wide brush: cloudy, with brush marks and a few shallow hollows."""
    g = Graph(name)
    clouds = g.ramp(g.noise(14, 6, 0.65), 0.3, 0.72)
    paint = g.mix(clouds, linear(colour), linear(stain))
    brushed = g.noise(1.4, 5, 0.6, g.stretched((0.25, 1, 1.6), 0.5), 0.6)
    paint = g.mix(1.0, paint, g.grey(g.ramp(brushed, 0.3, 0.7, 0.94, 1.05)), 'MULTIPLY')
    normal = g.bump(g.noise(9, 3), trowel * 3)
    normal = g.bump(brushed, trowel * 0.5, normal)
    normal = g.bump(g.noise(0.25, 4), trowel * 0.2, normal)
    g.set(Base_Color=paint, Normal=normal, Roughness=0.95, Specular=0.12)
    return g.surface


def dusty_wood(base, dark, dust='#d9b394', amount=0.6, name='board', middle=(0, 0), reach=16.0, plank=0.0):
    """Return a board for working with clay: grain along x, and dry dust that is thickest around `middle`.

    `plank` is the width of its planks, 0 for a single board.
    """
    g = Graph(name)
    rings = g.noise(1.2, 9, 0.6, g.stretched((0.09, 1.1, 1)), 0.8)
    wood = g.mix(g.ramp(rings, 0.32, 0.66), linear(dark), linear(base))
    pores = g.noise(0.09, 3, 0.6, g.stretched((0.06, 1, 1)))
    wood = g.mix(1.0, wood, g.grey(g.ramp(pores, 0.35, 0.6, 0.72, 1.04)), 'MULTIPLY')
    normal = g.bump(pores, 0.02, g.bump(rings, 0.05))
    if plank:
        across = g.math('PINGPONG', g.math('ADD', g.axis('Y'), plank * 0.37), plank / 2)
        gap = g.ramp(across, 0.02, 0.10)
        wood = g.mix(1.0, wood, g.grey(g.ramp(gap, 0.0, 1.0, 0.25, 1.0)), 'MULTIPLY')
        normal = g.bump(gap, 0.2, normal)
    x = g.math('SUBTRACT', g.axis('X'), float(middle[0]))
    y = g.math('SUBTRACT', g.axis('Y'), float(middle[1]))
    away = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    powder = g.math(
        'MULTIPLY', g.ramp(away, reach * 0.25, reach, 1.0, 0.12), g.ramp(g.noise(4, 7, 0.7), 0.34, 0.75)
    )
    paint = g.mix(g.math('MULTIPLY', powder, amount), wood, linear(dust))
    g.set(Base_Color=paint, Normal=normal, Specular=0.28, Roughness=g.ramp(powder, 0.0, 0.5, 0.5, 0.95))
    return g.surface


def glazed(name='glaze', ripple=0.02):
    """Return fired glaze with the colours of its Lump: glassy where the gloss is high, with pinholes, a little uneven.
    """
    g = Graph(name)
    paint = g.painted()
    speckled = g.ramp(g.noise(0.16, 3), 0.3, 0.75, 0.86, 1.1)
    paint = g.mix(1.0, paint, g.grey(speckled), 'MULTIPLY')
    pinhole = g.math('MULTIPLY', g.ramp(g.cells(0.6), 0.07, 0.04), g.ramp(g.noise(1.2, 2), 0.55, 0.6))
    paint = g.mix(pinhole, paint, linear('#4a3626'))
    normal = g.bump(g.noise(0.7, 3), ripple)
    normal = g.bump(g.math('SUBTRACT', 0.0, pinhole), 0.03, normal)
    shine = g.attribute('gloss')
    g.set(
        Base_Color=paint, Normal=normal, Specular=0.55, Roughness=g.ramp(shine, 0.2, 1.0, 0.85, 0.13),
        Clearcoat=g.math('MULTIPLY', shine, 0.6), Clearcoat_Roughness=0.06)
    return g.surface
