import { isYearOver, nextStatuses } from '#contract/school/application-status.ts';
import {
  changeApplication,
  getApplication,
  type OfficeApplication,
} from '#contract/school/office-application.ts';
import { noSuchApplication } from '#contract/users/account.ts';
import { statusNames } from '#contract/school/status-words.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import type { Database } from '#server/db/connect.ts';
import { isDuplicate } from '#server/db/duplicate.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import type { Caller } from '#server/http/checked-request.ts';
import { route, type Route } from '#server/school/route.ts';
import type { Sender } from '#server/mail/sender.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { changeStatus, lockExisting, undoOf } from './change-status.ts';
import { changesTakenBack } from './own-applications.ts';
import { findApplication, historyOf, type ApplicationState } from './queries.ts';
import { openTrialOf } from '#server/school/trials/queries.ts';
import { proposedClassMail, proposedMail } from '#server/school/emails/application-status.ts';

/** An application as the office sees it. */
async function describe(
  db: Database,
  sender: Sender,
  { application, version }: ApplicationState,
  caller: Caller,
  now: Date,
): Promise<OfficeApplication> {
  const history = await historyOf(db, [application._id]);
  const takenBack = changesTakenBack(history);
  const hasOpenTrial = (await openTrialOf(db, application._id)) !== undefined;
  return {
    ...application,
    version,
    history: history.map(({ id, from, to, at, by, byName, reason }) => ({
      _id: id,
      from,
      to,
      at: at.toISOString(),
      by: by === null ? 'family' : 'office',
      byName,
      reason,
      isTakenBack: takenBack.has(id),
    })),
    // Of a year that is over nothing changes any more.
    nextSteps: (isYearOver(application, now) ? [] : nextStatuses[application.status]).map((status) => ({
      status,
      mail: proposedMail(sender, status, application),
      classMail: status === 'trial' && !hasOpenTrial ? proposedClassMail(application) : null,
    })),
    hasOpenTrial,
    undo: undoOf(history, caller.id, now),
  };
}

/** @throws HttpError 404 when there is no such application */
async function findExisting(db: Database, id: string): Promise<ApplicationState> {
  const application = await findApplication(db, id);
  if (application === undefined) throw new HttpError(404, noSuchApplication);
  return application;
}

/** What the office does with applications. */
export const officeApplicationRoutes: readonly Route[] = [
  route(getApplication, async ({ db, sender, caller, address, params: { id }, replyHeaders, now }) => {
    const found = await findExisting(db, id);
    const { userId: subject } = found;
    await recordOnceInAWhile(db, { action: 'application-read', actor: caller.id, subject, address });
    const application = await describe(db, sender, found, caller, now());
    replyHeaders.set('etag', etagOf(application.version));
    return application;
  }),

  route(changeApplication, async (request) => {
    const { db, outbox, sender, caller, address, params, body, ifMatch, replyHeaders, now } = request;
    const at = now();
    let changed: OfficeApplication;
    try {
      changed = await inTransaction(db, async (transaction) => {
        await lockCaller(transaction, caller);
        const application = await lockExisting(transaction, params.id);
        await checkIfMatch(ifMatch, application.version, () =>
          describe(transaction, sender, application, caller, at),
        );
        const { status: to, reason, mail, trial } = body;
        await changeStatus(transaction, sender, application, {
          actor: caller.id,
          to,
          reason,
          mail,
          trial,
          now: at,
        });
        const subject = application.userId;
        const actions = ['application-status-changed', ...(trial ? ['trial-agreed' as const] : [])] as const;
        for (const action of actions)
          await record(transaction, { action, actor: caller.id, subject, address });
        return describe(transaction, sender, await findExisting(transaction, params.id), caller, at);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new HttpError(409, 'The family has applied again since. That application is open.');
    }
    outbox.nudge();
    replyHeaders.set('etag', etagOf(changed.version));
    return { message: `${changed.fullName}, ${changed.course}: ${statusNames[changed.status]}.`, ...changed };
  }),
];
