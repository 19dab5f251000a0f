/**
 * An auto-rickshaw in a monsoon street at dusk. It is built in metres and projected by one camera, so that street,
 * rickshaw and their reflections in the wet road fit. The letters of the signs are only strokes that hang from a line.
 */
import { savePicture } from '../studio/program.ts';
import { placed, type Point } from '../studio/points.ts';
import { auto, lampOnTheRoad, shade, showAuto } from './rickshaw/auto.ts';
import { showWalkers, walkers } from './rickshaw/people.ts';
import { boards, showStreet, street } from './rickshaw/street.ts';
import { HEIGHT, one, sheet, WIDTH } from './rickshaw/view.ts';
import { mirror, ripples, road, smear } from './rickshaw/wet-road.ts';

const { random } = sheet;

function rain(): void {
  for (let i = 0; i < 130; i++) {
    const long = 22 + 60 * random();
    const drop = placed('0,0 -.2,1', [WIDTH * random(), HEIGHT * random()], long);
    const manner = { cover: 0.42 + 0.3 * random(), wobble: 0.6 };
    sheet.line(one(['#c8cce6', '#aab2da', '#e9e4ee', '#8f98c8']), drop, 1 + 1.1 * random(), manner);
  }
}

/** Rings of raindrops in the water on the road. */
function splashes(): void {
  for (let i = 0; i < 34; i++) {
    const at: Point = [WIDTH * random(), 960 + 420 * random()];
    const size = 4 + (at[1] - 900) * 0.018;
    for (const ring of ['-1,0 -.5,.32 .5,.32 1,0', '-1,0 -.5,-.32 .5,-.32 1,0']) {
      sheet.line('#b9bfe2', placed(ring, at, size), 1.6, { cover: 0.7 });
    }
  }
}

showStreet();
road();
mirror(street, { dull: 0.34 });
mirror(boards, { dull: 0.12 });
mirror(walkers, { dull: 0.3 });
mirror(auto, { dull: 0.26 });
shade();
const [lampX, lampY] = lampOnTheRoad;
smear(lampX, lampY - 300, 200, 60, '#ffe39a', 0.9);
smear(lampX - 16, lampY - 260, 230, 110, '#ffd27a', 0.6);
ripples();
splashes();
showWalkers();
showAuto();
rain();
savePicture(sheet.toCanvas({ relief: 0.6 }));
