/**
 * `node bin/run.mjs art/textures/edges.ts` writes app/galleries/edges/: the lower edge of the coloured wall of each gallery
 * room, drawn in the craft of the room as a strip that repeats horizontally.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { projectPath } from '../studio/paths.ts';
import { randomFrom } from '../studio/random.ts';

const random = randomFrom(11);
const between = (from: number, to: number) => from + random() * (to - from);
const n = (value: number) => String(Math.round(value * 10) / 10);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** For a wall that ends in a shape: this shape as a mask, and the drawing along or under it. */
interface Edge {
  cut: string;
  strip: string;
}

const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>\n`;

/** Paths grouped by colour, so that the file contains each colour once. */
function byColour(shapes: readonly { colour: string; path: string }[]): string {
  const paths = new Map<string, string>();
  for (const { colour, path } of shapes) paths.set(colour, (paths.get(colour) ?? '') + path);
  return [...paths].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join('');
}

/** A ragged line from left to right that ends at its initial height, so that the strip can repeat. */
function ragged(width: number, step: number, middle: number, rough: number): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (let x = 0; x < width; x += step * between(0.5, 1.5)) points.push([x, middle + between(-rough, rough)]);
  points.push([width, points[0]?.[1] ?? middle]);
  return points;
}

const line = (points: readonly [number, number][]) => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/** Three rows of tile chips in mortar; the last row is incomplete. */
function mosaic(): string {
  const [width, chip] = [396, 16.5];
  const blues = ['#2f5aa8', '#1c3468', '#3f77bd', '#6aa5d3', '#16284f'];
  const shapes = [0, 1, 2].flatMap((row) =>
    Array.from({ length: width / chip }, (_, at) => {
      if (row === 2 && random() < 0.42) return [];
      const colour = random() < 0.1 ? '#e8a317' : random() < 0.16 ? '#f3ead6' : pick(blues);
      const [left, top] = [at * chip + 1 + between(0, 1), row * 15 + 1];
      const [right, bottom] = [(at + 1) * chip - between(0.4, 1.4), row * 15 + 14];
      const off = () => between(-0.9, 0.9);
      return {
        colour,
        path: `M${n(left)} ${n(top + off())}L${n(right)} ${n(top + off())} ${n(right - off())} ${n(bottom + off())} ${n(left + off())} ${n(bottom + off())}z`,
      };
    }).flat(),
  );
  return svg(width, 46, `<path fill="#cdbf9f" d="M0 0h${width}v30H0z"/>${byColour(shapes)}`);
}

/** Panes between lines of lead. */
function glass(): string {
  const [width, height] = [420, 40];
  const cuts = ragged(width, 46, 0, 0).map(([x]) => x);
  const tilted = cuts.map((x, at) => (at === 0 || at === cuts.length - 1 ? x : x + between(-16, 16)));
  const colours = ['#3fb3a8', '#0f8f89', '#e8b53a', '#d9563b', '#74c9c0', '#2d6fb0', '#9fd0a2'];
  const middle = height / 2;
  const panes: { colour: string; path: string }[] = [];
  let leads = '';
  for (let at = 0; at < cuts.length - 1; at += 1) {
    const [a, b, c, d] = [cuts[at], cuts[at + 1], tilted[at + 1], tilted[at]].map((x) => n(x ?? 0));
    const split = at % 2 === 0 ? `M${a} ${middle}L${b} ${n(middle + between(-6, 6))}` : '';
    panes.push({ colour: colours[at % colours.length] as string, path: `M${a} 0H${b}L${c} ${height}H${d}z` });
    if (split !== '') {
      panes.push({
        colour: colours[(at + 3) % colours.length] as string,
        path: `M${a} ${middle}L${b} ${middle}L${c} ${height}H${d}z`,
      });
    }
    leads += `M${a} 0L${d} ${height}${split === '' ? '' : `M${n(((cuts[at] ?? 0) + (tilted[at] ?? 0)) / 2)} ${middle}H${n(((cuts[at + 1] ?? 0) + (tilted[at + 1] ?? 0)) / 2)}`}`;
  }
  const shine = tilted.slice(0, -1).map((x) => `M${n(x + 9)} 9l${n(between(6, 12))} -3`);
  return svg(
    width,
    height,
    `${byColour(panes)}<path stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" d="${shine.join('')}"/>` +
      `<path fill="none" stroke="#17100c" stroke-width="4.500" d="M0 2.200H${width}M0 ${height - 2.2}H${width}${leads}M${width} 0V${height}"/>`,
  );
}

