import { useRef, useState } from 'react';
import { exportFileName } from '#contract/export-file-name.ts';
import { erasure, profileChange, updateMe, type User } from '#contract/users/account.ts';
import { keptAfterErasure } from '#contract/school/kept-after-erasure.ts';
import { deleteMe, exportMe } from '#contract/school/my-data.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { useSchool } from '#app/school.ts';
import { useSession } from '#app/session.tsx';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { MoreLink, quietLink } from '#app/ui/text/link.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { ChangeEmail } from './change-email.tsx';
import { isPasswordRequired, PasswordConfirmationDialog } from './password-confirmation.tsx';
import { saveFile } from './save-file.ts';
import styles from './profile.module.css';

/** Lets users change their name, export their data and delete their account (docs/decisions/0033-pages-for-visitors.md). */
export function MyData({ user, onErased }: { user: User; onErased: () => Promise<void> }) {
  const { updateUser } = useSession();
  const { name } = useSchool();
  const [isDeleteOpen, setDeleteOpen] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);

  async function rename({ fullName }: { fullName: string }) {
    const { message, user: changed } = await callEndpoint(updateMe, { fullName });
    updateUser(changed);
    toast.success(message);
  }

  async function exportData() {
    if (isExporting) return;
    setExporting(true);
    try {
      saveFile(exportFileName(name), JSON.stringify(await callEndpoint(exportMe, undefined), null, 2));
      setConfirmationOpen(false);
    } catch (error) {
      if (isPasswordRequired(error)) setConfirmationOpen(true);
      else toast.error(messageOf(error));
    } finally {
      setExporting(false);
    }
  }

  async function erase(values: { password: string }) {
    const { message } = await callEndpoint(deleteMe, values);
    toast.success(message);
    await onErased();
  }

  return (
    <section className={styles.data} aria-labelledby="my-data">
      <h2 id="my-data">My data</h2>
      <Form className={styles.name} schema={profileChange} onSubmit={rename}>
        <TextField
          key={user.fullName}
          name="fullName"
          label="Full Name"
          autoComplete="name"
          defaultValue={user.fullName}
          required
        />
        <SubmitButton kind="ruled" busyLabel="Saving the name…">
          Save name
        </SubmitButton>
      </Form>
      <p className={styles.all}>
        <ChangeEmail user={user} />
      </p>
      <p className={styles.all}>
        <MoreLink to="/profile/data">See everything we store about you</MoreLink>
      </p>
      <div className={styles.actions}>
        <Button isBusy={isExporting} onClick={() => void exportData()}>
          Export my data
        </Button>
        <button type="button" className={quietLink} onClick={() => setDeleteOpen(true)}>
          Delete my account
        </button>
      </div>
      <PasswordConfirmationDialog
        isOpen={isConfirmationOpen}
        confirmLabel="Export my data"
        onClose={() => setConfirmationOpen(false)}
        onConfirmed={exportData}
      />
      <DeleteAccountDialog isOpen={isDeleteOpen} onClose={() => setDeleteOpen(false)} onErase={erase} />
    </section>
  );
}

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onErase: (values: { password: string }) => Promise<void>;
}

function DeleteAccountDialog({ isOpen, onClose, onErase }: DeleteAccountDialogProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Delete my account?"
      isOpen={isOpen}
      onClose={onClose}
      isConfirmation
      initialFocus={keepButton}
    >
      <Form className={styles.erase} schema={erasure} onSubmit={onErase}>
        <DialogDescription>
          <p>This deletes your account and all its applications. It cannot be undone.</p>
        </DialogDescription>
        <details className={styles.kept}>
          <summary>
            What is not deleted <Icon name="down" />
          </summary>
          <ul>
            {keptAfterErasure.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
        <ErrorSummary />
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <div className={styles.answers}>
          <Button ref={keepButton} onClick={onClose}>
            Keep account
          </Button>
          <SubmitButton kind="danger" busyLabel="Deleting the account…">
            Delete account
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
