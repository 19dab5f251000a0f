import { sql } from 'kysely';
import { maxOverviewCount, type NewApplication, type Waiting } from '#contract/overview.ts';
import type { Database } from '#server/db/connect.ts';
import { responseTime } from './response-time.ts';
import type { SchoolWeeks } from './school-weeks.ts';

/** A number for each week, of one course; null for what is about no course. */
export interface CourseCounts {
  courseId: string | null;
  perWeek: number[];
}

type Bounds = SchoolWeeks['bounds'];

/** @param bounds the beginnings of the weeks, and the end of the last one */
const perWeek = (column: string, bounds: Bounds) =>
  bounds.slice(1).map((end, week) => {
    const moment = sql.ref(column);
    return sql<number>`count(*) filter (where ${moment} >= ${bounds[week]} and ${moment} < ${end})`.as(
      `week${week}`,
    );
  });

const toCounts = ({ courseId, ...weeks }: { courseId: string | null }): CourseCounts => ({
  courseId,
  perWeek: Object.values(weeks).map(Number),
});

/** The questions and requests of each week by course: everything that opened a conversation besides applications. */
export async function countEnquiries(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('courseId')
    .select(perWeek('createdAt', bounds))
    .where('kind', 'in', ['message', 'trial', 'doubt'])
    .where('createdAt', '>=', bounds[0])
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The trial classes of each week by course, from those that were agreed. */
export async function countTrials(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('trials')
    .select('courseId')
    // The time of the class, once it is agreed.
    .select(perWeek('listedAt', bounds))
    .where('status', 'in', ['agreed', 'came', 'missed', 'enrolled'])
    .where('listedAt', '>=', bounds[0])
    .where('listedAt', '<', bounds[bounds.length - 1] as Date)
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The applications of each week by course. */
export async function countApplications(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('applications')
    .select('courseId')
    .select(perWeek('createdAt', bounds))
    .where('createdAt', '>=', bounds[0])
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The enrolments of each week by course, without those that were taken back. */
export async function countEnrolments(db: Database, bounds: Bounds): Promise<CourseCounts[]> {
  const rows = await db
    .selectFrom('applicationHistory')
    // Not a join, for which PostgreSQL would read all applications.
    .select(({ selectFrom }) =>
      selectFrom('applications')
        .select('applications.courseId')
        .whereRef('applications.id', '=', 'applicationHistory.applicationId')
        .as('courseId'),
    )
    .select(perWeek('at', bounds))
    .where('to', '=', 'enrolled')
    .where('at', '>=', bounds[0])
    // A change is taken back by the next one. Not with `not exists`, for which PostgreSQL would read the whole history.
    .where(({ eb, fn, ref, selectFrom }) =>
      eb(
        fn.coalesce(
          selectFrom('applicationHistory as next')
            .select('next.undoes')
            .whereRef('next.applicationId', '=', 'applicationHistory.applicationId')
            .where('next.version', '=', eb('applicationHistory.version', '+', 1)),
          sql.lit(''),
        ),
        '!=',
        ref('applicationHistory.id'),
      ),
    )
    .groupBy('courseId')
    .execute();
  return rows.map(toCounts);
}

/** The answers of a week that its median is taken from: the latest, so that a busy week reads no more rows than a page. */
const maxAnswers = 100;

/** The milliseconds that people waited for the latest answers of a week. Answers that nobody waited for do not count. */
export async function readResponseTimes(db: Database, from: Date, to: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('conversationEntries')
    .select(['at', 'before'])
    .where('kind', '=', 'out')
    .where('at', '>=', from)
    .where('at', '<', to)
    .where('undoneAt', 'is', null)
    .orderBy('at', 'desc')
    .limit(maxAnswers)
    .execute();
  return rows.flatMap(({ at, before }) => responseTime(new Date(at), before) ?? []);
}

/** The open conversations whose answer is due between two moments, the first first; at most `maxOverviewCount`. */
export async function listDue(
  db: Database,
  { after, upTo, now }: { after: Date; upTo: Date; now: Date },
): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'personName', 'excerpt', 'place'])
    .where('status', '=', 'open')
    // The place of an open conversation is the time at which an answer is due (server/conversations/place.ts).
    .where('place', '>', after)
    .where('place', '<=', upTo)
    .where(({ eb, or }) => or([eb('snoozedUntil', 'is', null), eb('snoozedUntil', '<=', now)]))
    .orderBy('place')
    .orderBy('id')
    .limit(maxOverviewCount)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    personName: row.personName,
    excerpt: row.excerpt,
    respondBy: new Date(row.place).toISOString(),
  }));
}

/** The applications that nobody has looked at, the oldest first; at most `maxOverviewCount`. */
export async function listNewApplications(db: Database): Promise<NewApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'fullName', 'courseName', 'createdAt'])
    .select(({ selectFrom }) =>
      selectFrom('conversations')
        .select('conversations.id')
        .whereRef('applicationId', '=', 'applications.id')
        .limit(1)
        .as('conversationId'),
    )
    // Written out, because the index is a partial one.
    .where('status', '=', sql.lit('new'))
    // Always true: SQLite finds rows in an index only by a comparison.
    .where('createdAt', '>', new Date(0))
    .orderBy('createdAt')
    .limit(maxOverviewCount)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    childName: row.fullName,
    courseName: row.courseName,
    createdAt: new Date(row.createdAt).toISOString(),
    conversationId: row.conversationId,
  }));
}

/** The mails that could not be sent; at most `maxOverviewCount`. */
export async function countFailedMails(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'failed')
    .limit(maxOverviewCount)
    .execute();
  return rows.length;
}

/** Whether the school has never received a message, a request for a trial class or an application. */
export async function isEmptySchool(db: Database): Promise<boolean> {
  for (const table of ['leads', 'conversations', 'trials', 'applications'] as const) {
    const row = await db
      .selectFrom(table)
      .select('createdAt')
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}
