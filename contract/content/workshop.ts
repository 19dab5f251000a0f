import * as z from 'zod/mini';
import { pigments } from '../course.ts';
import { roomPaths } from '../pages.ts';
import { choice, group, heading, line, list, number, text, workName } from './fields.ts';

/** One part of the afternoon. */
const part = group({ time: line(12), title: line(40), text: text(300) });

const workshopOfTheYear = group({
  title: line(60),
  /** The months in which it takes place. */
  months: list(line(20), 4, 1),
  text: text(300),
  takeHome: line(100),
  ages: line(40),
  pigment: choice(pigments),
  work: workName(),
  /** The room with works of the same kind. */
  room: z.nullable(choice(roomPaths)),
});

/** The workshop page (docs/specification.md, section 2, /workshop and weekend workshops). */
export const workshop = group({
  title: heading(),
  /** The price for one person and one afternoon, in whole rupees. */
  fee: number(0, 1_000_000),
  lead: text(500),
  /** The work at the top of the page. */
  work: workName(),
  facts: list(group({ term: line(30), text: line(120) }), 12, 1),
  afternoon: group({ title: heading(), parts: list(part, 12, 1) }),
  year: group({
    title: heading(),
    note: text(300),
    /** The day and the length of every workshop: 'Sundays' and '1½ hours'. */
    days: line(30),
    length: line(30),
    workshops: list(workshopOfTheYear, 24, 1),
  }),
  /** The invitation to the tutorial. */
  end: group({ title: line(80), text: line(200) }),
});
