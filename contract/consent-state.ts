/** What holds for photographs of a child on a day: a yes, a no, a yes whose last day is over, or nothing yet. A no of another family with the same child holds for both. */
export const consentStates = ['yes', 'no', 'not answered', 'run out'] as const;
export type Consent = (typeof consentStates)[number];
