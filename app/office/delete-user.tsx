import { useRef, useState } from 'react';
import type { User } from '#contract/account.ts';
import { deleteUser } from '#contract/office.ts';
import { isPasswordWanted, PasswordAgain } from '#app/account/password-again.tsx';
import { messageOf, send } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './delete-user.module.css';

interface DeleteUserProps {
  /** Whom the question is about; null while nothing is asked. */
  user: User | null;
  onClose: () => void;
  onDeleted: (left: readonly User[]) => void;
}

/** Asks before an account is erased; the focus is on the answer that changes nothing. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const [isBusy, setBusy] = useState(false);
  const [isPasswordAsked, setPasswordAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLElement | null>(null);

  function close() {
    setPasswordAsked(false);
    onClose();
  }

  async function erase({ _id }: User) {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message, data } = await send(deleteUser, undefined, { id: _id });
      // The button that asked is gone with its row.
      heading.current = document.getElementById('user-list');
      onDeleted(data);
      toast.success(message);
      close();
    } catch (error) {
      if (isPasswordWanted(error)) setPasswordAsked(true);
      else toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const question = user !== null && (
    <DialogDescription>
      <p className={styles.who}>
        <b>{user.fullName}</b>
        <br />
        {user.userEmail}
      </p>
      <p className={styles.what}>
        Their account{applicationsOf(user)} {user.enrollments.length === 0 ? 'is' : 'are'} erased. This cannot
        be undone.
      </p>
    </DialogDescription>
  );

  return (
    <Dialog
      title="Delete this user?"
      isOpen={user !== null}
      onClose={close}
      isQuestion
      initialFocus={keep}
      finalFocus={heading}
      actions={
        isPasswordAsked ? undefined : (
          <>
            <Button ref={keep} onClick={close}>
              Keep user
            </Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => user !== null && void erase(user)}>
              Delete user
            </Button>
          </>
        )
      }
    >
      {isPasswordAsked && user !== null ? (
        <PasswordAgain
          goOn="Delete user"
          stop="Keep user"
          kind="danger"
          onStop={close}
          onConfirmed={() => erase(user)}
        >
          {question}
        </PasswordAgain>
      ) : (
        question
      )}
    </Dialog>
  );
}

function applicationsOf({ enrollments }: User): string {
  if (enrollments.length === 0) return '';
  if (enrollments.length === 1) return ` and one application (${enrollments[0]?.course})`;
  return ` and ${enrollments.length} applications`;
}
