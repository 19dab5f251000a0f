import { keepPreviousData } from '@tanstack/react-query';
import { getFamily, listFamilies } from '#contract/school/family.ts';
import { callEndpoint } from '#app/api.ts';
import { pagesQuery } from '../kit/use-office-list.ts';
import { queryOf } from '../office-query.tsx';

/** The query of the list, page by page. While a search is typed, the rows before it stay. */
export const familiesQuery = (search: string) => ({
  ...pagesQuery({
    queryKey: [listFamilies.path, search],
    limit: 25,
    load: (page) =>
      callEndpoint(listFamilies, undefined, { query: { ...page, ...(search === '' ? {} : { q: search }) } }),
  }),
  placeholderData: keepPreviousData,
});

/** The query of one family. */
export const familyQuery = (id: string) => queryOf(getFamily, { params: { id } });
