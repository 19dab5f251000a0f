/** The version of the words below. A change of them needs another one: each answer is stored with the version that the family saw. */
export const photoConsentVersion = '2026-11-30';

/** What a family agrees to, each for itself, and what it is told about it. */
export const photoConsentWords = {
  work: 'The school may show photographs of what my child has made on its website, with title, first name and age.',
  face: 'The school may show photographs in which my child can be seen on its website.',
  freely:
    'This is voluntary. You can take it back at any time, and the photographs then leave the website at once.',
} as const;
