import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { User } from '#contract/account.ts';
import { application } from '#contract/admission.ts';
import { fillEmpty, valuesOf } from '#app/ui/form-values.ts';
import { readDraft, saveDraft, type Answers } from './draft.ts';

/** What the latest application says about the family, for the next child. */
function familyOf({ enrollmentData }: User): Answers {
  if (enrollmentData === null) return {};
  const { parentName, relation, phone, address } = enrollmentData;
  // Who applied for themselves is not 'Self' to a child.
  return { parentName, phone, address, ...(relation === 'Self' ? {} : { relation }) };
}

/** Whether somebody has answered something; the course may be the address's wish. */
const hasAnswers = (form: HTMLFormElement) =>
  Object.entries(valuesOf(form)).some(
    ([name, value]) => name in application.shape && name !== 'course' && value !== '',
  );

/**
 * Fills what is known as soon as it is known who applies: the draft of this device, then what an earlier application says
 * about the family.
 * @param onFilled hears when the draft was saved, if there is one, and whether the family's answers stand there instead
 * @returns the course asked for in the address or the draft, which the course list ticks when it arrives
 */
export function useKnownAnswers(
  form: RefObject<HTMLFormElement | null>,
  user: User | null,
  search: string,
  onFilled: (draftSavedAt: Date | null, isFamilyKnown: boolean) => void,
): string {
  const owner = user?._id;
  const draft = useMemo(() => (owner === undefined ? null : readDraft(owner)), [owner]);

  const filledFor = useRef<string>(undefined);

  useEffect(() => {
    // Once only: what somebody empties afterwards stays empty.
    if (form.current === null || user === null || filledFor.current === user._id) return;
    // Typed before this script had arrived or knew whose form it is: kept now, as every later answer is.
    const isTyped = filledFor.current === undefined && hasAnswers(form.current);
    filledFor.current = user._id;
    // The course is ticked by its list, in a form that may not have it yet.
    const { course: _course, ...answers } = draft?.answers ?? {};
    fillEmpty(form.current, answers);
    fillEmpty(form.current, familyOf(user));
    const now = new Date();
    const isSaved = isTyped && saveDraft(user._id, valuesOf(form.current) as Answers, now);
    onFilled(isSaved ? now : (draft?.savedAt ?? null), draft === null && user.enrollmentData !== null);
  }, [form, user, draft, onFilled]);

  // Safari empties every field with autocomplete="off" on a page that it kept aside for the back button.
  useEffect(() => {
    if (owner === undefined) return;
    const bringBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // Its emptying may follow this event.
      setTimeout(() => {
        if (form.current !== null) fillEmpty(form.current, readDraft(owner)?.answers ?? {});
      });
    };
    addEventListener('pageshow', bringBack);
    return () => removeEventListener('pageshow', bringBack);
  }, [form, owner]);

  return new URLSearchParams(search).get('course') ?? draft?.answers.course ?? '';
}
