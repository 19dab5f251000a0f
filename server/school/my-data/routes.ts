import { exportFileName } from '#contract/export-file-name.ts';
import { isOfficeRole } from '#contract/roles.ts';
import { keptAfterErasure } from '#contract/school/kept-after-erasure.ts';
import { deleteMe, exportMe } from '#contract/school/my-data.ts';
import { getMe } from '#contract/users/account.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { limits } from '#server/http/limits.ts';
import { auditEntriesOf, recordIfOffice } from '#server/operations/audit/queries.ts';
import { ownApplications } from '#server/school/applications/own-applications.ts';
import { mailsOf } from '#server/school/email-list/queries.ts';
import { exportOwn, ownKeys } from '#server/school/conversations/of-family/queries.ts';
import { exportedConsents } from '#server/school/photo-consents/own-children.ts';
import { route, type Route } from '#server/school/route.ts';
import { tellClassesOff } from '#server/school/trials/classes-off.ts';
import { exportedTrials } from '#server/school/trials/reply-of.ts';
import { describeKnownUser } from '#server/users/describe-known-user.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { reauthenticate, requireRecentPassword } from '#server/users/passwords/reauthentication.ts';
import { eraseUser } from '#server/users/queries.ts';
import { hasSecondFactor } from '#server/users/second-factor/queries.ts';
import { listSessions } from '#server/users/sessions/queries.ts';
import { removeSignedInCookie } from '#server/users/sessions/signed-in-cookie.ts';

/** What the school stores about the caller: to read, to take along and to erase (docs/design.md, section 6). */
export const myDataRoutes: readonly Route[] = [
  route(getMe, async (request) => {
    const { db, sender, caller, now } = request;
    const user = await describeKnownUser(request, caller.id);
    return { user, applications: await ownApplications(db, sender, user.enrollments, now()) };
  }),

  route(exportMe, async (request) => {
    const { db, settings, sender, caller, address, replyHeaders, now } = request;
    requireRecentPassword(caller);
    await recordIfOffice(db, { action: 'data-exported', actor: caller.id, subject: caller.id, address });
    const user = await describeKnownUser(request, caller.id);
    replyHeaders.set('content-disposition', `attachment; filename="${exportFileName(sender.schoolName)}"`);
    return {
      exportedAt: new Date().toISOString(),
      user,
      applications: await ownApplications(db, sender, user.enrollments, now()),
      sessions: await listSessions(db, caller),
      hasSecondFactor: await hasSecondFactor(db, caller.id),
      officeLog: await auditEntriesOf(db, caller.id),
      photoConsents: await exportedConsents(db, settings, caller.id),
      trials: await exportedTrials(db, caller, settings.schoolTimezone),
      conversations: await exportOwn(db, await ownKeys(db, caller)),
      mails: await mailsOf(db, caller.id),
    };
  }),

  route(
    deleteMe,
    async (request) => {
      const { db, caller, body, settings, replyHeaders } = request;
      // Before the password is verified: this error must not reveal whether the password was right.
      if (isOfficeRole(caller.role)) {
        throw new HttpError(
          409,
          'This is an account of the office. An owner can remove you from the office or delete it.',
        );
      }
      const hash = await reauthenticate(request, body.password);
      await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller, hash);
        await tellClassesOff(transaction, request, caller.id);
        await eraseUser(transaction, caller.id);
      });
      request.outbox.nudge();
      removeSignedInCookie(replyHeaders, settings);
      return { message: 'Your account and its applications are deleted.', kept: [...keptAfterErasure] };
    },
    ...limits.passwordAgain,
  ),
];
