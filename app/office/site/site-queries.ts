import { getDocument, listDocuments, listEditions, type DocumentName } from '#contract/site-documents.ts';
import { queryOf } from '../office-query.tsx';

export const documentsQuery = queryOf(listDocuments);

/** The query of one document. What is typed must not be replaced, so it is not loaded again by itself. */
export const documentQuery = (name: DocumentName) => ({
  ...queryOf(getDocument, { params: name }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const editionsQuery = queryOf(listEditions, { query: { limit: 25 } });
