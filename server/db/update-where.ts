import type { Database } from './connect.ts';
import type { TableName } from './tables.ts';

interface Update {
  set: Readonly<Record<string, string>>;
  /** A column that counts the changes of a row. */
  version?: string | undefined;
  /** By column: the value that the changed rows have. */
  where: Readonly<Record<string, string>>;
  /** Whether only rows change that belong to no user. */
  ofNobody?: boolean | undefined;
}

/** Changes the rows of a table whose columns equal some values. The columns are those of lifecycles. */
export async function updateWhere(
  db: Database,
  table: TableName,
  { set, version, where, ofNobody = false }: Update,
): Promise<void> {
  const { ref } = db.dynamic;
  let query = db.updateTable(table).set(set as never);
  if (version !== undefined)
    query = query.set((eb) => ({ [version]: eb(ref(version), '+', 1 as never) }) as never);
  for (const [column, value] of Object.entries(where)) query = query.where(ref(column), '=', value as never);
  if (ofNobody) query = query.where(ref('userId'), 'is', null as never);
  await query.execute();
}
