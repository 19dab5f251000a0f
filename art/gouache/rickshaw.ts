/** An auto-rickshaw in a monsoon street at dusk: signs as blots, and every light a second time in the wet road. */
import { handIn } from '../studio/hand-in.ts';
import { box, placed, points, type Point } from '../studio/points.ts';
import { curve } from '../studio/shapes.ts';
import { PosterSheet, type Manner } from './poster.ts';

const WIDTH = 1080;
const HEIGHT = 1400;
const KERB = 690;
const VANISH: Point = [596, 596];
const sheet = new PosterSheet(WIDTH, HEIGHT, { paper: '#efe6d2', seed: 21, tape: 34 });
const { random } = sheet;
const about = (reach: number) => (random() - 0.5) * 2 * reach;
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)];

/** A point on the way from the picture's left (-1) or right (1) edge to the vanishing point. */
function towards(side: -1 | 1, y: number, share: number): Point {
  const x = side < 0 ? 0 : WIDTH;
  return [x + (VANISH[0] - x) * share, y + (VANISH[1] - y) * share];
}

function sky(): void {
  const bands = [
    { color: '#454a80', top: -30, soft: 0 },
    { color: '#6d6299', top: 170, soft: 34 },
    { color: '#a5789f', top: 300, soft: 38 },
    { color: '#e2957f', top: 430, soft: 36 },
    { color: '#f6c48c', top: 520, soft: 30 },
  ];
  for (const { color, top, soft } of bands) {
    const manner = { soft, streaks: 1.3, angle: 0.12, wobble: 14, wobbleScale: 120 };
    sheet.fill(color, box(0, top, WIDTH, HEIGHT - top), manner);
  }
  for (const [x, y, wide] of [
    [360, 130, 190],
    [700, 90, 230],
    [560, 235, 160],
  ]) {
    sheet.spot('#39406f', [x, y], wide, 34, { soft: 14, dry: 0.25, wobble: 22, wobbleScale: 60, angle: 0.1 });
  }
}

function farStreet(): void {
  for (const [x, top, wide, color] of [
    [452, 430, 92, '#8c6a96'],
    [520, 500, 60, '#a87a98'],
    [640, 486, 66, '#a07498'],
    [688, 410, 90, '#84648f'],
    [575, 540, 60, '#c08a92'],
  ] as const) {
    sheet.fill(color, box(x, top, wide, KERB + 10 - top), { angle: 1.5 });
  }
  for (let i = 0; i < 26; i++) {
    const at: Point = [456 + 310 * random(), 520 + 150 * random()];
    sheet.spot(one(['#ffd77a', '#ffe9b0', '#ff9a5a']), at, 2.5 + 3 * random(), 3 + 4 * random());
  }
}

function house(side: -1 | 1, near: number, far: number, top: number, color: string, second: string): void {
  const a = towards(side, top, near);
  const b = towards(side, top, far);
  sheet.fill(color, [a, b, [b[0], KERB + 6], [a[0], KERB + 40]], { second, angle: 1.52, streaks: 1.2 });
  for (let floor = 0; floor < 4; floor++) {
    for (let k = 0; k < 4; k++) {
      const share = near + (far - near) * ((k + 0.55) / 4);
      const at = towards(side, top + (640 - top) * (0.1 + floor * 0.19), share);
      const size = (1 - share) * 42;
      if (size < 5 || at[1] < -20) continue;
      const lights =
        random() < 0.4 ? ['#ffcf6a', '#ffb04a', '#ffe2a0', '#f49a54'] : ['#1c1d44', '#222450', '#575a94'];
      sheet.fill(one(lights), placed('-.42,0 .42,0 .42,1.25 -.42,1.2', at, size, side * 0.09));
      if (floor > 0 && random() < 0.6)
        sheet.line('#14163a', placed('-.6,1.3 .6,1.35', at, size), size * 0.12 + 1.5);
    }
  }
}

function houses(): void {
  house(-1, 0.66, 0.8, 170, '#5a4a86', '#6d558f');
  house(1, 0.62, 0.8, 60, '#574583', '#6a4f8a');
  house(-1, 0.4, 0.66, -60, '#3c3a72', '#4a427c');
  house(1, 0.32, 0.62, 130, '#41356e', '#503e7a');
  house(-1, -0.1, 0.4, -260, '#2a2c5c', '#333268');
  house(1, -0.1, 0.32, -330, '#2d2656', '#382e62');
}

