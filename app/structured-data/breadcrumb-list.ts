import { vocabulary, type Thing } from './thing.ts';

/** The breadcrumb of a page. The last item is the page itself and needs no URL (Google Search: Breadcrumb). */
export const breadcrumbList = (
  site: string,
  parents: readonly (readonly [name: string, to: string])[],
  current: string,
): Thing => ({
  ...vocabulary,
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...parents.map(([name, to], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: site + to,
    })),
    { '@type': 'ListItem', position: parents.length + 1, name: current },
  ],
});
