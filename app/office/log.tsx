// The audit log of what was done in the office, the latest first.
import { useEffect, useState } from 'react';
import { auditPageLength, getAuditLog } from '#contract/audit.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Route } from './+types/log';
import { LogTable } from './log-table.tsx';
import { OfficePage } from './office-page.tsx';
import { OwnLog } from './own-log.tsx';
import { Pager } from './pager.tsx';
import styles from './user-list.module.css';

export const meta = metaOf('/office/log');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/log') });

const headingId = 'audit-log';

export default function LogPage() {
  return (
    <OfficePage title="Audit Log" headingId={headingId} feature="This log" access="office">
      <Log />
    </OfficePage>
  );
}

/** The whole log for owners; teachers see what they did themselves. */
function Log() {
  const { user } = useSession();
  return user?.role === 'admin' ? <WholeLog /> : <OwnLog labelledBy={headingId} />;
}

function WholeLog() {
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<ReplyOf<typeof getAuditLog> | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (found !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const reply = await callEndpoint(getAuditLog, undefined, { params: { page: page + 1 } });
        if (isCurrent) setFound(reply);
      } catch {
        if (!isCurrent) return;
        setFound('failed');
        toast.error('The log could not be loaded.');
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [found, page]);

  if (found === 'loading') return <Skeleton lines={8} words="Loading the log." />;
  if (found === 'failed') {
    return (
      <div className={styles.why}>
        <p>The log could not be loaded.</p>
        <Button onClick={() => setFound('loading')}>Try again</Button>
      </div>
    );
  }
  if (found.total === 0) return <p className={styles.why}>Nothing has been done in the office yet.</p>;

  /** Moves the focus to the heading, so that reading starts at the top of the new page. */
  function goToPage(next: number) {
    setPage(next);
    setFound('loading');
    document.getElementById(headingId)?.focus();
  }

  return (
    <>
      <p className={styles.why}>
        This log shows who did what in the office, and from which IP address. Nobody can change it. Each entry
        is kept for one year.
      </p>
      <LogTable entries={found.entries} labelledBy={headingId} />
      <Pager
        first={page * auditPageLength}
        length={auditPageLength}
        total={found.total}
        current={page}
        pages={Math.max(1, Math.ceil(found.total / auditPageLength))}
        onTurn={goToPage}
      />
    </>
  );
}
