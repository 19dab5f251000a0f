/** Neck, shoulders and chest. The origin is the joint of head and neck; z to the front. */
import { bothSides, cut, ellipsoid, joined, rod, shared, thicker, within, type Solid } from './solid.ts';

/** An adult's build in millimetres. */
const build = {
  neck: 56,
  neckLength: 112,
  /** Half the width of the shoulders. */
  shoulders: 190,
  /** How far the shoulders fall from the neck outwards. */
  slope: 46,
  chest: 105,
  bust: 0,
};

export type Build = typeof build;

export interface Body {
  build: Build;
  /** Neck, shoulders and chest as one solid. */
  trunk: Solid;
}

export interface Neckline {
  /** Its depth in front and behind, from the root of the neck; half its width. */
  front: number;
  back?: number;
  half: number;
}

export function bodyOf(own: Partial<Build> = {}): Body {
  const b = { ...build, ...own };
  const top = -b.neckLength;
  const neck = joined(
    8,
    rod([0, 40, -20], [0, top, -34], b.neck, b.neck * 1.05),
    bothSides(rod([b.neck * 0.8, 0, -30], [14, top - 16, -4], b.neck * 0.18)),
  );
  const shoulder = b.shoulders - 56;
  const trapezius = bothSides(rod([20, top + 18, -42], [shoulder, top - b.slope, -34], b.neck * 0.72, 44));
  const arm = bothSides(rod([shoulder, top - b.slope - 8, -32], [shoulder + 26, top - 320, -20], 56, 50));
  const chest = ellipsoid([0, top - 190, -28], [b.shoulders * 0.8, 190, b.chest]);
  const bust = bothSides(ellipsoid([66, top - 190, 30], [62, 62, 40 + b.bust]));
  const torso = joined(30, joined(26, trapezius, chest), arm);
  return { build: b, trunk: shared(joined(22, neck, b.bust > 0 ? joined(40, torso, bust) : torso)) };
}

/** The part of the body that the neckline leaves open. */
function openingOf({ build: b }: Body, { front, back = 0, half }: Neckline): Solid {
  const root = -b.neckLength;
  const bowl = ellipsoid([0, root + 30, 10], [half, front + 30, 125]);
  const collar = rod([0, root + half * 0.9 - back, -32], [0, root + 260, -24], half);
  return joined(6, bowl, collar);
}

/** Cloth over the trunk, open around the neck. */
export function garment(body: Body, thickness: number, neckline: Neckline): Solid {
  return shared(cut(2, thicker(body.trunk, thickness), openingOf(body, neckline)));
}

/** The edge of a garment around its neckline, `wide` millimetres wide. */
export function neckband(body: Body, cloth: Solid, neckline: Neckline, wide: number): Solid {
  const { front, half } = neckline;
  return within(
    1,
    thicker(cloth, 1.5),
    openingOf(body, { ...neckline, front: front + wide, half: half + wide }),
  );
}
