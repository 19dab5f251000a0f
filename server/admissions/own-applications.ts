import type { StoredApplication } from '#contract/admission.ts';
import type { OwnApplication } from '#contract/own-applications.ts';
import { changesInWords, stateInWords } from '#contract/status-words.ts';
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
): Promise<OwnApplication[]> {
  const history = await historyOf(
    db,
    applications.map(({ _id }) => _id),
  );
  const takenBack = changesTakenBack(history);
  const byApplication = Map.groupBy(history, ({ applicationId }) => applicationId);
  return applications.map(({ _id, status, fullName: child, course }) => ({
    _id,
    status,
    words: stateInWords(status, { child, course, replyTime }),
    history: (byApplication.get(_id) ?? []).map(({ id, to, at, by, reason }) => ({
      _id: id,
      words: changesInWords[to],
      at: at.toISOString(),
      by: by === null ? ('you' as const) : ('the school' as const),
      reason,
      isTakenBack: takenBack.has(id),
    })),
  }));
}
