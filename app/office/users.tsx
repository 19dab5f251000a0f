import { useEffect, useState } from 'react';
import type { User } from '#contract/account.ts';
import type { Enrollment } from '#contract/admission.ts';
import type { Retention } from '#contract/retention.ts';
import { getUsers } from '#contract/office.ts';
import { EnrollmentDialog } from '#app/admission/enrollment-dialog.tsx';
import { callEndpoint } from '#app/api.ts';
import { useSession } from '#app/session.tsx';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { findUsers } from './find-users.ts';
import { NoUsers } from './no-users.tsx';
import { Pager } from './pager.tsx';
import { fetchPendingRetention, RetentionNotice } from './retention-notice.tsx';
import { SearchBar } from './search-bar.tsx';
import { SecondFactorOffer, loadSecondFactorOffer } from './second-factor-offer.tsx';
import { UserTable } from './user-table.tsx';
import styles from './user-list.module.css';

const pageLength = 25;

/** Loads all users on opening (docs/specification.md, section 4), then searches and pages in the browser. */
export function Users() {
  const { user } = useSession();
  const [users, setUsers] = useState<readonly User[] | 'loading' | 'failed'>('loading');
  const [offer, setOffer] = useState<string | null>(null);
  const [pending, setPending] = useState<Retention | null>(null);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<readonly Enrollment[] | null>(null);
  const [userToDelete, setUserToDelete] = useState<User | null>(null);

  useEffect(() => {
    if (users !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        // Together, so that the list does not shift when the offer or the notice appears.
        const [{ message, data }, signedInAt, found] = await Promise.all([
          callEndpoint(getUsers, undefined),
          loadSecondFactorOffer(),
          fetchPendingRetention(),
        ]);
        if (!isCurrent) return;
        setPending(found);
        setOffer(signedInAt);
        setUsers(data);
        toast.success(message);
      } catch {
        if (!isCurrent) return;
        setUsers('failed');
        toast.error('Failed to fetch users');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [users]);

  if (users === 'loading') return <Skeleton lines={8} words="Loading the users." />;
  if (users === 'failed') {
    return (
      <div className={styles.why}>
        <p>The list could not be loaded.</p>
        <Button onClick={() => setUsers('loading')}>Try again</Button>
      </div>
    );
  }

  const found = findUsers(users, words);
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const current = Math.min(page, pages - 1);
  const first = current * pageLength;

  /** Needed after deleting old data, which may include accounts and applications. */
  async function refresh() {
    try {
      setUsers((await callEndpoint(getUsers, undefined)).data);
    } catch {
      setUsers('failed');
    }
  }

  /** Moves the focus to the heading, so that reading starts at the top of the new page. */
  function goToPage(next: number) {
    setPage(next);
    document.getElementById('user-list')?.focus();
  }

  function search(next: string) {
    setWords(next);
    setPage(0);
  }

  return (
    <>
      <RetentionNotice pending={pending} onChange={setPending} onDeleted={refresh} />
      {offer !== null && <SecondFactorOffer signedInAt={offer} />}
      <SearchBar users={users} found={found.length} words={words} onSearch={search} />
      {found.length === 0 ? (
        <NoUsers words={words} onClear={() => search('')} />
      ) : (
        <>
          <UserTable
            found={found.slice(first, first + pageLength)}
            first={first}
            ownId={user?._id}
            labelledBy="user-list"
            onShow={({ enrollments }) => setShown(enrollments)}
            onDelete={setUserToDelete}
          />
          <Pager
            first={first}
            length={pageLength}
            total={found.length}
            current={current}
            pages={pages}
            onTurn={goToPage}
          />
        </>
      )}
      <EnrollmentDialog enrollments={shown} onClose={() => setShown(null)} />
      <DeleteUserDialog user={userToDelete} onClose={() => setUserToDelete(null)} onDeleted={setUsers} />
    </>
  );
}
