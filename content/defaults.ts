import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Documents, KeyedDocuments, KeyedType } from '#contract/content/documents.ts';
import { account } from './account.ts';
import { contact } from './contact.ts';
import { courses } from './courses.ts';
import { errorPages } from './error-pages.ts';
import { faq } from './faq.ts';
import { navigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { schoolDocument } from './school.ts';
import { workTexts } from './works.ts';

/** The words of every document of which a school has one. A school that has stored no words of its own shows these. */
export const defaultDocuments: Documents = {
  school: schoolDocument,
  pageMeta,
  navigation,
  contact,
  account,
  errorPages,
  faq,
};

/** The documents of the other types by key. */
export const defaultEntries: { [T in KeyedType]: Readonly<Record<string, KeyedDocuments[T]>> } = {
  work: workTexts,
};

export const defaultCourses: readonly CourseRecord[] = courses;
