import type { Application } from '#contract/school/application.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import type { Incoming } from '#server/school/conversations/record.ts';

/** A stored application as the first words of its conversation. */
export const incomingOf = (
  user: { id: string; email: string },
  application: Application,
  course: CourseRecord,
  {
    notedBy = null,
    ...stored
  }: {
    applicationId: string;
    at: Date;
    answerHours: number;
    mailId?: string | undefined;
    notedBy?: string | null;
  },
): Incoming => ({
  kind: 'application',
  person: { name: application.parentName, email: user.email, phone: application.phone },
  userId: user.id,
  childName: application.fullName,
  course,
  text:
    `Application of ${application.fullName} for ${course.courseName}.` +
    (notedBy === null ? '' : ` Noted on the phone by ${notedBy}.`),
  ...stored,
});
