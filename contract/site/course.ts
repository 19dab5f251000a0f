import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** The colours of the palette for categories and courses. */
export const pigments = ['rani', 'patta', 'haldi', 'geru', 'jamun', 'mor', 'sindoor', 'neel'] as const;
const pigment = z.enum(pigments);
export type Pigment = z.output<typeof pigment>;

/** The periods for which the price of a course may be paid. */
export const pricePeriods = ['month', 'year', 'class'] as const;
export const pricePeriod = z.enum(pricePeriods);

/** With a maximum length, because the body of an application contains a course (contract/school/application.ts). */
const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * A course of the school (docs/specification.md, section 3). The price is in whole rupees for one period. Ages are in years;
 * null if there is no limit.
 */
export const course = z.object({
  _id: text(60),
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

/** A price as plain text: 'Rs. 2500/- a month' (docs/specification.md, section 9). */
export const priceText = ({ price, period }: Pick<Course, 'price' | 'period'>) =>
  `Rs. ${price}/- a ${period}`;

/** A course of a backend that knows no more than the specification: only the name is certain (docs/api.md). */
const specifiedCourse = z.looseObject({ courseName: z.string() });

/** A course that the application form offers. The form sends it back as it is. */
export type ListedCourse = Course | z.output<typeof specifiedCourse>;

/** Whether a course has all details, so that they can be shown. */
export const isDetailed = (listed: ListedCourse): listed is Course => z.safeParse(course, listed).success;

/**
 * The prices of several courses in one text: 'Rs. 2500/- to Rs. 6000/- a month', each period with a range of its own; 'on
 * request' without courses.
 */
export function pricesText(courses: readonly Pick<Course, 'price' | 'period'>[]): string {
  const ranges = pricePeriods.flatMap((period) => {
    const prices = courses.filter((each) => each.period === period).map(({ price }) => price);
    if (prices.length === 0) return [];
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
    return [`${lowest === highest ? '' : `Rs. ${lowest}/- to `}${priceText({ price: highest, period })}`];
  });
  return ranges.length === 0 ? 'on request' : ranges.join(', ');
}

export const getCourses = defineEndpoint({
  method: 'GET',
  path: '/admin/get-course',
  summary: 'The courses that can be applied for',
  caller: 'anyone',
  changes: false,
  body: null,
  success: 200,
  reply: z.object({ CoursesData: z.array(z.union([course, specifiedCourse])) }),
  failures: [],
});
