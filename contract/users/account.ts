import * as z from 'zod/mini';
import {
  storedApplication,
  specifiedApplication,
  type StoredApplication,
  type SpecifiedApplication,
} from '../school/application.ts';
import { ownApplication } from '../school/own-applications.ts';
import { codeDigits } from '../digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { role } from '../roles.ts';
import { personName } from '../name.ts';
import { email, message } from '../text.ts';
import { idParam } from '../url-values.ts';

export const minimumPasswordLength = 6;
const maximumPasswordLength = 128;
const tooShort = `Password must be at least ${minimumPasswordLength} characters long.`;
const validPassword = 'Please enter a valid password.';

/** A new password, at least 6 characters (docs/specification.md, section 9). The maximum limits the cost of hashing. */
const newPassword = z
  .string({ error: validPassword })
  .check(
    z.minLength(1, validPassword),
    z.minLength(minimumPasswordLength, tooShort),
    z.maxLength(maximumPasswordLength, validPassword),
  );

/** An existing password, which is only verified. */
const password = z
  .string({ error: validPassword })
  .check(z.minLength(1, validPassword), z.maxLength(maximumPasswordLength, validPassword));

const fullName = personName('Please enter a valid username.');

/** An account in API replies, without hashes and tokens (docs/api.md). Times are ISO 8601 in UTC. */
export const user = z.object({
  _id: z.string(),
  fullName: z.string(),
  userEmail: z.string(),
  role,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The latest application, or null. */
  enrollmentData: z.nullable(storedApplication),
  /** All applications, the latest first. */
  enrollments: z.array(storedApplication),
});
export type User = z.output<typeof user>;

/** An account in replies of a backend that knows no more than docs/specification.md, section 3: without role and states. */
const specifiedUser = z.object({
  _id: z.string(),
  fullName: z.string(),
  userEmail: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  // oxlint-disable-next-line promise/valid-params -- of zod: an application that cannot be read is none
  enrollmentData: z.catch(z._default(z.nullable(specifiedApplication), null), null),
});
type SpecifiedUser = z.output<typeof specifiedUser> & { role?: undefined; enrollments?: undefined };

/** An account of any backend: this server's, or one of the specification's calls (docs/api.md). */
export const anyUser = z.union([user, specifiedUser]);
export type AnyUser = User | SpecifiedUser;

/** All applications of an account, the latest first. A backend that knows no more than the specification sends only the latest. */
export function applicationsOf({
  enrollments,
  enrollmentData,
}: AnyUser): readonly (StoredApplication | SpecifiedApplication)[] {
  if (enrollments !== undefined) return enrollments;
  return enrollmentData === null ? [] : [enrollmentData];
}

export const signUp = z.object({ fullName, userEmail: email, password: newPassword });

export const addUser = defineEndpoint({
  method: 'POST',
  path: '/user/add-user',
  summary: 'Sign up',
  caller: 'anyone',
  changes: true,
  countsOnce: true,
  body: signUp,
  success: 201,
  reply: z.object({ message }),
  failures: [400, 409, 429],
});

export const signIn = z.object({
  userEmail: email,
  password,
  /** True by default: the form sends only the specification's fields, and its box must be checked. */
  rememberMe: z._default(z.boolean({ error: 'Please say yes or no.' }), true),
});

export const authUser = defineEndpoint({
  method: 'POST',
  path: '/user/auth-user',
  summary:
    'Sign in; sets the session cookie: until 7 days unused, 30 days at most; with rememberMe false until the browser closes, a day at most; for admins until an hour unused, a day at most',
  caller: 'anyone',
  changes: true,
  body: signIn,
  success: 200,
  reply: z.object({ message, foundUser: anyUser }),
  failures: [400, 401, 403, 429],
});

export const forgot = z.object({ email });

export const forgetPassword = defineEndpoint({
  method: 'POST',
  path: '/user/forget-password',
  summary: 'Mail a six-digit code to the account, if there is one',
  caller: 'anyone',
  changes: true,
  body: forgot,
  success: 200,
  reply: z.object({ success: z.literal(true) }),
  failures: [400, 429],
});

export const otpLength = 6;

const otp = z
  .string({ error: 'Please enter all six digits.' })
  .check(
    z.maxLength(60, { error: 'Please enter all six digits.', abort: true }),
    z.overwrite(codeDigits),
    z.regex(/^[0-9]{6}$/, 'Please enter all six digits.'),
  );

export const otpCheck = z.object({ email, otp });

export const verifyOtp = defineEndpoint({
  method: 'POST',
  path: '/user/verify-otp',
  summary: 'Check the code; sets the cookie that lets one password be reset within 10 minutes',
  caller: 'anyone',
  changes: true,
  body: otpCheck,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 429],
});

export const reset = z.object({ email, newpassword: newPassword });

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/user/reset-password',
  summary: 'Set a new password after the code was verified; ends every session of the account',
  caller: 'anyone',
  changes: true,
  body: reset,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 429],
});

const me = {
  user,
  /** The state and history of each application in plain words, in the order of `user.enrollments`. */
  applications: z.array(ownApplication),
};

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/user/me',
  summary: 'The account that is signed in, and the state and history of its applications in plain words',
  caller: 'user',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(me),
  failures: [401],
});

/** The message of the 404 for an application that does not exist, or is a stranger's. */
export const noSuchApplication = 'There is no such application.';

export const withdrawApplication = defineEndpoint({
  method: 'PATCH',
  path: '/user/me/applications/{id}',
  params: idParam(noSuchApplication),
  summary: 'Withdraw one’s own application; the child may then apply for the course again',
  caller: 'user',
  changes: true,
  body: z.object({
    status: z.literal('withdrawn', { error: 'An application can only be withdrawn here.' }),
  }),
  success: 200,
  reply: z.object({ message, ...me }),
  failures: [400, 401, 404, 409],
});

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/user/log-out',
  summary: 'End this session',
  caller: 'anyone',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [],
});

export const profileChange = z.object({ fullName });

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/user/me',
  summary: 'Change one’s own name',
  caller: 'user',
  changes: true,
  body: profileChange,
  success: 200,
  reply: z.object({ message, user }),
  failures: [400, 401],
});

export const emailChange = z.object({ userEmail: email, password });

export const mailEmailCode = defineEndpoint({
  method: 'POST',
  path: '/user/me/email-code',
  summary: 'Mail a six-digit code to the address that one’s own account is to have; asks for the password',
  caller: 'user',
  changes: true,
  body: emailChange,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 409, 429],
});

/** The code proves that the new address is the caller’s. */
const emailProof = z.object({ userEmail: email, otp });

export const changeEmail = defineEndpoint({
  method: 'PATCH',
  path: '/user/me/email',
  summary:
    'Change one’s own email with the code that was mailed to the new one; ends every other session of the account and tells both addresses',
  caller: 'user',
  changes: true,
  body: emailProof,
  success: 200,
  reply: z.object({ message, user }),
  failures: [400, 401, 409, 429],
});

export const erasure = z.object({ password });

export const passwordChange = z.object({ password, newpassword: newPassword });

export const changePassword = defineEndpoint({
  method: 'PATCH',
  path: '/user/me/password',
  summary: 'Change one’s own password; asks for the present one and ends every other session of the account',
  caller: 'user',
  changes: true,
  body: passwordChange,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 429],
});
