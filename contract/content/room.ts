import type * as z from 'zod/mini';
import { pigments } from '../course.ts';
import { choice, courseId, group, line, list, number, text, workName } from './fields.ts';

/** The courses that teach the subject of a gallery; `part` is that part of the curriculum. */
export const taughtIn = list(group({ courseId: courseId(), part: line(160) }), 12);
export type TaughtIn = readonly Readonly<z.output<typeof taughtIn>[number]>[];

/**
 * One gallery page (docs/specification.md, section 2). The key of the document is the path without the slash, such as
 * 'paper_craft'.
 */
export const room = group({
  /** The place in the order of the rooms. After the last room comes the first. */
  position: number(1, 100),
  title: line(40),
  pigment: choice(pigments),
  intro: text(400),
  works: list(workName(), 40, 1),
  /** The work in the links from the previous and the next room to this one. */
  linkWork: workName(),
  /** The heading of the courses at the end of the page. */
  question: line(100),
  taughtIn,
});
