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
import { DeleteUser } from './delete-user.tsx';
import { findUsers } from './find-users.ts';
import { NoUsers } from './no-users.tsx';
import { Pager } from './pager.tsx';
import { findWaiting, RetentionNotice } from './retention-notice.tsx';
import { SearchBar } from './search-bar.tsx';
import { SecondFactorOffer, secondFactorOffer } from './second-factor-offer.tsx';
import { UserTable } from './user-table.tsx';
import styles from './user-list.module.css';

const pageLength = 25;

/** Loads all users on opening (docs/specification.md, section 4), then searches and pages in the browser. */
export function Users() {
  const { user } = useSession();
  const [users, setUsers] = useState<readonly User[] | 'loading' | 'failed'>('loading');
  const [offer, setOffer] = useState<string | null>(null);
  const [waiting, setWaiting] = useState<Retention | null>(null);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<readonly Enrollment[] | null>(null);
  const [doomed, setDoomed] = useState<User | null>(null);

  useEffect(() => {
    if (users !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        // All at once, so that the list does not move when the offer or the notice comes.
        const [{ message, data }, signedInAt, found] = await Promise.all([
          callEndpoint(getUsers, undefined),
          secondFactorOffer(),
          findWaiting(),
        ]);
        if (!isCurrent) return;
        setWaiting(found);
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

  /** After old data was deleted: accounts and applications may be among it. */
  async function refresh() {
    try {
      setUsers((await callEndpoint(getUsers, undefined)).data);
    } catch {
      setUsers('failed');
    }
  }

  /** Another page of the list is read from its top. */
  function turn(next: number) {
    setPage(next);
    document.getElementById('user-list')?.focus();
  }

  function search(next: string) {
    setWords(next);
    setPage(0);
  }

  return (
    <>
      <RetentionNotice waiting={waiting} onChange={setWaiting} onDeleted={refresh} />
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
            onDelete={setDoomed}
          />
          <Pager
            first={first}
            length={pageLength}
            total={found.length}
            current={current}
            pages={pages}
            onTurn={turn}
          />
        </>
      )}
      <EnrollmentDialog enrollments={shown} onClose={() => setShown(null)} />
      <DeleteUser user={doomed} onClose={() => setDoomed(null)} onDeleted={setUsers} />
    </>
  );
}
