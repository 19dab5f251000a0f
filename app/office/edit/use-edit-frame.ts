import { useEffect, useRef, useState } from 'react';
import { editablesId, editParameter, type ToPreview } from '#contract/site/edit-marks.ts';
import { messageOf } from '#app/api-error.ts';
import { forgetPreview, previewAddress } from '../site/own-preview.ts';

/** The frame that shows a page with its marks, and messages to the script of that page (app/preview/edit.ts). */
export function useEditFrame(page: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** What the page is told as soon as it listens; null while it does. */
  const waiting = useRef<ToPreview[] | null>([]);
  const isRetry = useRef(false);
  /** Counts what was opened, so that a late reply does not replace a later page. */
  const turn = useRef(0);

  function tell(message: ToPreview) {
    if (waiting.current !== null) return void waiting.current.push(message);
    if (message.kind === 'reload') waiting.current = [];
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }

  async function open() {
    setProblem(null);
    waiting.current = [];
    turn.current += 1;
    const own = turn.current;
    try {
      const next = await previewAddress(page);
      if (own === turn.current) setAddress(`${next}&${editParameter}=1`);
    } catch (error) {
      if (own === turn.current) setProblem(messageOf(error));
    }
  }

  /** Handles `onLoad` of the frame. */
  function handleLoad() {
    const marks = frame.current?.contentDocument?.getElementById(editablesId) ?? null;
    if (marks === null) {
      if (isRetry.current) return setProblem('The page could not be shown.');
      // The server keeps only the latest previews of an account.
      isRetry.current = true;
      forgetPreview();
      return void open();
    }
    isRetry.current = false;
    setLoaded(address);
    const messages = waiting.current ?? [];
    waiting.current = null;
    messages.forEach(tell);
  }

  useEffect(() => {
    void open();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  }, [page]);

  return {
    frame,
    address,
    isLoaded: address !== null && loaded === address,
    problem,
    tell,
    open,
    handleLoad,
  };
}
