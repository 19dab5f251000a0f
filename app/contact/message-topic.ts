import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { trialMessage, type Trial } from '#app/trial/trial.ts';
import type { OfferedCourse } from '#contract/site/content.ts';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { wishIn } from '#app/trial/wish.ts';
import { trialWords } from '#app/trial/words.ts';

/** The topic of a message, from the query of the link that led to the contact page. */
export interface MessageTopic {
  /** A short line above the form of a message. */
  about: string;
  message: string;
  /** What the link says about the trial class that the visitor asks for, which has a page of its own. */
  trial?: Pick<Trial, 'course' | 'age'>;
}

/** The courses that a query can name. */
type Courses = readonly Pick<OfferedCourse, 'slug' | 'courseName'>[];

/**
 * The topic in a query, or null. A URL can contain any text, so only existing courses and ages from 1 to 99 are put into the
 * message.
 * @param workshop the topic of links from the workshop page
 */
export function topicIn(search: string, courses: Courses, workshop: MessageTopic): MessageTopic | null {
  const query = new URLSearchParams(search);
  const topic = query.get('topic');
  if (topic === 'workshop') return workshop;
  if (topic !== 'trial') return null;
  const { course, age } = wishIn(search, courses);
  const details = [course, age === undefined ? undefined : `${trialWords.shortAge} ${age}`]
    .filter((detail) => detail !== undefined)
    .join(', ');
  return {
    about: details === '' ? trialWords.label : `${trialWords.label}: ${details}`,
    message: trialMessage({ course, age }),
    trial: { course, age },
  };
}

/** The topic of the current URL; null during prerendering and hydration. */
export function useMessageTopic(courses: Courses, workshop: MessageTopic): MessageTopic | null {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return useMemo(
    () => (isHydrated ? topicIn(search, courses, workshop) : null),
    [isHydrated, search, courses, workshop],
  );
}
