import * as z from 'zod/mini';
import { pagePaths } from './pages.ts';
import { fields, group, line, named } from './fields.ts';

/** The title and description of one page. */
export const meta = () =>
  group({
    title: named('Title', line(140), 'In the tab of the browser and in the results of search engines.'),
    description: named('Description', line(320), 'Below the title in the results of search engines.'),
  });

/** The title and description of a page for browsers and search engines. */
export type PageMeta = z.output<ReturnType<typeof meta>>;

/** The metadata of every page without a parameter. That of an article is part of the article. */
export const pageMeta = z
  .record(z.enum([...pagePaths, 'notFound']), meta())
  .register(fields, { kind: 'group' });
