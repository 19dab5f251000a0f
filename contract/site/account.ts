import { group, link, list, named, workName } from './fields.ts';

/** The pages for signing in, signing up and resetting a password (docs/specification.md, section 2). */
export const account = group({
  terms: named('Terms', list(link(), 8, 1), 'What a visitor agrees to when signing up.'),
  works: named(
    'Artwork beside each form',
    group({
      login: named('Sign in', workName()),
      signUp: named('Sign up', workName()),
      forgot: named('Forgotten password', workName()),
      verifyOtp: named('Code from the mail', workName()),
      resetPassword: named('New password', workName()),
    }),
  ),
});
