import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { applicationsOf, type AnyUser } from '#contract/users/account.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getUsers } from '#contract/school/office.ts';
import type { Retention } from '#contract/school/retention.ts';
import type { CourseColours } from '#app/admission/course-style.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { useSession } from '#app/session.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { foundUsers } from './found-users.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { EmptySheet } from './kit/empty-sheet.tsx';
import { Loaded } from './kit/loaded.tsx';
import { NothingFound } from './kit/nothing-found.tsx';
import { queryOf, replaceLoaded } from './office-query.tsx';
import { pageCount, Pager } from './kit/pager.tsx';
import { fetchPendingRetention, RetentionNotice } from './retention-notice.tsx';
import { SearchBar } from './search-bar.tsx';
import { SecondFactorOffer, loadSecondFactorOffer } from './second-factor-offer.tsx';
import { UserTable } from './user-table.tsx';

interface Notices {
  offer: string | null;
  pending: Retention | null;
}

const noNotices: Notices = { offer: null, pending: null };

/** The notices above the list. They are loaded when the page opens, and not again, because they would move the list. */
const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async (): Promise<Notices> => {
    const [offer, pending] = await Promise.all([loadSecondFactorOffer(), fetchPendingRetention()]);
    return { offer, pending };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

const usersQuery = queryOf(getUsers);

/** All accounts, with the toast of docs/specification.md, section 7: once when the page opens, not when it loads them again. */
function useUsers() {
  const list = useQuery(usersQuery);
  const isTold = useRef(false);
  const message = list.isFetchedAfterMount && list.isSuccess ? list.data.message : undefined;
  useEffect(() => {
    if (isTold.current || message === undefined) return;
    isTold.current = true;
    toast.success(message);
  }, [message]);
  return list;
}

/** The number of the page in the URL, `?page=2`, so that the back button turns pages back. @returns from 0 */
function usePageNumber() {
  const [query, setQuery] = useSearchParams();
  const number = Number(query.get('page') ?? 1);
  const setPage = (page: number, replace: boolean) =>
    setQuery(page === 0 ? {} : { page: String(page + 1) }, { replace });
  return [Number.isSafeInteger(number) && number > 0 ? number - 1 : 0, setPage] as const;
}

/** The number of users on one page of the list. */
const pageLength = 25;

const noUsers = 'No users found';

const words = {
  loading: 'Loading the users.',
  failed: 'The list could not be loaded.',
  toast: 'Failed to fetch users',
};

/** The list of users. The API sends all of them (docs/specification.md, section 7); search and pages work on what came. */
export function Users({ courses }: { courses: CourseColours }) {
  const { hasOnlySpecifiedCalls } = useSession();
  const client = useQueryClient();
  const list = useUsers();
  const { data: notices = hasOnlySpecifiedCalls ? noNotices : undefined } = useQuery({
    ...noticesQuery,
    enabled: !hasOnlySpecifiedCalls,
  });
  // Together, so that the list does not shift when the offer or the notice appears.
  const loaded = list.data && notices && { users: list.data.data, notices };
  const { isLoadingError, refetch } = list;
  return (
    <Loaded query={{ data: loaded, isLoadingError, refetch }} words={words}>
      {({ users, notices: { offer, pending } }) => (
        <>
          <RetentionNotice
            pending={pending}
            onChange={(next) => client.setQueryData(noticesQuery.queryKey, { offer, pending: next })}
            onDeleted={() => void refetch()}
          />
          {offer !== null && <SecondFactorOffer signedInAt={offer} />}
          <UserPages users={users} courses={courses} />
        </>
      )}
    </Loaded>
  );
}

/** The users that a search finds, page by page, and what can be done with each. */
function UserPages({ users, courses }: { users: readonly AnyUser[]; courses: CourseColours }) {
  const { user: admin } = useSession();
  const [searchWords, setSearchWords] = useState('');
  // Typing stays fluent, however many users there are.
  const searched = useDeferredValue(searchWords);
  const [page, setPage] = usePageNumber();
  const client = useQueryClient();
  const [shownUser, setShownUser] = useState<AnyUser | null>(null);
  const [userToDelete, setUserToDelete] = useState<AnyUser | null>(null);
  const found = useMemo(() => foundUsers(users, searched), [users, searched]);

  function search(next: string) {
    setSearchWords(next);
    if (page > 0) setPage(0, true);
  }

  const current = Math.min(page, pageCount(found.length, pageLength) - 1);
  const first = current * pageLength;
  const enrolled = users.filter((user) => applicationsOf(user).length > 0).length;
  return (
    <>
      <SearchBar
        counts={{ found: found.length, users: users.length, enrolled }}
        words={searchWords}
        onSearch={search}
      />
      <div aria-busy={searched !== searchWords}>
        {found.length === 0 && searched.trim() === '' ? (
          <EmptySheet title={noUsers} />
        ) : found.length === 0 ? (
          <NothingFound title={noUsers} words={searched.trim()} onClear={() => search('')} />
        ) : (
          <>
            <UserTable
              found={found.slice(first, first + pageLength)}
              courses={courses}
              first={first}
              ownId={admin?._id}
              onShow={setShownUser}
              onDelete={setUserToDelete}
            />
            <Pager
              length={pageLength}
              total={found.length}
              current={current}
              onTurn={(next) => setPage(next, false)}
            />
          </>
        )}
      </div>
      <ApplicationDialog
        applications={shownUser === null ? null : applicationsOf(shownUser)}
        onClose={() => setShownUser(null)}
      />
      <DeleteUserDialog
        user={userToDelete}
        onClose={() => setUserToDelete(null)}
        onDeleted={(data) =>
          replaceLoaded<ReplyOf<typeof getUsers>>(client, usersQuery.queryKey, ({ message }) => ({
            message,
            data,
          }))
        }
      />
    </>
  );
}
