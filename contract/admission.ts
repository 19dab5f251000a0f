import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { pricePeriod } from './course.ts';
import { line, message } from './text.ts';

const genders = ['male', 'female', 'other'] as const;

const birthDateMessage = 'Please enter a birth date that has passed.';

/** A calendar day yyyy-mm-dd that exists, lies before today (UTC) and after 1900. */
const birthDate = z.iso
  .date({ error: birthDateMessage, abort: true })
  .check(
    z.refine((day) => day > '1900-01-01' && day < new Date().toISOString().slice(0, 10), birthDateMessage),
  );

/** A telephone number as people write it: 7 to 15 digits (ITU-T E.164) with spaces, dots, dashes, brackets or a leading plus. */
const phone = line(30, 'Please enter a phone number.').check(
  z.refine(
    (value) => /^\+?[\d\s().-]+$/.test(value) && /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')),
    'Please enter a phone number of 7 to 15 digits.',
  ),
);

/** An application for admission: every field of SPEC section 5 is required; e-mail and course details are the server's to add. */
export const application = z.object({
  fullName: line(100, 'Please enter the full name.'),
  gender: z.enum(genders, { error: 'Please choose one.' }),
  dob: birthDate,
  phone,
  address: line(300, 'Please enter the address.'),
  course: line(60, 'Please choose a course.'),
  parentName: line(100, 'Please enter the parent’s name.'),
  relation: line(60, 'Please say how you are related.'),
  schoolName: line(150, 'Please enter the school name.'),
  board: line(60, 'Please enter the board.'),
  classGrade: line(60, 'Please enter the class.'),
});
export type Application = z.output<typeof application>;

/** An application as stored and shown: with the account's address and the course as it was when it was sent. */
export const enrollment = z.object({
  _id: z.string(),
  fullName: z.string(),
  email: z.string(),
  gender: z.enum(genders),
  dob: z.string(),
  schoolName: z.string(),
  address: z.string(),
  board: z.string(),
  classGrade: z.string(),
  course: z.string(),
  parentName: z.string(),
  phone: z.string(),
  relation: z.string(),
  courseDetail: z.object({
    courseName: z.string(),
    price: z.int(),
    period: z._default(pricePeriod, 'month'),
    ageMin: z.nullable(z.int()),
    ageMax: z.nullable(z.int()),
  }),
  /** Open until the office closes it. */
  status: z.enum(['open', 'closed']),
  /** Version of the notice that stood beside the button when it was sent. */
  privacyNotice: z.string(),
  createdAt: z.string(),
});
export type Enrollment = z.output<typeof enrollment>;

/** The notice shown beside 'Enroll Now'; its version is stored with each application (DESIGN section 6). */
export const privacyNoticeVersion = '2026-11';

export const enrollUser = defineCall({
  method: 'POST',
  path: '/user/enroll-user',
  summary: 'Apply for admission to a course',
  caller: 'user',
  changes: true,
  body: application,
  success: 201,
  reply: z.object({ message }),
  failures: [400, 401, 409, 429],
});
