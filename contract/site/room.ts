import type * as z from 'zod/mini';
import { pigments } from './course.ts';
import { choice, courseId, group, line, list, named, number, text, workName } from './fields.ts';

/** The courses that teach the subject of a gallery; `part` is that part of the curriculum. */
export const taughtIn = named(
  'Courses that teach it',
  list(
    group({
      courseId: named('Course', courseId()),
      part: named(
        'What the course teaches of it',
        line(160),
        'Such as Canvas painting types and knife painting.',
      ),
    }),
    12,
  ),
  'At the end of the page.',
);
export type TaughtIn = readonly Readonly<z.output<typeof taughtIn>[number]>[];

/** How many artworks hang in a gallery at most. */
export const mostWorks = 40;

/**
 * One gallery page (docs/specification.md, section 2). The key of the document is the path without the slash, such as
 * 'paper_craft'.
 */
export const room = group({
  position: named(
    'Place among the galleries',
    number(1, 100),
    '1 is the first gallery; the last one leads to the first again.',
  ),
  title: named('Name of the gallery', line(40)),
  pigment: named('Colour of the page', choice(pigments)),
  intro: named('Introduction', text(400)),
  works: named('Artworks', list(workName(), mostWorks)),
  linkWork: named(
    'Artwork in links to this gallery',
    workName(),
    'On the pages of the galleries before and after this one.',
  ),
  question: named('Question above the courses', line(100), 'Such as Would you like to work with clay?'),
  taughtIn,
});
