import type { Post } from '#content/blog.ts';
import { school } from '#content/school.ts';
import { pictureUrl } from './picture-url.ts';
import { theSchool } from './school.ts';
import { vocabulary, type Thing } from './thing.ts';

/** An article with its author and date (Google Search: Article). */
export const article = (site: string, { slug, title, summary, author, date, work }: Post): Thing => ({
  ...vocabulary,
  '@type': 'BlogPosting',
  headline: title.text,
  description: summary,
  image: pictureUrl(site, work.picture),
  datePublished: date,
  inLanguage: 'en-IN',
  author: { '@type': 'Person', name: author },
  publisher: theSchool(site, school),
  mainEntityOfPage: `${site}/Blog/${slug}`,
});
