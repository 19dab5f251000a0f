import { group, link, list, workName } from './fields.ts';

/** The pages for signing in, signing up and resetting a password (docs/specification.md, section 2). */
export const account = group({
  /** The terms that a visitor agrees to when signing up. */
  terms: list(link(), 8, 1),
  /** The work on each page. */
  works: group({
    login: workName(),
    signUp: workName(),
    forgot: workName(),
    verifyOtp: workName(),
    resetPassword: workName(),
  }),
});
