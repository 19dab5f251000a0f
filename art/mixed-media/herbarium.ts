/** A spread from a walker's book: real-looking leaves, pencil names, a ticket, a stain of tea; nothing is centred. */
import { handIn } from '../studio/hand-in.ts';
import { written } from '../studio/handwriting.ts';
import { smooth } from '../studio/curves.ts';
import { placed, type Point } from '../studio/points.ts';
import { Collage, path, type Material } from './collage.ts';
import { blockPrint, cloth, corrugated, jute, map, newsprint, painted, paper, tickets } from './materials.ts';

const WIDTH = 1400;
const HEIGHT = 1000;
const board = new Collage(WIDTH, HEIGHT, 24, jute('#c9b48a', 2));
const { context } = board;

function pages(): void {
  board.lay(corrugated('#7a4a2c', 3), {
    plan: '-660,-440 660,-446 664,444 -658,448',
    at: [700, 500],
    lift: 12,
  });
  board.lay(paper('#f4ecd6', 4), {
    plan: '-640,-424 -4,-428 -2,426 -638,430',
    at: [704, 500],
    torn: true,
    lift: 6,
  });
  board.lay(paper('#f7f0de', 5), {
    plan: '4,-428 638,-424 640,430 2,426',
    at: [700, 500],
    torn: true,
    lift: 6,
  });
  const fold = context.createLinearGradient(640, 0, 764, 0);
  fold.addColorStop(0, 'rgba(70,46,30,0)');
  fold.addColorStop(0.5, 'rgba(70,46,30,.42)');
  fold.addColorStop(1, 'rgba(70,46,30,0)');
  context.fillStyle = fold;
  context.fillRect(640, 76, 124, 850);
  for (let i = 0; i < 13; i++)
    board.thread(
      [
        [702, 110 + i * 64],
        [702, 134 + i * 64],
      ],
      '#c8391f',
      { width: 3.6 },
    );
  context.strokeStyle = 'rgba(140,84,40,.3)';
  for (const [radius, width] of [
    [74, 7],
    [70, 2],
  ] as const) {
    context.lineWidth = width;
    context.beginPath();
    context.arc(1180, 250, radius, 0.4, 6.2);
    context.stroke();
  }
}

/** A pressed leaf: blade in its drying colours, midrib, side veins, a little curl. */
function leaf(
  plan: string,
  at: Point,
  size: number,
  turn: number,
  material: Material,
  vein: string,
  pairs: number,
): void {
  board.lay(material, { plan, at, size, turn, round: true, lift: 5 });
  const along = (t: number, side: number, out: number) =>
    placed(`${side * out},${-10 - t * 230}`, at, size, turn)[0] ?? at;
  board.thread([along(-0.2, 0, 0), along(0.3, 0, 0), along(0.7, 0, 0), along(0.98, 0, 0)], vein, {
    width: 2.6 * size,
  });
  context.strokeStyle = vein;
  context.lineWidth = 1.2;
  for (let i = 1; i <= pairs; i++) {
    const t = i / (pairs + 1);
    const reach = 62 * Math.sin(Math.PI * (0.12 + t * 0.84));
    for (const side of [-1, 1]) {
      const line = smooth(
        [along(t, 0, 0), along(t + 0.05, side, reach * 0.5), along(t + 0.12, side, reach)],
        { step: 4 },
      );
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.stroke();
    }
  }
}

const PEEPAL = '0,0 -46,-26 -92,-92 -84,-150 -40,-186 -10,-220 0,-300 10,-220 40,-186 84,-150 92,-92 46,-26';
const NEEM = '0,0 -14,-30 -18,-90 -8,-150 0,-176 12,-146 24,-90 18,-30';
const MANGO = '0,0 -34,-40 -50,-120 -38,-200 0,-256 38,-200 50,-120 34,-40';
const ASHOKA = '0,0 -30,-30 -26,-70 -40,-110 -24,-150 -32,-190 0,-250 32,-190 24,-150 40,-110 26,-70 30,-30';

