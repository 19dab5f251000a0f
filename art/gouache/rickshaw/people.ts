/** Those who walk home: flat shapes in metres, seen from behind, each under an umbrella or a raincoat. */
import { bar, patch, round, show, type Piece, type Place } from './view.ts';

type Pairs = readonly (readonly [x: number, y: number])[];

class Walker {
  readonly pieces: Piece[] = [];
  readonly #x: number;
  readonly #z: number;
  readonly #size: number;

  constructor(x: number, z: number, size = 1) {
    this.#x = x;
    this.#z = z;
    this.#size = size;
  }

  #at(pairs: Pairs): Place[] {
    return pairs.map(([x, y]) => [this.#x + x * this.#size, y * this.#size, this.#z]);
  }

  soft(color: string, outline: Pairs): this {
    this.pieces.push(round(color, this.#at(outline)));
    return this;
  }

  flat(color: string, outline: Pairs): this {
    this.pieces.push(patch(color, this.#at(outline)));
    return this;
  }

  stick(color: string, path: Pairs, width: number): this {
    this.pieces.push(bar(color, this.#at(path), width * this.#size));
    return this;
  }

  umbrella(color: string, light: string, lean: number): this {
    const arch = (from: number, to: number): Pairs =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI * (1 - (from + ((to - from) * i) / 12));
        return [lean + Math.cos(angle) * 0.56, 1.7 + Math.sin(angle) * 0.36] as const;
      });
    const scallops: Pairs = [0.56, 0.42, 0.28, 0.14, 0, -0.14, -0.28, -0.42].map((x, i) => [
      lean + x,
      i % 2 === 0 ? 1.68 : 1.745,
    ]);
    const top: Pairs = [[lean, 2.06]];
    return this.stick(
      '#15132c',
      [
        [lean, 2.15],
        [lean * 0.6 + 0.1, 1.1],
      ],
      0.025,
    )
      .flat(color, [...arch(0, 1), ...scallops])
      .flat(light, [...top, ...arch(0.3, 0.06), [lean - 0.42, 1.745], [lean - 0.28, 1.69]])
      .flat('#14122a', [...top, ...arch(0.82, 1), [lean + 0.42, 1.745]])
      .stick(
        '#14122a',
        [
          [lean, 2.06],
          [lean - 0.07, 1.9],
          [lean - 0.1, 1.72],
        ],
        0.014,
      )
      .stick(
        '#14122a',
        [
          [lean, 2.06],
          [lean + 0.13, 1.92],
          [lean + 0.18, 1.72],
        ],
        0.014,
      );
  }

  head(skin: string, hair: string): this {
    return this.soft(skin, [
      [-0.05, 1.3],
      [-0.05, 1.42],
      [0.05, 1.42],
      [0.05, 1.3],
    ]).soft(hair, [
      [-0.1, 1.46],
      [-0.09, 1.57],
      [0, 1.62],
      [0.1, 1.56],
      [0.1, 1.45],
      [0.06, 1.37],
      [-0.06, 1.37],
    ]);
  }
}

/** A woman in a sari: hip to one side, the pleats gathered for the step, a cloth bag on her arm. */
function inSari(x: number, z: number, sari: string, border: string, blouse: string, size = 1): Walker {
  return new Walker(x, z, size)
    .soft('#3a2018', [
      [-0.13, 0],
      [-0.12, 0.1],
      [-0.04, 0.1],
      [-0.03, 0.0],
    ])
    .soft('#3a2018', [
      [0.06, 0.03],
      [0.06, 0.14],
      [0.14, 0.14],
      [0.16, 0.04],
    ])
    .soft(sari, [
      [-0.15, 0.9],
      [-0.22, 0.66],
      [-0.19, 0.3],
      [-0.2, 0.07],
      [-0.02, 0.06],
      [0.16, 0.12],
      [0.2, 0.4],
      [0.23, 0.68],
      [0.16, 0.92],
      [0, 0.98],
    ])
    .flat(border, [
      [-0.2, 0.1],
      [-0.21, 0.04],
      [-0.02, 0.02],
      [0.18, 0.09],
      [0.18, 0.15],
      [-0.02, 0.085],
    ])
    .stick(
      border,
      [
        [0.02, 0.7],
        [0.06, 0.4],
        [0.02, 0.1],
      ],
      0.02,
    )
    .soft('#7a4a30', [
      [-0.14, 0.98],
      [-0.13, 0.88],
      [0.14, 0.9],
      [0.14, 1.0],
    ])
    .soft(blouse, [
      [-0.17, 1.28],
      [-0.15, 0.97],
      [0.15, 0.98],
      [0.19, 1.28],
      [0.08, 1.34],
      [-0.07, 1.34],
    ])
    .soft(sari, [
      [0.03, 1.35],
      [0.19, 1.28],
      [0.1, 1.06],
      [-0.1, 0.84],
      [-0.2, 0.5],
      [-0.24, 0.52],
      [-0.24, 0.84],
      [-0.1, 1.12],
    ])
    .stick(
      border,
      [
        [0.03, 1.34],
        [-0.1, 1.12],
        [-0.23, 0.84],
        [-0.24, 0.54],
      ],
      0.03,
    )
    .soft('#7a4a30', [
      [-0.18, 1.24],
      [-0.25, 1.0],
      [-0.2, 0.78],
      [-0.15, 0.8],
      [-0.18, 1.0],
      [-0.12, 1.2],
    ])
    .flat('#d9c08a', [
      [-0.29, 0.76],
      [-0.11, 0.76],
      [-0.08, 0.44],
      [-0.31, 0.42],
    ])
    .stick(
      '#d9c08a',
      [
        [-0.27, 0.76],
        [-0.2, 0.88],
        [-0.13, 0.76],
      ],
      0.018,
    )
    .soft('#7a4a30', [
      [0.14, 1.26],
      [0.2, 1.26],
      [0.27, 1.05],
      [0.16, 1.12],
      [0.1, 1.06],
      [0.08, 1.12],
      [0.17, 1.16],
    ])
    .head('#7a4a30', '#1c1020')
    .soft('#2b1a2e', [
      [-0.05, 1.47],
      [0.01, 1.5],
      [0.07, 1.46],
      [0.06, 1.38],
      [-0.03, 1.37],
    ])
    .soft('#fff4d8', [
      [0.05, 1.5],
      [0.08, 1.51],
      [0.11, 1.46],
      [0.09, 1.4],
      [0.075, 1.41],
      [0.085, 1.46],
    ]);
}

/** A man who strides, trousers rolled above the water. */
function inShirt(x: number, z: number, shirt: string, shade: string, trousers: string, size = 1): Walker {
  return new Walker(x, z, size)
    .soft('#5f3826', [
      [-0.16, 0.0],
      [-0.16, 0.34],
      [-0.07, 0.34],
      [-0.06, 0.04],
      [-0.02, 0],
    ])
    .soft('#5f3826', [
      [0.1, 0.06],
      [0.07, 0.34],
      [0.16, 0.34],
      [0.19, 0.1],
      [0.22, 0.05],
    ])
    .soft(trousers, [
      [-0.18, 0.84],
      [-0.2, 0.56],
      [-0.18, 0.3],
      [-0.05, 0.3],
      [0.0, 0.62],
      [0.06, 0.3],
      [0.18, 0.31],
      [0.19, 0.6],
      [0.17, 0.84],
    ])
    .stick(
      shade,
      [
        [-0.19, 0.3],
        [-0.05, 0.3],
      ],
      0.04,
    )
    .stick(
      shade,
      [
        [0.06, 0.31],
        [0.18, 0.31],
      ],
      0.04,
    )
    .soft(shirt, [
      [-0.24, 1.3],
      [-0.2, 1.0],
      [-0.2, 0.72],
      [0.0, 0.68],
      [0.21, 0.72],
      [0.2, 1.02],
      [0.25, 1.3],
      [0.09, 1.4],
      [-0.08, 1.4],
    ])
    .flat(shade, [
      [0.06, 1.38],
      [0.24, 1.3],
      [0.2, 1.02],
      [0.21, 0.73],
      [0.1, 0.71],
      [0.12, 1.05],
    ])
    .soft(shirt, [
      [-0.23, 1.32],
      [-0.31, 1.1],
      [-0.29, 0.98],
      [-0.22, 1.0],
      [-0.18, 1.2],
    ])
    .soft('#5f3826', [
      [-0.3, 1.0],
      [-0.27, 0.74],
      [-0.22, 0.74],
      [-0.23, 1.0],
    ])
    .soft(shade, [
      [0.22, 1.32],
      [0.3, 1.12],
      [0.2, 1.04],
      [0.15, 1.1],
      [0.2, 1.16],
      [0.16, 1.24],
    ])
    .soft('#5f3826', [
      [0.22, 1.06],
      [0.1, 1.12],
      [0.07, 1.18],
      [0.12, 1.2],
      [0.23, 1.13],
    ])
    .head('#5f3826', '#17101e');
}

/** A schoolchild in a raincoat with the satchel under it. */
function inRaincoat(x: number, z: number, coat: string, shade: string, size: number): Walker {
  return new Walker(x, z, size)
    .soft('#23305e', [
      [-0.15, 0],
      [-0.15, 0.3],
      [-0.04, 0.3],
      [-0.04, 0],
    ])
    .soft('#23305e', [
      [0.06, 0.05],
      [0.05, 0.3],
      [0.16, 0.3],
      [0.18, 0.06],
    ])
    .soft(coat, [
      [-0.2, 1.22],
      [-0.28, 0.8],
      [-0.3, 0.28],
      [0, 0.24],
      [0.3, 0.3],
      [0.27, 0.8],
      [0.2, 1.22],
      [0, 1.3],
    ])
    .flat(shade, [
      [0.08, 1.26],
      [0.2, 1.2],
      [0.27, 0.8],
      [0.3, 0.3],
      [0.16, 0.28],
      [0.14, 0.8],
    ])
    .soft(coat, [
      [-0.2, 1.16],
      [-0.36, 0.86],
      [-0.3, 0.72],
      [-0.2, 0.84],
    ])
    .soft(coat, [
      [-0.15, 1.3],
      [-0.15, 1.5],
      [0, 1.64],
      [0.15, 1.5],
      [0.15, 1.3],
      [0, 1.22],
    ])
    .flat(shade, [
      [0.03, 1.62],
      [0.15, 1.5],
      [0.15, 1.3],
      [0.06, 1.24],
    ])
    .soft('#c4302c', [
      [-0.18, 1.12],
      [-0.2, 0.72],
      [0.2, 0.72],
      [0.18, 1.12],
    ])
    .stick(
      '#7c1f2a',
      [
        [-0.17, 0.94],
        [0.17, 0.94],
      ],
      0.03,
    );
}

/** From far to near. */
export const walkers: readonly Piece[] = [
  inShirt(-0.75, 21, '#6b5a86', '#4c4470', '#33305f').umbrella('#2b2c5c', '#565a9a', 0.03),
  inSari(0.7, 19, '#a8446a', '#e8b060', '#5a2a56').umbrella('#c4302c', '#f0705a', 0.05),
  inShirt(-1.7, 14.5, '#7c88b8', '#56609a', '#3a3a66').umbrella('#2f8a84', '#7cc8b8', 0.04),
  inSari(-1.52, 10.6, '#f0dfb8', '#c4302c', '#b8264a').umbrella('#f2a92e', '#ffe08a', 0.06),
  inRaincoat(-1.02, 10.2, '#f2b51e', '#c88a14', 0.72),
  inShirt(1.92, 8.2, '#e8e0d0', '#a9a0c0', '#4a4a7c').umbrella('#1f7f9a', '#7fd0d8', 0.08),
  inSari(-1.82, 6.05, '#17756a', '#f0b53a', '#b8264a').umbrella('#b81f4e', '#f47a9a', 0.1),
].flatMap((walker) => walker.pieces);

export const showWalkers = (): void => show(walkers);
