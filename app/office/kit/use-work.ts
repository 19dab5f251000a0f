import { useRef, useState } from 'react';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/page/toast.tsx';

/**
 * Runs what a button starts, one at a time: a second press while it runs does nothing. A failure is a toast.
 * @returns the name of the work that runs, and a function that starts some
 */
export function useWork<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null);
  // Known at once, before the page is drawn again.
  const isRunning = useRef(false);

  async function run(name: Name, work: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(name);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }

  return [busy, run] as const;
}
