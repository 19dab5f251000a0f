import { useInfiniteQuery } from '@tanstack/react-query';
import { auditPageLength, getMyLog } from '#contract/school/audit.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LogTable } from './log-table.tsx';
import styles from './user-list.module.css';

/** What the signed-in person did, the latest first. @param headingId the heading that names the table */
export function OwnLog({ headingId }: { headingId: string }) {
  const log = useInfiniteQuery({
    queryKey: [getMyLog.path],
    queryFn: ({ pageParam }) =>
      callEndpoint(getMyLog, undefined, {
        query: { limit: auditPageLength, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

  if (log.isPending) return <Skeleton lines={8} words="Loading the log." />;
  if (log.data === undefined) {
    return (
      <LoadFailure
        words="The log could not be loaded."
        headingId={headingId}
        onRetry={() => void log.refetch()}
      />
    );
  }

  async function loadMore() {
    const { isError } = await log.fetchNextPage();
    if (isError) toast.error('The log could not be loaded.');
  }

  const entries = log.data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <p className={styles.reason}>You have done nothing in the office yet.</p>;
  return (
    <>
      <p className={styles.reason}>
        This is what you did in the office, and from which IP address. Nobody can change it. Each entry is
        kept for one year. Owners see the whole log.
      </p>
      <LogTable entries={entries} labelledBy={headingId} />
      {log.hasNextPage && (
        <div className={styles.reason}>
          <Button isBusy={log.isFetchingNextPage} onClick={() => void loadMore()}>
            Show earlier entries
          </Button>
        </div>
      )}
    </>
  );
}
