"""Half the face of a tiger in dark grass; the rows of tiles follow the direction of its fur."""
import random

from studio.colour import linear, mix
from studio.curves import smooth
from studio.light import area_light, camera, world
from studio.noise import noise_at
from studio.render import render, reset

from mosaic.combing import comb, combed
from mosaic.palette import one_of, ramp
from mosaic.pieces import grout, grout_bed, set_pieces
from mosaic.polygons import disc
from mosaic.regions import Grid
from mosaic.tiling import Mosaic, Piece

WIDTH, HEIGHT = 13.2, 10.0
# x of the vertical line through the middle of the face.
MIDDLE = 5.2
SIZE = 0.2

FUR = ramp('#8f3208', '#c9540f', '#e87d18', '#f3a02c', '#f7c05a')
GRASS = ramp('#0c2a16', '#17472a', '#2c6b2d', '#5f9435', '#a3b944')

reset()
rng = random.Random(21)
grid = Grid(WIDTH, HEIGHT)
mosaic = Mosaic(grid, rng, gap=0.04)
black = one_of(rng, '#15110f', '#211b18', '#0d0c0d')
white = one_of(rng, '#f7eedd', '#fffaf0', '#f1e4cb')
cream = linear('#f6cf8a')


def left(*points):
    """Return points from distances to the left of the face's middle and heights."""
    return [(MIDDLE - u, y) for u, y in points]


def both(*points):
    """Return the same points on both sides of the face."""
    return left(*points), [(MIDDLE + u, y) for u, y in points]


def blade(path, width, shade):
    """Lay a blade of grass, one or two rows wide."""
    widths = [width * 0.75, width, width * 0.8, width * 0.12]
    mosaic.fill(grid.stroke(path, widths), SIZE * 1.05,
                lambda x, y, row: GRASS(shade + 0.05 * y + 0.1 * (row == 0) + rng.uniform(-0.1, 0.1)),
                ratio=1.7)


def whiskers():
    for start, bend, end in (((1.9, -1.75), (4.2, -1.2), (6.9, -1.35)),
                             ((1.95, -2.1), (4.3, -2.1), (7.1, -3.0)),
                             ((1.85, -2.45), (3.8, -2.95), (6.0, -4.5))):
        path = smooth(left(start, bend, end), 7)
        mosaic.course(path, lambda share: 0.12 - 0.03 * share, mosaic.free, white, 4.5, least=0.2, rough=0.02)
        mosaic.claim(grid.stroke(left(start, bend, end), (0.12, 0.09)))


def eye():
    """Lay the eye, a gem in a ring of gold glass, and the black lids around it."""
    gold = ramp('#7a5210', '#d99a1e', '#f2cf4a', '#a9b84a')
    x, y = left((2.2, 0.88))[0]
    almond = grid.shape(left((1.3, 0.35), (1.62, 1.02), (2.2, 1.42), (2.85, 1.22), (3.2, 0.72), (2.6, 0.32),
                             (1.9, 0.22)))
    mosaic.add(disc(x, y, 0.36, 22), linear('#b98306'), 'gem')
    iris = mosaic.claim(almond & grid.disc(x, y, 0.7))
    mosaic.rows(grid.disc(x, y, 0.7), iris, 0.3,
                lambda a, b, row: gold(0.35 - 0.5 * (b - y) + rng.uniform(-0.2, 0.2)), ratio=0.6, count=1,
                kind='glass')
    mosaic.fill(almond, 0.16, one_of(rng, '#5a4a1c', '#3d3314'))
    mosaic.fill(almond - 0.24, 0.16, black, ratio=1.3)
    return x, y


def stripe(points, *widths):
    for side in both(*points):
        mosaic.fill(grid.stroke(side, widths), SIZE, black, ratio=1.4)


