import { useEffect } from 'react';
import type { AnyUser } from '#contract/users/account.ts';

let id: string | undefined;

/** The id of the user as whom this page sends its requests; undefined on pages that anybody uses. */
export const expectedUser = (): string | undefined => id;

/**
 * Sends the requests of a page only as this user: the server refuses them when somebody else has signed in in another tab meanwhile, so that nothing
 * is stored under a wrong name. A backend that knows no roles knows no such header either.
 */
export function useExpectedUser(user: AnyUser | null): void {
  const own = user?.role === undefined ? undefined : user._id;
  useEffect(() => {
    id = own;
    return () => {
      id = undefined;
    };
  }, [own]);
}
