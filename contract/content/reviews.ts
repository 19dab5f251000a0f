import { pigments } from '../course.ts';
import { choice, group, heading, line, link, list, text, workName } from './fields.ts';

/** The handwriting fonts of the guest book; the first file of each has the letters of its default reviews. */
const hands = ['office', 'fountain', 'school', 'draughtsman', 'round', 'print'] as const;

/** The reviews page (docs/specification.md, section 2, Reviews). */
export const reviews = group({
  title: heading(),
  lead: line(160),
  reviews: list(
    group({
      name: line(60),
      /** How the author belongs to the school: 'mother of Ira, 8'. */
      relation: line(80),
      quote: text(300),
      portrait: workName(),
      /** The handwriting and the ink. */
      hand: choice(hands),
      ink: choice(pigments),
    }),
    60,
    1,
  ),
  /** The text below the reviews. */
  end: group({ title: line(80), text: line(160), link: link() }),
});
