import * as z from 'zod/mini';
import { pigments } from './course.ts';
import {
  address,
  choice,
  group,
  heading,
  line,
  link,
  list,
  named,
  picture,
  text,
  workName,
} from './fields.ts';

/** The classes page (docs/specification.md, section 2, Classes). */
export const classes = group({
  title: named('Heading of the page', heading()),
  lead: named('Line under the heading', line(200)),
  parts: named(
    'Links to parts of the page',
    list(link(), 12),
    'At the top of this long page; #materials leads to what to bring.',
  ),
  doubts: named(
    'Questions between classes',
    group({
      text: named('Sentence before the link', line(160)),
      label: named('Words of the link', line(60)),
      message: named('Prepared message', line(300), 'It is filled in when a visitor opens WhatsApp.'),
    }),
    'Below the timetable; the link opens WhatsApp.',
  ),
  workshop: named(
    'Note about workshops',
    group({
      title: named('Heading', line(60)),
      text: named('Text', line(160)),
      link: named('Link after the text', link()),
    }),
    'Below the timetable.',
  ),
  enrolment: named(
    'Enrolment details',
    group({
      title: named('Heading of the details', heading()),
      details: named(
        'Details',
        list(
          group({
            term: named('Name of the detail', line(60), 'Such as Application fee.'),
            text: named('Detail', line(160)),
          }),
          12,
          1,
        ),
      ),
      rules: named('Rules below the details', text(800)),
    }),
  ),
  categories: named(
    'Kinds of classes',
    list(
      group({
        title: named('Name', line(60)),
        text: named('Description', line(160)),
        picture: named('Picture', picture()),
        link: named(
          'Where the name leads',
          z.nullable(address()),
          'Such as /clay; empty if the name is no link.',
        ),
      }),
      3,
      1,
    ),
    'Each has a picture; the first picture is the largest.',
  ),
  formats: named(
    'In class and online',
    group({
      title: named('Heading of the section', heading()),
      formats: named(
        'Ways to take a class',
        list(group({ title: named('Name', line(60)), text: named('Description', line(200)) }), 2, 1),
        'The first has a drawing of a class, the second one of a video meeting.',
      ),
    }),
  ),
  materials: named(
    'What to bring',
    group({
      title: named('Heading of the list', heading()),
      items: named('Things', list(line(100), 20, 1)),
      note: named('Text below the list', text(400)),
    }),
  ),
  studentGallery: named(
    'Student gallery',
    group({
      title: named('Heading of the gallery', heading()),
      note: named('Line under the heading', line(200)),
      works: named('Artworks by students', list(workName(), 20), 'The youngest student first.'),
    }),
  ),
  certificate: named(
    'Certificate ceremony',
    group({
      title: named('Heading of the ceremony', heading()),
      text: named('Text about the ceremony', text(400)),
      sheet: named(
        'Certificate in the picture',
        group({
          heading: named('Word at the top', line(30), 'Such as Certificate.'),
          name: named('Name of the student', line(40)),
          text: named('What the student has done', line(160)),
          signature: named('Signature', line(60)),
          seal: named('Picture of the seal', picture()),
        }),
      ),
    }),
  ),
  levels: named(
    'Levels',
    group({
      title: named('Heading of the levels', heading()),
      levels: named(
        'List of levels',
        list(group({ title: named('Name', line(40)), text: named('Description', line(160)) }), 3, 1),
        'The lowest first; each has a drawing of the same pot.',
      ),
    }),
  ),
  programs: named(
    'Special programs',
    group({
      title: named('Heading of the programs', heading()),
      programs: named(
        'Programs',
        list(
          group({
            title: named('Name', line(60)),
            text: named('Description', line(200)),
            pigment: named('Colour', choice(pigments)),
          }),
          2,
          1,
        ),
        'The first has a drawing for a camp, the second one for a portfolio.',
      ),
    }),
  ),
  testimonials: named(
    'Testimonials',
    group({
      title: named('Heading of the testimonials', heading()),
      quotes: named(
        'What people say',
        list(
          group({
            quote: named('Words of the person', line(160), 'The page adds the quotation marks.'),
            name: named('Name', line(60)),
            relation: named('Who it is', line(60), 'Such as 10, Junior Learner.'),
            portrait: named('Portrait', picture()),
          }),
          12,
          1,
        ),
      ),
    }),
  ),
  teacher: named(
    'Teacher',
    group({
      title: named('Heading above the text', heading()),
      portrait: named('Portrait', picture()),
      text: named('Text', text(400)),
      link: named('Link to the teacher’s page', link()),
    }),
  ),
});
