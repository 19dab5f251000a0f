import { useRef } from 'react';
import { applicationsOf, type AnyUser } from '#contract/users/account.ts';
import { deleteUser } from '#contract/school/office.ts';
import { callEndpoint } from '#app/api.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { AccountQuestion } from './kit/account-question.tsx';
import { usePageHeading } from './kit/page-heading.ts';

interface DeleteUserDialogProps {
  /** The user to delete; null while the dialog is closed. */
  user: AnyUser | null;
  onClose: () => void;
  onDeleted: (remaining: AnyUser[]) => Promise<void>;
}

/** Asks for confirmation before an account is deleted. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const [headingId] = usePageHeading();
  const heading = useRef<HTMLElement | null>(null);

  async function erase() {
    if (user === null) return;
    const { message, data } = await callEndpoint(deleteUser, undefined, { params: { id: user._id } });
    // The pressed button no longer exists, so the focus has to move.
    heading.current = document.getElementById(headingId);
    await onDeleted(data);
    toast.success(message);
  }

  return (
    <DeletionDialog
      title="Delete this user?"
      confirmLabel="Delete user"
      cancelLabel="Keep user"
      isOpen={user !== null}
      onClose={onClose}
      erase={erase}
      finalFocus={heading}
    >
      {user !== null && (
        <AccountQuestion account={user}>
          The account{applicationWords(user)} will be deleted. This cannot be undone.
        </AccountQuestion>
      )}
    </DeletionDialog>
  );
}

function applicationWords(user: AnyUser): string {
  const applications = applicationsOf(user);
  if (applications.length === 0) return '';
  if (applications.length === 1)
    return ` and its application (${applications[0]?.fullName}, ${applications[0]?.course})`;
  return ` and its ${applications.length} applications`;
}
