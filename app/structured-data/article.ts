import type { Picture } from '#contract/site/content.ts';
import type { Documents } from '#contract/site/documents.ts';
import { pictureUrl } from './picture-url.ts';
import { theSchool } from './school.ts';
import { vocabulary, type Thing } from './thing.ts';

interface Article {
  slug: string;
  headline: string;
  summary: string;
  author: string;
  /** yyyy-mm-dd */
  date: string;
  picture: Picture;
}

/** An article with its author and date (Google Search: Article). */
export const article = (
  site: string,
  school: Pick<Documents['school'], 'name'>,
  { slug, headline, summary, author, date, picture }: Article,
): Thing => ({
  ...vocabulary,
  '@type': 'BlogPosting',
  headline,
  description: summary,
  image: pictureUrl(site, picture),
  datePublished: date,
  inLanguage: 'en-IN',
  author: { '@type': 'Person', name: author },
  publisher: theSchool(site, school),
  mainEntityOfPage: `${site}/Blog/${slug}`,
});
