import { pigments } from '../course.ts';
import { choice, group, heading, line, list, text, workName } from './fields.ts';
import { taughtIn } from './room.ts';

/** The gallery of the teacher's works (docs/specification.md, section 2, /InstructorArtPage). */
export const instructorArt = group({
  title: heading(),
  pigment: choice(pigments),
  intro: text(400),
  sections: list(group({ title: line(60), text: text(300), works: list(workName(), 40, 1) }), 6, 1),
  /** The heading of the courses at the end of the page. */
  question: line(100),
  taughtIn,
});
