/** The sun, the elephant and the grass next to the tree. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { rgb } from '../../studio/colour.ts';
import { points } from '../../studio/points.ts';
import { smoothstep } from '../../studio/random.ts';
import { paintFigure } from '../figure.ts';
import { palette, pull, vary } from '../strokes.ts';
import { jitter, blob, FLOOR, limb, noise, painting, random } from './canvas.ts';

export function paintSun(): void {
  for (let ring = 0; ring < 7; ring++) {
    const radius = 128 - ring * 19;
    const colour = rgb(['#d8431f', '#e8641f', '#e8a317', '#f0b52e', '#f4c64a', '#f7d76c', '#fbe69a'][ring]);
    const count = Math.max(5, Math.round(radius / 2.6));
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + jitter(0.1);
      painting.brush({
        path: pull(
          1208 + Math.cos(angle) * radius * 0.9,
          330 + Math.sin(angle) * radius * 0.9,
          angle + 1.57,
          26 + random() * 10,
          0.12,
        ),
        width: 21,
        colours: [vary(colour, random, 0.07), vary(colour, random, 0.07)],
        dry: 0.2,
      });
    }
  }
}

/** An indigo elephant in the grass with a cloth of dots, in flat colour. */
export function paintElephant(): void {
  const coat = (context: SKRSContext2D) => {
    context.fillStyle = '#23407a';
    blob(
      context,
      points(
        '1116,640 1150,600 1220,590 1282,612 1300,668 1290,770 1252,774 1246,722 1186,722 1180,774 1140,772 1132,700',
      ),
    );
    blob(context, points('1072,640 1086,592 1132,584 1160,622 1148,672 1108,692 1078,676'));
    context.strokeStyle = '#23407a';
    limb(context, points('1086,668 1066,710 1072,752 1048,768'), 24);
    context.fillStyle = '#3d62ad';
    blob(context, points('1126,610 1164,612 1170,656 1142,674 1124,648'));
  };
  paintFigure(painting, {
    area: [1030, 560, 1320, 790],
    drawing: coat,
    angle: (x, y) => 0.9 + noise(x / 50, y / 50, 2) * 1.4,
    width: [4, 14],
    varied: 0.1,
  });
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 9 - row; i++) {
      const colour = rgb(['#e8a317', '#d94a82', '#f6ead6', '#e2602d'][(row + i) % 4]);
      painting.brush({
        path: pull(1182 + i * 12 + row * 5, 606 + row * 17 + jitter(2), 0.6, 7),
        width: 8,
        colours: [colour, vary(colour, random)],
        ragged: 0,
        dry: 0,
      });
    }
  }
  painting.brush({
    path: pull(1102, 626, 0.2, 6),
    width: 6,
    colours: [rgb('#fff6e2'), rgb('#fff6e2')],
    ragged: 0,
    dry: 0,
  });
  painting.brush({
    path: points('1082,676 1064,690 1046,690'),
    width: 8,
    colours: [rgb('#fff1d6'), rgb('#f6ead6')],
    taper: [1, 0.3],
    ragged: 0,
    dry: 0,
  });
}

export function paintGrass(): void {
  const green = palette('#3f7538', '#6aa33f', '#2c5c3a', '#9dbb4a');
  for (let i = 0; i < 420; i++) {
    const x = 770 + random() * 640;
    const y = FLOOR - 12 - random() * 22;
    if (random() > smoothstep(760, 900, x)) continue;
    painting.brush({
      path: pull(x, y, -1.57 + jitter(0.6), 30 + random() * 44, 0.15),
      width: 7 + random() * 5,
      colours: green.pair(random),
      taper: [0.9, 0.1],
      dry: 0.2,
    });
  }
  const flowers = palette('#b8195a', '#e8a317', '#fff1d6', '#c8391f');
  for (let i = 0; i < 46; i++) {
    const [x, y] = [800 + random() * 590, 742 + random() * 40];
    const colour = flowers.pair(random);
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * 6.28 + random();
      painting.brush({
        path: pull(x + Math.cos(angle) * 6, y + Math.sin(angle) * 6, angle, 9),
        width: 7,
        colours: colour,
        ragged: 0,
        dry: 0,
      });
    }
  }
}
