import { queryOptions } from '@tanstack/react-query';
import { listPictures, maxHung, type OwnPicture } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { pagesQuery, type Pages } from '../kit/use-office-list.ts';

/** The own pictures, the newest first. */
export const picturesQuery = pagesQuery({
  queryKey: [listPictures.path],
  limit: 60,
  load: (query) => callEndpoint(listPictures, undefined, { query }),
});

/** The deleted pictures that can be brought back, the last deleted first. */
export const deletedPicturesQuery = pagesQuery({
  queryKey: [listPictures.path, 'deleted'],
  limit: 60,
  load: (query) => callEndpoint(listPictures, undefined, { query: { ...query, deleted: true } }),
});

/** Some pictures by their ids. */
export const chosenQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [listPictures.path, 'chosen', ids],
    queryFn: async () =>
      (await callEndpoint(listPictures, undefined, { query: { ids: ids.join(','), limit: maxHung } })).items,
    enabled: ids.length > 0,
    // What is typed about them must not be replaced.
    refetchOnWindowFocus: false,
  });

/** The list with a new picture in front. One that was there already stays in its place. */
export function withPicture(list: Pages<OwnPicture>, picture: OwnPicture): Pages<OwnPicture> {
  const isKnown = list.pages.some(({ items }) => items.some(({ _id }) => _id === picture._id));
  const [first, ...others] = list.pages;
  if (isKnown || first === undefined) return list;
  return { ...list, pages: [{ ...first, items: [picture, ...first.items] }, ...others] };
}

/** The list without a picture. */
export const withoutPicture = (list: Pages<OwnPicture>, id: string): Pages<OwnPicture> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, items: page.items.filter(({ _id }) => _id !== id) })),
});
