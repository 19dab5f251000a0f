"""The prints on boxes, walls and cloth."""

from papercraft import patterns
from papercraft.paper import printed
from waste.doll_house.parts import chance, sheets
from waste.printing import SERIF, Sheet, newspaper
from waste.surfaces import disc_surface


def cereal():
    page = Sheet(900, 420, '#e9b21e')
    page.disc(450, 60, 330, '#f6d25a')
    page.disc(450, 40, 250, '#e2661c')
    page.text('GOLDEN', 450, 330, 74, '#a81f1c', bold=0.04, align='CENTER')
    page.text('FLAKES', 450, 252, 118, '#fff4dc', bold=0.04, align='CENTER')
    page.text('with real maize', 450, 132, 46, '#5a2412', SERIF, align='CENTER', bold=0.01)
    for x, y, size, colour in (
        (180, 40, 30, '#f6c94a'), (252, 74, 24, '#eab030'), (318, 30, 34, '#f2bd3c'), (396, 66, 26, '#f8d568'),
        (468, 34, 32, '#efb634'), (540, 72, 24, '#f6c94a'), (604, 36, 30, '#eab030'), (676, 64, 34, '#f2bd3c'),
        (744, 30, 26, '#f8d568')):
        page.disc(x, y, size, colour)
        page.disc(x + size * 0.2, y + size * 0.25, size * 0.55, '#f9e08a', 0.6)
    page.age(2, 0.15, '#8a6a34', 0.25)
    page.crease(100, 0, 180, 400, 3, '#f2e6c8', 4)
    page.scuff(5, 0.06, '#d9c8a2', 15)
    return page.pixels


def shoe_box():
    page = Sheet(500, 760, '#c8451f')
    page.block(0, 500, 500, 760, '#f0e6d2')
    page.text('CHALO', 250, 690, 128, '#c8451f', bold=0.04, align='CENTER')
    page.text('school shoes', 250, 560, 50, '#2a2420', SERIF, align='CENTER')
    page.text('Size 3  BLACK', 60, 380, 50, '#f4ead6', bold=0.01)
    page.block(60, 120, 440, 290, '#f0e6d2')
    for k in range(34):
        page.block(80 + k * 10, 150, 80 + k * 10 + (2, 5, 3, 7)[k * 7 % 4], 270, '#1c1a18')
    page.age(6, 0.18, '#7a5a34', 0.3)
    page.scuff(3, 0.06, '#c2a06a', 15)
    return page.pixels


def match_label():
    page = Sheet(300, 190, '#1f4f96')
    page.block(12, 12, 288, 178, '#f2e4c4')
    page.block(20, 20, 280, 170, '#c42a1e')
    page.disc(150, 108, 46, '#f4c23a')
    page.disc(150, 96, 20, '#c42a1e', 0.6)
    page.text('DIYA', 150, 62, 44, '#fdf2d8', bold=0.03, align='CENTER')
    page.scuff(2, 0.05, '#d8c8a0', 9)
    return page.pixels


def print_all():
    for name, pixels in (
        ('cereal', cereal()),
        ('shoes', shoe_box()),
        ('matches', match_label()),
        ('tiles', patterns.dots('#e6d9b4', '#2f8a84', 9, 0.28)),
        ('newspaper', newspaper(chance, 520, 520, 15, 2)),
        ('flowers', patterns.flowers('#f2dcb8', '#c63a4a', '#3f7a4a', 5)),
        ('stars', patterns.stars('#2f5a9a', '#e8b23a', '#c8402a', 5)),
        ('dots', patterns.tie_dye('#b01f4a', '#f6d9a8', '#f0b030')),
        ('checks', patterns.waves('#d8621f', '#f2c04a', '#8a1f3a')),
        ('curtain', patterns.flowers('#f6e6cc', '#d2452a', '#2f7a5a', 4)),
    ):
        through = 0.3 if name in ('curtain', 'checks') else 0
        surface = printed(
            name, pixels, through, rough=0.4 if name in ('cereal', 'shoes', 'matches') else 0.9, spec=0.3
        )
        sheets[name].make(name, surface, smooth=name in ('curtain', 'checks'))
    sheets['disc'].make('disc', disc_surface(), smooth=False)
