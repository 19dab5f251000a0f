import { sendApplication } from '#contract/school/application.ts';
import { limits } from '#server/http/limits.ts';
import { noSuchApplication, withdrawApplication } from '#contract/users/account.ts';
import { userWithApplications } from '#server/school/my-data/queries.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { route, type Route } from '#server/school/route.ts';
import { apply, isStillOpen } from './apply.ts';
import { withdrawOwn } from './change-status.ts';
import { ownApplications } from './own-applications.ts';

export const admissionRoutes: readonly Route[] = [
  route(
    sendApplication,
    async (request) => {
      const { db, outbox, sender, caller } = request;
      // The email of the request is not trusted (docs/api.md).
      const { email: _email, ...sent } = request.body;
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller);
        await once(
          request,
          transaction,
          () => apply(request, transaction, caller, sent),
          ({ applicationId }) => isStillOpen(transaction, applicationId),
        );
      });
      outbox.nudge();
      return {
        message: `Thank you. We have the application for ${sent.fullName} and will call you within ${sender.replyTime}.`,
      };
    },
    ...limits.application,
  ),

  route(withdrawApplication, async ({ db, outbox, sender, caller, params: { id }, now }) => {
    const at = now();
    const user = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      await withdrawOwn(transaction, sender, { id, userId: caller.id, now: at });
      return userWithApplications(transaction, caller.id);
    });
    if (user === undefined) throw new HttpError(404, noSuchApplication);
    outbox.nudge();
    const applications = await ownApplications(db, sender, user.enrollments, at);
    return { message: 'The application is withdrawn.', user, applications };
  }),
];
