import * as z from 'zod/mini';
import { pigments } from '../course.ts';
import { address, choice, group, heading, line, link, list, picture, text, workName } from './fields.ts';

/** The classes page (docs/specification.md, section 2, Classes). */
export const classes = group({
  title: heading(),
  lead: line(200),
  /** Links to the most important sections of this long page. */
  parts: list(link(), 12),
  /** Questions between classes. The link opens the messaging app with the message. */
  doubts: group({ text: line(160), label: line(60), message: line(300) }),
  workshop: group({ title: line(60), text: line(160), link: link() }),
  enrolment: group({
    title: heading(),
    details: list(group({ term: line(60), text: line(160) }), 12, 1),
    rules: text(800),
  }),
  categories: list(
    group({ title: line(60), text: line(160), picture: picture(), link: z.nullable(address()) }),
    3,
    1,
  ),
  /** In person and online. */
  formats: group({ title: heading(), formats: list(group({ title: line(60), text: line(200) }), 2, 1) }),
  materials: group({ title: heading(), items: list(line(100), 20, 1), note: text(400) }),
  /** Works by students, the youngest first. */
  studentGallery: group({ title: heading(), note: line(200), works: list(workName(), 20, 1) }),
  certificate: group({
    title: heading(),
    text: text(400),
    /** The certificate in the picture. */
    sheet: group({
      heading: line(30),
      name: line(40),
      text: line(160),
      signature: line(60),
      seal: picture(),
    }),
  }),
  levels: group({ title: heading(), levels: list(group({ title: line(40), text: line(160) }), 3, 1) }),
  programs: group({
    title: heading(),
    programs: list(group({ title: line(60), text: line(200), pigment: choice(pigments) }), 2, 1),
  }),
  testimonials: group({
    title: heading(),
    quotes: list(group({ quote: line(160), name: line(60), relation: line(60), portrait: picture() }), 12, 1),
  }),
  teacher: group({ title: heading(), portrait: picture(), text: text(400), link: link() }),
});
