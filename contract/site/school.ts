import * as z from 'zod/mini';
import { emailPattern } from '../text.ts';
import {
  address,
  day,
  decimal,
  group,
  line,
  link,
  list,
  named,
  number,
  pattern,
  text,
  time,
  weekday,
} from './fields.ts';

/** The facts of the school (docs/specification.md, sections 1 and 2, contact). Every other text takes them from here. */
export const school = group({
  name: named('Name of the school', line(40)),
  tagline: named('Motto of the school', line(80), 'Under the name on the home page.'),
  city: named('City', line(40)),
  neighbourhood: named('Part of the city', line(40), 'Such as Arera Colony.'),
  description: named(
    'What the school teaches',
    line(200),
    'One sentence for the footer of every page: what, to whom and how.',
  ),
  facts: named(
    'Sentence under the motto',
    line(160),
    'On the home page: what, where, for whom, and the free first class.',
  ),
  houseNumber: named('House number', line(12, 0), 'Empty if the house has none.'),
  road: named('Road', line(80)),
  street: named('House number and road', line(100), 'Both together, as an address on a letter has them.'),
  postalCode: named('PIN code', line(12)),
  /** ISO 3166-1. */
  country: named(
    'Country',
    pattern(2, /^[A-Z]{2}$/, 'Please enter two letters such as IN.'),
    'Two letters for search engines, such as IN for India.',
  ),
  /** In the spelling that visitors read. */
  phone: named(
    'Phone number',
    pattern(21, /^\+[\d ]{7,20}$/, 'Please enter a phone number such as +91 98765 43210.'),
    'With the code of the country, such as +91 98765 43210.',
  ),
  whatsApp: named(
    'WhatsApp',
    group({
      /** As wa.me addresses have it. */
      number: named(
        'WhatsApp number',
        pattern(15, /^\d{7,15}$/, 'Please enter digits only, such as 919876543210.'),
        'Digits only, with the code of the country, such as 919876543210.',
      ),
      message: named('Prepared message', line(200), 'It is filled in when a visitor opens the chat.'),
    }),
  ),
  email: named('Email address', pattern(254, emailPattern, 'Please enter an email address.')),
  hours: named(
    'Opening hours',
    group({
      text: named(
        'In words',
        line(80),
        'On the contact page and in the footer, such as Saturday and Sunday, 9 am to 7 pm.',
      ),
      days: named('Open on', list(weekday(), 7, 1), 'Search engines read the days and the times below.'),
      opens: named('Opens at', time()),
      closes: named('Closes at', time()),
    }),
  ),
  map: named(
    'Place on the map',
    group({
      latitude: named('Latitude', decimal(-90, 90), 'In degrees, such as 23.2156.'),
      longitude: named('Longitude', decimal(-180, 180), 'In degrees, such as 77.4304.'),
      zoom: named(
        'Zoom of the map',
        number(1, 19),
        'A larger number shows fewer streets; 16 is a good start.',
      ),
    }),
    'For the map on the contact page and the link to directions.',
  ),
  teacher: named('Name of the teacher', line(60), 'Also on the labels of the teacher’s own artworks.'),
  teacherFirstName: named(
    'First name of the teacher',
    line(40),
    'For texts such as the biography of the teacher.',
  ),
  founding: named(
    'How the school began',
    group({
      year: named('Year', number(1800, 2100)),
      text: named('The beginning in one sentence', line(160), 'Only shown where another text quotes it.'),
      subjects: named('Subjects', list(line(40), 30, 1), 'What the school teaches, such as Painting.'),
    }),
  ),
  replyTime: named(
    'How soon the school replies',
    line(40),
    'Such as 24 hours or two days; several pages promise it, and the inbox counts it.',
  ),
  trialOffer: named(
    'Sentence about the free first class',
    line(80),
    'Below the courses of each gallery and in other texts.',
  ),
  socialLinks: named(
    'Profiles on other sites',
    list(link(), 8),
    'Such as Instagram; in the footer of every page.',
  ),
  /** The external Assessment form (docs/specification.md, section 1). */
  assessmentForm: named('Address of the assessment form', address(), 'The footer of every page leads to it.'),
  /** docs/specification.md, section 1 */
  notice: named(
    'Scrolling notice',
    group({
      label: named('Words before the notice', line(30), 'Such as Please note.'),
      text: named('Notice', text(300)),
    }),
    'At the top of the home page.',
  ),
  temporaryNotice: named(
    'Notice for some days',
    z.optional(
      group({
        text: named('Notice', text(300), 'It takes the place of the scrolling notice, and goes by itself.'),
        from: named('First day', day()),
        until: named('Last day', day()),
      }).check(
        z.refine(({ from, until }) => from <= until, {
          error: 'The last day is before the first.',
          path: ['until'],
        }),
      ),
    ),
  ),
  /** docs/specification.md, sections 1, 2 and 9 */
  rules: named(
    'Rules',
    group({
      materials: named('Materials', text(400), 'What the school supplies and what students bring.'),
      fees: named('Fees and refunds', text(400), 'Whether fees are paid back, and when a single class is.'),
      missedClasses: named('Missed classes', text(400), 'Which missed classes are made up for.'),
    }),
    'They stand on several pages, and are changed here for all of them.',
  ),
  datedNotices: named(
    'What we do on a day',
    list(
      group({
        day: named('Day', day()),
        text: named('Time and what is made', line(60), 'Such as 9:30 am: clay owls.'),
      }),
      60,
    ),
    'The home page and the classes page show the next one until its day has passed.',
  ),
});
