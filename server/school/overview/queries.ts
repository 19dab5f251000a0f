import { sql } from 'kysely';
import { maxOverviewCount, type NewApplication, type WeekCounts } from '#contract/school/overview.ts';
import type { Database } from '#server/db/connect.ts';

/** The id of the conversation about the application of the outer query. */
const conversationOf = (db: Database) =>
  db
    .selectFrom('conversations')
    .select('conversations.id')
    .where('conversations.applicationId', '=', sql.ref<string>('applications.id'))
    .limit(1);

/**
 * The applications without a decision, the latest first; at most `maxOverviewCount`. Those whose family waits for an answer are left out: they are
 * listed as conversations.
 * @param dueBefore leaves out only those whose answer is due before it
 */
export async function listNewApplications(db: Database, dueBefore: Date | null): Promise<NewApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'fullName', 'courseName', 'createdAt'])
    .select(conversationOf(db).as('conversationId'))
    // In the statement itself, because the index has only these rows.
    .where('status', '=', sql.lit('new'))
    // Always true: SQLite finds rows in an index only by a comparison.
    .where('createdAt', '>', new Date(0))
    .where(
      conversationOf(db)
        .where('status', '=', 'open')
        .$if(dueBefore !== null, (query) => query.where('place', '<', dueBefore ?? new Date(0))),
      'is',
      null,
    )
    .orderBy('createdAt', 'desc')
    .limit(maxOverviewCount)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    conversationId: row.conversationId,
    childName: row.fullName,
    courseName: row.courseName,
    createdAt: new Date(row.createdAt).toISOString(),
  }));
}

/** The conversations about trial classes, by the id of the class. */
export async function conversationsOfTrials(
  db: Database,
  trialIds: readonly string[],
): Promise<Map<string | null, string>> {
  if (trialIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'trialId'])
    .where('trialId', 'in', trialIds)
    .execute();
  return new Map(rows.map(({ id, trialId }) => [trialId, id]));
}

/** The applications that got a place from one moment until another, and have it still. */
async function countEnrolled(db: Database, from: Date, to: Date): Promise<number> {
  const { enrolled } = await db
    .selectFrom('applicationHistory')
    .select(({ fn }) => fn.count('applicationId').distinct().as('enrolled'))
    .where('to', '=', 'enrolled')
    .where('at', '>=', from)
    .where('at', '<', to)
    // Not a join, for which PostgreSQL would read all applications.
    .where(
      ({ selectFrom }) =>
        selectFrom('applications')
          .select('status')
          .whereRef('applications.id', '=', 'applicationHistory.applicationId'),
      '=',
      'enrolled',
    )
    .executeTakeFirstOrThrow();
  return Number(enrolled);
}

/** What happened from one moment until another. */
export async function countWeek(db: Database, from: Date, to: Date): Promise<WeekCounts> {
  const counts = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('conversations')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('kind', 'in', ['message', 'trial'])
        .where('createdAt', '>=', from)
        .where('createdAt', '<', to)
        .as('enquiries'),
      selectFrom('trials')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('list', 'in', ['agreed', 'done'])
        .where('status', '<>', 'cancelled')
        .where('listedAt', '>=', from)
        .where('listedAt', '<', to)
        .as('trials'),
      selectFrom('applications')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('createdAt', '>=', from)
        .where('createdAt', '<', to)
        .as('applications'),
    ])
    .executeTakeFirstOrThrow();
  return {
    enquiries: Number(counts.enquiries),
    trials: Number(counts.trials),
    applications: Number(counts.applications),
    enrolled: await countEnrolled(db, from, to),
  };
}

/** Whether nobody has ever written to the school: a message, a request for a trial class or an application. */
export async function isEmptySchool(db: Database): Promise<boolean> {
  const row = await db.selectFrom('conversations').select('id').limit(1).executeTakeFirst();
  return row === undefined;
}