def markings():
    for side in both((1.3, 0.4), (1.02, -0.25), (0.98, -0.95)):
        mosaic.fill(grid.stroke(side, (0.3, 0.24, 0.1)), SIZE * 0.85, black, ratio=1.4)
    stripe([(0.0, 2.35), (0.7, 2.5), (1.35, 3.0)], 0.4, 0.34, 0.08)
    stripe([(0.0, 3.25), (0.9, 3.5), (1.9, 4.2)], 0.44, 0.4, 0.1)
    stripe([(0.35, 4.3), (1.2, 4.55), (1.9, 5.2)], 0.3, 0.4, 0.2)
    stripe([(0.45, 1.35), (0.95, 1.75), (1.3, 2.25)], 0.08, 0.26, 0.08)
    stripe([(2.2, 2.75), (2.9, 3.1), (3.3, 3.9)], 0.1, 0.42, 0.12)
    stripe([(3.2, 1.9), (4.0, 2.1), (4.7, 2.9)], 0.1, 0.42, 0.14)
    stripe([(3.5, 0.95), (4.5, 1.2), (5.4, 2.0)], 0.12, 0.46, 0.14)
    stripe([(3.55, 0.25), (4.6, 0.15), (5.7, 0.6)], 0.1, 0.44, 0.2)
    stripe([(3.5, -0.55), (4.5, -0.95), (5.7, -0.7)], 0.08, 0.4, 0.2)
    stripe([(3.6, -1.4), (4.4, -2.1), (5.5, -2.3)], 0.1, 0.4, 0.2)
    stripe([(3.3, -2.5), (3.8, -3.4), (4.7, -4.2)], 0.1, 0.36, 0.2)


def muzzle():
    """Lay the nose, the mouth, and the pads of the whiskers."""
    nose = left((0.0, -0.72), (0.55, -0.66), (0.98, -0.85), (0.85, -1.25), (0.35, -1.62), (0.0, -1.75))
    nose += [(2 * MIDDLE - x, y) for x, y in nose[-2:0:-1]]
    pink = ramp('#7d3a34', '#b3605a', '#d98f84')
    for side in both((0.6, -1.1)):
        mosaic.add(disc(*side[0], 0.13, 9, rng, 0.1), linear('#1a0d0c'))
    mosaic.fill(grid.shape(nose), 0.18,
                lambda x, y, row: pink(0.8 + 0.7 * (y + 0.9) + rng.uniform(-0.15, 0.15)))
    lip = [(0, -1.75), (0.02, -2.3), (0.55, -2.95), (1.35, -3.1), (2.2, -2.75)]
    for side in both(*lip):
        mosaic.fill(grid.stroke(side, (0.16, 0.2, 0.24, 0.2, 0.08)), 0.17, black, ratio=1.5)
    for u, y in ((0.75, -2.0), (1.15, -1.85), (1.55, -1.75), (0.8, -2.35), (1.25, -2.25), (1.65, -2.15),
                 (1.3, -2.62)):
        for side in both((u, y)):
            mosaic.lay(disc(*side[0], 0.085, 7, rng, 0.1), black(0, 0, 0), mosaic.free)
    for pad in both((0.15, -1.85), (0.6, -1.65), (1.2, -1.4), (1.95, -1.5), (2.4, -2.1), (2.15, -2.7),
                    (1.4, -2.95), (0.6, -2.75)):
        mosaic.fill(grid.shape(pad), SIZE * 0.9, white)
    chin = left((0, -2.5), (0.9, -3.2), (1.7, -3.3), (1.5, -4.2), (0.6, -4.6), (0, -4.65))
    chin += [(2 * MIDDLE - x, y) for x, y in chin[-2:0:-1]]

    def shaded(x, y, row):
        return mix(white(x, y, row), linear('#b98a5a'), max(0, -3.6 - y) * 0.5)

    mosaic.fill(grid.shape(chin), SIZE, shaded)


def fur_direction():
    guides = []
    for points in (((0, -0.6), (0, 1.5), (0, 4.8)), ((0.6, -0.4), (0.7, 1.2), (1.1, 2.9), (1.8, 4.9)),
                   ((1.3, 1.8), (2.1, 2.5), (3.2, 4.4)), ((2.6, 1.9), (3.6, 2.6), (4.8, 4.2)),
                   ((3.4, 1.1), (4.6, 1.5), (6.2, 2.8)), ((3.5, 0.3), (4.8, 0.3), (6.4, 0.8)),
                   ((1.3, -0.4), (2.4, -0.3), (3.6, -0.6), (6.2, -0.9)),
                   ((1.6, -1.2), (3.0, -1.4), (4.4, -2.1), (6.0, -2.9)),
                   ((2.5, -2.2), (3.4, -3.0), (4.6, -4.6)), ((1.9, -3.2), (2.4, -4.0), (2.8, -5.0))):
        guides += both(*points)
    return combed(*guides)


def pale_fur():
    """Lay the white fur: above and below the eyes, on the cheeks and down to the chin."""
    pale = None
    for points in (((1.3, 1.7), (1.9, 2.45), (2.8, 2.35), (3.15, 1.7), (2.2, 1.5)),
                   ((1.2, 0.1), (2.2, 0.2), (3.4, 0.3), (3.3, -0.2), (2.2, -0.75), (1.3, -0.7)),
                   ((2.3, -1.5), (3.4, -0.95), (4.7, -1.4), (5.3, -2.7), (4.4, -4.2), (3.2, -6.0), (0, -6),
                    (0, -3))):
        for side in both(*points):
            region = grid.shape(side)
            pale = region if pale is None else pale | region
    return pale


