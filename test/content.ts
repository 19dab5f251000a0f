import { newestFirst } from '#contract/site/post.ts';
import { schoolFacts } from '#contract/site/school-facts.ts';
import { defaultContent, makeEdition } from '#server/site/content/edition.ts';
import { readContent } from '#server/site/content/read-content.ts';

/** The edition of a school that has stored nothing. */
export const edition = makeEdition(0, defaultContent);

/** Its content as pages read it. */
export const content = readContent(edition);

/** The posts with their slugs, the newest first. */
export const posts = newestFirst(content.entries('post')).map(([slug, post]) =>
  Object.assign({ slug }, post),
);

/** The contact details of its school. */
export const facts = schoolFacts(content.document('school'));

/** The courses of the school. */
export const { courses } = edition;
