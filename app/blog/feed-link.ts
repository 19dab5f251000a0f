export const feedAddress = '/Blog/rss.xml';

/** The link element of the RSS feed (server/site/publish/feed.ts), for the head of the blog's pages. */
export const feedLink = (title: string) => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href: feedAddress,
});
