import { group, line, link, linkOrMenu, list, named, number, text } from './fields.ts';

/** Header and footer of every page (docs/specification.md, sections 1 and 2, header and footer). */
export const navigation = group({
  header: named(
    'Links of the header',
    list(linkOrMenu(), 10, 1),
    'At the top of every page; a menu opens and shows more links.',
  ),
  quote: named('Quote in the footer', text(160), 'The page adds the quotation marks.'),
  groups: named(
    'Groups of links in the footer',
    list(
      group({
        title: named('Heading', line(40)),
        links: named('Links', list(link(), 12, 1)),
      }),
      4,
    ),
    'The site adds a group with the profiles on other sites.',
  ),
  small: named('Small links at the bottom', list(link(), 8), 'Below all other links, such as Privacy.'),
  copyrightYear: named('Year of the copyright', number(1900, 2100), 'At the bottom of every page, after ©.'),
});
