import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyUser } from '#contract/account.ts';
import { getUsers } from '#contract/office.ts';
import { callEndpoint } from '#app/api.ts';
import { toast } from '#app/ui/toast.tsx';

/** The accounts, or the state of the request for them. */
type UserList = readonly AnyUser[] | 'loading' | 'failed';

/**
 * Loads all accounts when the page opens, with the toasts of docs/specification.md, sections 7 and 8.
 * @returns the list, a function that replaces it after a deletion, and one that loads it again and keeps it meanwhile
 */
export function useUserList(): [
  users: UserList,
  replace: (users: readonly AnyUser[]) => void,
  reload: () => void,
] {
  const [users, setUsers] = useState<UserList>('loading');
  const isPageOpen = useRef(true);

  const load = useCallback(async () => {
    try {
      const { message, data } = await callEndpoint(getUsers, undefined);
      if (!isPageOpen.current) return;
      setUsers(data);
      toast.success(message);
    } catch {
      if (!isPageOpen.current) return;
      setUsers('failed');
      toast.error('Failed to fetch users');
    }
  }, []);

  useEffect(() => {
    isPageOpen.current = true;
    void load();
    return () => {
      isPageOpen.current = false;
    };
  }, [load]);

  const reload = useCallback(() => {
    setUsers((shown) => (shown === 'failed' ? 'loading' : shown));
    void load();
  }, [load]);
  return [users, setUsers, reload];
}
