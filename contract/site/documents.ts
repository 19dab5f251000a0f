import type * as z from 'zod/mini';
import { about } from './about.ts';
import { account } from './account.ts';
import { admission } from './admission.ts';
import { blog } from './blog.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { curriculum } from './curriculum.ts';
import { errorPages } from './error-pages.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { instructorArt } from './instructor-art.ts';
import { instructor } from './instructor.ts';
import { navigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { post } from './post.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import { room } from './room.ts';
import { school } from './school.ts';
import { timetable } from './timetable.ts';
import { tutorial } from './tutorial.ts';
import { work } from './work.ts';
import { workshop } from './workshop.ts';

/** The schema of each type of document of which a school has one. */
export const documentSchemas = {
  school,
  pageMeta,
  navigation,
  home,
  about,
  classes,
  curriculum,
  timetable,
  admission,
  contact,
  account,
  workshop,
  tutorial,
  instructor,
  instructorArt,
  reviews,
  errorPages,
  faq,
  blog,
  privacy,
};

/** The schema of each type of document of which a school has several, each with a key. */
export const keyedSchemas = { room, post, work };

export type DocumentType = keyof typeof documentSchemas;
export type KeyedType = keyof typeof keyedSchemas;

export type Documents = { [T in DocumentType]: z.output<(typeof documentSchemas)[T]> };
export type KeyedDocuments = { [T in KeyedType]: z.output<(typeof keyedSchemas)[T]> };
