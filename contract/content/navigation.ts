import { group, line, link, linkOrMenu, list, number, text } from './fields.ts';

/** Header and footer of every page (docs/specification.md, sections 1 and 2, header and footer). */
export const navigation = group({
  /** The links of the header; a menu is a dropdown. */
  header: list(linkOrMenu(), 10, 1),
  quote: text(160),
  /** The footer's links in groups. The footer adds a group with the school's profiles on other sites. */
  groups: list(group({ title: line(40), links: list(link(), 12, 1) }), 4),
  /** The links under all others. */
  small: list(link(), 8),
  copyrightYear: number(1900, 2100),
});
