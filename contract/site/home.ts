import * as z from 'zod/mini';
import { pigments } from './course.ts';
import {
  address,
  choice,
  courseId,
  describedWork,
  group,
  heading,
  line,
  link,
  list,
  named,
  number,
  text,
  workName,
} from './fields.ts';

/** The first section (docs/specification.md, section 1, hero). It also shows the name, the tagline and the facts of the school. */
const hero = group({
  proof: named(
    'Sentence about students and experience',
    line(80),
    'Such as 136+ students, one teacher for 13+ years.',
  ),
  explore: named('Link below the buttons', link()),
  enrol: named('Button to apply', link()),
  works: named('Artworks', list(workName(), 4, 1), 'The largest first; there are places for four.'),
});

/** The introduction and the title of the grid of categories (docs/specification.md, section 2). */
const introduction = group({
  text: named('Text', text(400)),
  about: named('Link below the text', link()),
  gridTitle: named(
    'Heading of the subjects',
    line(60),
    'Above the paint box with a colour for each subject.',
  ),
});
export type Introduction = z.output<typeof introduction>;

const category = group({
  title: named('Name', line(40)),
  link: named('Where it leads', address(), 'A gallery such as /clay, whose drawing is on the print.'),
  pigment: named('Colour', choice(pigments)),
});
/** One of the categories in both grids (docs/specification.md, sections 2 and 3). */
export type Category = z.output<typeof category>;

const step = group({
  title: named('Name', line(60)),
  description: named('Description', line(150)),
  href: named('Where it leads', z.nullable(address()), 'Empty if the step is no link.'),
});
/** A step to enrol. `href` is null for a step without a link. */
export type EnrolStep = z.output<typeof step>;

const statistic = group({
  label: named('What is counted', line(40), 'Such as Total Students.'),
  from: named('Counts up from', number(0, 1_000_000)),
  to: named('Number', number(0, 1_000_000)),
  suffix: named('Sign after the number', line(4, 0), 'Such as +, or empty.'),
});
/** A number that counts up (docs/specification.md, section 2). The suffix follows it without a space. */
export type Statistic = z.output<typeof statistic>;

/** The home page (docs/specification.md, sections 1 and 2). Its courses and notices are not a part of it. */
export const home = group({
  hero: named(
    'First section',
    hero,
    'The name, the motto and the sentence under it are with the facts of the school.',
  ),
  prices: named(
    'List of prices',
    group({
      title: named('Heading', line(40)),
      note: named('Line about all courses', line(80), 'Such as Two classes a week, for one year.'),
    }),
  ),
  ageWorks: named(
    'Artworks for each age',
    list(
      group({
        course: named('Course', courseId()),
        works: named('Artworks', list(workName(), 4, 1), 'The largest first; there are places for four.'),
      }),
      60,
    ),
    'They replace those of the first section when a visitor chooses the age of the course.',
  ),
  introduction: named('Introduction', introduction, 'Its heading is the motto of the school.'),
  categories: named(
    'Subjects',
    list(category, 8, 1),
    'The page shows them twice, as prints on a line and as a paint box.',
  ),
  gallery: named(
    'Gallery',
    group({
      title: named('Heading of the gallery', heading()),
      tiles: named(
        'Pictures',
        list(
          group({
            title: named('Name', line(40)),
            work: named('Artwork', describedWork()),
            description: named('Line under the name', line(60)),
            link: named('Where it leads', address(), 'A gallery of this site, such as /clay.'),
          }),
          9,
        ),
        'There are places for nine, five on the shelf and four below it. Without any, home has no gallery.',
      ),
    }),
  ),
  courses: named('Courses', group({ title: named('Heading of the courses', heading()) })),
  feature: named('Prints of the subjects', group({ title: named('Heading of the prints', heading()) })),
  enrol: named(
    'How to enrol',
    group({
      title: named('Heading of the steps', heading()),
      link: named('Button to apply', link()),
      steps: named('Steps', list(step, 3, 1)),
    }),
  ),
  shapes: named(
    'Cut-out pictures',
    group({
      title: named('Heading of the pictures', heading()),
      items: named(
        'Pictures',
        list(
          group({
            work: named('Artwork', describedWork()),
            title: named('Name', line(40)),
            description: named('Description', line(150)),
            additionalText: named('Small line at the end', line(80), 'Such as Quilled paper · Neel, 13.'),
          }),
          4,
        ),
        'Four at most, each cut out along an outline of its own. Without any, home leaves them out.',
      ),
    }),
  ),
  statistics: named(
    'Numbers of the school',
    group({
      title: named('Heading', line(80)),
      items: named('Numbers', list(statistic, 3, 1), 'They count up when a visitor reaches them.'),
    }),
  ),
});
