import { vocabulary, type Thing } from './thing.ts';

/** The way down to a page; the last step is the page itself and needs no address (Google Search: Breadcrumb). */
export const breadcrumbList = (
  site: string,
  above: readonly (readonly [name: string, to: string])[],
  here: string,
): Thing => ({
  ...vocabulary,
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...above.map(([name, to], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site + to,
    })),
    { '@type': 'ListItem', position: above.length + 1, name: here },
  ],
});
