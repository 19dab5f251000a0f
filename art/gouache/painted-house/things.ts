/** The things in the yard: hens, a string cot, pots. */
import { between } from '../../studio/curves.ts';
import { placed, points, type Point } from '../../studio/points.ts';
import { curve } from '../../studio/shapes.ts';
import { jitter, sheet, soft } from './yard.ts';

const { random } = sheet;

function shadowUnder([x, y]: Point, wide: number): void {
  sheet.spot('#8a5138', [x + wide * 0.35, y], wide, wide * 0.2, { soft: 3, cover: 0.7 });
}

function hen(at: Point, size: number, turn: 1 | -1, body: string, light: string, dark: string): void {
  const plan = (text: string) =>
    placed(text, [0, 0], size).map(([x, y]): Point => [at[0] + x * turn, at[1] + y]);
  shadowUnder(at, 30 * size);
  for (const leg of ['-2,-14 -4,-4 -6,0 2,1', '8,-14 9,-4 8,0 16,1'])
    sheet.line('#d98a1c', plan(leg), 2.6 * size, { wobble: 0.6 });
  soft(
    body,
    plan(
      '-30,-36 -40,-52 -30,-54 -18,-40 0,-38 12,-46 18,-60 28,-62 32,-54 28,-40 22,-24 8,-12 -12,-12 -24,-22',
    ),
    { second: light },
  );
  soft(dark, plan('-30,-38 -42,-54 -36,-58 -26,-50 -22,-38'));
  soft(dark, plan('-20,-34 -2,-34 8,-26 -2,-20 -16,-22'), { second: body });
  sheet.line(light, plan('-16,-31 -4,-31 4,-27'), 2 * size);
  soft('#c8391f', plan('19,-62 20,-70 24,-66 27,-71 30,-65 32,-62 26,-60'));
  soft('#c8391f', plan('29,-54 32,-48 28,-47'));
  sheet.fill('#e8a317', plan('31,-58 38,-55 31,-53'), { wobble: 0.5 });
  sheet.spot('#1a1010', plan('26,-58')[0], 1.7 * size);
}

function chick(at: Point, size: number, turn: 1 | -1): void {
  const plan = (text: string) =>
    placed(text, [0, 0], size).map(([x, y]): Point => [at[0] + x * turn, at[1] + y]);
  shadowUnder(at, 9 * size);
  sheet.line('#d98a1c', plan('-1,-4 -1,1'), 1.6 * size);
  sheet.line('#d98a1c', plan('4,-4 4,1'), 1.6 * size);
  soft('#f3c04a', plan('-10,-9 -8,-16 0,-15 4,-22 11,-21 12,-15 9,-8 2,-3 -6,-4'), { second: '#ffdf86' });
  sheet.fill('#d9741c', plan('12,-19 16,-17 12,-16'), { wobble: 0.4 });
  sheet.spot('#1a1010', plan('9,-18')[0], 1.1 * size);
}

