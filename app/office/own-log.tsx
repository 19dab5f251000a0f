import { useEffect, useState } from 'react';
import { auditPageLength, getMyLog, type AuditEntry } from '#contract/audit.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { LogTable } from './log-table.tsx';
import styles from './user-list.module.css';

/** The entries so far, and the cursor of the next page: undefined before the first one, null after the last one. */
interface Loaded {
  entries: readonly AuditEntry[];
  next: string | null | undefined;
}

/** What the signed-in person did, the latest first. @param labelledBy the heading that names the table */
export function OwnLog({ labelledBy }: { labelledBy: string }) {
  const [{ entries, next }, setLoaded] = useState<Loaded>({ entries: [], next: undefined });
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const query = { limit: auditPageLength, cursor: next ?? undefined };
        const page = await callEndpoint(getMyLog, undefined, { query });
        if (!isCurrent) return;
        setLoaded({ entries: [...entries, ...page.items], next: page.next });
        setState('ready');
      } catch {
        if (!isCurrent) return;
        setState('failed');
        toast.error('The log could not be loaded.');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [state, entries, next]);

  return (
    <>
      <p className={styles.why}>
        This is what you did in the office, and from which IP address. Nobody can change it. Each entry is
        kept for one year, and only owners see the whole log.
      </p>
      {entries.length > 0 && <LogTable entries={entries} labelledBy={labelledBy} />}
      {state === 'loading' && <Skeleton lines={8} words="Loading the log." />}
      {state === 'failed' && (
        <div className={styles.why}>
          <p>The log could not be loaded.</p>
          <Button onClick={() => setState('loading')}>Try again</Button>
        </div>
      )}
      {state === 'ready' && next !== null && (
        <div className={styles.why}>
          <Button onClick={() => setState('loading')}>Show earlier entries</Button>
        </div>
      )}
    </>
  );
}
