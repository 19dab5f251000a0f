import { pigments } from './course.ts';
import { choice, group, heading, line, link, list, named, text, workName } from './fields.ts';

/** The handwriting fonts of the guest book; the first file of each has the letters of its default reviews. */
const hands = ['office', 'fountain', 'school', 'draughtsman', 'round', 'print'] as const;
export type Hand = (typeof hands)[number];

/** The reviews page (docs/specification.md, section 2, Reviews). */
export const reviews = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(160)),
  reviews: named(
    'Reviews',
    list(
      group({
        name: named('Name', line(60)),
        relation: named('Who it is', line(80), 'Such as mother of Ira, 8.'),
        quote: named('Review', text(300)),
        portrait: named('Portrait', workName()),
        hand: named('Handwriting', choice(hands)),
        ink: named('Colour of the ink', choice(pigments)),
      }),
      60,
      1,
    ),
    'The first two are also on the home page.',
  ),
  end: named(
    'Invitation below the reviews',
    group({
      title: named('Heading', line(80)),
      text: named('Text', line(160)),
      link: named('Link below the text', link()),
    }),
  ),
});
