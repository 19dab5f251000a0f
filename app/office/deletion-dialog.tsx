import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { isPasswordRequired, PasswordConfirmation } from '#app/account/password-confirmation.tsx';
import { messageOf } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';

interface DeletionDialogProps {
  title: string;
  /** The words of the two answers. */
  confirmLabel: string;
  cancelLabel: string;
  isOpen: boolean;
  onClose: () => void;
  /** Deletes; may be called again after the password was given. */
  erase: () => Promise<void>;
  /** After a failure that asks for no password and has been shown. */
  onFailed?: (error: unknown) => void;
  /** Takes the focus when the dialog closes; null: what had it before. */
  finalFocus: RefObject<HTMLElement | null>;
  /** What is deleted. */
  children: ReactNode;
}

/**
 * Asks before something is deleted for good; the focus is on the answer that changes nothing. Where the server wants the password
 * again, it is asked for in the same place.
 */
export function DeletionDialog(props: DeletionDialogProps) {
  const { title, confirmLabel, cancelLabel, isOpen, onClose, erase, onFailed, finalFocus, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [isConfirmationOpen, setConfirmationOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

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
      initialFocus={keep}
      finalFocus={finalFocus}
      actions={
        isConfirmationOpen ? undefined : (
          <>
            <Button ref={keep} onClick={close}>
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
