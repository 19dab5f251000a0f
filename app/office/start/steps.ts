import { onlyKey, type DocumentName } from '#contract/site/site-documents.ts';

/** One form of the first steps of a new school. */
export interface Step {
  title: string;
  reason: string;
  document: DocumentName;
  /** The names of its fields that the form has. */
  fields: readonly string[];
  /** The page that shows them. */
  page: string;
}

const school: DocumentName = { type: 'school', key: onlyKey };

/** The first steps, in their order. */
export const steps: readonly Step[] = [
  {
    title: 'Name and town',
    reason: 'They stand on every page. Other texts take them from here.',
    document: school,
    fields: ['name', 'tagline', 'facts', 'description', 'city', 'neighbourhood'],
    page: '/',
  },
  {
    title: 'Phone and hours',
    reason: 'With them families find the school and reach you.',
    document: school,
    fields: ['phone', 'whatsApp', 'email', 'hours', 'houseNumber', 'road', 'street', 'postalCode', 'map'],
    page: '/contact',
  },
  {
    title: 'Courses and prices',
    reason: 'A course that you hide is on no page, and nobody can apply for it.',
    document: { type: 'courses', key: onlyKey },
    fields: ['courses'],
    page: '/classes',
  },
  {
    title: 'Notice',
    reason: 'It runs over the home page. Say what every family should know.',
    document: school,
    fields: ['notice', 'rules'],
    page: '/',
  },
  {
    title: 'Who teaches',
    reason: 'Families want to know who looks at their child’s drawings.',
    document: school,
    fields: ['teacher', 'teacherFirstName', 'founding'],
    page: '/Instructor',
  },
];
