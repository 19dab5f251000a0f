import { useState } from 'react';
import { Link } from '#app/ui/text/page-link.tsx';
import { applicationsOf, type AnyUser } from '#contract/users/account.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { messageOf } from '#app/api-error.ts';
import { Button, IconButton } from '#app/ui/form/button.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './profile.module.css';

/** An email address that may wrap only before its @. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** The signed-in user's details with the log-out button (docs/specification.md, section 2, Profile). */
export function ProfileCard({ user, onLogout }: { user: AnyUser; onLogout: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { fullName, userEmail, enrollmentData, createdAt, updatedAt, role } = user;

  async function logout() {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await onLogout();
    } catch (error) {
      toast.error(messageOf(error));
      setLeaving(false);
    }
  }

  return (
    <>
      <h1>{fullName || 'User Profile'}</h1>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>{userEmail === '' ? 'N/A' : <Address email={userEmail} />}</dd>
        </div>
        <div>
          <dt>Plan</dt>
          <dd>
            {enrollmentData?.course ?? 'Not assigned'}
            {enrollmentData !== null && (
              <IconButton icon="eye" label="Show enrollment data" onClick={() => setOpen(true)} />
            )}
          </dd>
        </div>
        <div>
          <dt>Account Created</dt>
          <dd>
            <Timestamp iso={createdAt} />
          </dd>
        </div>
        <div>
          <dt>Last Updated</dt>
          <dd>
            <Timestamp iso={updatedAt} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button isBusy={isLeaving} onClick={() => void logout()}>
          Logout
        </Button>
        {role === 'admin' && (
          <Link className={quietLink} to="/admin">
            User List
          </Link>
        )}
      </div>
      <ApplicationDialog applications={isOpen ? applicationsOf(user) : null} onClose={() => setOpen(false)} />
    </>
  );
}
