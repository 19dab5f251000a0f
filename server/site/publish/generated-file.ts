import type { PublishedPage } from '#contract/site/pages.ts';
import type { PageFacts } from './page-facts.ts';

/** What the generated files can tell about a page. */
export type PageForFiles = PublishedPage & PageFacts;

/** A file that is made from the content. */
export interface GeneratedFile {
  path: string;
  type: string;
  cacheControl: string;
  content: string | Buffer;
  /** Home, with which most visits begin. */
  isMostRead?: boolean;
}
