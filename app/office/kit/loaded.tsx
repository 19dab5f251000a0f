import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { usePageHeading } from './page-heading.ts';

/** What a page says in place of data. */
export interface LoadWords {
  loading: string;
  failed: string;
  /** The words of the toast about a failure, if they are others. */
  toast?: string;
}

interface LoadedProps<Data> {
  /** The query, or what it has in common with one. */
  query: Pick<UseQueryResult<Data>, 'data' | 'isLoadingError'> & { refetch: () => unknown };
  words: LoadWords;
  /** The number of lines that stand for the data while it loads. */
  lines?: number;
  /** Shows the data. What was loaded stays when a later request fails. */
  children: (data: Data) => ReactNode;
}

/** The data of a page, or what stands in its place: it loads, or it could not be loaded. */
export function Loaded<Data>({ query, words, lines = 8, children }: LoadedProps<Data>) {
  const [headingId] = usePageHeading();
  const { data, isLoadingError, refetch } = query;
  if (isLoadingError)
    return (
      <LoadFailure
        words={words.failed}
        toastWords={words.toast}
        headingId={headingId}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <Skeleton lines={lines} words={words.loading} />;
  return children(data);
}
