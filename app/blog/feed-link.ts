import { feedTitle } from '#content/school.ts';

/** The link element of the RSS feed (server/site/feed.ts), for the head of the blog's pages. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: feedTitle,
  href: '/Blog/rss.xml',
} as const;
