import type { SchoolServices } from '#server/school/route.ts';
import type { Database } from '#server/db/connect.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { findUser } from '#server/users/queries.ts';
import { trialsOfPerson } from './queries.ts';
import { classOff } from '#server/school/emails/class-off.ts';

/**
 * Tells the school which trial classes are off because the account of their family is erased. Call it in the transaction of the erasure, before
 * it. The mails say day, time and course, and nothing of the family; so they belong to no user and stay.
 */
export async function tellClassesOff(
  transaction: Database,
  context: Pick<SchoolServices, 'sender' | 'now'>,
  userId: string,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (user === undefined) return;
  const now = context.now();
  const trials = await trialsOfPerson(transaction, { id: userId, email: user.userEmail });
  const mails = trials.flatMap((trial) =>
    trial.status === 'agreed' && trial.startsAt !== null && trial.startsAt > now
      ? [classOff(context.sender, { trial, startsAt: trial.startsAt, now })]
      : [],
  );
  if (mails.length > 0) await enqueue(transaction, mails);
}
