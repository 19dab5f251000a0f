import { trialWords } from './words.ts';

/** The id of the form on the contact page: /contact#message. */
export const messageAnchor = 'message';

/** The known details for a request for a free trial class. */
export interface Trial {
  /** The name of the course, for the message. */
  course?: string | undefined;
  /** The slug of the course, for the URL; the pages also understand its name. */
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

/** The path of the request for a trial class; it takes course and age from the query. */
export function trialPath({ course, slug = course, age }: Trial): string {
  const query = new URLSearchParams();
  if (slug !== undefined) query.set('course', slug);
  if (age !== undefined) query.set('age', String(age));
  return query.size === 0 ? '/trial' : `/trial?${query}`;
}
