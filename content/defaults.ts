import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Documents, KeyedDocuments, KeyedType } from '#contract/content/documents.ts';
import { admission } from './admission.ts';
import { classes } from './classes.ts';
import { courses } from './courses.ts';
import { curriculum } from './curriculum.ts';
import { faq } from './faq.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';
import { schoolDocument } from './school.ts';
import { timetable } from './timetable.ts';
import { workTexts } from './works.ts';

/** The words of every document of which a school has one. A school that has stored no words of its own shows these. */
export const defaultDocuments: Documents = {
  school: schoolDocument,
  pageMeta: { ...pageMeta, notFound: notFoundMeta },
  faq,
  classes,
  curriculum,
  timetable,
  admission,
};

/** The documents of the other types by key. */
export const defaultEntries: { [T in KeyedType]: Readonly<Record<string, KeyedDocuments[T]>> } = {
  work: workTexts,
};

export const defaultCourses: readonly CourseRecord[] = courses;
