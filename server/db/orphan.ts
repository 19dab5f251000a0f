/**
 * Whether an error is a violation of a foreign key, because the user of a row was deleted: PostgreSQL 23503, SQLite
 * FOREIGNKEY.
 */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23503' || errcode === 787;
}
