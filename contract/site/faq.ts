import {
  filling,
  group,
  heading,
  line,
  link,
  list,
  named,
  pattern,
  richText,
  type RichText,
  workName,
} from './fields.ts';

/** A question and its answer (docs/specification.md, section 2, About and FAQ). */
export const question = {
  question: filling({ id: 'name' }, named('Question', line(120))),
  answer: named('Answer', richText(800)),
  /** The fragment in the URL. It must not change when the text changes. */
  id: named(
    'Name in links',
    pattern(40, /^[a-z][a-z0-9-]*$/, 'Please use small letters, digits and hyphens.'),
    'Such as refunds in /FaqPage#refunds; links stop working when it changes.',
  ),
};

export interface Question {
  id: string;
  question: string;
  answer: RichText;
}

/** The questions page (docs/specification.md, section 2, FAQ). */
export const faq = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(200)),
  questions: named(
    'Questions',
    list(
      group(
        {
          ...question,
          inShort: named('Short answer', line(80), 'Visible before the question is opened.'),
        },
        ['question', 'inShort', 'answer'],
      ),
      40,
      1,
    ),
    'In the order of the page.',
  ),
  end: named(
    'Line below the questions',
    group({
      text: named('Words before the link', line(80), 'Such as Not answered here?'),
      link: named('Link at the end', link()),
    }),
  ),
  work: named('Artwork beside the questions', workName()),
});
