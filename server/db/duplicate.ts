/** Whether an error is a violation of a unique constraint: PostgreSQL 23505, SQLite UNIQUE and PRIMARYKEY. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}
