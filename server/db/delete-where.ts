import type { Database } from './connect.ts';
import type { TableName } from './tables.ts';

/** Deletes the rows of a table whose column equals a value, or has an earlier time. The columns are those of lifecycles. */
export async function deleteWhere(
  db: Database,
  table: TableName,
  column: string,
  comparison: '=' | '<',
  value: string | Date,
): Promise<void> {
  await db
    .deleteFrom(table)
    .where(db.dynamic.ref(column), comparison, value as never)
    .execute();
}
