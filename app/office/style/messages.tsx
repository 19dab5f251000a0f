import { Button, IconButton } from '#app/ui/form/button.tsx';
import dialog from '#app/ui/page/dialog.module.css';
import { DialogPanel } from '#app/ui/page/dialog.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { ToastNote } from '#app/ui/page/toast.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { FormPreview } from './form-preview.tsx';
import styles from './style.module.css';
import { Walls } from './walls.tsx';

/** Toasts, error messages, dialogs and placeholders. */
export function Messages() {
  return (
    <Walls title="Messages">
      {(scheme) => (
        <>
          <h3>Toasts</h3>
          {/* In the hover state, so that their timers are paused. */}
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
          <FormPreview
            name={`${scheme}-summary`}
            errors={
              scheme === 'light'
                ? { 'Full Name': 'Please enter the full name.', Phone: 'Please enter a phone number.' }
                : { 'Full Name': 'x', Phone: 'x', Board: 'x' }
            }
          >
            <ErrorSummary />
          </FormPreview>
          <FormPreview
            name={`${scheme}-alert`}
            errorDisplay="alert"
            errors={{ password: 'Passwords do not match!' }}
          >
            <ErrorSummary />
          </FormPreview>
          <h3>Dialog</h3>
          <DialogPanel
            isConfirmation
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
          </DialogPanel>
          <h3>Waiting</h3>
          <Skeleton lines={3} />
        </>
      )}
    </Walls>
  );
}
