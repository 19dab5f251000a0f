import { useRef, useState } from 'react';
import { askPhotoConsents } from '#contract/school/photo-consent.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';

/** Asks all families whether photographs may be shown, after a question: it sends mails. */
export function AskFamilies() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const later = useRef<HTMLButtonElement>(null);

  async function ask() {
    if (isAsking) return;
    setAsking(true);
    try {
      const { message } = await callEndpoint(askPhotoConsents, {});
      setOpen(false);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <button type="button" className={quietLink} onClick={() => setOpen(true)}>
        Ask families about photographs
      </button>
      <Dialog
        title="Ask all families about photographs?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isConfirmation
        initialFocus={later}
        actions={
          <>
            <Button ref={later} onClick={() => setOpen(false)}>
              Not now
            </Button>
            <Button kind="primary" isBusy={isAsking} onClick={() => void ask()}>
              Ask them by email
            </Button>
          </>
        }
      >
        <DialogDescription>
          <p>
            Each family that has not answered yet, or whose answer ends within 30 days, gets one mail with a
            link. Who was asked within a week, or said no, gets none.
          </p>
        </DialogDescription>
      </Dialog>
    </>
  );
}
