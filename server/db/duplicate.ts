/** Whether an error says that a unique constraint was hit: PostgreSQL's 23505, SQLite's UNIQUE and PRIMARYKEY. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}
