import { pigments } from '../course.ts';
import { choice, group, heading, line, list, picture, text, workName } from './fields.ts';

/** The page about the teacher (docs/specification.md, section 2, Instructor). */
export const instructor = group({
  role: line(100),
  portrait: group({ picture: picture(), alt: line(200) }),
  lead: text(600),
  biography: list(text(800), 12, 1),
  /** How long the teacher has taught: a number such as '13+', and the words below it. */
  years: group({ number: line(8), text: line(60) }),
  philosophy: group({ quote: text(300), text: text(600) }),
  education: list(group({ title: line(80), text: line(160) }), 12, 1),
  skills: list(group({ name: line(40), pigment: choice(pigments) }), 30, 1),
  /** Two of the teacher's own works. */
  ownWorks: group({ title: heading(), works: list(workName(), 2, 2) }),
});
