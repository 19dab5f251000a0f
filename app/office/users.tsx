import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';
import type { Retention } from '#contract/retention.ts';
import type { CourseColours } from '#app/admission/course-style.ts';
import { EnrollmentDialog } from '#app/admission/enrollment-dialog.tsx';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { NoUsers } from './no-users.tsx';
import { Pager } from './pager.tsx';
import { pageLength } from './user-pages.ts';
import { fetchPendingRetention, RetentionNotice } from './retention-notice.tsx';
import { SearchBar } from './search-bar.tsx';
import { SecondFactorOffer, loadSecondFactorOffer } from './second-factor-offer.tsx';
import { useUserPage } from './use-user-page.ts';
import { UserTable } from './user-table.tsx';
import styles from './user-list.module.css';

interface Notices {
  offer: string | null;
  pending: Retention | null;
}

/** Loads the notices above the list; null until both are known. */
function useNotices() {
  const [notices, setNotices] = useState<Notices | null>(null);
  useEffect(() => {
    void Promise.all([loadSecondFactorOffer(), fetchPendingRetention()]).then(([offer, pending]) =>
      setNotices({ offer, pending }),
    );
  }, []);
  return [notices, setNotices] as const;
}

/** The number of the page in the URL, `?page=2`, so that the back button turns pages back. @returns from 0 */
function usePageNumber() {
  const [query, setQuery] = useSearchParams();
  const number = Number(query.get('page') ?? 1);
  const setPage = (page: number, replace: boolean) =>
    setQuery(page === 0 ? {} : { page: String(page + 1) }, { replace });
  return [Number.isSafeInteger(number) && number > 0 ? number - 1 : 0, setPage] as const;
}

/** The list of users. The server searches and pages, because a school may have thousands of families. */
export function Users({ courses }: { courses: CourseColours }) {
  const { user: admin } = useSession();
  const [words, setWords] = useState('');
  const [page, setPage] = usePageNumber();
  const { shown, isBusy, state, reload } = useUserPage(words, page);
  const [notices, setNotices] = useNotices();
  const [enrollments, setEnrollments] = useState<readonly Enrollment[] | null>(null);
  const [userToDelete, setUserToDelete] = useState<User | null>(null);

  if (shown === null && state === 'failed') return <Failure onRetry={reload} />;
  // Together, so that the list does not shift when the offer or the notice appears.
  if (shown === null || notices === null) return <Waiting />;

  /** Moves the focus to the heading, so that reading starts at the top of the new page. */
  function goToPage(next: number) {
    setPage(next, false);
    document.getElementById('user-list')?.focus();
  }

  function search(next: string) {
    setWords(next);
    if (page > 0) setPage(0, true);
  }

  const { items, counts } = shown;
  const first = shown.page * pageLength;
  return (
    <>
      <RetentionNotice
        pending={notices.pending}
        onChange={(pending) => setNotices({ ...notices, pending })}
        onDeleted={reload}
      />
      {notices.offer !== null && <SecondFactorOffer signedInAt={notices.offer} />}
      <SearchBar counts={counts} words={words} onSearch={search} />
      {state === 'failed' && <Failure onRetry={reload} />}
      {state === 'loading' && <Waiting />}
      {state === 'ready' && (
        <div aria-busy={isBusy}>
          {items.length === 0 ? (
            <NoUsers words={shown.search} onClear={() => search('')} />
          ) : (
            <>
              <UserTable
                found={items}
                courses={courses}
                first={first}
                ownId={admin?._id}
                labelledBy="user-list"
                onShow={(user) => setEnrollments(user.enrollments)}
                onDelete={setUserToDelete}
              />
              <Pager
                first={first}
                length={pageLength}
                total={counts.found}
                current={shown.page}
                pages={Math.ceil(counts.found / pageLength)}
                onTurn={goToPage}
              />
            </>
          )}
        </div>
      )}
      <EnrollmentDialog enrollments={enrollments} onClose={() => setEnrollments(null)} />
      <DeleteUserDialog user={userToDelete} onClose={() => setUserToDelete(null)} onDeleted={reload} />
    </>
  );
}

const Waiting = () => <Skeleton lines={8} words="Loading the users." />;

function Failure({ onRetry }: { onRetry: () => void }) {
  /** The pressed button disappears, so the focus has to move. */
  function retry() {
    document.getElementById('user-list')?.focus();
    onRetry();
  }
  return (
    <div className={styles.why}>
      <p>The list could not be loaded.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}
