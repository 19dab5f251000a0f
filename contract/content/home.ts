import * as z from 'zod/mini';
import { pigments } from '../course.ts';
import {
  address,
  choice,
  courseId,
  group,
  heading,
  line,
  link,
  list,
  number,
  text,
  workName,
} from './fields.ts';

/** The first section (docs/specification.md, section 1, hero). It also shows the name, the tagline and the facts of the school. */
const hero = group({
  /** The number of students and the experience of the teacher. */
  proof: line(80),
  explore: link(),
  enrol: link(),
  /** The largest first. The section has places for four. */
  works: list(workName(), 4, 1),
});

/** The introduction and the title of the grid of categories (docs/specification.md, section 2). */
const introduction = group({ text: text(400), about: link(), gridTitle: line(60) });
export type Introduction = z.output<typeof introduction>;

const category = group({ title: line(40), link: address(), pigment: choice(pigments) });
/** One of the categories in both grids (docs/specification.md, sections 2 and 3). */
export type Category = z.output<typeof category>;

const step = group({ title: line(60), description: line(150), href: z.nullable(address()) });
/** A step to enrol. `href` is null for a step without a link. */
export type EnrolStep = z.output<typeof step>;

const statistic = group({
  label: line(40),
  from: number(0, 1_000_000),
  to: number(0, 1_000_000),
  suffix: line(4, 0),
});
/** A number that counts up (docs/specification.md, section 2). The suffix follows it without a space. */
export type Statistic = z.output<typeof statistic>;

/** The home page (docs/specification.md, sections 1 and 2). Its courses and notices are not a part of it. */
export const home = group({
  hero,
  /** The heading of the list of prices, and a line about all courses. */
  prices: group({ title: line(40), note: line(80) }),
  /** The works that replace those of the first section when the age of a course is chosen, the largest first. */
  ageWorks: list(group({ course: courseId(), works: list(workName(), 4, 1) }), 60),
  introduction,
  categories: list(category, 8, 1),
  /** The wall has places for nine tiles, each a link to a room. */
  gallery: group({
    title: heading(),
    tiles: list(group({ title: line(40), work: workName(), description: line(60), link: address() }), 9, 1),
  }),
  courses: group({ title: heading() }),
  feature: group({ title: heading() }),
  enrol: group({ title: heading(), link: link(), steps: list(step, 3, 1) }),
  /** Four pictures, each cut out along an outline of its own. */
  shapes: group({
    title: heading(),
    items: list(
      group({ work: workName(), title: line(40), description: line(150), additionalText: line(80) }),
      4,
      1,
    ),
  }),
  statistics: group({ title: line(80), items: list(statistic, 3, 1) }),
});
