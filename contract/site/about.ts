import { question } from './faq.ts';
import { group, heading, line, list, named, text, workName } from './fields.ts';

/** The about page (docs/specification.md, section 2, About). */
export const about = group({
  title: named('Heading of the page', heading()),
  letter: named(
    'Letter about the school',
    group({
      place: named('Place and time', line(80), 'At the top of the letter, such as Bhopal, a Friday night.'),
      greeting: named('Greeting', line(80)),
      paragraphs: named('Paragraphs', list(text(800), 12, 1)),
    }),
    'The name of the teacher is its signature.',
  ),
  profile: named(
    'Short profile of the teacher',
    group({
      text: named('Text', line(200)),
      more: named('Words of the link to the teacher’s page', line(60)),
    }),
  ),
  questionsTitle: named('Heading of the questions', heading()),
  questions: named(
    'Questions',
    list(group(question, ['question', 'answer']), 12, 1),
    'In the order of the page.',
  ),
  work: named('Artwork beside the questions', workName()),
});
