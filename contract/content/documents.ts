import type * as z from 'zod/mini';
import { admission } from './admission.ts';
import { classes } from './classes.ts';
import { curriculum } from './curriculum.ts';
import { faq } from './faq.ts';
import { pageMeta } from './page-meta.ts';
import { school } from './school.ts';
import { timetable } from './timetable.ts';
import { work } from './work.ts';

/** The schema of each type of document of which a school has one. */
export const documentSchemas = { school, pageMeta, faq, classes, curriculum, timetable, admission };

/** The schema of each type of document of which a school has several, each with a key. */
export const keyedSchemas = { work };

export type DocumentType = keyof typeof documentSchemas;
export type KeyedType = keyof typeof keyedSchemas;

export type Documents = { [T in DocumentType]: z.output<(typeof documentSchemas)[T]> };
export type KeyedDocuments = { [T in KeyedType]: z.output<(typeof keyedSchemas)[T]> };
