import { useState } from 'react';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { previewAddress } from './own-preview.ts';

/** Leads to a page with the words that are not published yet. The way back is that of the browser. */
export function PreviewButton({ path, save }: { path: string; save?: () => Promise<boolean> }) {
  const [isBusy, setBusy] = useState(false);

  async function open() {
    if (isBusy) return;
    setBusy(true);
    try {
      if (save === undefined || (await save())) location.assign(await previewAddress(path));
      else toast.error('Please wait until the draft is saved.');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button isBusy={isBusy} onClick={() => void open()}>
      Preview
    </Button>
  );
}
