/**
 * Diwali in a lane by a nine-year-old, poster colour on black paper. As children draw: every house is in front view,
 * the lane goes straight up the sheet, and the rangoli is a full circle.
 */
import { smooth, type Point } from '../studio/curves.ts';
import { savePicture } from '../studio/program.ts';
import { moved, points, ring } from '../studio/hand.ts';
import { written } from '../studio/handwriting.ts';
import { boy, dogUnderCot, girl, mother } from './neighbours.ts';
import { jitter, area, dab, diya, paint, random, stroke, type Pot } from './pots.ts';
import { house, houses, inset, lane, lights, skyLantern } from './street.ts';

function rangoli(x: number, y: number, radius: number) {
  const petals = (count: number, near: number, far: number, wide: number, colours: Pot[], turn = 0) => {
    for (let petal = 0; petal < count; petal++) {
      const angle = turn + (petal / count) * Math.PI * 2 + jitter(0.07);
      const bulge = wide * (1 + jitter(0.22));
      const shape: Point[] = [
        [near, 0],
        [(near + far) / 2, -bulge],
        [far + jitter(7), jitter(6)],
        [(near + far) / 2, bulge],
      ];
      const leaf = smooth(shape, { closed: true, step: 5 }).map(([u, v]): Point => [
        x + u * Math.cos(angle) - v * Math.sin(angle),
        y + u * Math.sin(angle) + v * Math.cos(angle),
      ]);
      area(leaf, colours[petal % colours.length], angle, 12);
    }
  };
  const beads = (count: number, at: number, size: number, colours: Pot[]) => {
    for (let bead = 0; bead < count; bead++) {
      const angle = (bead / count) * Math.PI * 2 + jitter(0.02);
      dab(
        x + Math.cos(angle) * (at + jitter(2)),
        y + Math.sin(angle) * (at + jitter(2)),
        size + jitter(0.8),
        colours[bead % colours.length],
      );
    }
  };
  area(ring(x, y, radius), 'purple', 0.3, 24);
  area(ring(x, y, radius * 0.74), 'rani', 0.9, 20);
  petals(12, radius * 0.46, radius * 0.98, radius * 0.11, ['yellow', 'turquoise', 'orange']);
  petals(8, radius * 0.12, radius * 0.6, radius * 0.12, ['white', 'lime'], 0.2);
  dab(x, y, radius * 0.15, 'orange');
  dab(x, y, radius * 0.07, 'red');
  beads(24, radius * 0.68, 5, ['white']);
  beads(36, radius * 1.04, 6.5, ['white', 'pink']);
  for (let light = 0; light < 8; light++) {
    const angle = (light / 8) * Math.PI * 2 + 0.39;
    diya(x + Math.cos(angle) * radius * 1.24, y + Math.sin(angle) * radius * 1.2 + 8, 0.9);
  }
}

function firework(x: number, y: number, radius: number, colours: Pot[]) {
  const arms = 20;
  for (let arm = 0; arm < arms; arm++) {
    const angle = (arm / arms) * Math.PI * 2 + jitter(0.09);
    const reach = radius * (0.7 + random() * 0.34);
    const pot = colours[arm % colours.length];
    const at = (share: number): Point => [
      x + Math.cos(angle) * reach * share,
      y + Math.sin(angle) * reach * share + share * share * 16,
    ];
    stroke([at(0.16), at(0.5), at(0.82)], pot, 7, 0.84);
    dab(...at(0.94), 6.5, pot);
    dab(...at(1.1), 3.6, 'white');
  }
  dab(x, y, 10, 'white');
}

function fountain(x: number, y: number) {
  for (let spark = 0; spark < 44; spark++) {
    const lean = jitter(0.62);
    const reach = 70 + random() * 130;
    const tip: Point = [x + Math.sin(lean) * reach, y - 20 - Math.cos(lean) * reach];
    const bend: Point = [x + Math.sin(lean) * reach * 0.4, y - 20 - Math.cos(lean) * reach * 0.62];
    if (spark % 2) stroke([[x, y - 24], bend, tip], spark % 3 ? 'yellow' : 'white', 3.6, 0.8);
    dab(
      tip[0] + jitter(8),
      tip[1] + jitter(10),
      3 + random() * 3,
      (['yellow', 'white', 'orange', 'pink'] as const)[spark % 4],
    );
  }
  area(moved(points('-17,0 0,-30 17,0'), x, y), 'red', 0, 9);
}

firework(306, 196, 148, ['rani', 'yellow', 'pink']);

firework(704, 166, 122, ['lime', 'white', 'turquoise']);

firework(530, 330, 66, ['orange', 'yellow']);

stroke(points('560,560 548,470 536,410'), 'tan', 4, 0.7);

for (let star = 0; star < 40; star++)
  dab(70 + random() * 950, 66 + random() * 380, 1.6 + random() * 2.2, random() < 0.7 ? 'white' : 'yellow');

lane();

for (const plan of houses) house(inset(plan));

lights([268, 470], [700, 486], 40);

lights([318, 606], [724, 640], 58);

skyLantern(88, 630, 44);

fountain(500, 816);

boy(610, 846);

for (let light = 0; light < 5; light++) {
  diya(330 - light * 34, 900 + light * 92, 0.86 + light * 0.05);
  diya(742 + light * 38, 912 + light * 90, 0.86 + light * 0.05);
}

rangoli(566, 1140, 134);

girl(300, 1296);

mother(868, 1304);

dogUnderCot(146, 1118);

for (const letter of written('Saanvi IV-B', 812, 1340, { size: 21, random, unruly: 0.12 })) {
  for (const line of letter) stroke(line, 'white', 2.6, 1.1);
}

savePicture(paint.toCanvas({ relief: 0.55, gloss: 0.04 }));
