import { pigments } from './course.ts';
import { choice, group, heading, line, list, named, text, workName } from './fields.ts';
import { taughtIn } from './room.ts';

/** The gallery of the teacher's works (docs/specification.md, section 2, /InstructorArtPage). */
export const instructorArt = group({
  title: named('Heading of the page', heading(), 'Also the words of the links to this page.'),
  pigment: named('Colour of the page', choice(pigments)),
  intro: named('Introduction', text(400)),
  sections: named(
    'Sections',
    list(
      group({
        title: named('Heading', line(60)),
        text: named('Text', text(300)),
        works: named('Artworks', list(workName(), 40)),
      }),
      6,
      1,
    ),
  ),
  question: named('Question above the courses', line(100), 'Such as Would you like to learn this?'),
  taughtIn,
});
