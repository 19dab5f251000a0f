/** The path of the tool between two steps of the lesson: rinse, take paint, mix, return to the sheet. */
import type { Point } from '../studio/points.ts';
import { smoothstep } from '../studio/random.ts';
import type { Lesson } from './script.ts';
import { JAR, LID, panAt } from './table.ts';

/** The position of an unused tool: outside the frame, on the side of the painter. */
const AWAY: Point = [1190, 820];

/** A stop on the path: the tool glides there, then moves in small circles. */
interface Stop {
  at: Point;
  glide: number;
  stay: number;
  /** Size of the circles in pixels. */
  circle: number;
}

const stop = (at: Point, glide: number, stay = 0, circle = 0): Stop => ({ at, glide, stay, circle });

/** The stops between the end of one step and the beginning of the next. */
function stopsBetween(before: Lesson | undefined, next: Lesson, start: Point): Stop[] {
  const stops: Stop[] = [];
  const changesTool = before === undefined || (before.brush === null) !== (next.brush === null);
  if (before !== undefined && changesTool) stops.push(stop(AWAY, 0.45));
  if (next.brush !== null) {
    stops.push(stop(JAR, changesTool ? 0.4 : 0.45, 0.55, 30));
    for (const pan of next.brush.pans) stops.push(stop(panAt(pan), 0.3, 0.3, 12));
    if (next.brush.pans.length > 1) stops.push(stop(LID, 0.28, 0.45, 26));
  }
  return [...stops, stop(start, 0.45)];
}

/** The movement of the tool in the pause before a step. */
export interface ToolPath {
  seconds: number;
  /** The position of the tip `time` seconds after the start of the pause. */
  at: (time: number) => Point;
  /** When the brush is rinsed in the jar, in seconds from the start of the pause; null without a rinse. */
  rinse: { from: number; to: number } | null;
  /** When the tool is changed outside the frame. */
  changeAt: number;
}

export function toolPathBetween(
  before: Lesson | undefined,
  from: Point | undefined,
  next: Lesson,
  start: Point,
): ToolPath {
  const stops = stopsBetween(before, next, start);
  const legs: { stop: Stop; from: Point; begin: number; arrive: number; leave: number }[] = [];
  let clock = 0;
  let place = from ?? AWAY;
  for (const each of stops) {
    legs.push({
      stop: each,
      from: place,
      begin: clock,
      arrive: clock + each.glide,
      leave: clock + each.glide + each.stay,
    });
    clock += each.glide + each.stay;
    place = each.at;
  }
  const jar = legs.find((leg) => leg.stop.at === JAR);
  const away = legs.find((leg) => leg.stop.at === AWAY);
  return {
    seconds: clock,
    rinse: jar === undefined ? null : { from: jar.arrive, to: jar.leave },
    changeAt: away?.arrive ?? 0,
    at: (time) => {
      const leg = legs.find(({ leave }) => time < leave) ?? legs.at(-1);
      if (leg === undefined) return start;
      const share = smoothstep(leg.begin, leg.arrive, time);
      const turn = Math.max(0, time - leg.arrive) * 9;
      const circle = time > leg.arrive ? leg.stop.circle : 0;
      return [
        leg.from[0] + (leg.stop.at[0] - leg.from[0]) * share + Math.sin(turn) * circle,
        leg.from[1] + (leg.stop.at[1] - leg.from[1]) * share + (1 - Math.cos(turn)) * circle * 0.4,
      ];
    },
  };
}
