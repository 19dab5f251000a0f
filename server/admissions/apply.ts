import { maxOpenApplications, tooManyApplications, type Application } from '#contract/admission.ts';
import { findCourse } from '#server/content/find-course.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { isNoEmail } from '#server/families/no-email.ts';
import { HttpError } from '#server/http/http-error.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { applicationMessages } from '#server/mail/messages.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { countOpen, insertApplication } from './queries.ts';

/** For each mailbox, because the e-mail of an account may be a stranger's. */
const maxCopiesPerDay = 10;

/**
 * Stores an application and queues its mails, in a transaction that has locked the account.
 * @param notedBy the person of the office who noted it for a parent who called; null for a form that a parent sent
 * @returns the id of the application
 * @throws HttpError 400 for an unknown course; 409 when the child has an open application for it, or the account too many
 */
export async function apply(
  context: Context,
  transaction: Database,
  account: { id: string; email: string },
  { courseId, ...sent }: Application & { courseId?: string | undefined },
  notedBy: string | null = null,
): Promise<string> {
  // In the transaction, so that the application keeps the price of the course at this moment.
  const course = await findCourse(transaction, { courseId, courseName: sent.course });
  if (course === undefined) {
    const message = 'We do not have that course. Please choose one from the list.';
    throw new HttpError(400, message, { fields: { course: message } });
  }
  if ((await countOpen(transaction, account.id)) >= maxOpenApplications)
    throw new HttpError(409, tooManyApplications);
  let id: string;
  try {
    id = await insertApplication(transaction, account, sent, course, new Date(), notedBy);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new HttpError(
      409,
      `We already have an open application for ${sent.fullName} in ${course.courseName}. You do not need to apply again. We will call you.`,
    );
  }
  const copy = { kind: 'application copies', email: account.email, max: maxCopiesPerDay };
  const isCopied = !isNoEmail(account.email) && (await isCopyAllowed(context, transaction, copy));
  const [toApplicant, toSchool] = applicationMessages(context.sender, account.email, sent, course, notedBy);
  await enqueue(transaction, isCopied ? [toApplicant, toSchool] : [toSchool], account.id);
  return id;
}
