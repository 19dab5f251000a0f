import { question } from './faq.ts';
import { group, heading, line, list, text, workName } from './fields.ts';

/** The about page (docs/specification.md, section 2, About). */
export const about = group({
  title: heading(),
  /** The letter that describes the school. The teacher signs it. */
  letter: group({
    /** Where and when it was written. */
    place: line(80),
    greeting: line(80),
    paragraphs: list(text(800), 12, 1),
  }),
  /** The short profile of the teacher; `more` is the label of the link to her page. */
  profile: group({ text: line(200), more: line(60) }),
  questionsTitle: heading(),
  questions: list(group(question), 12, 1),
  /** The work beside the questions. */
  work: workName(),
});
