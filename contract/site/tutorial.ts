import { pigments } from './course.ts';
import { choice, day, decimal, group, heading, line, list, named, pattern, picture, text } from './fields.ts';

/** The tutorial page (docs/specification.md, section 2, Tutorial). */
export const tutorial = group({
  title: named('Heading of the page', heading()),
  lead: named('Text under the heading', text(400)),
  /** The film in content/film, loaded only after a click. */
  film: named(
    'Film',
    group({
      title: named('Title', line(80)),
      description: named('Description', text(400)),
      poster: named('Picture before the film starts', picture()),
      published: named('Day of publication', day(), 'Search engines read it.'),
      /** ISO 8601. */
      duration: named(
        'Length',
        pattern(20, /^PT(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?$/, 'Please enter a duration such as PT1M23S.'),
        'For search engines: PT1M23S means 1 minute and 23 seconds.',
      ),
      captionsNote: named('Note about the words of the film', line(200), 'Says where they can be read.'),
    }),
  ),
  needs: named(
    'What is needed',
    group({
      title: named('Heading of the list', heading()),
      colours: named(
        'Colours',
        list(group({ name: named('Name', line(30)), pigment: named('Colour', choice(pigments)) }), 12, 1),
      ),
      things: named('Other things', list(line(80), 20, 1)),
    }),
  ),
  steps: named(
    'Steps of the film',
    group({
      title: named('Heading of the steps', heading()),
      steps: named(
        'Steps',
        list(
          group({
            /** The start of the step's caption in the film. */
            at: named(
              'Place in the film',
              decimal(0, 36_000),
              'In seconds from its beginning, such as 9.35.',
            ),
            title: named('Name', line(60)),
            text: named('Description', text(300)),
          }),
          40,
          1,
        ),
      ),
      note: named('Note below the steps', text(300)),
    }),
  ),
});
