import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { actionRow } from './actions.tsx';
import styles from '../load-failure.module.css';

interface LoadedPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isLoadingError'> & { refetch: () => unknown };
  /** Said while it loads. */
  loading: string;
  /** The number of lines that stand for the data while it loads. */
  lines: number;
  /** Said when it could not be loaded, in place of the reason. */
  failed?: string;
  /** Beside the button that tries again. */
  wayBack?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The data of a part of a page. A failure is said in its place: the rest of the page can be used without it. */
export function LoadedPart<Data>(props: LoadedPartProps<Data>) {
  const { query, loading, lines, failed, wayBack, children } = props;
  const { data, error, isLoadingError, refetch } = query;
  if (isLoadingError)
    return (
      <div className={styles.failure}>
        <p role="alert">{failed ?? messageOf(error)}</p>
        <p className={actionRow}>
          <Button onClick={() => void refetch()}>Try again</Button>
          {wayBack}
        </p>
      </div>
    );
  if (data === undefined) return <Skeleton lines={lines} words={loading} />;
  return children(data);
}
