import type { Application } from '#contract/school/application.ts';
import { applicationFields, fieldNames } from '#contract/school/application-fields.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { priceText } from '#contract/site/course.ts';
import { nameInMail } from '#server/mail/harmless-words.ts';

/** What the emails about a new application say. */
export interface NewApplication {
  application: Application;
  course: CourseRecord;
  email: string;
}

const courseDetails = (course: CourseRecord) =>
  [
    ['Course', `${course.courseName}, ${priceText(course)}`],
    ['Days', course.days],
  ] as const;

/** All answers. Fields without a line of their own get one with their label, if they are answered. */
export function applicationDetails({ application, email, course }: NewApplication) {
  const { fullName, course: _, dob, gender, parentName, relation, phone, address, ...rest } = application;
  const { schoolName, board, classGrade, ...others } = rest;
  const further: Partial<Application> = others;
  return [
    ['Student', fullName],
    ...courseDetails(course),
    ['Date of birth', dob],
    ['Gender', gender],
    ['Parent', `${parentName} (${relation})`],
    ['Phone', phone],
    ['Email', email],
    ['Address', address],
    ['School', `${schoolName}, ${board}, ${classGrade}`],
    ...fieldNames.flatMap((name) => {
      const answer = further[name] ?? '';
      return answer === '' ? [] : [[applicationFields[name].label, answer] as const];
    }),
  ] as const;
}

/** Without the texts that can hold anything, because the address of a user may be a stranger's. */
export const copiedDetails = ({ application, email, course }: NewApplication) =>
  [
    ['Student', nameInMail(application.fullName)],
    ...courseDetails(course),
    ['Date of birth', application.dob],
    ['Gender', application.gender],
    ['Parent', nameInMail(application.parentName)],
    ['Phone', application.phone],
    ['Email', email],
  ] as const;
