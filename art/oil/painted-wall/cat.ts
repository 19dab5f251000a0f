import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, rgb } from '../../studio/colour.ts';
import { points } from '../../studio/points.ts';
import { paintFigure } from '../figure.ts';
import { pull, type Pair } from '../strokes.ts';
import { blob, limb, painting, polygon } from './canvas.ts';

/** A ginger cat from behind, with raised ears, that watches the birds. */
export function paintCat(): void {
  const coat = (context: SKRSContext2D) => {
    context.fillStyle = '#c9742c';
    blob(context, points('1060,985 1052,930 1074,880 1108,868 1140,884 1160,935 1150,988 1106,1000'));
    blob(context, points('1076,868 1078,836 1100,824 1126,826 1142,842 1140,870 1108,886'));
    polygon(context, points('1080,846 1078,806 1100,828'));
    polygon(context, points('1120,828 1140,804 1142,846'));
    context.strokeStyle = '#c9742c';
    limb(context, points('1146,975 1196,992 1234,980 1246,950'), 20);
  };
  paintFigure(painting, {
    area: [1040, 800, 1262, 1006],
    drawing: coat,
    lit: (own, x) =>
      mix(own, rgb(x < 1100 ? '#ffdca0' : '#4a1d28'), Math.min(0.42, Math.abs(x - 1104) / 150)),
    angle: (x, y) => 1.57 + (x - 1106) / 90 + (y > 960 && x > 1150 ? -1.4 : 0),
    width: [3, 10],
    varied: 0.09,
  });
  const stripe: Pair = [rgb('#7d3b14'), rgb('#99501f')];
  for (let i = 0; i < 6; i++) {
    const y = 896 + i * 15;
    for (const side of [-1, 1]) {
      painting.brush({
        path: [
          [1106 + side * 10, y],
          [1106 + side * 26, y + 3],
          [1106 + side * (38 + i), y + 12],
        ],
        width: 6,
        colours: stripe,
        taper: [0.3, 0.5],
        dry: 0.3,
      });
    }
  }
  for (const x of [1096, 1110, 1122])
    painting.brush({ path: pull(x, 846, 1.5, 20), width: 4, colours: stripe, dry: 0.2, ragged: 0.1 });
  for (let i = 0; i < 5; i++)
    painting.brush({
      path: pull(1176 + i * 15, 984 - (i > 2 ? (i - 2) * 9 : 0), 1.2, 14),
      width: 5,
      colours: stripe,
      dry: 0.2,
      ragged: 0.1,
    });
  painting.cover({
    count: 60,
    inside: (_x, y) => y > 986,
    area: [1070, 986, 1240, 1012],
    width: [5, 12],
    length: [3, 6],
    angle: () => 0.05,
    colours: () => [rgb('#54201a'), rgb('#6a2c22')],
    mark: { opacity: 0.75, load: 0.3 },
  });
}
