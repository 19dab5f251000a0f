import { randomUUID } from 'node:crypto';
import {
  enrollUser,
  maxApplications,
  maxApplicationsPerDay,
  maxOpenApplications,
  tooManyApplications,
  tooManyInAll,
} from '#contract/admission.ts';
import { noSuchApplication, withdrawApplication } from '#contract/account.ts';
import { findUser, setUpdatedAt } from '#server/accounts/queries.ts';
import { recordIncoming } from '#server/conversations/record.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { findCourse } from '#server/content/find-course.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { applicationMessages } from '#server/mail/messages.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { incomingOf } from './conversation.ts';
import { withdrawOwn } from './change-status.ts';
import { ownApplications } from './own-applications.ts';
import { countOpen, countSent, insertApplication } from './queries.ts';

/** For each mailbox, because the e-mail of an account may be a stranger's. */
const maxCopiesPerDay = 10;

export const admissionRoutes: readonly Route[] = [
  route(
    enrollUser,
    async (request) => {
      const { db, outbox, sender, caller, body, now } = request;
      // E-mail and course details of the request are not trusted (docs/design.md, section 5).
      const { email: _email, courseDetail, ...sent } = body;
      const named = { courseId: courseDetail?._id, courseName: sent.course };
      let courseName = sent.course;
      try {
        await inTransaction(db, async (transaction) => {
          // In the transaction, so that the application keeps the price of the course at this moment.
          const course = await findCourse(transaction, named);
          if (course === undefined) {
            const message = 'We do not have that course. Please choose one from the list.';
            throw new HttpError(400, message, { fields: { course: message } });
          }
          ({ courseName } = course);
          // The lock makes concurrent requests wait, so each counts the applications of the one before.
          await lockCaller(transaction, caller);
          if ((await countOpen(transaction, caller.id)) >= maxOpenApplications)
            throw new HttpError(409, tooManyApplications);
          const sentBefore = await countSent(transaction, caller.id, now());
          if (sentBefore.today >= maxApplicationsPerDay || sentBefore.all >= maxApplications)
            throw new HttpError(409, tooManyInAll);
          const applicationId = await insertApplication(transaction, caller, sent, course);
          await setUpdatedAt(transaction, caller.id);
          const copy = { kind: 'application copies', email: caller.email, max: maxCopiesPerDay };
          const isCopied = await isCopyAllowed(request, transaction, copy);
          const copyId = isCopied ? randomUUID() : undefined;
          const conversationId = await recordIncoming(
            transaction,
            incomingOf(caller, sent, course, { applicationId, at: now(), mailId: copyId }),
          );
          const [toApplicant, toSchool] = applicationMessages(
            sender,
            caller.email,
            sent,
            course,
            conversationId,
          );
          await enqueue(
            transaction,
            [
              ...(copyId === undefined ? [] : [{ ...toApplicant, id: copyId, conversationId }]),
              { ...toSchool, conversationId },
            ],
            caller.id,
          );
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw new HttpError(
          409,
          `We already have an open application for ${sent.fullName} in ${courseName}. You do not need to apply again. We will call you.`,
        );
      }
      outbox.nudge();
      return {
        message: `Thank you. We have the application for ${sent.fullName} and will call you within ${sender.replyTime}.`,
      };
    },
    ...byNetwork({ max: 60, seconds: 3600 }),
  ),

  route(withdrawApplication, async ({ db, outbox, sender, caller, params: { id } }) => {
    const user = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await withdrawOwn(transaction, sender, { id, userId: caller.id });
      return findUser(transaction, caller.id);
    });
    if (user === undefined) throw new HttpError(404, noSuchApplication);
    outbox.nudge();
    const applications = await ownApplications(db, sender, user.enrollments);
    return { message: 'The application is withdrawn.', user, applications };
  }),
];
