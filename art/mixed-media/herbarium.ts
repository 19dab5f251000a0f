/** A spread from a walker's notebook: pressed leaves, pencil names, a ticket, a tea stain; nothing is centred. */
import { savePicture } from '../studio/program.ts';
import { written } from '../studio/handwriting.ts';
import { placed, type Point } from '../studio/points.ts';
import { path } from './collage.ts';
import { board, context, random, stain, vein } from './herbarium/board.ts';
import { bougainvillea, feather, gulmohar } from './herbarium/finds.ts';
import { ashoka, lay, mango, neem, peepal, skeleton } from './herbarium/leaves.ts';
import { blockPrint, cloth, corrugated, map, newsprint, painted, paper, tickets } from './materials.ts';

function pages(): void {
  board.lay(corrugated('#7a4a2c', 3), {
    plan: '-660,-440 660,-446 664,444 -658,448',
    at: [700, 500],
    lift: 12,
  });
  for (const [inset, colour] of [
    [0, '#e6dabb'],
    [5, '#efe4c8'],
  ] as const) {
    const plan = `${-648 + inset},-426 ${648 - inset},-426 ${648 - inset},432 ${-648 + inset},432`;
    board.lay(paper(colour, 8 + inset), { plan, at: [702, 500], torn: true, lift: 3 });
  }
  board.lay(paper('#f4ecd6', 4), {
    plan: '-634,-424 -4,-428 -2,426 -632,430',
    at: [704, 500],
    torn: true,
    lift: 5,
  });
  board.lay(paper('#f7f0de', 5), {
    plan: '4,-428 632,-424 634,430 2,426',
    at: [700, 500],
    torn: true,
    lift: 5,
  });
  const fold = context.createLinearGradient(630, 0, 776, 0);
  fold.addColorStop(0, 'rgba(70,46,30,0)');
  fold.addColorStop(0.48, 'rgba(70,46,30,.4)');
  fold.addColorStop(0.54, 'rgba(70,46,30,.34)');
  fold.addColorStop(1, 'rgba(70,46,30,0)');
  context.fillStyle = fold;
  context.fillRect(630, 76, 146, 850);
  for (let i = 0; i < 13; i++) {
    const y = 110 + i * 64;
    board.thread(
      [
        [702, y],
        [702, y + 26],
      ],
      '#c8391f',
      { width: 3.6 },
    );
  }
}

/** The ring of a cup: darker where it dried first, with a drop that ran. */
function teaRing(): void {
  for (const [reach, width, alpha] of [
    [84, 9, 0.1],
    [85, 6, 0.14],
    [88, 2.2, 0.34],
    [80, 1.4, 0.2],
  ] as const) {
    const ring = Array.from({ length: 60 }, (_, i): Point => {
      const angle = 0.5 + (i / 59) * 5.5;
      const out = reach + 2.4 * Math.sin(angle * 3) + random();
      return [1196 + Math.cos(angle) * out, 232 + Math.sin(angle) * out * 0.98];
    });
    context.lineWidth = width;
    context.strokeStyle = `rgba(140,84,40,${alpha})`;
    context.beginPath();
    for (const place of ring) context.lineTo(...place);
    context.stroke();
  }
  stain(context, [1300, 330], 13, '#8c54281f');
  stain(context, [1318, 352], 7, '#8c542830');
}

function seedPocket(): void {
  const at: Point = [904, 792];
  board.lay(newsprint('#e2d6bd', 18), { plan: '-104,-66 104,-70 106,98 -104,100', at, turn: 0.03, lift: 6 });
  // Seeds of the flame tree, some half inside the envelope.
  for (const [x, y, turn] of [
    [852, 712, 0.5],
    [886, 704, -0.3],
    [922, 710, 0.9],
    [958, 714, 0.1],
  ] as const)
    board.lay(painted('#7c4a26', '#b8803c', 20, 1), {
      plan: '-20,0 -12,-8 8,-9 20,-3 16,6 -6,9',
      at: [x, y],
      turn,
      round: true,
      lift: 5,
    });
  board.lay(map(19), { plan: '-106,-70 106,-74 4,34', at, turn: 0.03, lift: 5 });
  // The string and seal of the flap.
  board.thread(path('796,836 850,832 904,838 960,834 1010,838'), '#b5925a', { width: 4.6 });
  board.thread(path('904,838 880,880 858,900'), '#b5925a', { width: 4 });
  board.thread(path('904,838 934,884 962,896'), '#b5925a', { width: 4 });
  board.lay(painted('#a3201c', '#c8391f', 24, 0.5), {
    plan: '-36,-8 -22,-34 10,-38 36,-18 34,16 8,36 -24,30',
    at: [904, 834],
    round: true,
    lift: 8,
  });
  context.strokeStyle = 'rgba(70,10,10,.45)';
  context.lineWidth = 2;
  for (let ring = 0; ring < 4; ring++) {
    context.beginPath();
    context.ellipse(905, 832, 5 + ring * 4.4, 7 + ring * 5.4, 0.4, 0.3 * ring, 6.1);
    context.stroke();
  }
  stain(context, [893, 816], 10, '#ffd8c055');
}

