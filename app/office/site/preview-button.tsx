import { useState } from 'react';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { previewAddress } from './own-preview.ts';

interface PreviewButtonProps {
  path: string;
  /** Shows the page as on that day, yyyy-mm-dd, in the place of the drafts. */
  day?: string;
  save?: () => Promise<boolean>;
  /** Of a line in a menu; without it, it is a button with drawn lines. */
  className?: string;
}

/** Leads to a page with the words that are not published yet. The way back is that of the browser. */
export function PreviewButton({ path, day, save, className }: PreviewButtonProps) {
  const [isBusy, setBusy] = useState(false);

  async function open() {
    if (isBusy) return;
    setBusy(true);
    try {
      if (save === undefined || (await save())) location.assign(await previewAddress(path, day));
      else toast.error('Please wait until the draft is saved.');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  const words = day === undefined ? 'Preview' : 'Preview of that day';
  if (className !== undefined)
    return (
      <button type="button" className={className} aria-busy={isBusy || undefined} onClick={() => void open()}>
        {words}
      </button>
    );
  return (
    <Button isBusy={isBusy} onClick={() => void open()}>
      {words}
    </Button>
  );
}
