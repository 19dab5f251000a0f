/** A flat figure in metres, seen from behind, built from overlapping shapes. */
import { bar, patch, round, type Piece, type Place } from './view.ts';

type Pairs = readonly (readonly [x: number, y: number])[];

/** Each method adds one shape on top of the earlier ones. */
export class Walker {
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
