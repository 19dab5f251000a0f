import { roomPaths, type PageContent } from '#contract/site/pages.ts';
import type { SchoolContent } from '#server/site/content/edition.ts';

/** The parts of the content on which the set of pages depends (contract/site/pages.ts, `pagesFor`). */
export const pageContentOf = ({ entries }: Pick<SchoolContent, 'entries'>): PageContent => ({
  rooms: roomPaths.filter((path) => Object.hasOwn(entries.room, path.slice(1))).map((path) => ({ path })),
  posts: Object.keys(entries.post).map((slug) => ({ slug })),
});
