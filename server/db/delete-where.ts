import type { Database } from './connect.ts';
import type { TableName } from './tables.ts';

/**
 * Deletes the rows of a table whose column equals a value, or has an earlier time. The columns are those of lifecycles.
 * @param ofNobody whether only rows go that belong to no user
 */
export async function deleteWhere(
  db: Database,
  table: TableName,
  column: string,
  comparison: '=' | '<',
  value: string | Date,
  ofNobody = false,
): Promise<void> {
  const { ref } = db.dynamic;
  await db
    .deleteFrom(table)
    .where(ref(column), comparison, value as never)
    .$if(ofNobody, (query) => query.where(ref('userId'), 'is', null as never))
    .execute();
}
