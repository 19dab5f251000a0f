import * as z from 'zod/mini';
import { courseId, group, heading, line, list, workName } from './fields.ts';

const topics = list(line(120), 20, 1);

/** The curriculum page (docs/specification.md, section 2, Curriculum page, and section 3, course groups). */
export const curriculum = group({
  title: heading(),
  lead: line(240),
  /** The duration of every course. */
  length: line(60),
  startsWithTitle: line(60),
  movesToTitle: line(60),
  courses: list(
    group({
      course: courseId(),
      /** Replaces the name of the course. */
      title: z.nullable(line(60)),
      startsWith: topics,
      movesTo: z.nullable(topics),
      /** The picture in the sketchbook. */
      work: workName(),
    }),
    12,
    1,
  ),
});
