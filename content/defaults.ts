import type { CourseRecord } from '#contract/site/course-record.ts';
import type { Documents, KeyedDocuments, KeyedType } from '#contract/site/documents.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { admission } from './admission.ts';
import { blog } from './blog.ts';
import { classes } from './classes.ts';
import { contact } from './contact.ts';
import { courses } from './courses.ts';
import { curriculum } from './curriculum.ts';
import { errorPages } from './error-pages.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { instructorArt } from './instructor-art.ts';
import { instructor } from './instructor.ts';
import { navigation } from './navigation.ts';
import { pageMeta } from './page-meta.ts';
import { privacy } from './privacy.ts';
import { reviews } from './reviews.ts';
import { rooms } from './rooms.ts';
import { school } from './school.ts';
import { timetable } from './timetable.ts';
import { tutorial } from './tutorial.ts';
import { works } from './works.ts';
import { workshop } from './workshop.ts';

/** The words of every document of which a school has one. A school that has stored no words of its own shows these. */
export const defaultDocuments: Documents = {
  school,
  pageMeta,
  navigation,
  home,
  about,
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
  classes,
  curriculum,
  timetable,
  admission,
};

/** The documents of the other types by key. server/site/content/default-posts.ts adds the posts. */
export const defaultEntries: {
  [T in Exclude<KeyedType, 'post'>]: Readonly<Record<string, KeyedDocuments[T]>>;
} = {
  room: rooms,
  work: works,
};

export const defaultCourses: readonly CourseRecord[] = courses;
