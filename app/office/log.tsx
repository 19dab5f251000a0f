// What was done in the office, the latest first: owners see all of it, teachers what they did themselves.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { auditPageLength, getAuditLog } from '#contract/school/audit.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { pageMetaOf } from '#app/site-context.ts';
import { officeHandle } from './shell/office-handle.ts';
import type { Route } from './+types/log';
import { Loaded } from './kit/loaded.tsx';
import { LogTable, logWords } from './log-table.tsx';
import { OfficePage } from './office-page.tsx';
import { queryOf } from './office-query.tsx';
import { OwnLog } from './own-log.tsx';
import { Pager } from './kit/pager.tsx';
import styles from './log.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/log');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/log') });

export default function Log() {
  return (
    <OfficePage title="Audit Log" headingId="audit-log" feature="This log" access="office">
      <Entries />
    </OfficePage>
  );
}

function Entries() {
  const { user } = useSession();
  return user?.role === 'admin' ? <AllEntries /> : <OwnLog />;
}

function AllEntries() {
  const [page, setPage] = useState(0);
  const log = useQuery({
    ...queryOf(getAuditLog, { params: { page: page + 1 } }),
    // The page in view stays until the next one is there.
    placeholderData: keepPreviousData,
  });

  return (
    <Loaded query={log} words={logWords}>
      {({ entries, total }) =>
        total === 0 ? (
          <p className={styles.reason}>Nothing has been done in the office yet.</p>
        ) : (
          <>
            <p className={styles.reason}>
              This log shows who did what in the office, and from which IP address. Nobody can change it. Each
              entry is kept for one year.
            </p>
            <div aria-busy={log.isPlaceholderData}>
              <LogTable entries={entries} />
            </div>
            <Pager length={auditPageLength} total={total} current={page} onTurn={setPage} />
          </>
        )
      }
    </Loaded>
  );
}
