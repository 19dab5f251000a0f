import * as z from 'zod/mini';
import { applicationFields, eachField, genders, type FieldName } from './application-fields.ts';
import { applicationStatus } from './application-status.ts';
import { defineEndpoint } from '../endpoint.ts';
import { course, pricePeriod } from '../site/course.ts';
import { maxEmailLength, message } from '../text.ts';

type Schemas = { [Name in FieldName]: (typeof applicationFields)[Name]['schema'] };

/** The fields of the application form. */
export const application = z.object(eachField((name) => applicationFields[name].schema) as Schemas);
export type Application = z.output<typeof application>;

const unreadable = 'Please load the page again.';

/**
 * The request body of an application (docs/specification.md, sections 3 and 7). The server takes the email from the session,
 * and from `courseDetail` only the id: it finds the course even if it has another name now. So only type and size are checked.
 */
export const sentApplication = z.object({
  ...application.shape,
  email: z.optional(z.string({ error: unreadable }).check(z.maxLength(maxEmailLength, unreadable))),
  courseDetail: z.optional(z.union([z.partial(course), z.null()], { error: unreadable })),
});

/** An application in API replies, with the account's email and the course details at the time of sending. */
export const storedApplication = z.object({
  _id: z.string(),
  email: z.string(),
  ...eachField(() => z.string()),
  gender: z.enum(genders),
  courseDetail: z.object({
    courseName: z.string(),
    price: z.int(),
    period: z._default(pricePeriod, 'month'),
    ageMin: z.nullable(z.int()),
    ageMax: z.nullable(z.int()),
  }),
  status: applicationStatus,
  /** The version of the privacy notice that the form showed. */
  privacyNotice: z.string(),
  /** Who of the office noted it for a parent who called; null when the family sent it. */
  notedBy: z._default(z.nullable(z.string()), null),
  createdAt: z.string(),
  /** The end of the year of a child who is enrolled, in UTC; null in all other states. */
  enrolledUntil: z._default(z.nullable(z.string()), null),
});
export type StoredApplication = z.output<typeof storedApplication>;

const text = z._default(z.string(), '');

/** An application in replies of a backend that knows no more than docs/specification.md, section 3. */
export const specifiedApplication = z.object({ email: text, ...eachField(() => text) });
export type SpecifiedApplication = z.output<typeof specifiedApplication> & {
  _id?: undefined;
  createdAt?: undefined;
};

/** The version of the notice beside 'Enroll Now'. It is stored with each application (docs/decisions/0033-pages-for-visitors.md). */
export const privacyNoticeVersion = '2026-11';

/** The open applications that a family may have (server/http/limits.ts). */
export const maxOpenApplications = 30;

/** The error message of the limits that count closed applications too. */
export const tooManyInAll = 'You have sent us many applications. Please call us, and we will help you.';

/** The error message when the limit is reached. */
export const tooManyApplications = `You already have ${maxOpenApplications} open applications. Please call us if you need more.`;

export const sendApplication = defineEndpoint({
  method: 'POST',
  path: '/user/enroll-user',
  summary: `Apply for admission to a course; the server takes the email from the account and the course detail from its own list. 409 if the child already has an open application for the course, or if the user has ${maxOpenApplications} open applications or has sent too many within a day or in all`,
  caller: 'user',
  changes: true,
  countsOnce: true,
  body: sentApplication,
  success: 201,
  reply: z.object({ message }),
  failures: [400, 401, 409, 429],
});
