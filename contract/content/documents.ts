import type * as z from 'zod/mini';
import { blog } from './blog.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { pageMeta } from './page-meta.ts';
import { post } from './post.ts';
import { privacy } from './privacy.ts';
import { school } from './school.ts';
import { work } from './work.ts';

/** The schema of each type of document of which a school has one. */
export const documentSchemas = {
  school,
  pageMeta,
  faq,
  home,
  blog,
  privacy,
};

/** The schema of each type of document of which a school has several, each with a key. */
export const keyedSchemas = { work, post };

export type DocumentType = keyof typeof documentSchemas;
export type KeyedType = keyof typeof keyedSchemas;

export type Documents = { [T in DocumentType]: z.output<(typeof documentSchemas)[T]> };
export type KeyedDocuments = { [T in KeyedType]: z.output<(typeof keyedSchemas)[T]> };
