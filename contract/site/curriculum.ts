import * as z from 'zod/mini';
import { courseId, group, heading, line, list, named, workName } from './fields.ts';

const topics = () => list(line(120), 20, 1);

/** The curriculum page (docs/specification.md, section 2, Curriculum page, and section 3, course groups). */
export const curriculum = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(240)),
  length: named('Duration of every course', line(60), 'Such as 1 year, 96 sessions.'),
  startsWithTitle: named('Heading of the first topics', line(60)),
  movesToTitle: named('Heading of the later topics', line(60)),
  courses: named(
    'Courses',
    list(
      group({
        course: named('Course', courseId()),
        title: named('Other name', z.nullable(line(60)), 'Shown instead of the name of the course.'),
        startsWith: named('First topics', topics()),
        movesTo: named('Later topics', z.nullable(topics()), 'Empty if the course has only one list.'),
        work: named('Artwork in the sketchbook', workName()),
      }),
      12,
      1,
    ),
    'In the order of the page.',
  ),
});
