import { trialWords } from './words.ts';

/** The id of the form on the contact page: /contact#message. */
export const messageAnchor = 'message';

/** The known details for a request for a free trial class. */
export interface Trial {
  /** The name of the course, for the message. */
  course?: string | undefined;
  /** The slug of the course, for the URL; the contact page also understands its name. */
  slug?: string | undefined;
  /** In years. */
  age?: number | undefined;
}

/** The message about a free trial class, the same on the contact page and in WhatsApp. */
export function trialMessage({ course, age }: Trial): string {
  return [
    trialWords.message,
    ...(course === undefined ? [] : [`${trialWords.course}: ${course}.`]),
    ...(age === undefined ? [] : [`${trialWords.age}: ${age}.`]),
  ].join(' ');
}

/** The path of the contact form; it prepares the message from topic, course and age in the query. */
export function trialPath({ course, slug = course, age }: Trial): string {
  const query = new URLSearchParams({ topic: 'trial' });
  if (slug !== undefined) query.set('course', slug);
  if (age !== undefined) query.set('age', String(age));
  return `/contact?${query}#${messageAnchor}`;
}
