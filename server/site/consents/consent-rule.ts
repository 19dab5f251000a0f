import type { Consent } from '#contract/consent-state.ts';
import type { Answer } from '#contract/school/photo-consent.ts';
import { dayAfter } from '#contract/school-time.ts';

/** What photographs show: what a child has made, or the child. */
const subjects = ['work', 'face'] as const;

/** What holds for photographs of a child. */
export interface ChildConsent {
  work: Consent;
  face: Consent;
  /** Whether another family with the same child said no to something that this one has not refused. */
  isRefusedElsewhere: boolean;
}

/** Of the family alone. A no never runs out. */
function ofFamily(own: Answer | undefined, subject: (typeof subjects)[number], day: string): Consent {
  if (own === undefined) return 'not answered';
  if (!own[subject]) return 'no';
  return own.until !== null && own.until < day ? 'run out' : 'yes';
}

/**
 * What holds for photographs of a child on a day. Only a yes of the family's own lets a photograph be shown: where two guardians with an account
 * each disagree, no wins, and a yes of another family opens nothing.
 * @param own the family's latest answer
 * @param others the latest answers of other families with a child of this name and birth date
 * @param day yyyy-mm-dd, on the clocks of the school
 */
export function consentOn(day: string, own: Answer | undefined, others: readonly Answer[]): ChildConsent {
  let isRefusedElsewhere = false;
  const [work, face] = subjects.map((subject) => {
    const ofOwn = ofFamily(own, subject, day);
    if (ofOwn === 'no' || others.every((other) => other[subject])) return ofOwn;
    isRefusedElsewhere = true;
    return 'no';
  }) as [Consent, Consent];
  return { work, face, isRefusedElsewhere };
}

/** An answer is asked for again so many days before it runs out. */
const askDaysBefore = 30;

/** Whether a family may be asked: it has not answered, or a yes has run out or will soon. Who said no is left alone. */
export const mayBeAsked = (own: Answer | undefined, day: string): boolean =>
  own === undefined || (own.until !== null && own.until <= dayAfter(day, askDaysBefore));
