import type * as z from 'zod/mini';
import { account } from './account.ts';
import { contact } from './contact.ts';
import { errorPages } from './error-pages.ts';
import { faq } from './faq.ts';
import { navigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { school } from './school.ts';
import { work } from './work.ts';

/** The schema of each type of document of which a school has one. */
export const documentSchemas = { school, navigation, pageMeta, contact, account, errorPages, faq };

/** The schema of each type of document of which a school has several, each with a key. */
export const keyedSchemas = { work };

export type DocumentType = keyof typeof documentSchemas;
export type KeyedType = keyof typeof keyedSchemas;

export type Documents = { [T in DocumentType]: z.output<(typeof documentSchemas)[T]> };
export type KeyedDocuments = { [T in KeyedType]: z.output<(typeof keyedSchemas)[T]> };
