import type { Application } from '#contract/admission.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Incoming } from '#server/conversations/record.ts';

/** A stored application as the first words of its conversation. */
export const incomingOf = (
  user: { id: string; email: string },
  application: Application,
  course: CourseRecord,
  stored: { applicationId: string; at: Date; mailId?: string | undefined },
): Incoming => ({
  kind: 'application',
  person: { name: application.parentName, email: user.email, phone: application.phone },
  userId: user.id,
  childName: application.fullName,
  course,
  text: `Application of ${application.fullName} for ${course.courseName}.`,
  ...stored,
});