function leaves(): void {
  leaf(PEEPAL, [250, 470], 1.12, -0.12, painted('#a8742c', '#6d7a34', 11, 1.4), '#6d4a20', 7);
  leaf(MANGO, [520, 520], 1.1, 0.28, painted('#4a6a2c', '#8a8a3c', 12, 1.2), '#c9b46a', 9);
  leaf(ASHOKA, [470, 900], 0.95, -0.7, painted('#7a3a20', '#b5642c', 13, 1.3), '#4a2414', 8);
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    for (const side of [-1, 1]) {
      if (i === 8 && side === 1) continue;
      board.lay(painted('#5f7a34', '#93a04a', 14, 1.4), {
        plan: NEEM,
        at: [1010 + t * 190, 560 - t * 130],
        size: 0.5 + 0.12 * Math.sin(t * 3),
        turn: 0.6 + side * 0.95,
        round: true,
        lift: 4,
      });
    }
  }
  board.thread(path('990,574 1100,498 1206,428'), '#5a4a24', { width: 4 });
  // Gulmohar petals, a feather of the koel, three seeds in a paper pocket.
  for (let i = 0; i < 5; i++)
    board.lay(painted('#d8431f', '#ee7a3a', 15, 1.5), {
      plan: '0,0 -26,-50 -14,-96 14,-96 28,-48',
      at: [880, 330],
      size: 0.9,
      turn: -1.2 + i * 1.25,
      round: true,
      lift: 4,
    });
  board.lay(painted('#f7d98a', '#d8431f', 16, 1.5), {
    plan: '0,0 -20,-44 0,-84 20,-44',
    at: [880, 330],
    size: 0.7,
    turn: 2.9,
    round: true,
    lift: 3,
  });
  board.lay(painted('#23262f', '#4a4a5a', 17, 1.5), {
    plan: '0,0 -30,-60 -34,-170 -8,-270 10,-272 26,-170 18,-60',
    at: [1286, 800],
    size: 0.9,
    turn: -0.5,
    round: true,
    lift: 5,
  });
  board.thread(path('1290,818 1240,700 1166,566'), '#e6dcc6', { width: 2.6 });
  board.lay(newsprint('#e2d6bd', 18), { plan: '-90,-60 90,-66 92,70 0,96 -92,68', at: [930, 800], lift: 6 });
  board.lay(map(19), { plan: '-92,-10 92,-16 0,60', at: [930, 776], lift: 4 });
  for (const [x, y] of [
    [900, 740],
    [934, 734],
    [962, 746],
  ] as const)
    board.button([x, y], 15, '#6d3f20', 0);
}

function ephemera(): void {
  board.lay(tickets(21), { plan: '-66,-38 66,-40 66,38 -66,40', at: [178, 830], turn: -0.16, lift: 4 });
  board.lay(cloth('#f1e6cc', 3, 22), {
    plan: '-70,-44 72,-46 74,46 -72,44',
    at: [600, 180],
    turn: 0.08,
    frayed: true,
    lift: 4,
  });
  board.lay(blockPrint('#f1e6cc', '#9c2a2a', '#23407a', 34, 23), {
    plan: '-54,-30 54,-32 56,30 -54,32',
    at: [602, 180],
    turn: 0.08,
    lift: 2,
  });
  // Sealing wax with a thumb in it, string, strips of old tape.
  board.lay(painted('#a3201c', '#c8391f', 24, 0.5), {
    plan: '-34,-8 -20,-32 10,-36 34,-16 32,16 8,34 -22,28',
    at: [1240, 880],
    round: true,
    lift: 8,
  });
  context.strokeStyle = 'rgba(70,10,10,.4)';
  context.lineWidth = 2;
  for (let ring = 0; ring < 4; ring++) {
    context.beginPath();
    context.ellipse(1241, 878, 5 + ring * 4, 7 + ring * 5, 0.4, 0, 7);
    context.stroke();
  }
  board.thread(path('1060,910 1140,880 1200,890 1240,880 1290,900 1344,862'), '#b5925a', { width: 5 });
  for (const [x, y, turn] of [
    [250, 486, 0.1],
    [520, 536, -0.2],
    [1000, 566, 0.5],
    [1292, 806, -0.4],
    [474, 888, 0.6],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillStyle = 'rgba(222,196,130,.78)';
    context.fillRect(-46, -13, 92, 26);
    context.fillStyle = 'rgba(255,246,214,.35)';
    context.fillRect(-46, -13, 92, 7);
    context.restore();
  }
}

function notes(): void {
  const write = (text: string, at: Point, size: number, slope = -0.02) => {
    context.save();
    context.strokeStyle = 'rgba(60,52,50,.85)';
    context.lineWidth = 1.9;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const line of written(text, at[0], at[1], {
      size,
      random: board.random,
      unruly: 0.12,
      slope,
    }).flat()) {
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.stroke();
    }
    context.restore();
  };
  write('peepal', [130, 560], 24);
  write('by the temple tank', [130, 594], 17);
  write('mango, ours', [480, 610], 22);
  write('ashoka', [520, 850], 22);
  write('neem', [1000, 640], 24);
  write('good for everything', [1000, 670], 16);
  write('gulmohar, 14 may', [790, 470], 20);
  write('koel', [1120, 716], 22);
  write('seeds', [906, 712], 18);
  write('for the balcony', [866, 920], 17);
}

pages();
leaves();
ephemera();
notes();
handIn(board.finish());
