/** The paths of brush and pencil in each stage of the lake, in pixels of the sheet. */
import type { Point } from '../studio/points.ts';
import { points } from '../studio/points.ts';
import { palms } from '../watercolour/lake/bank.ts';
import { nameLines, pencilLines } from '../watercolour/lake/pencil.ts';
import { HORIZON, SUN } from '../watercolour/lake/scene.ts';
import type { StageName } from '../watercolour/lake/stages.ts';

/** One stroke: the path of the tip, and the distance on each side of it within which paint appears. */
export interface Pull {
  path: readonly Point[];
  reach: number;
}

/** A flat wash: back and forth from the top, or from the bottom upwards. */
function rows(left: number, top: number, right: number, foot: number, count: number): Pull[] {
  const height = (foot - top) / count;
  const path = Array.from({ length: count }, (_, row): Point[] => {
    const y = top + (row + 0.5) * height;
    return row % 2 === 0
      ? [
          [left, y],
          [right, y + height * 0.15],
        ]
      : [
          [right, y],
          [left, y + height * 0.15],
        ];
  }).flat();
  return [{ path, reach: Math.abs(height) * 0.78 }];
}

const along = (plan: string, reach: number): Pull => ({ path: points(plan), reach });

/** The trunk in one stroke, then each frond along its rib. */
function palmPulls(strokes: (typeof palms)[number]): Pull[] {
  const pulls: { path: Point[]; reach: number }[] = [];
  for (const { path } of strokes) {
    if (path.length !== 2) continue;
    const last = pulls.at(-1)?.path.at(-1);
    const [from, to] = path;
    const follows = last !== undefined && Math.hypot(last[0] - from[0], last[1] - from[1]) < 24;
    if (follows) pulls.at(-1)?.path.push(to);
    else pulls.push({ path: [from, to], reach: 46 });
  }
  return pulls.filter(({ path }) => path.length > 8);
}

export const pulls: Readonly<Record<StageName, readonly Pull[]>> = {
  pencil: pencilLines.map((path) => ({ path, reach: 7 })),
  firstWash: rows(46, 150, 1274, HORIZON + 8, 4),
  upperSky: rows(46, 46, 1274, 480, 6),
  sun: [
    along(
      `${SUN.x - 20},${SUN.y} ${SUN.x},${SUN.y - 18} ${SUN.x + 18},${SUN.y} ${SUN.x},${SUN.y + 18} ${SUN.x - 10},${SUN.y}`,
      34,
    ),
  ],
  hills: [
    along('46,455 180,425 330,462 480,505 640,512 800,508 960,500 1120,478 1274,465', 70),
    along('1274,500 1100,506 900,512 700,506 500,504 300,508 46,502', 42),
  ],
  water: rows(46, HORIZON, 1274, 896, 7),
  farPalms: [
    along('930,520 1020,514 1120,508 1274,500', 26),
    ...[
      '965,520 965,486',
      '1010,520 1010,476',
      '1085,520 1083,440',
      '1130,520 1128,406',
      '1172,520 1170,434',
      '1222,520 1220,390',
      '1262,520 1260,426',
    ].map((plan) => along(plan, 46)),
    ...rows(960, 524, 1274, 640, 5),
  ],
  boat: [
    along('304,640 350,670 440,684 540,684 640,676 706,634', 34),
    along('598,566 600,600 598,640 596,672', 34),
    along('652,522 600,722', 12),
    ...rows(320, 700, 680, 870, 7),
  ],
  bank: [along('50,762 150,772 260,806 380,856 510,910', 60), ...rows(46, 800, 460, 900, 3)],
  nearPalms: palms.flatMap(palmPulls),
  birds: [
    along('552,244 560,248 570,246', 16),
    along('597,209 612,214 628,210', 20),
    along('640,192 652,196 665,193', 18),
    along('679,222 690,226 702,223', 18),
    along('708,177 716,180 725,178', 16),
  ],
  signature: nameLines.map((path) => ({ path, reach: 7 })),
};