function ephemera(): void {
  board.lay(tickets(21), { plan: '-66,-38 66,-40 66,38 -66,40', at: [150, 868], turn: -0.12, lift: 4 });
  board.lay(cloth('#f1e6cc', 3, 22), {
    plan: '-70,-48 72,-50 74,50 -72,48',
    at: [596, 166],
    turn: 0.08,
    frayed: true,
    lift: 4,
  });
  board.lay(blockPrint('#f1e6cc', '#9c2a2a', '#23407a', 34, 23), {
    plan: '-56,-34 56,-36 58,34 -56,34',
    at: [598, 166],
    turn: 0.08,
    lift: 2,
  });
}

/** Old tape with torn ends, a wrinkle, and shiny glue. */
function tape([x, y]: Point, turn: number, long = 96): void {
  const half = long / 2;
  const teeth = (side: number) =>
    Array.from({ length: 7 }, (_, i) => `${side * (half - (i % 2) * 4)},${side * (13 - i * (26 / 6))}`);
  const outline = placed([...teeth(1).toReversed(), ...teeth(-1).toReversed()].join(' '), [x, y], 1, turn);
  context.save();
  context.beginPath();
  for (const corner of outline) context.lineTo(...corner);
  context.closePath();
  Object.assign(context, {
    shadowColor: 'rgba(60,40,10,.35)',
    shadowBlur: 5,
    shadowOffsetX: 2,
    shadowOffsetY: 3,
  });
  context.fillStyle = 'rgba(224,196,124,.72)';
  context.fill();
  context.restore();
  context.save();
  context.clip();
  for (const [v, alpha] of [
    [-8, 0.4],
    [-3, 0.16],
    [9, 0.12],
  ])
    vein(
      placed(`${-half},${v} 0,${v + 1} ${half},${v}`, [x, y], 1, turn),
      4,
      4,
      `rgba(255,248,220,${alpha})`,
    );
  vein(
    placed(`${half * 0.3},-14 ${half * 0.22},0 ${half * 0.36},14`, [x, y], 1, turn),
    1.4,
    1,
    'rgba(120,86,30,.4)',
  );
  context.restore();
}

function notes(): void {
  const write = (text: string, at: Point, size: number, slope = -0.02) => {
    context.save();
    context.strokeStyle = 'rgba(60,52,50,.85)';
    context.lineWidth = 1.9;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const line of written(text, at[0], at[1], { size, random, unruly: 0.12, slope }).flat()) {
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.stroke();
    }
    context.restore();
  };
  write('peepal', [108, 628], 24);
  write('by the temple tank', [108, 662], 17);
  write('mango, ours', [512, 556], 21);
  write('ashoka', [268, 706], 22);
  write('from the gate', [520, 800], 17);
  write('gulmohar, 14 may', [776, 438], 20);
  write('neem', [1030, 690], 23);
  write('good for', [1030, 724], 16);
  write('everything', [1030, 750], 16);
  write('koel', [1080, 838], 22);
  write('seeds, for the balcony', [800, 918], 15);
  // A pencil scale next to the feather.
  for (let i = 0; i <= 8; i++)
    vein(
      [
        [1318, 560 + i * 34],
        [1318 - (i % 4 === 0 ? 14 : 8), 560 + i * 34],
      ],
      1.5,
      1.2,
      'rgba(60,52,50,.6)',
    );
  vein(
    [
      [1318, 560],
      [1318, 696],
      [1318, 832],
    ],
    1.4,
    1.4,
    'rgba(60,52,50,.6)',
  );
}

pages();
teaRing();
skeleton({ at: [1150, 388], size: 0.84, turn: 0.42 });
lay(peepal, { at: [232, 520], size: 1.16, turn: -0.08 });
lay(mango, { at: [470, 516], size: 1.06, turn: 0.3 });
lay(ashoka, { at: [262, 812], size: 0.96, turn: 1.32 });
bougainvillea([588, 682], 0.86);
gulmohar([862, 264], 0.94);
neem([836, 652], [1104, 452]);
feather({ at: [1216, 838], size: 0.98, turn: 0.06 });
ephemera();
seedPocket();
tape([238, 560], 0.06);
tape([462, 540], -0.3, 84);
tape([250, 815], 1.4, 84);
tape([830, 656], 0.7, 84);
tape([1214, 852], -0.16, 84);
notes();
savePicture(board.finish());
