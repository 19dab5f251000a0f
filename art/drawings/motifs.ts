import { pigments } from '../studio/pigments.ts';
import { Pen, type Point } from './pen.ts';
import { rays } from './warli.ts';

const WIDTH = 200;
const HEIGHT = 220;
// In the mask white is printed and black is carved away.
const PRINT = '#fff';
const CARVE = '#000';

/**
 * The motif of a lino block: cream where the paper stays, transparent elsewhere, so that it works on any pigment. A
 * mask makes the carved lines transparent.
 */
function block(seed: number, wobble: number, draw: (pen: Pen) => void): string {
  const pen = new Pen(seed, PRINT, wobble);
  draw(pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><mask id="m" stroke-linecap="round" stroke-linejoin="round">${pen}</mask><path fill="${pigments.printCream}" mask="url(#m)" d="M0 0h${WIDTH}v${HEIGHT}H0z"/></svg>\n`;
}

const painting = () =>
  block(1, 1.2, (pen) => {
    for (let k = 0; k < 9; k++) {
      pen.line(
        [
          [14 + k * 1.5, 176 + k * 3.6],
          [44 + k * 2, 158 + k * 4],
          [84, 168 + k * 4.2],
          [124 + k, 178 + k * 3.6],
          [160 + k * 2, 164 + k * 4],
          [190 - (k % 3) * 9, 158 + k * 4.4],
        ],
        3,
      );
    }
    // The brush: hair, ferrule and handle, leaning to the right.
    const lean = (points: Point[]) => {
      const angle = (35 * Math.PI) / 180;
      return points.map(([x, y]): Point => [
        58 + x * Math.cos(angle) - y * Math.sin(angle),
        166 + x * Math.sin(angle) + y * Math.cos(angle),
      ]);
    };
    const hair = lean([
      [-19, -64],
      [19, -64],
      [22, -46],
      [19, -24],
      [11, -8],
      [0, 4],
      [-12, -9],
      [-21, -26],
      [-22, -46],
    ]);
    pen.layer();
    pen.line([...hair, ...hair.slice(0, 1)], 8, CARVE);
    pen.shape(hair);
    pen.shape(
      lean([
        [-17, -92],
        [17, -92],
        [20, -67],
        [-20, -67],
      ]),
    );
    pen.shape(
      lean([
        [-10, -96],
        [-12, -130],
        [-9, -158],
        [-5, -176],
        [0, -181],
        [5, -176],
        [10, -150],
        [11, -124],
        [10, -96],
      ]),
    );
    pen.layer();
    for (let k = 0; k < 4; k++)
      pen.line(
        [
          [84 + k * 8, 108 + k * 5],
          [66 + k * 6, 142 + k * 4],
        ],
        2.5,
        CARVE,
      );
    for (let k = 0; k < 5; k++)
      pen.line(
        [
          [18 + k * 15, 30],
          [26 + k * 15, 50],
        ],
        3.5,
      );
    for (let k = 0; k < 4; k++)
      pen.line(
        [
          [24 + k * 15, 58],
          [32 + k * 15, 78],
        ],
        3.5,
      );
  });

// One palm, one sun, two hills and still water.
const landscapes = () =>
  block(2, 1.4, (pen) => {
    pen.dot(134, 62, 26);
    rays(pen, [134, 62], 14, 35, 47, 3.5);
    pen.shape([
      [8, 152],
      [54, 118],
      [86, 136],
      [132, 104],
      [166, 128],
      [192, 118],
      [192, 152],
    ]);
    pen.layer();
    pen.line(
      [
        [86, 137],
        [106, 148],
      ],
      3,
      CARVE,
    );
    for (let k = 0; k < 3; k++)
      pen.line(
        [
          [122 + k * 16, 122 + k * 7],
          [112 + k * 18, 144],
        ],
        2.5,
        CARVE,
      );
    pen.layer();
    pen.line(
      [
        [14, 170],
        [90, 168],
        [186, 171],
      ],
      4,
    );
    pen.line(
      [
        [40, 186],
        [104, 184],
        [164, 187],
      ],
      4,
    );
    pen.line(
      [
        [70, 202],
        [142, 201],
      ],
      4,
    );
    // The palm is in front, so the hills are carved away around it.
    const trunk: Point[] = [
      [40, 208],
      [47, 170],
      [48, 128],
      [42, 78],
    ];
    pen.layer();
    pen.line(trunk, 14, CARVE);
    pen.layer();
    pen.line(trunk, 7);
    pen.trace(
      'M42 78Q22 52 4 84M42 78Q26 68 17 106M42 78Q36 46 12 54M42 78Q50 42 76 52M42 78Q64 56 84 88M42 78Q60 68 68 108',
      5,
    );
    pen.dot(38, 84, 4);
    pen.dot(47, 85, 4);
  });

const paperCraft = () =>
  block(3, 1.4, (pen) => {
    pen.ring(48, 176, 20, 7);
    pen.ring(100, 196, 20, 7);
    pen.path('M60 160L150 28Q156 52 142 76L74 172ZM88 182L110 34Q98 44 96 62L78 168Z');
    for (let k = 0; k < 8; k++) {
      const angle = (k * Math.PI) / 4;
      const petal = (turn: number, reach: number): Point => [
        152 + Math.cos(angle + turn) * reach,
        150 + Math.sin(angle + turn) * reach,
      ];
      pen.shape([[152, 150], petal(-0.24, 20), petal(0, 38), petal(0.24, 20)]);
    }
    for (let k = 0; k < 6; k++)
      pen.line(
        [
          [18, 30 + k * 12],
          [54 - k * 4, 26 + k * 12],
        ],
        3,
      );
    pen.layer();
    pen.dot(84, 152, 4, CARVE);
    for (let k = 0; k < 8; k++)
      pen.dot(152 + Math.cos((k * Math.PI) / 4) * 24, 150 + Math.sin((k * Math.PI) / 4) * 24, 2.6, CARVE);
  });

const clay = () =>
  block(4, 1.4, (pen) => {
    pen.path(
      'M70 44h60c4 8 0 14-8 20 36 14 52 46 46 80-6 32-28 50-68 50s-62-18-68-50c-6-34 10-66 46-80-8-6-12-12-8-20z',
    );
    for (let k = 0; k < 5; k++) {
      pen.line(
        [
          [12 + k * 3, 60 + k * 22],
          [28 - k, 66 + k * 20],
        ],
        3,
      );
      pen.line(
        [
          [172 + k, 70 + k * 22],
          [190 - k * 2, 62 + k * 22],
        ],
        3,
      );
    }
    pen.line(
      [
        [20, 204],
        [180, 203],
      ],
      5,
    );
    pen.layer();
    const sag = (k: number, last: number) => Math.sin((k / last) * Math.PI) * 8;
    pen.line(
      [
        [64, 72],
        [100, 78],
        [138, 72],
      ],
      3.5,
      CARVE,
    );
    pen.line(
      Array.from({ length: 17 }, (_, k): Point => [44 + k * 7, (k % 2 ? 122 : 104) + sag(k, 16)]),
      3.5,
      CARVE,
    );
    pen.line(
      [
        [38, 132],
        [100, 142],
        [163, 132],
      ],
      3,
      CARVE,
    );
    for (let k = 0; k < 10; k++) pen.dot(46 + k * 12.2, 148 + sag(k, 9), 3.4, CARVE);
    pen.line(
      [
        [50, 166],
        [100, 176],
        [150, 166],
      ],
      3,
      CARVE,
    );
  });

const quilling = () =>
  block(5, 0.8, (pen) => {
    pen.coil(100, 96, 24, 5, 3);
    for (let k = 0; k < 7; k++) {
      const angle = k * ((Math.PI * 2) / 7) - 0.4;
      pen.coil(100 + Math.cos(angle) * 53, 96 + Math.sin(angle) * 53, 24, 4, 3, [
        -Math.cos(angle) * 9,
        -Math.sin(angle) * 9,
      ]);
    }
    pen.line(
      [
        [100, 172],
        [98, 190],
        [104, 214],
      ],
      5,
    );
    pen.coil(132, 192, 18, 3, 3, [-8, 4]);
    pen.coil(68, 196, 18, 3, 3, [8, 4]);
  });

const glass = () =>
  block(6, 1, (pen) => {
    for (let k = 1; k < 4; k++) pen.ring(100, 120, 30 + k * 24, 3, PRINT, 3.3, 6.12);
    for (let k = 0; k < 9; k++) {
      const angle = 3.35 + k * 0.336;
      pen.line(
        [
          [100 + Math.cos(angle) * 56, 120 + Math.sin(angle) * 56],
          [100 + Math.cos(angle) * 104, 120 + Math.sin(angle) * 104],
        ],
        3,
      );
    }
    const petal = (angle: number, length: number, width: number) => {
      const end: Point = [100 + Math.cos(angle) * length, 176 + Math.sin(angle) * length];
      const side = (sign: number) =>
        [
          100 + Math.cos(angle) * length * 0.5 - Math.sin(angle) * width * sign,
          176 + Math.sin(angle) * length * 0.5 + Math.cos(angle) * width * sign,
        ].map(Math.round);
      const data = `M100 176Q${side(1)} ${end.map(Math.round)}Q${side(-1)} 100 176`;
      // Every petal covers the previous one, with a line of bare ground around it.
      pen.layer();
      pen.trace(data, 8, CARVE);
      pen.path(data);
    };
    petal(-2.98, 94, 24);
    petal(-0.16, 94, 24);
    petal(-2.5, 106, 30);
    petal(-0.64, 106, 30);
    petal(-2.04, 110, 32);
    petal(-1.1, 110, 32);
    petal(-1.57, 114, 36);
    for (let k = 0; k < 4; k++)
      pen.line(
        [
          [20 + k * 9, 188 + k * 8],
          [70, 186 + k * 8],
          [130, 189 + k * 8],
          [182 - k * 9, 187 + k * 8],
        ],
        3.5,
      );
  });

const waste = () =>
  block(7, 1.2, (pen) => {
    pen.line(
      [
        [66, 84],
        [70, 150],
        [66, 208],
      ],
      6,
    );
    pen.line(
      [
        [142, 122],
        [138, 170],
        [142, 208],
      ],
      6,
    );
    pen.line(
      [
        [104, 60],
        [102, 100],
        [104, 208],
      ],
      5,
    );
    for (const [x, y, side] of [
      [68, 168, -1],
      [104, 150, 1],
      [140, 182, 1],
      [104, 184, -1],
    ] as const) {
      pen.path(`M${x} ${y}q${16 * side}-20 ${38 * side}-14q${-6 * side} 22 ${-38 * side} 14z`);
    }
    for (let k = 0; k < 16; k++)
      pen.line(
        [
          [10 + k * 12, 212],
          [14 + k * 12, 196 + (k % 3) * 4],
        ],
        3.5,
      );
    // A bottle cap as a flower: 21 flutes, with a button in its centre.
    const cork = (x: number, y: number, radius: number) => {
      pen.layer();
      pen.shape(
        Array.from({ length: 42 }, (_, k): Point => {
          const reach = radius * (k % 2 ? 1 : 0.86);
          return [x + Math.cos((k * Math.PI) / 21) * reach, y + Math.sin((k * Math.PI) / 21) * reach];
        }),
      );
      pen.ring(x, y, radius * 0.62, 3.5, CARVE);
      for (const [dx, dy] of [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ] as const)
        pen.dot(x + dx * radius * 0.17, y + dy * radius * 0.17, radius * 0.09, CARVE);
    };
    cork(62, 74, 36);
    cork(144, 108, 32);
    cork(112, 34, 22);
  });

const mixedMedia = () =>
  block(8, 1.2, (pen) => {
    pen.path('M92 212q6-50 0-82h16q-4 36 4 82z');
    const button = (x: number, y: number, radius: number) => {
      pen.dot(x, y, radius);
      pen.layer();
      pen.dot(x - radius * 0.25, y, radius * 0.12, CARVE);
      pen.dot(x + radius * 0.25, y, radius * 0.12, CARVE);
    };
    const striped = (x: number, y: number, radius: number) => {
      pen.ring(x, y, radius, 3.5);
      for (let k = -2; k < 3; k++)
        pen.line(
          [
            [x - radius * 0.6, y + k * radius * 0.32],
            [x + radius * 0.6, y + k * radius * 0.32],
          ],
          2,
        );
    };
    const dotted = (x: number, y: number, radius: number) => {
      pen.ring(x, y, radius, 3.5);
      for (let k = 0; k < 7; k++)
        pen.dot(x + Math.cos(k * 0.9) * radius * 0.55, y + Math.sin(k * 0.9) * radius * 0.55, 2.2);
    };
    const ringed = (x: number, y: number, radius: number) => {
      pen.ring(x, y, radius, 3.5);
      pen.ring(x, y, radius * 0.6, 2.5);
      pen.dot(x, y, radius * 0.24);
    };
    striped(58, 60, 20);
    dotted(142, 58, 20);
    ringed(36, 100, 20);
    dotted(78, 98, 21);
    ringed(122, 98, 21);
    striped(144, 138, 17);
    for (let k = 0; k < 4; k++) {
      pen.line(
        [
          [18, 198 + k * 6],
          [82 - k * 4, 194 + k * 6],
        ],
        3,
      );
      pen.line(
        [
          [126 + k * 3, 194 + k * 6],
          [184, 198 + k * 6],
        ],
        3,
      );
    }
    button(100, 42, 24);
    button(164, 98, 19);
    button(56, 138, 17);
    button(100, 80, 9);
  });

/** The eight categories' lino motifs by file name. */
export const motifs: Record<string, () => string> = {
  painting,
  landscapes,
  'paper-craft': paperCraft,
  clay,
  quilling,
  glass,
  waste,
  'mixed-media': mixedMedia,
};
