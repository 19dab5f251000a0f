import { applicationsOf, type AnyUser } from '#contract/users/account.ts';
import type { Match } from '#contract/school/office.ts';
import { matchesOf, termsOf } from '#contract/school/user-search.ts';

/** An account that matches a search, and the matching details that its row does not show. */
export interface FoundUser {
  user: AnyUser;
  matches: readonly Match[];
}

/** The accounts that match a search, the newest first; an empty search finds all. */
export function foundUsers(users: readonly AnyUser[], search: string): FoundUser[] {
  const terms = termsOf(search);
  return users
    .flatMap((user) => {
      const matches = matchesOf({ ...user, applications: applicationsOf(user) }, terms);
      return matches === null ? [] : [{ user, matches }];
    })
    .toSorted((a, b) => Date.parse(b.user.createdAt) - Date.parse(a.user.createdAt));
}
