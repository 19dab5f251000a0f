import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { compareEdition, getEdition, listEditions } from '#contract/site/history.ts';
import { listPlaceholders } from '#contract/site/placeholders.ts';
import { listChanges } from '#contract/site/publication.ts';
import { getDocument, listDocuments, type DocumentName } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { queryOf } from '../office-query.tsx';

export const documentsQuery = queryOf(listDocuments, { query: {} });

/** The documents with the words of a search. What was found before stays while somebody types. */
export const foundQuery = (words: string) => ({
  ...queryOf(listDocuments, { query: { q: words } }),
  enabled: words !== '',
  placeholderData: keepPreviousData,
});

/** The query of one document. What is typed must not be replaced, so it is not loaded again by itself. */
export const documentQuery = (name: DocumentName) => ({
  ...queryOf(getDocument, { params: name }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** What was published of the whole site, or of a document. */
export const editionsQuery = (name?: DocumentName) =>
  infiniteQueryOptions({
    queryKey: [listEditions.path, 'history', name ?? null],
    queryFn: ({ pageParam }) =>
      callEndpoint(listEditions, undefined, {
        query: { limit: 20, ...name, ...(pageParam === null ? {} : { cursor: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** What earlier words change: as it is when it is asked. */
export const comparisonQuery = (number: number, name?: DocumentName) => ({
  ...queryOf(compareEdition, { params: { number }, query: name ?? {} }),
  staleTime: 0,
  gcTime: 0,
});

/** How far the publication of an edition has come; asked again until visitors see it. */
export const servedQuery = (edition: number) =>
  queryOptions({
    ...queryOf(listEditions, { query: { limit: 1 } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.site.served >= edition ? false : 1_000,
  });

/** Loads the lists of the site again, after something was stored or published. */
export const reloadSite = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries(documentsQuery),
    client.invalidateQueries({ queryKey: [listEditions.path, 'history'] }),
    // A fact may be another one.
    client.invalidateQueries({ queryKey: [listPlaceholders.path] }),
  ]);

/** What publishing the draft of a document changes, or all drafts: as it is when it is asked. */
export const changesQuery = (name?: DocumentName) => ({
  ...queryOf(listChanges, { query: name ?? {} }),
  staleTime: 0,
  gcTime: 0,
});

/** What an edition changed; it never changes. */
export const editionQuery = (number: number) => ({
  ...queryOf(getEdition, { params: { number } }),
  staleTime: Number.POSITIVE_INFINITY,
});
