/** What happens after an application is sent, and when (SPEC 8 and 9: reply within 24 hours, trial class). */
export const whatNext = {
  title: 'What happens next',
  steps: [
    { when: 'At once', text: 'A copy of the application comes to your email.' },
    { when: 'Within 24 hours', text: 'We call the number you gave and agree on a first Saturday or Sunday.' },
    { when: 'The first class', text: 'A free trial for first-time students. Paper and paint are here.' },
  ],
} as const;
