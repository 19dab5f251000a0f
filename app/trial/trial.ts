import { trialWords } from './words.ts';

/** The id of the form on the contact page: /contact#message. */
export const messageAnchor = 'message';

/** The known details for a request for a free trial class. */
export interface Trial {
  course?: string | undefined;
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
export function trialPath({ course, age }: Trial): string {
  const query = new URLSearchParams({ topic: 'trial' });
  if (course !== undefined) query.set('course', course);
  if (age !== undefined) query.set('age', String(age));
  return `/contact?${query}#${messageAnchor}`;
}
