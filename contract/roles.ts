import * as z from 'zod/mini';

/**
 * The roles of users: a family, a teacher (inbox and families of the office), and the owner of the school, whose role
 * is 'admin' (docs/specification.md, section 6).
 */
export const role = z.enum(['user', 'teacher', 'admin']);
export type Role = z.output<typeof role>;

/** The role of a stored user; the one with the fewest rights when the text is unknown. */
export const roleOf = (user: { role?: string | null | undefined }): Role =>
  role.safeParse(user.role).data ?? 'user';

/** The callers that a page or an endpoint may ask for. `office` is a teacher or the owner, `admin` only the owner. */
export type Access = 'anyone' | 'user' | 'office' | 'admin';

/** Whether a user works in the office. */
export const isOfficeRole = (value: Role): boolean => value !== 'user';

/** Whether a user with this role may use a page or an endpoint. */
export function mayUse(access: Access, value: Role): boolean {
  if (access === 'admin') return value === 'admin';
  return access !== 'office' || isOfficeRole(value);
}
