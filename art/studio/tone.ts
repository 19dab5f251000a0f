/** Builds tone from strokes: a stroke is drawn only where the paper is not dark enough yet. */
import { clamp, type Random } from './random.ts';

export interface ToneField {
  width: number;
  height: number;
  /** The intended darkness of a point, 0 to 1. */
  goal: (x: number, y: number) => number;
  /** The present darkness of a point. */
  have: (x: number, y: number) => number;
  /** Direction of strokes at a point. */
  flow: (x: number, y: number) => number;
  /** The object at a point; a stroke stays on one object. */
  thing: (x: number, y: number) => number;
}

export interface Pass {
  /** The number of strokes that are tried. */
  tries: number;
  length: number;
  /** Only points darker than this get strokes. */
  above: number;
  /** Angle between the strokes and the direction of the form. */
  turn: number;
  /** The pass stops at this share of the intended darkness. */
  upTo?: number;
}

/** Draws one pass of strokes; `stroke` draws each, and `wanted` is the tone at its centre. */
export function layTone(
  field: ToneField,
  { tries, length, above, turn, upTo = 1 }: Pass,
  random: Random,
  stroke: (from: readonly [number, number], to: readonly [number, number], wanted: number) => void,
): void {
  const { width, height, goal, have, flow, thing } = field;
  for (let i = 0; i < tries; i++) {
    const x = random() * width;
    const y = random() * height;
    const wanted = goal(x, y);
    if (wanted < above + (random() - 0.5) * 0.06 || have(x, y) > wanted * upTo) continue;
    const here = thing(x, y);
    const angle = flow(x, y) + turn + (random() - 0.5) * 0.18;
    const step: readonly [number, number] = [Math.cos(angle), Math.sin(angle)];
    const reach = (side: 1 | -1) => {
      const most = length * (0.3 + 0.4 * random());
      let far = 0;
      while (far < most) {
        const next = far + 2;
        const [nx, ny] = [
          clamp(x + step[0] * next * side, 0, width - 1),
          clamp(y + step[1] * next * side, 0, height - 1),
        ];
        if (thing(nx, ny) !== here || goal(nx, ny) < above - 0.1) break;
        far = next;
      }
      return far;
    };
    const [back, forth] = [reach(-1), reach(1)];
    if (back + forth < 2) continue;
    stroke([x - step[0] * back, y - step[1] * back], [x + step[0] * forth, y + step[1] * forth], wanted);
  }
}
