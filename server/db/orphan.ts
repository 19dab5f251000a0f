/** Whether an error says that what a row belongs to is gone, its account: PostgreSQL's 23503, SQLite's FOREIGNKEY. */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23503' || errcode === 787;
}
