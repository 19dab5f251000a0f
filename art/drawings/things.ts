import { pigments } from '../studio/pigments.ts';
import { randomFrom } from '../studio/random.ts';
import { svgFile } from './pen.ts';

/** One loop of a sketchbook's wire and its punched hole, 16 by 30; repeats sideways. */
export function wire(): string {
  return svgFile(
    16,
    30,
    '<ellipse cx="8" cy="21" rx="3.3" ry="3.3" fill="#d9cfba"/><g fill="none"><path d="M8 21C1 12 3 2 9 2.5c5 .5 4.5 10 1 18" stroke="#5b5048" stroke-width="1.7"/><path d="M4.4 9c.6-3.5 2.2-5 4-5" stroke="#fff" stroke-width=".9" opacity=".8"/></g>',
  );
}

/** The spiral in the fold of an open book, 52 by 42; repeats downwards. */
export function coil(): string {
  return svgFile(
    52,
    42,
    '<g fill="#3c2d1e" fill-opacity=".55"><circle cx="8" cy="24" r="4.4"/><circle cx="44" cy="24" r="4.4"/></g><g fill="none"><path d="M8 24C12 4 40 4 44 24" stroke="#4c433b" stroke-width="5"/><path d="M9 21C14 4 38 4 42 19" stroke="#b9ada0" stroke-width="1.8"/></g>',
  );
}

const leaf = (x: number, colour: string) =>
  `<path fill="${colour}" d="M${x + 4} 26q22-22 44 0q-22 22-44 0"/><path fill="none" stroke="#f6e7c8" stroke-width="1.6" d="${[0, 1, 2, 3, 4, 5].map((k) => `M${x + 12 + k * 6} 18l-3 16`).join('')}"/><path fill="none" stroke="${pigments.ink}" stroke-width="1.5" d="M${x + 1} 26q25-27 50 0q-25 27-50 0"/><path fill="${pigments.ink}" d="M${x - 2.6} 14a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0m0 24a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0"/>`;

const bands = (width: number) =>
  `<path fill="#f6bf3f" d="M0 0h${width}v52H0z"/><path fill="#a5291a" d="M0 4h${width}v44H0z"/><path fill="#f6e7c8" d="M0 8h${width}v36H0z"/>`;

/** A folk border of leaves between double lines, 104 by 52; repeats sideways. */
export function border(): string {
  // The dots sit on the seam, so half of one is drawn at either end.
  return svgFile(
    104,
    52,
    `${bands(104)}${leaf(0, pigments.rani)}${leaf(52, pigments.mor)}${leaf(104, pigments.rani)}`,
  );
}

/** The same border as a frame for border-image, slice 52. */
export function borderFrame(): string {
  const side = `<g id="s"><g transform="translate(52)">${bands(104)}${leaf(0, pigments.rani)}${leaf(52, pigments.mor)}</g><path fill="#a5291a" d="M0 0h52v52H0z"/><path fill="#f6bf3f" d="M6 6h40v40H6z"/><circle cx="26" cy="26" r="14" fill="${pigments.mor}"/><circle cx="26" cy="26" r="6" fill="#f6e7c8"/></g>`;
  const turned = [90, 180, 270].map((angle) => `<use href="#s" transform="rotate(${angle} 104 104)"/>`);
  return svgFile(208, 208, side + turned.join(''));
}

/** A drawn town with a lake and one red pin, shown until a visitor asks for the real map. */
export function map(): string {
  const random = randomFrom(77);
  const blocks: string[] = [];
  for (let column = 0; column < 20; column++) {
    for (let row = 0; row < 9; row++) {
      if (random() < 0.26) continue;
      const width = Math.round(34 + random() * 22);
      const height = Math.round(24 + random() * 16);
      const x = Math.round(column * 66 + random() * 7 + 4);
      const y = Math.round(row * 54 + random() * 8 + 6 - column * 1.5);
      const onMainRoad = Math.abs(y + 16 - (256 - x * 0.06)) < 36;
      const onCrossRoad = Math.abs(x + 24 - 712 - y * 0.2) < 52;
      const inLake = x > 860 && y < 190;
      if (onMainRoad || onCrossRoad || inLake) continue;
      const rise = Math.round(width * 0.06);
      blocks.push(`M${x} ${y}l${width}-${rise} 3 ${height}-${width} ${rise}z`);
    }
  }
  const trees = Array.from({ length: 46 }, () => {
    const r = Math.round(4 + random() * 5);
    return `M${Math.round(840 + random() * 420) - r} ${Math.round(200 + random() * 46)}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
  });
  return svgFile(
    1280,
    460,
    `<path fill="#efe5cf" d="M0 0h1280v460H0z"/><path fill="#e2d4b6" d="${blocks.join('')}"/>` +
      '<path fill="#a9c6c9" stroke="#7ba3a8" stroke-width="3" d="M880-10C900 60 960 110 1050 140s150 10 250 60V-10z"/>' +
      '<g fill="none" stroke="#fffdf7"><path stroke-width="26" d="M-10 262C300 238 700 220 1290 178M700-10C716 150 770 320 800 470"/>' +
      '<path stroke-width="12" d="M-10 90C260 100 500 80 710 92M300 0c20 160 10 320 40 470M-10 400c300-30 560-20 790-30M980 200c20 100 60 180 70 270M500 240c10 80 0 150 20 230M780 360c180-10 330-30 510-20"/></g>' +
      `<path fill="#8fb07f" d="${trees.join('')}"/>` +
      `<g transform="translate(742 208)"><path fill="${pigments.sindoor}" d="M0 0C-22-26-34-40-34-60-34-80-18-94 1-94S35-79 35-60C35-40 22-26 0 0z"/><circle cy="-60" r="13" fill="#fffdf7"/></g>`,
  );
}
