/** For a parent who does not remember the address an account was made with; it must never tell whether there is one. */
export const whichEmail = {
  question: 'Not sure which email you used?',
  ideas: [
    'Look in your inboxes for our letter “Welcome to Showcase Art”. It went to the right one.',
    'Try the address the school writes to, or the other parent’s.',
    'A capital letter or a space makes no difference.',
  ],
  otherwise: 'Or sign up with the address you use today; an application may come from any account.',
  call: 'You can also call us:',
} as const;
