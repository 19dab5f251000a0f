import { articlePath } from '#contract/site/pages.ts';
import { escapeXml } from './xml.ts';

export const feedPath = '/Blog/rss.xml';

/** Midnight of a day in India, in the date format of RSS (RFC 822 with a four-digit year). */
function writtenDay(day: string): string {
  const [weekday, date, month, year] = new Date(`${day}T00:00:00Z`).toUTCString().split(' ');
  return `${weekday} ${date} ${month} ${year} 00:00:00 +0530`;
}

interface FeedPost {
  slug: string;
  title: string;
  author: string;
  /** yyyy-mm-dd */
  date: string;
  summary: string;
}

/**
 * Text of the blog's feed (RSS 2.0, with the `atom:link` that the RSS Advisory Board recommends).
 * @param site origin of the pages
 * @param posts the newest first
 */
export function feed(
  site: string,
  feedTitle: string,
  feedDescription: string,
  posts: readonly FeedPost[],
): string {
  const items = posts.map(({ slug, title, author, date, summary }) => {
    const address = escapeXml(site + articlePath(slug));
    return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<dc:creator>${escapeXml(author)}</dc:creator>
<pubDate>${writtenDay(date)}</pubDate>
<description>${escapeXml(summary)}</description>
</item>`;
  });
  const newest = posts[0]?.date;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeXml(feedTitle)}</title>
<link>${escapeXml(`${site}/Blog`)}</link>
<description>${escapeXml(feedDescription)}</description>
<language>en-in</language>
${newest === undefined ? '' : `<lastBuildDate>${writtenDay(newest)}</lastBuildDate>\n`}<atom:link href="${escapeXml(site + feedPath)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}
