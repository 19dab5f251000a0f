import { address, group, heading, line, link, list } from './fields.ts';

/** A link to another website (docs/specification.md, section 2, Blog). */
const reference = group({ title: line(80), source: line(60), text: line(160), href: address() });

/** The words around the posts. The blog looks like a printed journal. */
export const blog = group({
  title: heading(),
  /** The number of the issue: 'No. 3'. */
  issue: line(20),
  /** The line under the title. */
  strap: line(80),
  references: group({ title: line(60), list: list(reference, 20) }),
  advertisement: group({ title: line(40), text: line(140), link: link() }),
  /** The title of the RSS feed. Its description is that of the page (contract/content/page-meta.ts). */
  feedTitle: line(120),
});
