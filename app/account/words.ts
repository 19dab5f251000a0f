import type { TrialStatus } from '#contract/school/trial.ts';

/** Shown on the sign-in and sign-up pages to visitors who came from the application form. `{course}`: the course name. */
export const pendingWords = {
  applying: 'You are applying for a course.',
  applyingFor: 'You are applying for {course}.',
  steps: {
    'sign-in': 'Already have an account? Sign in below.',
    'sign-up': 'Step 1 of 2: your account. Step 2 is the application.',
    'signed-up': 'Your account is ready. Sign in for step 2 of 2, the application.',
  },
  makeAccount: 'New here? Make an account, step 1 of 2',
} as const;

/** The label of the checkbox on the sign-up page. Links to the terms follow it. */
export const termsLabel = 'I agree to the terms';

/** The question of the help for parents who forgot the email address of their account. */
export const forgottenEmailQuestion = 'Not sure which email you used?';

/** The answer does not tell whether an account exists. */
export const forgottenEmailIdeas = (schoolName: string) => [
  `Search your mail for “Welcome to ${schoolName}”.`,
  'Try the other parent’s email.',
];

/** The hint beside a new password that is a common one. */
export const commonPasswordHint =
  'Many people use this password, so it is easy to guess. Three unrelated words are safer.';

/** The state of a trial class in plain words for the family that asked for it. */
export const trialStateWords: Readonly<Record<TrialStatus, string>> = {
  asked: 'We will answer with a day and time.',
  agreed: 'We look forward to it. Everything you need is there.',
  cancelled: 'This trial class is cancelled.',
  came: 'Thank you for coming.',
  missed: 'We missed you. Ask us for another day.',
  enrolled: 'Thank you for coming. You can apply for the course now.',
};

/** The words of the part of a profile. */
export const photographWords = {
  title: 'Photographs',
  intro: 'Whether our website may show photographs of what your child makes, and of your child.',
  answer: 'Answer',
  change: 'Change the answer',
  takeBack: 'Take it back',
  takenBack: 'You have taken it back. The photographs leave the website at once.',
} as const;
