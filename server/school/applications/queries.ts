import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  privacyNoticeVersion,
  type Application,
  type StoredApplication,
} from '#contract/school/application.ts';
import { eachField } from '#contract/school/application-fields.ts';
import { openStatuses, yearAfter, type ApplicationStatus } from '#contract/school/application-status.ts';
import { foldName } from '#contract/fold-name.ts';
import type { CourseRecord } from '#contract/site/course-record.ts';
import { pricePeriod } from '#contract/site/course.ts';
import { phoneKey } from '#contract/phone.ts';
import { ensureChild } from '#server/site/consents/queries.ts';
import type { Database } from '#server/db/connect.ts';
import type { ApplicationHistoryTable, ApplicationsTable } from '#server/db/tables/families.ts';
import { maxApplications } from '#server/http/limits.ts';

/** Maps a row to the schema of the API. */
export function storedApplicationOf(row: Selectable<ApplicationsTable>): StoredApplication {
  return {
    _id: row.id,
    email: row.email,
    ...eachField((name) => (name === 'course' ? row.courseName : row[name])),
    gender: row.gender as StoredApplication['gender'],
    courseDetail: {
      courseName: row.courseName,
      price: row.coursePrice,
      period: pricePeriod.parse(row.coursePeriod),
      ageMin: row.courseAgeMin,
      ageMax: row.courseAgeMax,
    },
    status: row.status,
    privacyNotice: row.privacyNotice,
    notedBy: row.notedBy,
    createdAt: new Date(row.createdAt).toISOString(),
    enrolledUntil: row.enrolledUntil === null ? null : new Date(row.enrolledUntil).toISOString(),
  };
}

/** All applications of a user, the latest first. */
export async function applicationsOfUser(db: Database, userId: string): Promise<StoredApplication[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(storedApplicationOf);
}

/**
 * Stores an application with a copy of the course as it is now, and its child.
 * @returns its id
 * @throws a unique-constraint error (`isDuplicate`) when the same child has an open application for the course
 */
export async function insertApplication(
  db: Database,
  user: { id: string; email: string },
  { course: _, ...fields }: Application,
  course: CourseRecord,
  { createdAt = new Date(), notedBy = null }: { createdAt?: Date; notedBy?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('applications')
    .values({
      id,
      userId: user.id,
      email: user.email,
      ...fields,
      nameKey: foldName(fields.fullName),
      phoneKey: phoneKey(fields.phone),
      courseId: course.id,
      courseName: course.courseName,
      coursePrice: course.price,
      coursePeriod: course.period,
      courseAgeMin: course.ageMin,
      courseAgeMax: course.ageMax,
      privacyNotice: privacyNoticeVersion,
      notedBy,
      createdAt,
    })
    .execute();
  const { fullName, dob } = fields;
  await ensureChild(db, { userId: user.id, fullName, dob, at: createdAt });
  return id;
}

/** Notes which applications of a user are no longer open because the year of the child is over. Call it before open ones are counted or stored. */
export async function endYears(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ isOver: 1 })
    .where('userId', '=', userId)
    .where('enrolledUntil', '<=', now)
    .where('isOver', '=', 0)
    .execute();
}

/** The open application of a child for a course, or undefined. */
export async function openApplicationOf(
  db: Database,
  userId: string,
  { fullName, dob, courseId }: { fullName: string; dob: string; courseId: string },
): Promise<StoredApplication | undefined> {
  const row = await db
    .selectFrom('applications')
    .selectAll()
    .where('userId', '=', userId)
    .where('nameKey', '=', foldName(fullName))
    .where('dob', '=', dob)
    .where('courseId', '=', courseId)
    .where('status', 'in', openStatuses)
    .where('isOver', '=', 0)
    .executeTakeFirst();
  return row && storedApplicationOf(row);
}

/** The number of open applications of a user. */
export async function countOpen(db: Database, userId: string): Promise<number> {
  const { open } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('userId', '=', userId)
    .where('status', 'in', openStatuses)
    .where('isOver', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** The number of applications of a user, closed ones too: within the last day, and in all. */
export async function countSent(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ today: number; all: number }> {
  const rows = await db
    .selectFrom('applications')
    .select('createdAt')
    .where('userId', '=', userId)
    .limit(maxApplications.inAll)
    .execute();
  const dayBefore = now.getTime() - 24 * 60 * 60 * 1000;
  return {
    today: rows.filter(({ createdAt }) => new Date(createdAt).getTime() > dayBefore).length,
    all: rows.length,
  };
}

/** An application with what a change of its status needs to know. */
export interface ApplicationState {
  application: StoredApplication;
  /** The family's user. */
  userId: string;
  courseId: string;
  version: number;
}

const stateOf = (row: Selectable<ApplicationsTable>): ApplicationState => ({
  application: storedApplicationOf(row),
  userId: row.userId,
  courseId: row.courseId,
  version: row.version,
});

/** One application, or undefined. */
export async function findApplication(db: Database, id: string): Promise<ApplicationState | undefined> {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  return row && stateOf(row);
}

/**
 * Reads an application and locks it until the transaction ends. An update locks the row on both databases, `for update` on
 * one.
 */
export async function lockApplication(
  transaction: Database,
  id: string,
): Promise<ApplicationState | undefined> {
  const row = await transaction
    .updateTable('applications')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && stateOf(row);
}

/** A change of an application's status. */
export interface HistoryEntry {
  id: string;
  applicationId: string;
  version: number;
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Date;
  /** The user of the office; null for the family. */
  by: string | null;
  byName: string;
  reason: string | null;
  /** The id of the change that this one takes back. */
  undoes: string | null;
}

const historyEntryOf = (row: Selectable<ApplicationHistoryTable>): HistoryEntry => ({
  ...row,
  at: new Date(row.at),
});

/** The changes of some applications, from the first to the last of each. */
export async function historyOf(db: Database, applicationIds: readonly string[]): Promise<HistoryEntry[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('applicationHistory')
    .selectAll()
    .where('applicationId', 'in', applicationIds)
    .orderBy('applicationId')
    .orderBy('version')
    .execute();
  return rows.map(historyEntryOf);
}

/**
 * Stores a new status and its entry in the history, with the present name of the user who makes the change. Call it with the
 * application locked.
 * @param actor the user who makes the change, of the office or the family
 * @param enrolledUntil the end of the year of a child who is enrolled; a year after the change by default
 * @throws a unique-constraint error (`isDuplicate`) when the status opens the application and the child has another open one
 * @returns the name of the actor
 */
export async function insertStatus(
  transaction: Database,
  { actor, enrolledUntil, ...entry }: Omit<HistoryEntry, 'byName'> & { actor: string; enrolledUntil?: Date },
): Promise<string> {
  const until = entry.to === 'enrolled' ? (enrolledUntil ?? yearAfter(entry.at)) : null;
  await transaction
    .updateTable('applications')
    .set({ status: entry.to, version: entry.version, enrolledUntil: until, isOver: 0 })
    .where('id', '=', entry.applicationId)
    .execute();
  const { name: byName } = await transaction
    .selectFrom('users')
    .select('name')
    .where('id', '=', actor)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('applicationHistory')
    .values({ ...entry, byName })
    .execute();
  return byName;
}
