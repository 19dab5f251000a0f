import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { AnyUser } from '#contract/users/account.ts';
import { application } from '#contract/school/application.ts';
import type { OfferedCourse } from '#contract/site/content.ts';
import { fillEmpty, valuesOf } from '#app/ui/form/form-values.ts';
import { readDraft, saveDraft, type Answers } from './draft.ts';
import { courseOfDraft, courseOfLink } from './find-course.ts';

/** The family's answers in the latest application, for an application for another child. */
function familyOf({ enrollmentData }: AnyUser): Answers {
  if (enrollmentData === null) return {};
  const { parentName, relation, phone, address } = enrollmentData;
  // The relation 'Self' of an adult student does not fit a child.
  return { parentName, phone, address, ...(relation === 'Self' ? {} : { relation }) };
}

/** Whether a visitor has answered a question. The course does not count, because the URL may have preselected it. */
const hasAnswers = (form: HTMLFormElement) =>
  Object.entries(valuesOf(form)).some(
    ([name, value]) => name in application.shape && name !== 'course' && value !== '',
  );

/**
 * Fills in the form as soon as the session is known: first from the draft on this device, then with the family's answers
 * from the latest application.
 * @param onFilled called with the time of the draft, or null, and whether answers came from an earlier application instead
 * @returns the answer for the course from the URL or the draft, to be preselected when the course list is loaded
 */
export function usePrefill(
  form: RefObject<HTMLFormElement | null>,
  user: AnyUser | null,
  search: string,
  courses: readonly Pick<OfferedCourse, 'id' | 'slug' | 'courseName'>[],
  onFilled: (draftSavedAt: Date | null, isFamilyKnown: boolean) => void,
): string {
  const owner = user?._id;
  const draft = useMemo(() => (owner === undefined ? null : readDraft(owner)), [owner]);

  const filledFor = useRef<string>(undefined);

  useEffect(() => {
    // Only once for each user, so that a field that the visitor clears stays empty.
    if (form.current === null || user === null || filledFor.current === user._id) return;
    // Answers typed before hydration, or before the session was known, are saved now.
    const isTyped = filledFor.current === undefined && hasAnswers(form.current);
    filledFor.current = user._id;
    // CourseChoice selects the course, because the course list may not be loaded yet.
    const { course: _course, ...answers } = draft?.answers ?? {};
    fillEmpty(form.current, answers);
    fillEmpty(form.current, familyOf(user));
    const now = new Date();
    const isSaved = isTyped && saveDraft(user._id, valuesOf(form.current) as Answers, now);
    onFilled(isSaved ? now : (draft?.savedAt ?? null), draft === null && user.enrollmentData !== null);
  }, [form, user, draft, onFilled]);

  // Safari clears fields with autocomplete="off" when it restores a page from the back/forward cache.
  useEffect(() => {
    if (owner === undefined) return;
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Safari may clear the fields after this event.
      setTimeout(() => {
        if (form.current !== null) fillEmpty(form.current, readDraft(owner)?.answers ?? {});
      });
    };
    addEventListener('pageshow', restore);
    return () => removeEventListener('pageshow', restore);
  }, [form, owner]);

  const linked = new URLSearchParams(search).get('course');
  if (linked !== null) return courseOfLink(courses, linked)?.id ?? linked;
  const drafted = draft?.answers.course ?? '';
  return courseOfDraft(courses, drafted)?.id ?? drafted;
}
