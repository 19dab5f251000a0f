// Dense and quiet: the office's one table.
import { Link } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Waiting } from '#app/ui/waiting.tsx';
import easel from '#app/textures/easel.svg';
import { Users } from './users.tsx';
import styles from './user-list.module.css';

export const meta = metaOf('/admin');

export default function UserList() {
  return (
    <div className={styles.page}>
      <h1 id="user-list" tabIndex={-1}>
        User List
      </h1>
      <NeedsScript what="This list" />
      <ForTheOffice />
    </div>
  );
}

/** The list for who may see it; for others why not, and a way on. */
function ForTheOffice() {
  const { user, isKnown } = useSession();
  if (!isKnown) return <Waiting lines={5} />;
  if (user?.role === 'admin') return <Users />;
  return (
    <Sheet className={`${styles.none} ${styles.closed}`}>
      <img src={easel} width="180" height="120" alt="" />
      {user === null ? (
        <p>
          This list is for the school’s office. If that is you, please <Link to="/login">sign in</Link> first.
        </p>
      ) : (
        <p>
          This list is for the school’s office, and {user.userEmail} is not one of its accounts. To use
          another one, log out in your <Link to="/profile">profile</Link>.
        </p>
      )}
    </Sheet>
  );
}
