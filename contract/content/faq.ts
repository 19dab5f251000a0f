import { group, heading, line, link, list, pattern, richText, type RichText, workName } from './fields.ts';

/** A question and its answer (docs/specification.md, section 2, About and FAQ). */
export const question = {
  /** The fragment in the URL, such as /FaqPage#refunds. It must not change when the text changes. */
  id: pattern(40, /^[a-z][a-z0-9-]*$/, 'Please use small letters, digits and hyphens.'),
  question: line(120),
  answer: richText(800),
};

export interface Question {
  id: string;
  question: string;
  answer: RichText;
}

/** The questions page (docs/specification.md, section 2, FAQ). */
export const faq = group({
  title: heading(),
  lead: line(200),
  /** Each question has a short answer, which is visible without opening it. */
  questions: list(group({ ...question, inShort: line(80) }), 40, 1),
  end: group({ text: line(80), link: link() }),
  /** The work beside the questions. */
  work: workName(),
});
