import type { CourseRecord } from '#contract/content/course-record.ts';
import type { Documents, KeyedDocuments, KeyedType } from '#contract/content/documents.ts';
import { about } from './about.ts';
import { courses } from './courses.ts';
import { faq } from './faq.ts';
import { instructorArt } from './instructor-art.ts';
import { instructor } from './instructor.ts';
import { notFoundMeta, pageMeta } from './page-meta.ts';
import { reviews } from './reviews.ts';
import { rooms } from './rooms.ts';
import { schoolDocument } from './school.ts';
import { tutorial } from './tutorial.ts';
import { workTexts } from './works.ts';
import { workshop } from './workshop.ts';

/** The words of every document of which a school has one. A school that has stored no words of its own shows these. */
export const defaultDocuments: Documents = {
  school: schoolDocument,
  pageMeta: { ...pageMeta, notFound: notFoundMeta },
  faq,
  about,
  instructor,
  instructorArt,
  reviews,
  workshop,
  tutorial,
};

/** The documents of the other types by key. */
export const defaultEntries: { [T in KeyedType]: Readonly<Record<string, KeyedDocuments[T]>> } = {
  work: workTexts,
  room: rooms,
};

export const defaultCourses: readonly CourseRecord[] = courses;
