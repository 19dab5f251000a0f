import { address, group, heading, line, link, list, named } from './fields.ts';

/** A link to another website (docs/specification.md, section 2, Blog). */
const reference = group({
  title: named('Name', line(80)),
  source: named('Who publishes it', line(60)),
  text: named('What to find there', line(160)),
  href: named('Address', address(), 'Such as https://www.tate.org.uk/kids.'),
});

/** The words around the posts. The blog looks like a printed journal. */
export const blog = group({
  title: named('Name of the blog', heading()),
  issue: named(
    'Issue',
    line(20),
    'Such as No. {articles.number}, as on a printed journal: the number of articles.',
  ),
  strap: named('Line under the name', line(80)),
  references: named(
    'Other sites to read',
    group({
      title: named('Heading', line(60)),
      list: named('Sites', list(reference, 20)),
    }),
  ),
  advertisement: named(
    'Advertisement of the school',
    group({
      title: named('Heading', line(40)),
      text: named('Text', line(140)),
      link: named('Link below the text', link()),
    }),
    'In a box below the other sites.',
  ),
  /** The title of the RSS feed. Its description is that of the page (contract/site/page-meta.ts). */
  feedTitle: named(
    'Name of the blog in news readers',
    line(120),
    'For readers who subscribe to the blog (RSS).',
  ),
});
