import { randomUUID } from 'node:crypto';
import { copiesPerDay, maxApplications } from '#server/http/limits.ts';
import { tooManyApplications, tooManyInAll, type Application } from '#contract/school/application.ts';
import { isOpenStatus } from '#contract/school/application-status.ts';
import { dayText } from '#contract/school-time.ts';
import type { Course } from '#contract/site/course.ts';
import { setUpdatedAt } from '#server/users/queries.ts';
import { findCourse } from '#server/site/content/find-course.ts';
import type { SchoolServices } from '#server/school/route.ts';
import { recordIncoming } from '#server/school/conversations/record.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { HttpError } from '#server/http/http-error.ts';
import { applicationCopy } from '#server/school/emails/application-copy.ts';
import { applicationToSchool } from '#server/school/emails/application-to-school.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { incomingOf } from './conversation.ts';
import {
  countOpen,
  countSent,
  endYears,
  findApplication,
  insertApplication,
  openApplicationOf,
} from './queries.ts';

/** An application as a form sends it. */
export interface SentApplication extends Application {
  /** Of the details only the id is trusted (docs/api.md). */
  courseDetail?: Partial<Course> | null | undefined;
}

interface Family {
  id: string;
  /** Empty when the parent gave none. */
  email: string;
}

/** The refusals, for the family and for somebody of the office who notes what it says. */
const toFamily = {
  tooManyOpen: tooManyApplications,
  tooMany: tooManyInAll,
  isOpen: (child: string, course: string) =>
    `We already have an open application for ${child} in ${course}. You do not need to apply again. We will call you.`,
  isEnrolled: (child: string, course: string, until: string) =>
    `${child} is enrolled in ${course} until ${until}. You can apply again when that year is over.`,
};
const toOffice = {
  tooManyOpen: 'This family has as many open applications as it may have.',
  tooMany: 'This family has sent as many applications as it may send.',
  isOpen: (child: string, course: string) =>
    `There is an open application for ${child} in ${course} already.`,
  isEnrolled: (child: string, course: string, until: string) =>
    `${child} is enrolled in ${course} until ${until}.`,
};

/** @throws HttpError 409 when a family has as many applications as it may have */
async function checkNumber(
  transaction: Database,
  familyId: string,
  { now, refusals }: { now: Date; refusals: typeof toFamily },
): Promise<void> {
  if ((await countOpen(transaction, familyId)) >= maxApplications.open)
    throw new HttpError(409, refusals.tooManyOpen);
  const sentBefore = await countSent(transaction, familyId, now);
  if (sentBefore.today >= maxApplications.perDay || sentBefore.all >= maxApplications.inAll)
    throw new HttpError(409, refusals.tooMany);
}

/**
 * Stores an application with its conversation and queues its mails, in a transaction that has locked the user: then
 * concurrent requests wait, and each counts the applications of the one before.
 * @param notedBy who of the office noted it for a parent who called; null for the form of a family. The school gets a mail
 * about the latter only
 * @returns its id and that of its conversation
 * @throws HttpError 400 for an unknown course, 409 when the child has an open application for it or the family too many
 */
export async function apply(
  context: SchoolServices,
  transaction: Database,
  family: Family,
  { courseDetail, ...sent }: SentApplication,
  notedBy: string | null = null,
): Promise<{ applicationId: string; conversationId: string }> {
  const { sender, settings, now } = context;
  const refusals = notedBy === null ? toFamily : toOffice;
  // In the transaction, so that the application keeps the price of the course at this moment.
  const course = await findCourse(transaction, { courseId: courseDetail?._id, courseName: sent.course });
  if (course === undefined) {
    const message = 'We do not have that course. Please choose one from the list.';
    throw new HttpError(400, message, { fields: { course: message } });
  }
  await endYears(transaction, family.id, now());
  const open = await openApplicationOf(transaction, family.id, { ...sent, courseId: course.id });
  if (open?.status === 'enrolled' && open.enrolledUntil !== null) {
    const until = dayText(new Date(open.enrolledUntil), settings.schoolTimezone);
    throw new HttpError(409, refusals.isEnrolled(sent.fullName, course.courseName, until));
  }
  await checkNumber(transaction, family.id, { now: now(), refusals });
  let applicationId: string;
  try {
    applicationId = await insertApplication(transaction, family, sent, course, { notedBy });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new HttpError(409, refusals.isOpen(sent.fullName, course.courseName));
  }
  await setUpdatedAt(transaction, family.id);
  const copy = { kind: 'application copies', email: family.email, max: copiesPerDay.application };
  const copyId = (await isCopyAllowed(context, transaction, copy)) ? randomUUID() : undefined;
  const conversationId = await recordIncoming(
    transaction,
    incomingOf(family, sent, course, {
      applicationId,
      at: now(),
      answerHours: sender.answerHours,
      mailId: copyId,
      notedBy,
    }),
  );
  const applied = { application: sent, course, email: family.email };
  const isNoted = notedBy !== null;
  const mails = [
    ...(copyId === undefined
      ? []
      : [{ ...applicationCopy(sender, { ...applied, isNoted }), id: copyId, conversationId }]),
    ...(isNoted ? [] : [{ ...applicationToSchool(sender, { ...applied, conversationId }), conversationId }]),
  ];
  if (mails.length > 0) await enqueue(transaction, mails, family.id);
  return { applicationId, conversationId };
}

/** Whether an application is open, for `once`: a child may apply again after it was withdrawn. */
export async function isStillOpen(transaction: Database, applicationId: string): Promise<boolean> {
  const found = await findApplication(transaction, applicationId);
  return found !== undefined && isOpenStatus(found.application.status);
}
