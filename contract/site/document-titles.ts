import type { DocumentType, KeyedType } from './documents.ts';

/** What a document is called in the office, and the page that shows it; null if several pages do. */
interface DocumentTitle {
  title: string;
  path: string | null;
}

/** The documents of which a school has one, in the order of the office's list. */
export const documentTitles: Readonly<Record<DocumentType, DocumentTitle>> = {
  school: { title: 'School: name, phone, hours, notice', path: '/' },
  home: { title: 'Home page', path: '/' },
  classes: { title: 'Classes', path: '/classes' },
  timetable: { title: 'Timetable', path: '/classes' },
  curriculum: { title: 'Curriculum', path: '/curriculum' },
  about: { title: 'About', path: '/about' },
  instructor: { title: 'Instructor', path: '/Instructor' },
  instructorArt: { title: 'Art of the instructor', path: '/InstructorArtPage' },
  workshop: { title: 'Workshops', path: '/workshop' },
  tutorial: { title: 'Tutorial', path: '/tutorial' },
  reviews: { title: 'Reviews', path: '/Reviews' },
  faq: { title: 'Questions and answers', path: '/FaqPage' },
  blog: { title: 'Blog', path: '/Blog' },
  contact: { title: 'Contact', path: '/contact' },
  admission: { title: 'Application form', path: '/Formenroll' },
  account: { title: 'Pages of an account', path: null },
  privacy: { title: 'Privacy', path: '/Privacy' },
  navigation: { title: 'Menu and footer', path: null },
  pageMeta: { title: 'Titles and descriptions for search engines', path: null },
  errorPages: { title: 'Error pages', path: null },
};

/** The list of courses, which the office changes like a document. */
export const coursesTitle: DocumentTitle = { title: 'Courses and prices', path: '/classes' };

/** What the documents of a type are called, of which a school has several. */
export const keyedTitles: Readonly<Record<KeyedType, string>> = {
  room: 'Room',
  post: 'Article',
  work: 'Label of a work',
};
