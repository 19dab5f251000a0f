import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { trialMessage } from '#app/trial/trial.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { workshopRequest } from '#content/contact.ts';
import { trialWords } from '#content/trial.ts';

/** What a link to the contact page says its message is about. */
export interface MessageTopic {
  /** In one line, above the form. */
  about: string;
  message: string;
}

const anAge = /^[1-9]\d?$/;

/**
 * The topic that an address names, or null. Anybody can write an address, so only our own courses and ages from 1 to 99
 * get into the message.
 */
export function topicIn(search: string, courseNames: readonly string[]): MessageTopic | null {
  const query = new URLSearchParams(search);
  const topic = query.get('topic');
  if (topic === 'workshop') return workshopRequest;
  if (topic !== 'trial') return null;
  const course = courseNames.find((name) => name === query.get('course'));
  const written = query.get('age') ?? '';
  const age = anAge.test(written) ? Number(written) : undefined;
  const student = [course, age === undefined ? undefined : `${trialWords.shortAge} ${age}`];
  const known = student.filter((each) => each !== undefined).join(', ');
  return {
    about: known === '' ? trialWords.label : `${trialWords.label}: ${known}`,
    message: trialMessage({ course, age }),
  };
}

/** The topic of this page's address, known once the browser shows the prerendered page. */
export function useMessageTopic(courseNames: readonly string[]): MessageTopic | null {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? topicIn(search, courseNames) : null), [isHydrated, search, courseNames]);
}
