import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { maxOverviewCount } from '#contract/school/overview.ts';
import type { Trial, TrialList, TrialRequest, TrialStatus } from '#contract/school/trial.ts';
import type { Database } from '#server/db/connect.ts';
import type { TrialsTable } from '#server/db/tables/families.ts';
import type { Position } from '#server/http/list.ts';
import { isProven } from '#server/users/queries.ts';

/** Whose trial classes are meant: a user, with the email. */
type Person = Readonly<{ id: string; email: string }>;

/** A trial class with its state in the calendars of both sides. */
export interface StoredTrial extends Omit<Trial, 'timeZone' | 'startsAt' | 'endsAt'> {
  startsAt: Date | null;
  endsAt: Date | null;
  sequence: number;
}

const toDate = (moment: Date | string | null) => (moment === null ? null : new Date(moment));

const toTrial = (row: Selectable<TrialsTable>): StoredTrial => ({
  _id: row.id,
  status: row.status,
  userId: row.userId,
  userName: row.userName,
  userEmail: row.userEmail,
  userNumber: row.userNumber,
  courseId: row.courseId,
  courseName: row.courseName,
  childAge: row.childAge,
  wishedDay: row.wishedDay,
  startsAt: toDate(row.startsAt),
  endsAt: toDate(row.endsAt),
  sequence: row.sequence,
  version: row.version,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** What a trial class is stored with. */
type Asked = Pick<TrialRequest, 'userName' | 'userEmail' | 'userNumber' | 'childAge' | 'day'>;

/** What is stored with a request besides its own fields. */
interface NewTrial {
  id?: string;
  course: Pick<CourseRecord, 'id' | 'courseName'>;
  userId: string | null;
  now: Date;
}

/** Stores a request for a trial class with the name of the course as it is now. @returns its id */
export async function insertTrial(
  db: Database,
  { userName, userEmail, userNumber, childAge, day }: Asked,
  { id = randomUUID(), course, userId, now }: NewTrial,
): Promise<string> {
  await db
    .insertInto('trials')
    .values({
      id,
      userId,
      userName,
      userEmail,
      userNumber,
      courseId: course.id,
      courseName: course.courseName,
      childAge,
      wishedDay: day,
      listedAt: now,
      createdAt: now,
    })
    .execute();
  return id;
}

/** Whether a trial class that was asked for with the same contact waits for an answer or is agreed. */
export async function isAsked(
  db: Database,
  { userEmail, userNumber, childAge }: Pick<TrialRequest, 'userEmail' | 'userNumber' | 'childAge'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('trials')
    .select('id')
    .where('list', 'in', ['asked', 'agreed'])
    .where('userEmail', '=', userEmail)
    .where('userNumber', '=', userNumber)
    .where('childAge', '=', childAge)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The trial classes of an application, each offered with a change of its status, which has the same id. */
const ofApplication = (db: Database, applicationId: string) =>
  db
    .selectFrom('trials')
    .select('trials.id')
    .where('trials.id', 'in', ({ selectFrom }) =>
      selectFrom('applicationHistory').select('id').where('applicationId', '=', applicationId),
    );

/** The id of the trial class of an application that is asked for or agreed; undefined when there is none. */
export async function openTrialOf(db: Database, applicationId: string): Promise<string | undefined> {
  const row = await ofApplication(db, applicationId)
    .where('list', 'in', ['asked', 'agreed'])
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The id of the latest trial class of an application besides one; null when there is none. */
export async function trialBefore(db: Database, applicationId: string, id: string): Promise<string | null> {
  const row = await ofApplication(db, applicationId)
    .where('trials.id', '<>', id)
    .orderBy('listedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The id of the application with which a trial class was offered; undefined when it was asked for without one. */
export async function applicationOf(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('applicationHistory')
    .select('applicationId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.applicationId;
}

/** Deletes a trial class that was made by mistake. */
export async function deleteTrial(transaction: Database, id: string): Promise<void> {
  await transaction.deleteFrom('trials').where('id', '=', id).execute();
}

export async function findTrial(db: Database, id: string): Promise<StoredTrial | undefined> {
  const row = await db.selectFrom('trials').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTrial(row);
}

/** A trial class that is locked until the end of the transaction. An update locks the row on both databases. */
export async function lockTrial(transaction: Database, id: string): Promise<StoredTrial | undefined> {
  const row = await transaction
    .updateTable('trials')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toTrial(row);
}

/** A trial class of a person (`trialsOfPerson`), locked like any; undefined when it is somebody else's. */
export async function lockTrialOfPerson(
  transaction: Database,
  id: string,
  person: Person,
): Promise<StoredTrial | undefined> {
  const trial = await lockTrial(transaction, id);
  if (trial === undefined || trial.userId === person.id) return trial;
  const isOfAddress = trial.userId === null && trial.userEmail === person.email;
  return isOfAddress && (await isProven(transaction, person.id)) ? trial : undefined;
}

/** Corrects the address of the trial class that a conversation is about, if it was asked for with that address. */
export async function correctTrialAddress(
  transaction: Database,
  { conversationId, from, to }: { conversationId: string; from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('trials')
    .set((eb) => ({ userEmail: to, version: eb('version', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('conversations').select('trialId').where('id', '=', conversationId),
    )
    .where('userEmail', '=', from)
    .execute();
}

/** The fields that a change of a trial class sets. */
export interface TrialUpdate {
  status: TrialStatus;
  /** A new time of the class, which makes its family get a new reminder. */
  times?: { startsAt: Date; endsAt: Date };
  /** Whether the calendars of both sides get a new version. */
  isInCalendars?: boolean;
}

const listOf = (status: TrialStatus): TrialList =>
  status === 'asked' || status === 'agreed' ? status : 'done';

/** Changes a locked trial class. @returns it as it is then */
export async function updateTrial(
  transaction: Database,
  { _id, version, sequence }: StoredTrial,
  { status, times, isInCalendars = false }: TrialUpdate,
): Promise<StoredTrial> {
  const row = await transaction
    .updateTable('trials')
    .set({
      status,
      list: listOf(status),
      ...(times === undefined ? {} : { ...times, listedAt: times.startsAt, remindedAt: null }),
      ...(isInCalendars ? { sequence: sequence + 1 } : {}),
      version: version + 1,
    })
    .where('id', '=', _id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTrial(row);
}

interface TrialFilter {
  list: TrialList;
  from?: string | undefined;
  to?: string | undefined;
  /** The last trial of the page before. */
  after: Position | null;
  limit: number;
}

/** Some trial classes of one list by their time, those that are done the latest first, with the position of each in the list. */
export async function listTrials(
  db: Database,
  { list, from, to, after, limit }: TrialFilter,
): Promise<(Position & { trial: StoredTrial })[]> {
  const isLatestFirst = list === 'done';
  const direction = isLatestFirst ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('trials')
    .selectAll()
    .where('list', '=', list)
    .$if(from !== undefined, (query) => query.where('listedAt', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('listedAt', '<', new Date(to ?? 0)))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('listedAt', 'id'),
          isLatestFirst ? '<' : '>',
          tuple<Date | string, string>(after?.createdAt ?? '', after?.id ?? ''),
        ),
      ),
    )
    .orderBy('listedAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    createdAt: new Date(row.listedAt),
    id: row.id,
    trial: toTrial(row),
  }));
}

/** The trial classes that a user asked for, the latest first; all without a limit. */
export async function trialsOf(db: Database, userId: string, limit?: number): Promise<StoredTrial[]> {
  const rows = await db
    .selectFrom('trials')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(toTrial);
}

/**
 * The trial classes of a user, and those that were asked for with the same address without signing in, the latest first. The latter only
 * if a code has proven the address: anybody can sign up with that of a stranger, as for conversations (`ownKeys`).
 */
export async function trialsOfPerson(db: Database, { id, email }: Person): Promise<StoredTrial[]> {
  const own = await trialsOf(db, id);
  if (!(await isProven(db, id))) return own;
  const rows = await db
    .selectFrom('trials')
    .selectAll()
    .where('userEmail', '=', email)
    .where('userId', 'is', null)
    .execute();
  return [...own, ...rows.map(toTrial)].toSorted(
    (a, b) => b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id),
  );
}

/** Notes a reminder of every agreed class in a period that has had none. @returns these classes */
export async function takeTrialsToRemind(
  transaction: Database,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<StoredTrial[]> {
  const rows = await transaction
    .updateTable('trials')
    .set({ remindedAt: now })
    .where('list', '=', 'agreed')
    .where('listedAt', '>=', from)
    .where('listedAt', '<', to)
    .where('remindedAt', 'is', null)
    .returningAll()
    .execute();
  return rows.map(toTrial);
}

/** The agreed classes in a period by time, at most `maxOverviewCount`. */
export async function agreedBetween(db: Database, from: Date, to: Date): Promise<StoredTrial[]> {
  const rows = await db
    .selectFrom('trials')
    .selectAll()
    .where('list', '=', 'agreed')
    .where('listedAt', '>=', from)
    .where('listedAt', '<', to)
    .orderBy('listedAt')
    .orderBy('id')
    .limit(maxOverviewCount)
    .execute();
  return rows.map(toTrial);
}
