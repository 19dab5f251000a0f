// What the pages of the office load: kept in memory for one account, and loaded again when the page is looked at again.
import { QueryClient, QueryClientProvider, queryOptions, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import { callEndpoint, type UrlArguments } from '#app/api.ts';
import { ApiError } from '#app/api-error.ts';
import { useSession } from '#app/session.tsx';

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a page says so instead of waiting for it.
        networkMode: 'always',
        // This mode would turn it off.
        refetchOnReconnect: true,
        // Only a request without a reply: to any other the server would answer the same again.
        retry: (failures, error) => failures === 0 && error instanceof ApiError && error.status === 0,
        retryDelay: 500,
      },
    },
  });

let kept: { userId: unknown; client: QueryClient } | undefined;

/** The data of one account stays from page to page; that of another one is deleted. */
function clientFor(userId: unknown): QueryClient {
  if (kept === undefined || kept.userId !== userId) {
    kept?.client.clear();
    kept = { userId, client: createClient() };
  }
  return kept.client;
}

/** Gives the queries of a page the data of the signed-in account. Another account begins with a new page. */
export function OfficeQueries({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <QueryClientProvider key={user?._id} client={clientFor(user?._id)}>
      {children}
    </QueryClientProvider>
  );
}

/** The options of `useQuery` for an endpoint without a body. @param urlValues as of `callEndpoint` */
export const queryOf = <C extends Endpoint>(endpoint: C, ...urlValues: UrlArguments<C>) =>
  queryOptions({
    queryKey: [endpoint.path, ...urlValues],
    queryFn: () => callEndpoint(endpoint, undefined as BodyOf<C>, ...urlValues),
  });

/** Replaces loaded data after a change. A request from before the change must not bring the old data back. */
export async function replaceLoaded<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (loaded: Data) => Data,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Data>(queryKey, (loaded) => (loaded === undefined ? undefined : change(loaded)));
}
