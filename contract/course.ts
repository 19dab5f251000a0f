import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The pigments of the palette that a category or a course can own. */
const pigment = z.enum(['rani', 'patta', 'haldi', 'geru', 'jamun', 'mor', 'sindoor', 'neel']);
export type Pigment = z.output<typeof pigment>;

/** A course as the school offers it (SPEC section 3). Price in whole rupees; ages in years, null where any age may come. */
export const course = z.object({
  courseName: z.string(),
  detail: z.string(),
  price: z.int(),
  ageMin: z.nullable(z.int()),
  ageMax: z.nullable(z.int()),
  ageLabel: z.nullable(z.string()),
  image: z.string(),
  pigment,
});
export type Course = z.output<typeof course>;

export const getCourses = defineCall({
  method: 'GET',
  path: '/admin/get-course',
  summary: 'The courses that can be applied for',
  caller: 'anyone',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ CoursesData: z.array(course) }),
  failures: [],
});
