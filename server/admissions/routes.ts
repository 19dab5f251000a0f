import { enrollUser } from '#contract/admission.ts';
import { lockCaller } from '#server/accounts/lock-account.ts';
import { findCourse } from '#server/courses/queries.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { CallFailure } from '#server/http/failure.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { applicationMessages } from '#server/mail/messages.ts';
import { mayBeCopied } from '#server/mail/mailbox.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { countOpen, insertApplication } from './queries.ts';

/** More than any family has; each sends the office a mail, so that one account cannot bury the others' (ASVS 5.0, 2.3.2). */
const maxOpen = 30;

/** Accounts need no confirmed e-mail: a stranger’s applications do not fill somebody’s mailbox. */
const maxCopiesADay = 10;

const tooMany = () =>
  new CallFailure(409, `We have ${maxOpen} open applications from you already. Please call us about more.`);

export const admissionRoutes: readonly Route[] = [
  route(
    enrollUser,
    async (visit) => {
      const { db, outbox, sender, caller, body } = visit;
      const course = findCourse(body.course);
      if (course === undefined) {
        const message = 'We do not have that course. Please choose one from the list.';
        throw new CallFailure(400, message, { fields: { course: message } });
      }
      try {
        await inTransaction(db, async (transaction) => {
          // Of requests at the same moment each counts what the one before has stored.
          await lockCaller(transaction, caller);
          if ((await countOpen(transaction, caller.id)) >= maxOpen) throw tooMany();
          await insertApplication(transaction, caller, body, course);
          const copy = { kind: 'application copies', email: caller.email, max: maxCopiesADay };
          const isCopied = await mayBeCopied(visit, transaction, copy);
          const [toApplicant, toSchool] = applicationMessages(sender, caller.email, body, course);
          await enqueue(transaction, isCopied ? [toApplicant, toSchool] : [toSchool], caller.id);
        });
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        throw new CallFailure(
          409,
          `We already have an open application for ${body.fullName} in ${course.courseName}. There is nothing more to do: we will call you.`,
        );
      }
      outbox.nudge();
      return {
        message: `Thank you. We have the application for ${body.fullName} and call you within 24 hours.`,
      };
    },
    ...byNetwork({ max: 60, seconds: 3600 }),
  ),
];
