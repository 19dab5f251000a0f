import { defaultCourses } from '#content/defaults.ts';
import type { Application, StoredApplication } from '#contract/school/application.ts';
import { fieldNames } from '#contract/school/application-fields.ts';
import { sentMessage, type SentMessage } from '#contract/school/message.ts';
import type { StoredTrial } from '#server/school/trials/queries.ts';

/** Examples for the page of all emails in development, of nobody. */
export const email = 'asha.verma@example.in';

const [course] = defaultCourses;
if (course === undefined) throw new Error('a school begins with courses');
export const sampleCourse = course;

const unanswered = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Omit<Application, 'course'>;

export const application: Application = {
  ...unanswered,
  course: course.courseName,
  fullName: 'Meera Verma',
  dob: '2017-05-14',
  gender: 'female',
  parentName: 'Asha Verma',
  relation: 'Mother',
  phone: '+91 98765 43210',
  address: '14, Gulmohar Road, Bhopal',
  schoolName: 'Sunrise Public School',
  board: 'CBSE',
  classGrade: '3',
};

export const storedApplication = {
  ...application,
  email,
} as StoredApplication;

export const trial: StoredTrial = {
  _id: '4b1f0e52-6a2e-4d6c-9a1f-0c9d2a7e5b10',
  status: 'agreed',
  userId: null,
  userName: 'Asha Verma',
  userEmail: email,
  userNumber: '+91 98765 43210',
  courseId: course.id,
  courseName: course.courseName,
  childAge: 7,
  wishedDay: 'Saturday morning',
  startsAt: new Date('2026-12-05T11:00:00Z'),
  endsAt: new Date('2026-12-05T12:30:00Z'),
  sequence: 0,
  version: 2,
  createdAt: '2026-11-30T08:00:00.000Z',
} as StoredTrial;

export const now = new Date('2026-11-30T08:00:00Z');

export const message: SentMessage = sentMessage.parse({
  userName: 'Asha Verma',
  userEmail: email,
  userNumber: '+91 98765 43210',
  userMessage: 'Do you teach clay on Saturdays?',
});
