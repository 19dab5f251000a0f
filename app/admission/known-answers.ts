import { useEffect, useMemo, type RefObject } from 'react';
import type { User } from '#contract/account.ts';
import { fillEmpty } from '#app/ui/form-values.ts';
import { readDraft, type Answers } from './draft.ts';

/** What the latest application says about the parent, for the next child. */
function parentOf({ enrollmentData }: User): Answers {
  if (enrollmentData === null) return {};
  const { parentName, relation, phone, address } = enrollmentData;
  // Who applied for themselves is not 'Self' to a child.
  return { parentName, phone, address, ...(relation === 'Self' ? {} : { relation }) };
}

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

  useEffect(() => {
    if (form.current === null || user === null) return;
    // The course is ticked by its list, in a form that may not have it yet.
    const { course: _course, ...answers } = draft?.answers ?? {};
    fillEmpty(form.current, answers);
    if (new URLSearchParams(search).has('another')) fillEmpty(form.current, parentOf(user));
    onFilled(draft?.savedAt ?? null);
  }, [form, user, draft, search, onFilled]);

  return new URLSearchParams(search).get('course') ?? draft?.answers.course ?? '';
}
