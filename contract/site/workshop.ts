import * as z from 'zod/mini';
import { pigments } from './course.ts';
import { roomPaths } from './pages.ts';
import { choice, fields, group, heading, line, list, named, number, text, workName } from './fields.ts';

/** One part of the afternoon. */
const part = group({
  time: named('Time', line(12), 'Such as 1:30.'),
  title: named('Name', line(40)),
  text: named('Description', text(300)),
});

/** The address of one of the galleries. */
const gallery = z.enum(roomPaths, 'Please choose a gallery.').register(fields, { kind: 'gallery' });

const workshopOfTheYear = group({
  title: named('Name', line(60)),
  months: named('Months', list(line(20), 4, 1), 'When it takes place, such as January.'),
  text: named('Description', text(300)),
  takeHome: named('What students take home', line(100)),
  ages: named('Ages', line(40), 'Such as 8 and older.'),
  pigment: named('Colour', choice(pigments)),
  work: named('Artwork', workName()),
  room: named(
    'Gallery with similar artworks',
    z.nullable(gallery),
    'The workshop has a link to it; empty for no link.',
  ),
});

/** The workshop page (docs/specification.md, section 2, /workshop and weekend workshops). */
export const workshop = group({
  title: named('Heading of the page', heading()),
  fee: named('Price', number(0, 1_000_000), 'For one person and one afternoon, in whole rupees.'),
  lead: named('Text under the heading', text(500)),
  work: named('Artwork at the top of the page', workName()),
  facts: named(
    'Details',
    list(
      group({
        term: named('Name of the detail', line(30), 'Such as When.'),
        text: named('Detail', line(120)),
      }),
      12,
      1,
    ),
  ),
  afternoon: named(
    'How the afternoon goes',
    group({
      title: named('Heading of the afternoon', heading()),
      parts: named('Parts of the afternoon', list(part, 12, 1)),
    }),
  ),
  year: named(
    'Workshops of the year',
    group({
      title: named('Heading of the workshops', heading()),
      note: named('Text under the heading', text(300)),
      days: named('Day of every workshop', line(30), 'Such as Sundays.'),
      length: named('Duration of every workshop', line(30), 'Such as 1½ hours.'),
      workshops: named('Workshops', list(workshopOfTheYear, 24, 1), 'In the order of the page.'),
    }),
  ),
  end: named(
    'Invitation to the tutorial',
    group({ title: named('Heading', line(80)), text: named('Text', line(200)) }),
    'At the end of the page.',
  ),
});
