import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Documents, KeyedDocuments, KeyedType } from '#contract/content/documents.ts';
import { blog } from './blog.ts';
import { courses } from './courses.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';
import { privacy } from './privacy.ts';
import { schoolDocument } from './school.ts';
import { workTexts } from './works.ts';

/** The words of every document of which a school has one. A school that has stored no words of its own shows these. */
export const defaultDocuments: Documents = {
  school: schoolDocument,
  pageMeta: { ...pageMeta, notFound: notFoundMeta },
  faq,
  home,
  blog,
  privacy,
};

/** The documents of the other types by key. server/content/default-posts.ts adds the posts. */
export const defaultEntries: {
  [T in Exclude<KeyedType, 'post'>]: Readonly<Record<string, KeyedDocuments[T]>>;
} = {
  work: workTexts,
};

export const defaultCourses: readonly CourseRecord[] = courses;
