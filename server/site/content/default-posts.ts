import { readFileSync } from 'node:fs';
import path from 'node:path';
import { post } from '#content/post.ts';
import type { KeyedDocuments } from '#contract/site/documents.ts';

const folder = path.join(import.meta.dirname, '../../../content/posts');

/** The posts of a school that has stored none. Their texts are in content/posts, each in SLUG.md. */
export const defaultPosts: Readonly<Record<string, KeyedDocuments['post']>> = Object.fromEntries(
  Object.entries(post).map(([slug, fields]) => [
    slug,
    { ...fields, body: readFileSync(path.join(folder, `${slug}.md`), 'utf8') },
  ]),
);