/** Coils of paper, each wound from one strip, and drops pinched at one end. */
function quilling(): string {
  const width = 420;
  const colours = ['#5a2a56', '#b8195a', '#e8a317', '#8d4f88', '#0f7672', '#d26a97'];
  let x = 0;
  let coils = '';
  for (let at = 0; x < width - 24; at += 1) {
    const radius = Math.min(between(11, 21), (width - x) / 2 - 0.5);
    const turns: string[] = [];
    for (let r = radius, side = 1; r > 2.5; r -= 1.7, side = -side) {
      turns.push(`a${n(r)} ${n(r)} 0 0 1 ${n(side * (2 * r - 0.85))} 0`);
    }
    coils += `<path stroke="${colours[at % colours.length]}" d="M${n(x + 1)} ${n(radius + 1)}${turns.join('')}"/>`;
    x += radius * 2 + 1;
  }
  return svg(width, 46, `<g fill="none" stroke-width="1.900">${coils}</g>`);
}

/** A rope of clay pressed on with the thumb. */
function clay(): string {
  const [width, press] = [360, 36];
  const count = width / press;
  let [above, below, dents, light] = ['M0 9', '', '', ''];
  for (let at = 0; at < count; at += 1) {
    const high = between(0, 3);
    above += `Q${n(at * press + press / 2)} ${n(high - 4)} ${(at + 1) * press} 9`;
    below = `Q${n(at * press + press / 2)} ${n(between(38, 43))} ${at * press} 28${below}`;
    const middle = at * press + press / 2 + between(-2, 2);
    dents += `<ellipse cx="${n(middle)}" cy="${n(between(17, 20))}" rx="${n(between(9, 12))}" ry="${n(between(9, 11))}" transform="rotate(${n(between(-24, 6))} ${n(middle)} 18)"/>`;
    light += `M${n(middle - 9)} ${n(high + 7)}q8-5 17-1`;
  }
  return svg(
    width,
    38,
    '<linearGradient id="a" x2="0" y2="1"><stop stop-color="#bd6a45"/><stop offset=".5" stop-color="#9c4526"/><stop offset="1" stop-color="#5f2612"/></linearGradient>' +
      '<radialGradient id="b" cy=".35"><stop stop-color="#6d2c16"/><stop offset=".7" stop-color="#8a3b20"/><stop offset="1" stop-color="#9c4526" stop-opacity="0"/></radialGradient>' +
      `<path fill="url(#a)" d="${above}V28${below}z"/><g fill="url(#b)">${dents}</g><path fill="none" stroke="#e0a07c" stroke-opacity=".6" stroke-width="2.500" stroke-linecap="round" d="${light}"/>`,
  );
}

/** Torn cardboard: the rest of the painted paper, and below it the brown corrugated layer. */
function waste(): Edge {
  const width = 560;
  const [top, bottom] = [ragged(width, 13, 8, 6), ragged(width, 17, 34, 9)];
  const fibre = top.map(([x, y]): [number, number] => [x, y + between(3, 8)]);
  (fibre.at(-1) as [number, number])[1] = fibre[0]?.[1] ?? 0;
  const downTo = (points: [number, number][]) => `M0 0H${width}L${line(points.toReversed())}z`;
  return {
    cut: svg(width, 16, `<path d="${downTo(top)}"/>`),
    strip: svg(
      width,
      46,
      '<pattern id="a" width="8" height="46" patternUnits="userSpaceOnUse"><path fill="#c79c68" d="M0 0h8v46H0z"/><path stroke="#9a7040" stroke-width="2.500" d="M2 0v46"/><path stroke="#e3c296" stroke-width="1.500" d="M5.500 0v46"/></pattern>' +
        `<path fill="url(#a)" d="${downTo(bottom)}"/><path fill="#efe3cc" d="${downTo(fibre)}"/>`,
    ),
  };
}

