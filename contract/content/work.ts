import * as z from 'zod/mini';
import { group, line, number, text } from './fields.ts';

/** The texts of a work: label and description (docs/specification.md, section 3, gallery item). */
export const work = group({
  title: line(80),
  medium: line(120),
  /** The first name of the student, the name of a group, or the full name of the teacher. */
  maker: line(60),
  /** In years; null for the teacher and for groups. */
  age: z.nullable(number(2, 120)),
  description: line(200),
  /** The text alternative of the picture. */
  alt: text(500),
  additionalText: z.optional(text(500)),
});