/** A painted board with strokes hanging from a line, as our letters do. */
function board(at: Point, wide: number, high: number, turn: number, color: string, ink: string): void {
  const thin = Math.max(1.6, high * 0.09);
  const write = (form: string) => sheet.line(ink, placed(form, at, wide, turn), thin);
  const top = (-0.2 * high) / wide;
  const drop = (0.5 * high) / wide;
  sheet.fill(
    color,
    placed(`-.5,${top * 2.5} .5,${top * 2.5} .5,${-top * 2.5} -.5,${-top * 2.5}`, at, wide, turn),
  );
  write(`-.38,${top} .38,${top}`);
  for (let x = -0.34; x < 0.36; x += 0.1 + 0.05 * random()) {
    const curl = `${x},${top} ${x + 0.05},${top + drop * 0.4} ${x - 0.02},${top + drop * 0.65} ${x + 0.03},${top + drop}`;
    write(random() < 0.5 ? `${x},${top} ${x},${top + drop}` : curl);
  }
}

function shop(side: -1 | 1, near: number, far: number, color: string, awning: string): void {
  const corner = (height: number, share: number): Point => towards(side, height, share);
  const front = [corner(520, near), corner(520, far), corner(850, far), corner(850, near)];
  sheet.fill(color, front, { second: '#fff0c4', angle: 1.5, streaks: 1.3 });
  for (let i = 0; i < 12; i++) {
    const share = near + (far - near) * random();
    const size = (1 - share) * (9 + 12 * random());
    const goods = one(['#c4302c', '#7a3a1e', '#2f6a4a', '#5a2a56', '#e8743a', '#3a2a4a']);
    sheet.spot(goods, corner(590 + 190 * random(), share), size * 0.6, size);
  }
  const lip = side * -46 * (1 - near);
  const [[farX, farY], [nearX, nearY]] = [corner(548, far), corner(560, near)];
  sheet.fill(awning, [corner(470, near), corner(470, far), [farX + lip * 0.5, farY], [nearX + lip, nearY]]);
}

function shops(): void {
  shop(-1, -0.02, 0.3, '#ffc24a', '#1f6fb0');
  shop(-1, 0.34, 0.52, '#ff9a3c', '#c4302c');
  shop(-1, 0.55, 0.68, '#ffdf8a', '#2f8a5a');
  shop(1, -0.02, 0.26, '#ffe09a', '#b8264a');
  shop(1, 0.3, 0.48, '#ffb347', '#e08a1e');
  shop(1, 0.52, 0.66, '#ff8a5a', '#2a7a98');
  board([112, 372], 214, 74, -0.11, '#d42f2a', '#fff2c8');
  board([985, 330], 190, 88, 0.14, '#1b8f86', '#ffe48a');
  board([300, 466], 96, 44, -0.16, '#ffc62e', '#b0222a');
  board([842, 452], 120, 46, 0.16, '#3b57c4', '#fff6dc');
  board([372, 520], 50, 28, -0.16, '#38b06a', '#fff6dc');
  board([770, 508], 56, 26, 0.17, '#ff7a3a', '#fff2c8');
  sheet.fill('#e22a5c', points('896,196 950,202 950,318 896,308'));
  for (let i = 0; i < 4; i++) sheet.line('#ffe9c0', placed('908,214 938,218', [0, i * 25]), 5);
  sheet.line('#5af09a', points('232,236 232,288'), 15);
  sheet.line('#5af09a', points('206,262 258,262'), 15);
}

function wires(): void {
  for (const wire of [
    '0,96 380,268 900,322',
    '0,150 540,225 1080,40',
    '130,0 605,167 1080,214',
    '0,240 440,335 880,330',
  ]) {
    sheet.line('#1b1a3c', points(wire), 2.4);
  }
  for (let t = 0.16; t < 0.9; t += 0.085) {
    sheet.spot('#ffe7a0', [t * WIDTH, 156 - 110 * t + 260 * t * (1 - t)], 5, 6);
  }
}

