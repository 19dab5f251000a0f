import { useRef, useState } from 'react';
import { messageOf } from '#app/api-error.ts';
import { toast } from '#app/ui/toast.tsx';

/**
 * Runs one request at a time: a second click while it is under way does nothing.
 * @returns whether it runs, and a function that runs `work` and shows its message, or the error
 */
export function useAction(): [isBusy: boolean, run: (work: () => Promise<string>) => Promise<boolean>] {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  async function run(work: () => Promise<string>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      toast.success(await work());
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return [isBusy, run];
}
