import { role, type Role } from '#contract/roles.ts';

/** The role of a user; the one with the fewest rights when the stored text is unknown. */
export function roleOf(user: { role?: string | null | undefined }): Role {
  return role.safeParse(user.role).data ?? 'user';
}
