import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { User } from '#contract/account.ts';
import { application } from '#contract/admission.ts';
import { fillEmpty, valuesOf } from '#app/ui/form-values.ts';
import { readDraft, saveDraft, type Answers } from './draft.ts';

/** What the latest application says about the parent, for the next child. */
function parentOf({ enrollmentData }: User): Answers {
  if (enrollmentData === null) return {};
  const { parentName, relation, phone, address } = enrollmentData;
  // Who applied for themselves is not 'Self' to a child.
  return { parentName, phone, address, ...(relation === 'Self' ? {} : { relation }) };
}

/** Whether the form holds an answer already. */
const hasAnswers = (form: HTMLFormElement) =>
  Object.entries(valuesOf(form)).some(([name, value]) => name in application.shape && value !== '');

/**
 * Fills what is known as soon as it is known who applies: the draft of this device, then, for another child, the
 * parent's answers. Answers the course asked for, which the course list ticks when it arrives.
 */
export function useKnownAnswers(
  form: RefObject<HTMLFormElement | null>,
  user: User | null,
  search: string,
  onFilled: (draftSavedAt: Date | null) => void,
): string {
  const owner = user?._id;
  const draft = useMemo(() => (owner === undefined ? null : readDraft(owner)), [owner]);

  const isFirst = useRef(true);

  useEffect(() => {
    if (form.current === null || user === null) return;
    // Typed before this script had arrived or knew whose form it is: kept now, as every later answer is.
    const isTyped = isFirst.current && hasAnswers(form.current);
    isFirst.current = false;
    // The course is ticked by its list, in a form that may not have it yet.
    const { course: _course, ...answers } = draft?.answers ?? {};
    fillEmpty(form.current, answers);
    if (new URLSearchParams(search).has('another')) fillEmpty(form.current, parentOf(user));
    const now = new Date();
    const isSaved = isTyped && saveDraft(user._id, valuesOf(form.current) as Answers, now);
    onFilled(isSaved ? now : (draft?.savedAt ?? null));
  }, [form, user, draft, search, onFilled]);

  return new URLSearchParams(search).get('course') ?? draft?.answers.course ?? '';
}