/** A light's way down the wet road: level zigzags that shorten and break as they come nearer. */
function smear(x: number, top: number, long: number, wide: number, color: string, cover = 0.86): void {
  sheet.lay(
    (context) => {
      let shift = 0;
      for (let y = top; y < top + long;) {
        const fade = 1 - (y - top) / long;
        const step = 7 + (y - KERB) * 0.016;
        shift = shift * 0.5 + about(wide * 0.3);
        const half = (wide / 2) * (0.35 + 0.65 * fade) * (0.6 + 0.6 * random());
        const pull = placed(
          `-1,${about(2) / half} 0,${about(4) / half} 1,${about(2) / half}`,
          [x + shift, y],
          half,
        );
        if (random() < 0.35 + 0.75 * fade) curve(context, pull, step * (0.75 + 0.7 * fade));
        y += step * (0.8 + 0.5 * random());
      }
    },
    { color, cover, streaks: 1.3, dry: 0.08, wobble: 3, wobbleScale: 18 },
  );
}

function ripple(x: number, y: number, half: number, width: number): void {
  const color = one(['#525a98', '#7a7ab4', '#6a5f9c', '#8f86b8', '#b58aa8']);
  sheet.line(color, placed(`-1,0 0,${about(3) / half} 1,0`, [x, y], half), width, { dry: 0.2 });
}

function road(): void {
  sheet.fill('#34386c', box(-20, KERB, WIDTH + 40, HEIGHT), { streaks: 1.2 });
  sheet.fill('#8d6688', placed('-330,0 330,0 480,330 -440,330', [600, KERB - 4]), { soft: 40, dry: 0.1 });
  sheet.fill('#c98a92', placed('-170,0 170,0 240,150 -220,150', [600, KERB - 4]), { soft: 24, dry: 0.1 });
  sheet.fill('#f0b58c', placed('-80,0 80,0 120,90 -90,90', [610, KERB - 4]), { soft: 16 });
  sheet.fill('#262a58', box(-20, 1190, WIDTH + 40, HEIGHT), { soft: 60 });
  for (const [x, wide, long, color] of [
    [30, 150, 520, '#8a5a4a'],
    [180, 130, 430, '#a86a44'],
    [330, 90, 300, '#9a5f6a'],
    [930, 190, 430, '#9a5a56'],
    [820, 90, 300, '#a8685a'],
    [60, 110, 380, '#e8943a'],
    [140, 74, 300, '#d42f2a'],
    [232, 60, 260, '#ffc24a'],
    [262, 26, 520, '#43c486'],
    [320, 50, 230, '#ff8f3a'],
    [392, 34, 170, '#ffd98a'],
    [600, 110, 330, '#f6c090'],
    [560, 44, 420, '#ffe0b0'],
    [690, 50, 300, '#e59a8a'],
    [862, 50, 330, '#4a66d0'],
    [930, 90, 400, '#ffb95a'],
    [996, 60, 560, '#e22a5c'],
    [1056, 50, 560, '#1f9a90'],
    [420, 60, 620, '#c98a92'],
    [196, 50, 640, '#d42f2a'],
    [70, 60, 650, '#e8943a'],
  ] as const) {
    smear(x, KERB + 26 + Math.abs(x - 590) * 0.14, long, wide, color);
  }
  for (let i = 0; i < 60; i++) {
    const y = 780 + 600 * random() ** 0.8;
    ripple(WIDTH * random(), y, 20 + (y - 700) * 0.16 * random(), 1.5 + (y - 700) * 0.006);
  }
}

const SCALE = 1.16;
const WHEELS: Point = [640, 1112];
const body = (outline: string) => placed(outline, WHEELS, SCALE);

/** The rickshaw upside down in the road, in level strokes that come apart. */
function reflection(): void {
  const [x, y] = WHEELS;
  const level = (color: string, from: number, to: number, left: number, right: number, ragged: number) =>
    sheet.lay(
      (context) => {
        for (let down = from; down < to; down += 9) {
          const loose = ragged * (0.4 + (down - from) / (to - from));
          const pull = placed(`${left + about(loose)},0 0,${about(3)} ${right + about(loose)},0`, [
            x,
            y + down,
          ]);
          if (random() > (down / 300) ** 2) curve(context, pull, 12);
        }
      },
      { color, wobble: 3, wobbleScale: 16, streaks: 1.3 },
    );
  level('#191838', -44, 120, -262, 316, 30);
  level('#20204a', 100, 290, -246, 300, 70);
  smear(x - 140, y + 112, 60, 190, '#c8941e');
  smear(x + 210, y + 126, 70, 190, '#c8941e');
  smear(x - 150, y + 186, 84, 170, '#66789e');
  smear(x - 150, y + 8, 250, 74, '#ffe39a', 0.95);
  smear(x - 240, y + 30, 120, 24, '#ff8a2a');
  smear(x + 200, y + 150, 120, 50, '#d4387a');
  for (let i = 0; i < 22; i++) ripple(x + about(320), y + 20 + 260 * random(), 30 + 45 * random(), 2.5);
}

