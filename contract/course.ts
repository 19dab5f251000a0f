import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** The pigments of the palette that a category or a course can own. */
const pigment = z.enum(['rani', 'patta', 'haldi', 'geru', 'jamun', 'mor', 'sindoor', 'neel']);
export type Pigment = z.output<typeof pigment>;

/** What a course's price pays for. */
export const pricePeriod = z.enum(['month', 'year', 'class']);

/** Bounded, because an application brings its course along (contract/admission.ts). */
const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * A course as the school offers it (docs/specification.md, section 3). Price in whole rupees for one period, a month unless the course says
 * otherwise; ages in years, null where any age may come.
 */
export const course = z.object({
  courseName: text(60),
  detail: text(300),
  price: z.int(),
  period: z._default(pricePeriod, 'month'),
  ageMin: z.nullable(z.int()),
  ageMax: z.nullable(z.int()),
  ageLabel: z.nullable(text(60)),
  image: text(200),
  pigment,
});
export type Course = z.output<typeof course>;

/** A price as plain text: 'Rs. 2500/- a month' (docs/specification.md, section 9 for the number). */
export const priceText = ({ price, period }: Pick<Course, 'price' | 'period'>) =>
  `Rs. ${price}/- a ${period}`;

export const getCourses = defineEndpoint({
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
