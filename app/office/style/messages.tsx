import { Button, IconButton } from '#app/ui/button.tsx';
import dialog from '#app/ui/dialog.module.css';
import { DialogSheet } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { ToastNote } from '#app/ui/toast.tsx';
import { Waiting } from '#app/ui/waiting.tsx';
import { StillForm } from './still-form.tsx';
import styles from './style.module.css';
import { Walls } from './walls.tsx';

/** What the site says. */
export function Messages() {
  return (
    <Walls title="Messages">
      {(scheme) => (
        <>
          <h3>Toasts</h3>
          {/* Hovered, so that their time stands still. */}
          <div className={styles.toasts} data-shown="hover">
            <ToastNote toast={{ id: -1, kind: 'success', text: 'OTP sent succesfully!' }} />
            <ToastNote toast={{ id: -2, kind: 'error', text: 'Something went wrong. Please try again.' }} />
            <ToastNote
              toast={{
                id: -3,
                kind: 'action',
                text: 'Your answers are kept.',
                action: { label: 'Continue your application', run() {} },
              }}
            />
          </div>
          <h3>A form that needs another look</h3>
          <StillForm
            name={`${scheme}-summary`}
            errors={
              scheme === 'light'
                ? { 'Full Name': 'Please enter the full name.', Phone: 'Please enter a phone number.' }
                : { 'Full Name': 'x', Phone: 'x', Board: 'x' }
            }
          >
            <ErrorSummary />
          </StillForm>
          <StillForm
            name={`${scheme}-alert`}
            errorsAs="alert"
            errors={{ password: 'Passwords do not match!' }}
          >
            <ErrorSummary />
          </StillForm>
          <h3>Dialog</h3>
          <DialogSheet
            isQuestion
            heading={<h4 className={dialog.title}>Delete this user?</h4>}
            close={<IconButton icon="close" label="Close" />}
            actions={
              <>
                <span data-shown="focus">
                  <Button>Keep user</Button>
                </span>
                <Button kind="danger">Delete user</Button>
              </>
            }
          >
            <p>The account and its 2 applications will be deleted. This cannot be undone.</p>
          </DialogSheet>
          <h3>Waiting</h3>
          <Waiting lines={3} />
        </>
      )}
    </Walls>
  );
}
