import { pigments } from './course.ts';
import { choice, group, heading, line, list, named, picture, text, workName } from './fields.ts';

/** The page about the teacher (docs/specification.md, section 2, Instructor). */
export const instructor = group({
  role: named('Line under the name', line(100), 'Such as Art teacher and painter, Bhopal.'),
  portrait: named(
    'Portrait',
    group({
      picture: named('Picture', picture()),
      alt: named('What the picture shows', line(200), 'Read aloud to visitors who cannot see the picture.'),
    }),
    'Also on the page about the school.',
  ),
  lead: named('Introduction', text(600)),
  biography: named('Paragraphs of the biography', list(text(800), 12, 1)),
  years: named(
    'Years of teaching',
    group({
      number: named('Number', line(8), 'Such as 13+.'),
      text: named('Words below the number', line(60)),
    }),
  ),
  philosophy: named(
    'Teaching philosophy',
    group({
      quote: named('Quote', text(300), 'The page adds the quotation marks.'),
      text: named('Text below the quote', text(600)),
    }),
  ),
  education: named(
    'Education and certificates',
    list(group({ title: named('Name', line(80)), text: named('Description', line(160)) }), 12, 1),
  ),
  skills: named(
    'Skills',
    list(group({ name: named('Name', line(40)), pigment: named('Colour', choice(pigments)) }), 30, 1),
  ),
  ownWorks: named(
    'Artworks by the teacher',
    group({
      title: named('Heading of the artworks', heading()),
      works: named('Two artworks', list(workName(), 2, 2)),
    }),
  ),
});