/** The hem of a cloth: running stitches in marigold thread, a button, a fringe. */
function mixedMedia(): string {
  const width = 480;
  const threads = ['', ''];
  let stitches = '';
  for (let x = 2, at = 0; x < width; x += between(4, 7))
    threads[at++ % 2] +=
      `M${n(x)} 30q${n(between(-3, 3))} ${n(between(5, 9))} ${n(between(-4, 4))} ${n(between(10, 21))}`;
  for (let x = 6; x < width - 12; x += 24)
    stitches += `M${n(x)} ${n(12 + between(-1.6, 1.6))}l${n(between(12, 15))} ${n(between(-1.5, 1.5))}`;
  const holes = [-3, 3].flatMap((x) =>
    [-3, 3].map((y) => `<circle cx="${n(300 + x)}" cy="${n(14 + y)}" r="1.500"/>`),
  );
  return svg(
    width,
    54,
    `<g fill="none" stroke-linecap="round"><g stroke-width="1.800"><path stroke="#23407a" d="${threads[0]}"/><path stroke="#5b7fc0" d="${threads[1]}"/></g><path stroke="#f3c14b" stroke-width="3" d="${stitches}"/></g>` +
      `<circle cx="301" cy="16" r="12" opacity=".3"/><circle cx="300" cy="14" r="12" fill="#f3ead6"/><circle cx="300" cy="14" r="8.500" fill="none" stroke="#c9b78f" stroke-width="1.500"/><g fill="#6b543c">${holes.join('')}</g>`,
  );
}

/** Two sheets with scalloped edges; the upper one is punched and casts a shadow on the lower one. */
function paperCraft(): Edge {
  const [width, wide] = [144, 48];
  const scallops = (from: number, drop: number) =>
    [0, 1, 2, 3].map((at) => `M${from + at * wide} 0v${drop}a24 24 0 0 0 ${wide} 0V0z`).join('');
  const hole = 'm-4.500 0a4.500 4.500 0 1 1 9 0a4.500 4.500 0 1 1 -9 0z';
  const holes = [0, 1, 2].map((at) => `M${at * wide + 24} 17${hole}`).join('');
  return {
    cut: svg(width, 34, `<path fill-rule="evenodd" d="${scallops(0, 10)}${holes}"/>`),
    strip: svg(
      width,
      58,
      `<path fill="#f6d98c" d="${scallops(-24, 30)}"/><path opacity=".26" fill="#3c2614" d="${scallops(-45, 15)}"/>`,
    ),
  };
}

/** A far mountain range in haze; the wall itself has the shape of the near hills. */
function landscapes(): Edge {
  const width = 1200;
  const far =
    'M0 40C60 30 110 12 170 16s90 26 150 18 120-36 190-28 110 34 170 26 100-30 170-24 120 34 190 28 100-16 160 4';
  const near = 'M0 62c90-6 150-26 250-22s150 28 260 22 160-34 280-28 160 26 240 30 110-4 170-2';
  return {
    cut: svg(width, 74, `<path d="${near}V0H0z"/>`),
    strip: svg(width, 74, `<path fill="#86a877" d="${far}V74H0z"/>`),
  };
}

const edges: Record<string, Edge | string> = {
  clay: clay(),
  glass: glass(),
  landscapes: landscapes(),
  'mixed-media': mixedMedia(),
  mosaic: mosaic(),
  'paper-craft': paperCraft(),
  quilling: quilling(),
  waste: waste(),
};

await mkdir(projectPath('app/galleries/edges'), { recursive: true });
for (const [name, edge] of Object.entries(edges)) {
  const files =
    typeof edge === 'string' ? { [name]: edge } : { [name]: edge.strip, [`${name}-cut`]: edge.cut };
  for (const [file, text] of Object.entries(files)) {
    await writeFile(projectPath(`app/galleries/edges/${file}.svg`), text);
    console.log(file.padEnd(16), text.length);
  }
}
