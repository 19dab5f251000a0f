import type { StoredApplication } from '#contract/school/application.ts';
import type { OwnApplication } from '#contract/school/own-applications.ts';
import { isYearOver } from '#contract/school/application-status.ts';
import { changesInWords, stateInWords } from '#contract/school/status-words.ts';
import type { Database } from '#server/db/connect.ts';
import type { Sender } from '#server/mail/sender.ts';
import { historyOf, type HistoryEntry } from './queries.ts';

/** The ids of the changes that were taken back at once, and of those that took them back. */
export const changesTakenBack = (history: readonly HistoryEntry[]): ReadonlySet<string> =>
  new Set(history.flatMap(({ id, undoes }) => (undoes === null ? [] : [id, undoes])));

/** The state and history of a family's applications in plain words, in their order. */
export async function ownApplications(
  db: Database,
  { replyTime }: Pick<Sender, 'replyTime'>,
  applications: readonly StoredApplication[],
  now: Date,
): Promise<OwnApplication[]> {
  const history = await historyOf(
    db,
    applications.map(({ _id }) => _id),
  );
  const takenBack = changesTakenBack(history);
  const byApplication = Map.groupBy(history, ({ applicationId }) => applicationId);
  return applications.map((application) => ({
    _id: application._id,
    status: application.status,
    words: stateInWords(application.status, {
      child: application.fullName,
      course: application.course,
      replyTime,
      isYearOver: isYearOver(application, now),
    }),
    history: (byApplication.get(application._id) ?? []).map(({ id, to, at, by, reason }) => ({
      _id: id,
      words: changesInWords[to],
      at: at.toISOString(),
      by: by === null ? ('you' as const) : ('the school' as const),
      reason,
      isTakenBack: takenBack.has(id),
    })),
  }));
}
