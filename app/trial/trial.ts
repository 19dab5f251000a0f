import { school } from '#content/school.ts';
import { trialWords } from '#content/trial.ts';

/** The form's place on the contact page: /contact#message. */
export const messageAnchor = 'message';

/** What is known about the student when a free trial class is asked for. */
export interface Trial {
  course?: string | undefined;
  /** In years. */
  age?: number | undefined;
}

/** The message that asks for a free trial class, the same on the contact page and in WhatsApp. */
export function trialMessage({ course, age }: Trial): string {
  return [
    trialWords.message,
    ...(course === undefined ? [] : [`${trialWords.course}: ${course}.`]),
    ...(age === undefined ? [] : [`${trialWords.age}: ${age}.`]),
  ].join(' ');
}

/** The contact page at its form, with topic, course and age, from which it writes the message. */
export function trialPath({ course, age }: Trial): string {
  const query = new URLSearchParams({ topic: 'trial' });
  if (course !== undefined) query.set('course', course);
  if (age !== undefined) query.set('age', String(age));
  return `/contact?${query}#${messageAnchor}`;
}

/** A chat with the school that begins with the message. Nothing is loaded from there before it is opened. */
export function chatWith(message: string): string {
  return `https://wa.me/${school.whatsApp.number}?text=${encodeURIComponent(message)}`;
}
