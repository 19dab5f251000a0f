import * as z from 'zod/mini';
import { pagePaths } from '../pages.ts';
import { fields, group, line } from './fields.ts';

/** The title and description of one page. */
export const meta = group({ title: line(140), description: line(320) });

/** The title and description of a page for browsers and search engines. */
export type PageMeta = z.output<typeof meta>;

/** The metadata of every page; those with an id share it. That of an article is part of the article. */
export const pageMeta = z
  .record(z.enum([...pagePaths, 'notFound']), meta)
  .register(fields, { kind: 'group' });
