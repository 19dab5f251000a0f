/** The words that only the form of the request has: they are not in the file that all pages load. */
export const trialFormWords = {
  hint: 'We answer with a day and time. No account is needed.',
  reach: 'A phone number or an email address is enough.',
  adult: '18 or older',
  day: 'Preferred day',
  anyDay: 'Any day',
  /** `{time}`: of the next class of the chosen course. */
  next: 'Next class: {time}.',
  byAgreement: 'We agree on day and time with you.',
  /** `{ages}`: of the course. */
  otherAge: '{course} is for {ages}. You can still ask; we help you choose.',
  otherAges: 'other ages',
  writeInstead: 'Write a message instead',
} as const;
