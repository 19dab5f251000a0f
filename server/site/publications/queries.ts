import type { Database } from '#server/db/connect.ts';

/** Of these courses, the ids of those that families have applied for or asked to try. */
export async function coursesInUse(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const [applied, tried] = await Promise.all([
    db.selectFrom('applications').select('courseId').distinct().where('courseId', 'in', ids).execute(),
    db.selectFrom('trials').select('courseId').distinct().where('courseId', 'in', ids).execute(),
  ]);
  return [...new Set([...applied, ...tried].map(({ courseId }) => courseId))];
}
