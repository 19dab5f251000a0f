import * as z from 'zod/mini';
import { group, line, named, number, text } from './fields.ts';

/** The texts of a work: label and description (docs/specification.md, section 3, gallery item). */
export const work = group({
  title: named('Title', line(80)),
  medium: named('Material and technique', line(120), 'Such as Hand-built clay and slip.'),
  maker: named(
    'Made by',
    line(60),
    'The student’s first name, the name of a group, or the teacher’s full name.',
  ),
  age: named('Age', z.nullable(number(2, 120)), 'In years; empty for the teacher and for groups.'),
  description: named('One sentence about it', line(200)),
  alt: named('What the picture shows', text(500), 'Read aloud to visitors who cannot see the picture.'),
  additionalText: named(
    'More about it',
    z.optional(text(500)),
    'In the gallery, and when the artwork is enlarged.',
  ),
});