const fill = (color: string, outline: string, manner: Manner = {}) =>
  sheet.fill(color, body(outline), { wobble: 1.8, ...manner });
const line = (color: string, path: string, width: number) => sheet.line(color, body(path), width * SCALE);
const disc = (color: string, at: string, wide: number, high = wide, manner: Manner = {}) =>
  sheet.spot(color, body(at)[0], wide * SCALE, high * SCALE, manner);

function insideTheRickshaw(): void {
  for (let coat = 0; coat < 2; coat++) {
    fill('#1d1a34', '-232,-402 266,-396 270,-226 60,-140 -20,-150 -232,-246', { streaks: 0.6 });
  }
  disc('#7a4630', '156,-316', 22, 26);
  disc('#1a1120', '162,-328', 25, 22);
  fill('#d4387a', '112,-206 126,-286 156,-298 192,-284 212,-212');
  fill('#f08ab4', '132,-214 140,-280 158,-292 170,-284 156,-214', { dry: 0.2 });
  disc('#6d3c28', '216,-284', 15, 18);
  disc('#1a1120', '218,-292', 16, 13);
  fill('#f4f0e4', '192,-218 202,-266 230,-264 240,-220');
  fill('#7f9cba', '-218,-396 -40,-412 -34,-266 -226,-248', { second: '#b6c6d6', angle: 0.9 });
  disc('#6b3a26', '-100,-336', 25, 30);
  disc('#1a1120', '-100,-354', 26, 19);
  fill('#b3884a', '-162,-256 -150,-300 -104,-312 -60,-304 -44,-264');
  line('#3a2418', '-112,-316 -98,-312 -86,-318', 4);
  for (let i = 0; i < 12; i++) {
    const sag = -390 + 13 * Math.sin((i / 11) * Math.PI) - i;
    disc(one(['#ff8a1e', '#ffc22e', '#f26a1a']), `${-212 + i * 15},${sag}`, 8);
  }
  line('#12122a', '-206,-266 -150,-330', 4);
}

function rickshaw(): void {
  const black = '#14132c';
  const yellow = '#f2b81e';
  disc('#0e0d20', '-122,-36', 27, 44);
  disc('#0e0d20', '196,-46', 44, 50);
  disc('#6d7090', '200,-46', 15, 18);
  insideTheRickshaw();
  fill(black, '-234,-250 -28,-268 -18,-150 -36,-92 -86,-66 -160,-62 -206,-86 -232,-160', {
    second: '#1f2044',
    angle: 1.4,
  });
  const flank = '-22,-158 44,-150 84,-196 98,-222 232,-244 266,-392 282,-300 284,-118 262,-58 60,-46 -26,-84';
  fill(black, flank, { second: '#20204a', angle: 0.1 });
  for (const [post, width] of [
    ['-28,-262 -38,-412', 15],
    ['92,-200 88,-412', 15],
    ['-230,-252 -232,-404', 11],
  ] as const) {
    line(black, post, width);
  }
  const canopy = '-236,-398 -226,-450 -184,-480 30,-498 198,-488 254,-456 268,-392 -34,-412';
  fill(yellow, canopy, { second: '#ffd04a', angle: -0.06, streaks: 1.2 });
  fill('#c98a14', '-34,-412 268,-392 267,-414 -34,-434');
  fill('#fff0ae', '-178,-470 40,-488 150,-484 20,-476 -170,-458', { dry: 0.15 });
  fill(yellow, '98,-214 278,-238 282,-208 98,-186');
  fill(yellow, '-231,-244 -29,-261 -27,-238 -230,-220');
  line('#5a6a9c', '-214,-206 -206,-120 -186,-92', 9);
  line('#4a5288', '120,-160 250,-176', 7);
  line('#39406f', '-8,-130 60,-112 200,-122', 6);
  fill(black, '-166,-84 -152,-106 -94,-106 -78,-80 -88,-60 -98,-78 -146,-80 -156,-60');
  fill('#ffd75e', '-170,-142 -92,-148 -91,-120 -169,-114');
  for (let i = 0; i < 6; i++)
    line('#2a1d16', `${-162 + i * 12},${-136 - i} ${-160 + i * 12 + about(2)},${-123 - i}`, 3.4);
  for (const lamp of ['-208,-194', '-48,-208']) disc('#ff8a2a', lamp, 11);
  disc('#ffe9a8', '-130,-192', 70, 66, { soft: 18, cover: 0.4 });
  disc('#5a5f8e', '-130,-192', 38, 37);
  disc('#fff7d6', '-130,-192', 31, 30);
  disc('#ffe48a', '-122,-184', 15, 14);
}

