import { useQuery, type QueryKey, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { ApiError } from '#app/api-error.ts';

/** One thing of the office as far as it is loaded. */
interface OfficeDetail<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isLoadingError' | 'refetch'>;
  /** What is shown; undefined while it loads, and when it cannot be loaded or is gone. */
  shown: Data | undefined;
  /** Whether it does not exist, or no longer: what was loaded of it must not be shown. */
  isGone: boolean;
}

/** Loads one thing that the address of a page names. */
export function useOfficeDetail<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
): OfficeDetail<Data> {
  const query = useQuery(options);
  const { data, error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  return { query, shown: isGone ? undefined : data, isGone };
}

/**
 * The present state of something that somebody else has changed meanwhile, out of the failure of a change of an earlier version.
 * @param error of a request with a version (docs/api.md)
 * @param reply the schema of the state
 * @returns undefined after any other failure
 */
export const stateAfterConflict = <State extends z.ZodMiniType>(
  error: unknown,
  reply: State,
): z.output<State> | undefined =>
  error instanceof ApiError && error.status === 412 ? reply.parse(error.current) : undefined;
