import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { getFamily, listFamilies } from '#contract/school/family.ts';
import { callEndpoint } from '#app/api.ts';
import { queryOf } from '../office-query.tsx';

/** The query of the list, page by page. While a search is typed, the rows before it stay. */
export const familiesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [listFamilies.path, search],
    queryFn: ({ pageParam: cursor }) =>
      callEndpoint(listFamilies, undefined, {
        query: {
          limit: 25,
          ...(search === '' ? {} : { q: search }),
          ...(cursor === null ? {} : { cursor }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    placeholderData: keepPreviousData,
  });

/** The query of one family. */
export const familyQuery = (id: string) => queryOf(getFamily, { params: { id } });
