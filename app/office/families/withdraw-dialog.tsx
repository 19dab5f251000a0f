import { useRef } from 'react';
import type { Enrollment } from '#contract/admission.ts';
import { changeApplication, getApplication } from '#contract/office-application.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import { useAction } from './use-action.ts';

interface WithdrawDialogProps {
  /** The application to withdraw; null while the dialog is closed. */
  enrollment: Enrollment | null;
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** Withdraws one child's application, when the family says so. It can be taken back for some seconds. */
export function WithdrawDialog({ enrollment, onClose, onChanged }: WithdrawDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLElement | null>(null);
  const [isBusy, run] = useAction();

  async function undo(id: string, version: number, status: Enrollment['status']) {
    try {
      await callEndpoint(changeApplication, { status }, { params: { id }, version });
    } catch (error) {
      toast.error(messageOf(error));
    }
    await onChanged();
  }

  async function withdraw() {
    if (enrollment === null) return;
    const { _id: id } = enrollment;
    // The pressed button no longer exists, so the focus has to move.
    heading.current = document.getElementById('children');
    const isDone = await run(async () => {
      const { version, status } = await callEndpoint(getApplication, undefined, { params: { id } });
      const values = { params: { id }, version };
      const changed = await callEndpoint(changeApplication, { status: 'withdrawn' }, values);
      toast.action(`${changed.fullName} is withdrawn from ${changed.course}.`, 'Undo', () => {
        void undo(id, changed.version, status);
      });
      return changed.message;
    });
    if (!isDone) return;
    await onChanged();
    onClose();
  }

  return (
    <Dialog
      title="Withdraw this application?"
      isOpen={enrollment !== null}
      onClose={onClose}
      isConfirmation
      initialFocus={cancel}
      finalFocus={heading}
      actions={
        <>
          <Button ref={cancel} onClick={onClose}>
            Keep it
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void withdraw()}>
            Withdraw
          </Button>
        </>
      }
    >
      {enrollment !== null && (
        <DialogDescription>
          <p>
            <b>{enrollment.fullName}</b>, {enrollment.course}
          </p>
          <p>The application closes, and the family may apply again at any time. No mail is sent.</p>
        </DialogDescription>
      )}
    </Dialog>
  );
}
