import { auditPageLength, getMyLog } from '#contract/school/audit.ts';
import { callEndpoint } from '#app/api.ts';
import { OfficeList } from './kit/office-list.tsx';
import { pagesQuery, useOfficeList } from './kit/use-office-list.ts';
import { LogTable, logWords } from './log-table.tsx';
import styles from './log.module.css';

const ownLogQuery = pagesQuery({
  queryKey: [getMyLog.path],
  limit: auditPageLength,
  load: (query) => callEndpoint(getMyLog, undefined, { query }),
});

/** What the signed-in person did, the latest first.*/
export function OwnLog() {
  const list = useOfficeList(ownLogQuery, logWords);
  return (
    <OfficeList
      list={list}
      moreWords="Show earlier entries"
      none={<p className={styles.reason}>You have done nothing in the office yet.</p>}
    >
      {(entries) => (
        <>
          <p className={styles.reason}>
            This is what you did in the office, and from which IP address. Nobody can change it. Each entry is
            kept for one year. Owners see the whole log.
          </p>
          <LogTable entries={entries} />
        </>
      )}
    </OfficeList>
  );
}
