import { feedTitle } from '#content/school.ts';

/** Where readers of feeds find the journal (server/site/feed.ts); stands in the head of its pages. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feedTitle,
  href: '/Blog/rss.xml',
} as const;
