import { posts } from '#content/blog.ts';
import { rooms } from '#content/galleries.ts';
import type { PageContent } from '#contract/pages.ts';
import type { Edition } from '#server/content/edition.ts';

/** The parts of an edition on which the set of pages depends (contract/pages.ts, `pagesFor`). */
export const pageContentOf = (_edition: Edition): PageContent => ({ rooms, posts });
