/** Twelve arches and the tunnel. */
import { cornered, type Point } from '../../studio/curves.ts';
import { glass, onRailway, side, stone, stretch, thinner } from './pane.ts';

export function paintViaduct(): void {
  for (let bay = 12; bay >= -1; bay--) paintBay(bay);
  for (let bay = 12; bay >= -1; bay--) {
    for (const half of [0, 0.5]) {
      glass.pane(side(bay + half, bay + half + 0.5, -34, -4), stone(), { liner: thinner(5.6, bay) });
    }
  }
}

/** One arch: a pier in courses, the wall above, and the ring of wedge stones. */
function paintBay(bay: number): void {
  const liner = thinner(5.6, bay);
  const pier = 0.14;
  const spring = -150;
  const arch = (share: number, out: number): Point => {
    const angle = Math.PI * share;
    const half = 0.5 - pier;
    const across = bay + 0.5 - Math.cos(angle) * (half + out * 0.06);
    return onRailway(across, spring + Math.sin(angle) * (84 + out * 22));
  };
  const rise = Array.from({ length: 8 }, (_, i) => arch(i / 14, 1));
  const fall = Array.from({ length: 8 }, (_, i) => arch(0.5 + i / 14, 1));
  glass.pane([...stretch(bay, bay + 0.5, -34), ...rise.toReversed(), onRailway(bay, spring)], stone(), {
    liner,
  });
  glass.pane(
    [...stretch(bay + 0.5, bay + 1, -34), onRailway(bay + 1, spring), ...fall.toReversed()],
    stone(),
    {
      liner,
    },
  );
  const wedges = bay < 5 ? 9 : 7;
  for (let k = 0; k < wedges; k++) {
    const steps = [0, 0.5, 1].map((share) => (k + share) / wedges);
    glass.pane(
      [...steps.map((a) => arch(a, 1)), ...steps.toReversed().map((a) => arch(a, 0))],
      k % 2 ? ['#d8b8c0', '#9a80a8'] : ['#b49cc0', '#8272a4'],
      { liner: liner * 0.8 },
    );
  }
  const courses = bay < 4 ? 4 : 3;
  const foot = -360;
  for (let k = 0; k < courses; k++) {
    const high = spring + ((foot - spring) * k) / courses;
    const low = spring + ((foot - spring) * (k + 1)) / courses;
    const flare = 1 + k * 0.08;
    const outline = [
      onRailway(bay - pier * flare, high),
      onRailway(bay + pier * flare, high),
      onRailway(bay + pier * (flare + 0.08), low),
      onRailway(bay - pier * (flare + 0.08), low),
    ];
    const [from, to] = [outline[0], outline[2]];
    glass.pane(outline, stone(), { at: [from, to], liner });
  }
  glass.pane(side(bay - pier * 1.5, bay + pier * 1.5, spring - 9, spring + 8), ['#c8b0c8', '#8c7cac'], {
    liner: liner * 0.8,
  });
}

export function tunnel(): void {
  const [x, y] = onRailway(13.2, 0);
  glass.pane(
    cornered(
      [
        [x - 22, y + 12],
        [x - 24, y - 26],
        [x + 6, y - 48],
        [x + 38, y - 26],
        [x + 40, y + 12],
      ],
      [
        [x + 40, y + 12],
        [x - 22, y + 12],
      ],
    ),
    ['#a090b8', '#6c64a0'],
    { liner: 4.6 },
  );
  glass.pane(
    cornered(
      [
        [x - 10, y + 10],
        [x - 11, y - 18],
        [x + 8, y - 34],
        [x + 27, y - 18],
        [x + 28, y + 10],
      ],
      [
        [x + 28, y + 10],
        [x - 10, y + 10],
      ],
    ),
    ['#141838', '#0c1028'],
    { liner: 4 },
  );
}
