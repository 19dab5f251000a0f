/**
 * A head built from measures, without hair. The origin is at the level of the eyes in the middle of the skull; z to the
 * front.
 */
import { ball, bothSides, cut, ellipsoid, joined, rod, softMin, turnedSolid, type Solid } from './solid.ts';

/** An adult head's measures in millimetres; a sitter has only those that differ. */
const grown = {
  /** Half the width of the skull. */
  breadth: 74,
  /** From the eyes up to the crown. */
  crown: 107,
  /** From the eyes down to the chin. */
  face: 112,
  /** Half the width at the corners of the jaw, and of the chin. */
  jaw: 54,
  chin: 20,
  /** How far the chin comes forward. */
  chinForward: 0,
  /** Roundness of the cheeks and strength of the cheekbones. */
  cheek: 20,
  cheekbone: 22,
  brow: 8,
  eyeApart: 32,
  eye: 15,
  /** From the eyes to the base of the nose; the reach of its tip, half its width, and its thickness. */
  nose: 45,
  noseOut: 27,
  noseHalf: 17,
  noseTip: 10,
  /** Height of the bridge, and of a hump on it. */
  bridge: 0,
  hump: 0,
  /** Above 0 the tip hangs, below 0 it turns up. */
  noseDrop: 0,
  /** From the eyes to the line between the lips, half its width, the thickness of the lips. */
  mouth: 67,
  mouthHalf: 26,
  upperLip: 6,
  lowerLip: 7,
  ear: 31,
};

export type Measures = typeof grown;

export interface Head {
  measures: Measures;
  skin: Solid;
  /** The skull alone, as the base of hair and turbans. */
  skull: Solid;
}

/** z of the front of the face on the middle line, where nose, lips and chin are. */
const FRONT = 88;
/** Centre and radius of the eyeballs. */
export const EYE_DEPTH = FRONT - 26;
export const EYE_RADIUS = 15;

function nose(m: Measures): Solid {
  const tipY = -m.nose + 8 - m.noseDrop;
  const tipZ = FRONT + m.noseOut - m.noseTip;
  const middle = (tipY + 6) / 2;
  const ridge = (FRONT - 8 + m.bridge + tipZ) / 2 + m.hump;
  return joined(
    6,
    joined(
      8,
      rod([0, 10, FRONT - 9 + m.bridge], [0, middle, ridge], 7, 7.5),
      rod([0, middle, ridge], [0, tipY, tipZ], 7.5, m.noseTip),
    ),
    bothSides(ellipsoid([m.noseHalf - 7, -m.nose + 6, FRONT + 1], [7, 7.5, 10])),
  );
}

function lips(m: Measures): Solid {
  const upper = ellipsoid([0, -m.mouth + m.upperLip * 0.75, FRONT - 0.5], [m.mouthHalf, m.upperLip, 6]);
  const lower = ellipsoid([0, -m.mouth - m.lowerLip * 0.8, FRONT - 1.5], [m.mouthHalf * 0.82, m.lowerLip, 7]);
  return (x, y, z) => {
    const bent = z + x * x * 0.014;
    return softMin(upper(x, y, bent), lower(x, y, bent), 1.5);
  };
}

function ear(m: Measures): Solid {
  const at = [m.breadth - 2, -0.1 * m.face, -6] as const;
  const shell = ellipsoid([at[0] + 2, at[1], at[2] - 4], [6, m.ear, m.ear * 0.58]);
  const hollow = ellipsoid([at[0] + 9, at[1] + 5, at[2]], [6, m.ear * 0.6, m.ear * 0.3]);
  return turnedSolid(cut(3, shell, hollow), at, { yaw: -20, pitch: -8 });
}

export function headOf(own: Partial<Measures> = {}): Head {
  const m = { ...grown, ...own };
  const down = m.face / grown.face;
  const skull = ellipsoid([0, m.crown - 82, -10], [m.breadth, 82, 96]);
  const oval = ellipsoid([0, 92 - m.face, 30], [m.breadth * 0.86, 92, 58]);
  const jaw = bothSides(
    rod([m.jaw - 9, -50 * down, 2], [m.chin * 0.8, -m.face + 13, 64 + m.chinForward], 13, 12),
  );
  const cheekbone = bothSides(ellipsoid([44, -20 * down, 48], [m.cheekbone, 17, 24]));
  const cheek = bothSides(ellipsoid([36, -50 * down, 44], [m.cheek + 6, m.cheek + 14, m.cheek + 10]));
  const brow = bothSides(rod([9, 15, FRONT - 9], [43, 17, 58], m.brow, m.brow * 0.5));
  const muzzle = ellipsoid([0, -m.mouth, FRONT - 22], [m.mouthHalf + 8, 25, 24]);
  const chin = ellipsoid([0, -m.face + 13, FRONT - 14 + m.chinForward], [m.chin, 13, 16]);
  const mask = joined(18, skull, oval, jaw, cheekbone, cheek, muzzle, chin);
  const socket = bothSides(ellipsoid([m.eyeApart + 1, 2, FRONT - 1], [20, 11, 13]));
  const eyeball = bothSides(ball([m.eyeApart, -1, EYE_DEPTH], EYE_RADIUS));
  const hollowed = joined(6, cut(9, joined(9, mask, brow), socket), eyeball);
  const faceParts = joined(4, hollowed, nose(m));
  const mouth = lips(m);
  const ears = bothSides(ear(m));
  return {
    measures: m,
    skull,
    skin: (x, y, z) => softMin(softMin(faceParts(x, y, z), mouth(x, y, z), 5), ears(x, y, z), 5),
  };
}