interface Walker {
  at: Point;
  tall: number;
  umbrella: string;
  rib: string;
  dress: string;
}

/** Somebody going home, seen from behind; sketched one tall, standing at the origin. */
function walker({ at, tall, umbrella, rib, dress }: Walker): void {
  const lean = about(0.03);
  const body = (outline: string) => placed(outline, at, tall);
  smear(at[0], at[1] + 2, tall * 0.72, tall * 0.2, dress);
  smear(at[0], at[1] + tall * 0.46, tall * 0.4, tall * 0.42, umbrella);
  for (const side of [-1, 1])
    sheet.line('#1a1630', body(`${side * 0.05},-.2 ${side * 0.08},0`), tall * 0.055);
  sheet.fill(dress, body('-.09,-.65 .1,-.65 .13,-.4 .16,-.14 -.15,-.12 -.12,-.4'), { angle: 1.5 });
  sheet.spot('#221424', body(`${lean * 0.3},-.7`)[0], tall * 0.062, tall * 0.07);
  sheet.line('#1a1630', body(`${lean + 0.03},-.9 .09,-.48`), tall * 0.02);
  const arch = (from: number, to: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const angle = Math.PI * (1 + from + ((to - from) * i) / 14);
      return `${lean + Math.cos(angle) * 0.36},${-0.78 + Math.sin(angle) * 0.22}`;
    }).join(' ');
  const scallops = `${lean + 0.18},-.8 ${lean + 0.1},-.77 ${lean},-.8 ${lean - 0.1},-.77 ${lean - 0.18},-.8`;
  sheet.fill(umbrella, body(`${arch(0, 1)} ${scallops}`), { angle: 0.5 });
  sheet.fill(rib, body(`${lean},-1 ${arch(0.42, 0.2)} ${lean - 0.11},-.8`), { dry: 0.12 });
  sheet.line('#1a1630', body(`${lean},-1 ${lean},-1.05`), tall * 0.018);
}

function people(): void {
  walker({ at: [512, 758], tall: 92, umbrella: '#2b2c5c', rib: '#565a9a', dress: '#6b4a7a' });
  walker({ at: [668, 766], tall: 98, umbrella: '#c4302c', rib: '#f0705a', dress: '#3a3a72' });
  walker({ at: [440, 806], tall: 150, umbrella: '#f2a92e', rib: '#ffe08a', dress: '#7a2a56' });
  walker({ at: [996, 930], tall: 290, umbrella: '#1f7f9a', rib: '#7fd0d8', dress: '#c24a2e' });
  walker({ at: [262, 920], tall: 300, umbrella: '#b81f4e', rib: '#f47a9a', dress: '#e8d9b8' });
  walker({ at: [112, 1010], tall: 380, umbrella: '#17162e', rib: '#4a4f86', dress: '#23615a' });
}

function rain(): void {
  for (let i = 0; i < 190; i++) {
    const long = 22 + 60 * random();
    const drop = placed('0,0 -.2,1', [WIDTH * random(), HEIGHT * random()], long);
    const manner = { cover: 0.42 + 0.3 * random(), wobble: 0.6 };
    sheet.line(one(['#c8cce6', '#aab2da', '#e9e4ee', '#8f98c8']), drop, 1 + 1.1 * random(), manner);
  }
  for (let i = 0; i < 34; i++) {
    const at: Point = [WIDTH * random(), 960 + 420 * random()];
    const size = 4 + (at[1] - 900) * 0.018;
    sheet.line('#b9bfe2', placed('-1,0 0,.4 1,0', at, size), 1.8, { cover: 0.8 });
    sheet.spot('#e9e4ee', [at[0] + about(4), at[1] - size], 1.6);
  }
}

sky();
farStreet();
houses();
shops();
wires();
road();
people();
reflection();
rickshaw();
rain();
handIn(sheet.toCanvas());
