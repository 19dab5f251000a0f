import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { isPasswordRequired, PasswordConfirmation } from '#app/account/password-confirmation.tsx';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';

interface DeletionDialogProps {
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Deletes. It is called again after the user entered the password. */
  erase: () => Promise<void>;
  /** Called after the dialog has shown an error, except when the server asks for the password. */
  onFailed?: (error: unknown) => void;
  /** Gets the focus when the dialog closes; null: the element that had it before. */
  finalFocus: RefObject<HTMLElement | null>;
  /** What is deleted. */
  children: ReactNode;
}

/**
 * Asks for confirmation before data is deleted. The focus is on the button that changes nothing. If the server asks for the
 * password, the dialog shows a field for it.
 */
export function DeletionDialog(props: DeletionDialogProps) {
  const { title, confirmLabel, cancelLabel, isOpen, onClose, erase, onFailed, finalFocus, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);

  function close() {
    setConfirmationOpen(false);
    onClose();
  }

  async function run() {
    if (isBusy) return;
    setBusy(true);
    try {
      await erase();
      close();
    } catch (error) {
      if (isPasswordRequired(error)) {
        setConfirmationOpen(true);
        return;
      }
      toast.error(messageOf(error));
      onFailed?.(error);
    } finally {
      setBusy(false);
    }
  }

  const question = <DialogDescription>{children}</DialogDescription>;
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      isConfirmation
      initialFocus={cancelButton}
      finalFocus={finalFocus}
      actions={
        isConfirmationOpen ? undefined : (
          <>
            <Button ref={cancelButton} onClick={close}>
              {cancelLabel}
            </Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => void run()}>
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {isConfirmationOpen && isOpen ? (
        <PasswordConfirmation
          confirmLabel={confirmLabel}
          cancelLabel={cancelLabel}
          kind="danger"
          onCancel={close}
          onConfirmed={run}
        >
          {question}
        </PasswordConfirmation>
      ) : (
        isOpen && question
      )}
    </Dialog>
  );
}
