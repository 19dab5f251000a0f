import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { privacyNoticeVersion, type Application, type Enrollment } from '#contract/admission.ts';
import type { CourseRecord } from '#contract/content/course-record.ts';
import { pricePeriod } from '#contract/course.ts';
import type { Database } from '#server/db/connect.ts';
import { prepareInsert, prepareQuery } from '#server/db/prepared-query.ts';
import type { ApplicationsTable } from '#server/db/tables.ts';

/** Maps a row to the schema of the API. */
export function enrollmentOf(row: Selectable<ApplicationsTable>): Enrollment {
  return {
    _id: row.id,
    fullName: row.fullName,
    email: row.email,
    gender: row.gender as Enrollment['gender'],
    dob: row.dob,
    schoolName: row.schoolName,
    address: row.address,
    board: row.board,
    classGrade: row.classGrade,
    course: row.courseName,
    parentName: row.parentName,
    phone: row.phone,
    relation: row.relation,
    courseDetail: {
      courseName: row.courseName,
      price: row.coursePrice,
      period: pricePeriod.parse(row.coursePeriod),
      ageMin: row.courseAgeMin,
      ageMax: row.courseAgeMax,
    },
    status: row.status,
    privacyNotice: row.privacyNotice,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}

/** All applications of an account, the latest first. */
export async function enrollmentsOf(db: Database, userId: string): Promise<Enrollment[]> {
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(enrollmentOf);
}

/** A child's name for comparison: without differences in case, spaces and Unicode form. */
const nameKey = (fullName: string) => fullName.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

const insert = prepareInsert('applications', [
  'id',
  'userId',
  'email',
  'fullName',
  'nameKey',
  'gender',
  'dob',
  'phone',
  'address',
  'parentName',
  'relation',
  'schoolName',
  'board',
  'classGrade',
  'courseId',
  'courseName',
  'coursePrice',
  'coursePeriod',
  'courseAgeMin',
  'courseAgeMax',
  'privacyNotice',
  'createdAt',
]);

/**
 * Stores an application with a copy of the course as it is now.
 * @returns its id
 * @throws a unique-constraint error (`isDuplicate`) when the same child has an open application for the course
 */
export async function insertApplication(
  db: Database,
  user: { id: string; email: string },
  { course: _, ...fields }: Application,
  course: CourseRecord,
  createdAt = new Date(),
): Promise<string> {
  const id = randomUUID();
  await insert(db, {
    id,
    userId: user.id,
    email: user.email,
    ...fields,
    nameKey: nameKey(fields.fullName),
    courseId: course.id,
    courseName: course.courseName,
    coursePrice: course.price,
    coursePeriod: course.period,
    courseAgeMin: course.ageMin,
    courseAgeMax: course.ageMax,
    privacyNotice: privacyNoticeVersion,
    createdAt,
  });
  return id;
}

const selectOpenCount = prepareQuery((db, { userId }: { userId: string }) =>
  db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll().as('open'))
    .where('userId', '=', userId)
    .where('status', 'not in', ['declined', 'withdrawn']),
);

/** The number of open applications of an account. */
export async function countOpen(db: Database, userId: string): Promise<number> {
  const { rows } = await selectOpenCount(db, { userId });
  return Number(rows[0]?.open);
}
