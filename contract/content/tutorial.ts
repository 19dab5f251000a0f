import { pigments } from '../course.ts';
import { choice, day, decimal, group, heading, line, list, pattern, picture, text } from './fields.ts';

/** The tutorial page (docs/specification.md, section 2, Tutorial). */
export const tutorial = group({
  title: heading(),
  lead: text(400),
  /** The film in content/film, loaded only after a click. */
  film: group({
    title: line(80),
    description: text(400),
    poster: picture(),
    published: day(),
    /** The duration (ISO 8601). */
    duration: pattern(
      20,
      /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/,
      'Please enter a duration such as PT1M23S.',
    ),
    /** Says where the words of the film can be read. */
    captionsNote: line(200),
  }),
  needs: group({
    title: heading(),
    colours: list(group({ name: line(30), pigment: choice(pigments) }), 12, 1),
    things: list(line(80), 20, 1),
  }),
  steps: group({
    title: heading(),
    /** `at` is the start of the step's caption in the film, in seconds. */
    steps: list(group({ at: decimal(0, 36_000), title: line(60), text: text(300) }), 40, 1),
    note: text(300),
  }),
});