def ear():
    """Lay the visible ear: tufts of white in a black rim."""
    inner = grid.shape(left((3.75, 4.0), (4.0, 4.9), (4.9, 5.6), (5.2, 4.7), (4.9, 3.9)))
    comb(mosaic, inner, SIZE, lambda x, y, row: mix(white(x, y, row), linear('#6b4a30'),
                                                    rng.random() ** 2 * 0.8),
         combed(left((3.9, 3.7), (4.2, 5.2)), left((4.8, 3.8), (4.9, 5.2))), 2.0)
    mosaic.fill(grid.shape(left((3.4, 3.7), (3.5, 4.9), (4.6, 6.2), (5.7, 5.2), (5.6, 4.1), (4.9, 3.4))),
                SIZE, black, 1.3)


def face():
    direction, pale = fur_direction(), pale_fur()
    ear()
    outline = left((0, 5.5), (3.6, 5.2), (4.6, 4.2), (5.5, 3.2), (6.1, 1.6), (6.35, 0.2), (6.2, -1.6),
                   (5.5, -3.2), (4.6, -4.6), (4.0, -5.6), (0, -5.6))

    def fur(x, y, number):
        u = abs(MIDDLE - x)
        light = 0.62 - 0.07 * u + 0.12 * noise_at(x * 0.7, y * 0.7, 4) + 0.05 * y + rng.uniform(-0.1, 0.1)
        orange = FUR(light + (0.22 if u < 0.7 and y < 2 else 0))
        whiteness = 0.5 - pale.at(x, y) / 0.3 + rng.uniform(-0.35, 0.35)
        if whiteness > 0.75:
            return white(x, y, number)
        return mix(orange, cream, max(0, whiteness))

    comb(mosaic, grid.polygon(outline + [(9, -5.6), (9, 5.5)]), SIZE, fur, direction)


def grass_before_the_face():
    blade([(-0.6, -5.4), (-0.3, -2.5), (0.7, 0.6), (2.1, 3.3)], 0.5, 0.62)
    blade([(1.1, -5.4), (0.4, -3.4), (-1.2, -1.2), (-3.4, 0.3)], 0.46, 0.78)
    blade([(2.6, -5.4), (2.2, -4.0), (1.1, -2.6), (-0.4, -2.0)], 0.4, 0.5)
    blade([(-2.4, -5.4), (-1.9, -2.0), (-1.4, 1.4), (-0.1, 4.4)], 0.52, 0.55)


def grass_behind():
    sown = random.Random(5)
    for _ in range(27):
        x = sown.uniform(-7.2, 0.5)
        lean, top = sown.uniform(-2.2, 2.4), sown.uniform(-1.5, 6.0)
        blade([(x, -5.4), (x + lean * 0.1, -5 + (top + 5) * 0.35), (x + lean * 0.45, -5 + (top + 5) * 0.7),
               (x + lean, top)], sown.uniform(0.26, 0.62), sown.uniform(0.05, 0.58))
    night = ramp('#04121a', '#06231f', '#0c3526')
    comb(mosaic, mosaic.free, SIZE * 1.1, lambda x, y, row: night(0.45 - 0.06 * y + rng.uniform(-0.3, 0.3)),
         combed([(-6, -5), (-6.6, 5)], [(-3, -5), (-2.6, 5)], [(0, -5), (0.9, 5)]), 1.5, 'matt')


pupil = eye()
whiskers()
grass_before_the_face()
muzzle()
markings()
face()
grass_behind()
set_pieces(mosaic.pieces, rng)
set_pieces([Piece(disc(*pupil, 0.17, 16), linear('#060404'), 'gem')], rng, base=0.15)
set_pieces([Piece(disc(pupil[0] - 0.1, pupil[1] + 0.13, 0.05, 8), linear('#fffdf6'), 'glaze')], rng, base=0.2)
grout_bed(WIDTH + 0.4, HEIGHT + 0.4, grout('#2e2822'))
area_light((-12, 10, 9), (0, 0, 0), 4.5, 2600, (1, 0.94, 0.84), 4.5)
area_light((2, 7, 21), (2, 0, 0), 1.2, 300, (1, 0.97, 0.9), 1.2)
world((0.9, 0.94, 1), 0.34)
camera((0, -0.5, 20.8), (0, 0, 0), 60)
render(1400, 1050, 32, exposure=1.42, contrast=1.1)
