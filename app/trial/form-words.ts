/** The words that only the form of the request has: they are not in the file that all pages load. */
export const trialFormWords = {
  hint: 'We answer with a day and time. No account is needed.',
  reach: 'A phone number or an email address is enough.',
  day: 'Preferred day',
  anyDay: 'Any day',
  writeInstead: 'Write a message instead',
} as const;
