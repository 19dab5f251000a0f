import { randomUUID } from 'node:crypto';
import { copiesPerDay, limits, repeatSeconds } from '#server/http/limits.ts';
import { record, recordOnceInAWhile } from '#server/operations/audit/queries.ts';
import { recordIncoming } from '#server/school/conversations/record.ts';
import {
  addTrial,
  cancelMyTrial,
  changeTrial,
  getMyTrials,
  getTrial,
  getTrials,
  noSuchTrial,
} from '#contract/school/trial.ts';
import { findCourse } from '#server/site/content/find-course.ts';
import type { Database } from '#server/db/connect.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/http/http-error.ts';
import { once } from '#server/http/idempotency-key.ts';
import { checkIfMatch, etagOf } from '#server/http/if-match.ts';
import { decodeCursor, pageOf } from '#server/http/list.ts';
import { isRepeated } from '#server/http/rate-limit.ts';
import { route, type Route } from '#server/school/route.ts';
import { isCopyAllowed } from '#server/mail/copy-limit.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { findFamily } from '#server/users/sessions/caller.ts';
import { lockCaller } from '#server/users/passwords/lock-caller.ts';
import { incomingOf, recordTrialEvent } from './conversation.ts';
import { cancelTrial, changeTrialAs } from './change-trial.ts';
import { makeTrialRoute } from './of-conversation.ts';
import {
  findTrial,
  insertTrial,
  isAsked,
  listTrials,
  lockTrial,
  lockTrialOfPerson,
  trialsOfPerson,
} from './queries.ts';
import { myReplyOf, replyOf } from './reply-of.ts';
import { trialRequest } from '#server/school/emails/trial-request.ts';
import { trialRequestCopy } from '#server/school/emails/trial-request-copy.ts';

const notFound = () => new HttpError(404, noSuchTrial);

/** Trial classes: the request of a family, the lists and changes of the office, and the family's own (docs/decisions/0034-work-of-the-office.md). */
export const trialRoutes: readonly Route[] = [
  route(
    addTrial,
    async (request) => {
      const { db, outbox, sender, body, requestHeaders } = request;
      const reply = {
        message: `Thank you. We will answer within ${sender.replyTime} with a day and time for the trial class.`,
      };
      const userId = await findFamily(request, requestHeaders);
      const receive = async (transaction: Database) => {
        const course = await findCourse(transaction, { courseId: body.course, courseName: body.course });
        if (course === undefined) {
          const message = 'We do not have that course. Please choose one from the list.';
          throw new HttpError(400, message, { fields: { course: message } });
        }
        // A counter, because concurrent transactions on PostgreSQL do not see each other's new requests.
        const words = ['same trial', ...Object.values(body)];
        if (
          (await isRepeated(request, transaction, words, repeatSeconds)) &&
          (await isAsked(transaction, body))
        )
          return { id: '' };
        // As with a message, a robot must not send mails to third persons (server/school/conversations/messages/routes.ts).
        const maybeSpam = body.website !== '';
        const isCopied =
          !maybeSpam &&
          (await isCopyAllowed(request, transaction, {
            kind: 'trial copies',
            email: body.userEmail,
            max: copiesPerDay.trialRequest,
          }));
        const now = request.now();
        const id = await insertTrial(transaction, body, { course, userId, now });
        const trial = await findTrial(transaction, id);
        if (trial === undefined) return { id: '' };
        const copyId = isCopied ? randomUUID() : undefined;
        const conversationId = await recordIncoming(
          transaction,
          incomingOf(trial, { at: now, answerHours: sender.answerHours, maybeSpam, mailId: copyId }),
        );
        await enqueue(
          transaction,
          [
            { ...trialRequest(sender, { trial, maybeSpam }), conversationId },
            ...(copyId === undefined
              ? []
              : [{ ...trialRequestCopy(sender, trial), id: copyId, conversationId }]),
          ],
          userId,
        );
        return { id };
      };
      const stands = async (transaction: Database, id: string) => {
        const status = id === '' ? 'asked' : (await findTrial(transaction, id))?.status;
        return status !== undefined && status !== 'cancelled';
      };
      await inTransaction(db, (transaction) =>
        once(
          request,
          transaction,
          () => receive(transaction),
          ({ id }) => stands(transaction, id),
        ),
      );
      outbox.nudge();
      return reply;
    },
    ...limits.trialRequest,
  ),

  route(getTrials, async ({ db, settings, caller, address, query: { list, from, to, cursor, limit } }) => {
    await recordOnceInAWhile(db, { action: 'trials-read', actor: caller.id, address });
    const found = await listTrials(db, { list, from, to, after: decodeCursor(cursor), limit: limit + 1 });
    const { rows, next } = pageOf(found, limit);
    return { items: rows.map(({ trial }) => replyOf(trial, settings.schoolTimezone)), next };
  }),

  route(getTrial, async ({ db, settings, caller, address, params, replyHeaders }) => {
    const trial = await findTrial(db, params.id);
    if (trial === undefined) throw notFound();
    await recordOnceInAWhile(db, { action: 'trials-read', actor: caller.id, subject: trial.userId, address });
    replyHeaders.set('etag', etagOf(trial.version));
    return replyOf(trial, settings.schoolTimezone);
  }),

  route(changeTrial, async (request) => {
    const { db, outbox, settings, caller, address, params, body, ifMatch, replyHeaders } = request;
    const changed = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      const trial = await lockTrial(transaction, params.id);
      if (trial === undefined) throw notFound();
      await checkIfMatch(ifMatch, trial.version, () => replyOf(trial, settings.schoolTimezone));
      const change = { transaction, sender: request.sender, now: request.now() };
      const { trial: next, action } = await changeTrialAs(change, trial, body);
      await recordTrialEvent(transaction, next, {
        at: change.now,
        timeZone: settings.schoolTimezone,
        isAnswer: next.status === 'agreed' || next.status === 'cancelled',
      });
      await record(transaction, { action, actor: caller.id, subject: trial.userId, address });
      return next;
    });
    outbox.nudge();
    replyHeaders.set('etag', etagOf(changed.version));
    return replyOf(changed, settings.schoolTimezone);
  }),

  route(getMyTrials, async (request) => {
    const trials = await trialsOfPerson(request.db, request.caller);
    const now = request.now();
    return { items: trials.map((trial) => myReplyOf(trial, request.sender, now)) };
  }),

  route(cancelMyTrial, async (request) => {
    const { db, outbox, caller, params } = request;
    const sender = request.sender;
    const now = request.now();
    const changed = await inTransaction(db, async (transaction) => {
      await lockCaller(transaction, caller);
      const trial = await lockTrialOfPerson(transaction, params.id, caller);
      if (trial === undefined) throw notFound();
      const { trial: cancelled } = await cancelTrial({ transaction, sender, now }, trial, 'family');
      const { timeZone } = sender;
      await recordTrialEvent(transaction, cancelled, { at: now, timeZone, isAnswer: false });
      return cancelled;
    });
    outbox.nudge();
    return {
      message: 'Thank you for telling us. We will not wait for you.',
      trial: myReplyOf(changed, sender, now),
    };
  }),
  makeTrialRoute,
];