/** A cot of strung rope, seen from one corner, with a folded quilt over its end. */
function cot(): void {
  const [a, b, c, d] = points('34,760 214,744 300,806 96,830');
  sheet.fill('#8a5138', points('60,812 240,790 330,850 130,880'), { soft: 7, cover: 0.65 });
  const leg = ([x, y]: Point, long: number) => {
    sheet.line(
      '#4f2d1c',
      [
        [x, y - 12],
        [x, y + long],
      ],
      11,
    );
    sheet.line(
      '#8a5632',
      [
        [x - 3, y - 10],
        [x - 3, y + long - 4],
      ],
      3,
    );
  };
  leg(a, 40);
  leg(b, 40);
  sheet.fill('#9a7648', [a, b, c, d], { second: '#86643c', angle: 0.4 });
  sheet.lay(
    (context) => {
      for (let i = 1; i < 17; i++) {
        const t = i / 17;
        curve(context, [between(a, b, t), between(d, c, t)], 3);
      }
      for (let i = 1; i < 9; i++) {
        const t = i / 9;
        curve(context, [between(a, d, t), between(b, c, t)], 3);
      }
    },
    { color: '#e3c68c', wobble: 1 },
  );
  // The quilt: bands of old saris with running stitch.
  const quilt = (from: number, to: number, color: string) =>
    sheet.fill(color, [between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)], {
      wobble: 2,
    });
  for (const [from, to, color] of [
    [0.56, 0.68, '#23407a'],
    [0.66, 0.78, '#c8391f'],
    [0.76, 0.88, '#e8a317'],
    [0.86, 1.01, '#0f7672'],
  ] as const)
    quilt(from, to, color);
  const fall = (color: string, from: number, to: number, long: number) =>
    sheet.fill(
      color,
      [
        between(d, c, from),
        between(d, c, to),
        [between(d, c, to)[0], between(d, c, to)[1] + long],
        [between(d, c, from)[0], between(d, c, from)[1] + long - 2],
      ],
      { wobble: 2, angle: 1.4 },
    );
  for (const [from, to, color] of [
    [0.56, 0.68, '#1b3262'],
    [0.66, 0.78, '#a32c18'],
    [0.76, 0.88, '#c4860f'],
    [0.86, 1.01, '#0b5a57'],
  ] as const)
    fall(color, from, to, 24);
  for (let i = 0; i < 9; i++) {
    const t = 0.1 + i * 0.1;
    const [p, q] = [
      between(between(a, b, 0.57), between(d, c, 0.57), t),
      between(between(a, b, 1), between(d, c, 1), t),
    ];
    for (let k = 0; k < 13; k++)
      sheet.line('#f8efdb', [between(p, q, k / 13), between(p, q, (k + 0.5) / 13)], 1.6, { wobble: 0.5 });
  }
  for (const [from, to] of [
    [a, b],
    [b, c],
    [a, d],
    [d, c],
  ] as const) {
    if (from === d) sheet.line('#6d4026', [d, between(d, c, 0.56)], 11);
    else sheet.line('#6d4026', [from, to], from === b ? 9 : 11);
  }
  sheet.line(
    '#a56c40',
    [
      [a[0], a[1] - 3],
      [d[0] - 2, d[1] - 4],
    ],
    3,
  );
  leg(d, 48);
  leg(c, 44);
}

function pots(): void {
  const pot = (at: Point, size: number, color: string, light: string, dark: string) => {
    shadowUnder(at, 42 * size);
    soft(color, placed('-26,0 -42,-20 -40,-44 -20,-58 20,-58 40,-44 42,-20 26,0', at, size), {
      second: color,
    });
    sheet.fill(dark, placed('14,-57 36,-46 42,-22 26,0 4,0 26,-20 28,-42', at, size), {
      wobble: 1.4,
      soft: 3,
    });
    sheet.fill(light, placed('-30,-44 -20,-52 -14,-50 -26,-36 -32,-22 -35,-30', at, size), { wobble: 1 });
    soft(color, placed('-19,-56 -25,-68 0,-73 25,-68 19,-56', at, size));
    sheet.spot(dark, [at[0], at[1] - 69 * size], 20 * size, 4.4 * size);
    sheet.line(dark, placed('-40,-36 0,-30 40,-36', at, size), 2 * size);
  };
  pot([1352, 866], 1.2, '#c98a1e', '#ffe9a0', '#8a5812');
  pot([1272, 884], 0.8, '#b5552f', '#e08a5c', '#7c3420');
}

export function things(): void {
  cot();
  pots();
  hen([520, 852], 1.15, 1, '#f4ead2', '#fffaf0', '#cdbd9c');
  hen([690, 884], 1.05, -1, '#a3482a', '#d07a45', '#5f2418');
  for (let i = 0; i < 5; i++)
    chick([574 + i * 22 + jitter(5), 866 + jitter(9) + i * 2], 1 + 0.2 * random(), i % 2 === 0 ? 1 : -1);
}
