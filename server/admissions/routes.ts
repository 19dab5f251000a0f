import { enrollUser } from '#contract/admission.ts';
import { lockCaller } from '#server/sessions/lock-caller.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { byNetwork } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/http/route.ts';
import { apply } from './apply.ts';

export const admissionRoutes: readonly Route[] = [
  route(
    enrollUser,
    async (request) => {
      const { db, outbox, sender, caller, body } = request;
      // E-mail and course details of the request are not trusted (docs/design.md, section 5).
      const { email: _email, courseDetail: _courseDetail, ...sent } = body;
      await inTransaction(db, async (transaction) => {
        // The lock makes concurrent requests wait, so each counts the applications of the one before.
        await lockCaller(transaction, caller);
        await apply(request, transaction, caller, sent);
      });
      outbox.nudge();
      return {
        message: `Thank you. We have the application for ${sent.fullName} and will call you within ${sender.replyTime}.`,
      };
    },
    ...byNetwork({ max: 60, seconds: 3600 }),
  ),
];
