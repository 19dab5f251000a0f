import type { MyData } from '#contract/school/my-data.ts';
import type { MyTrial, Trial } from '#contract/school/trial.ts';
import type { Database } from '#server/db/connect.ts';
import { trialsOfPerson, type StoredTrial } from './queries.ts';
import { calendarOf } from './calendar.ts';
import type { Sender } from '#server/mail/sender.ts';

/** A trial class as the office sees it. */
export function replyOf({ sequence: _, ...trial }: StoredTrial, timeZone: string): Trial {
  const { startsAt, endsAt } = trial;
  return {
    ...trial,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    timeZone,
  };
}

/** A trial class as the user who asked for it sees it, with the file for calendars while one is agreed. */
export function myReplyOf(trial: StoredTrial, sender: Sender, now: Date): MyTrial {
  const { _id, status, courseName, childAge, wishedDay, startsAt, endsAt, timeZone, createdAt } = replyOf(
    trial,
    sender.timeZone,
  );
  const calendar = status === 'agreed' ? calendarOf(sender, trial, { isInvitation: true, now }) : null;
  return { _id, status, courseName, childAge, wishedDay, startsAt, endsAt, timeZone, createdAt, calendar };
}

/** The trial classes of a user, for the export: everything but the numbers that only connect rows. */
export async function exportedTrials(
  db: Database,
  user: { id: string; email: string },
  timeZone: string,
): Promise<MyData['trials']> {
  const trials = await trialsOfPerson(db, user);
  return trials.map((trial) => {
    const { userId: _userId, courseId: _courseId, version: _version, ...rest } = replyOf(trial, timeZone);
    return rest;
  });
}
