import * as z from 'zod/mini';
import { erasure, user } from './account.ts';
import { codeDigits } from '../digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { message } from '../text.ts';

const validCode = 'Please enter the six digits from your app, or one of your recovery codes.';

/** Six digits from an authenticator app, or the sixteen digits of a recovery code; spaces and dashes are removed. */
const code = z
  .string({ error: validCode })
  .check(
    z.maxLength(60, { error: validCode, abort: true }),
    z.overwrite(codeDigits),
    z.regex(/^(?:[0-9]{6}|[0-9]{16})$/, validCode),
  );

export const secondStep = z.object({ code });

export const finishSignIn = defineEndpoint({
  method: 'POST',
  path: '/user/second-factor',
  summary:
    'The second step of signing in, after auth-user replied 401 with the field `code`; possible for five minutes',
  caller: 'anyone',
  changes: true,
  body: secondStep,
  success: 200,
  reply: z.object({ message, foundUser: user }),
  failures: [400, 401, 429],
});

/** The message when a request is rejected only because the password was entered too long ago. */
export const passwordRequiredMessage = 'For your safety, please enter your password again.';

export const passwordConfirmation = erasure;

export const confirmPassword = defineEndpoint({
  method: 'POST',
  path: '/user/confirm-password',
  summary:
    'Confirm the password, after an endpoint replied 403 with the field `password`; valid for 30 minutes',
  caller: 'user',
  changes: true,
  body: passwordConfirmation,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 429],
});

const secondFactor = z.object({
  isSet: z.boolean(),
  recoveryCodesLeft: z.number(),
  /** When this session began; the page stores it when the admin postpones the offer to set up a second factor. */
  signedInAt: z.string(),
});

export const getSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/admin/second-factor',
  summary: 'Whether one’s own account has a second factor',
  caller: 'office',
  changes: false,
  body: null,
  success: 200,
  reply: secondFactor,
  failures: [401, 403],
});

export const startSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/admin/second-factor/start',
  summary: 'Begin to set up a second factor: the secret for an authenticator app (RFC 6238)',
  caller: 'office',
  changes: true,
  body: passwordConfirmation,
  success: 200,
  reply: z.object({ message, uri: z.string(), secret: z.string() }),
  failures: [400, 401, 403, 409, 429],
});

const recoveryCodes = z.array(z.string());

/** The first code proves that the app has the secret. */
export const firstCode = z.object({
  code: z.string({ error: 'Please enter the six digits from your app.' }).check(
    z.maxLength(60, { error: 'Please enter the six digits from your app.', abort: true }),
    z.overwrite((value) => value.replaceAll(/\s/g, '')),
    z.regex(/^[0-9]{6}$/, 'Please enter the six digits from your app.'),
  ),
});

export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/admin/second-factor/confirm',
  summary: 'Finish the set-up: from now on signing in needs a code. Returns the recovery codes, only once',
  caller: 'office',
  changes: true,
  body: firstCode,
  success: 200,
  reply: z.object({ message, recoveryCodes }),
  failures: [400, 401, 403, 409, 429],
});

/** Password and code, for changes of the second factor (OWASP ASVS 5.0, 7.5.1). */
export const bothFactors = z.object({ ...passwordConfirmation.shape, code });

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/admin/second-factor/recovery-codes',
  summary: 'Replace all recovery codes by new ones; they are returned only once',
  caller: 'office',
  changes: true,
  body: bothFactors,
  success: 200,
  reply: z.object({ message, recoveryCodes }),
  failures: [400, 401, 403, 409, 429],
});

export const turnOffSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/admin/second-factor/turn-off',
  summary: 'Sign in with the password alone again',
  caller: 'office',
  changes: true,
  body: bothFactors,
  success: 200,
  reply: z.object({ message }),
  failures: [400, 401, 403, 409, 429],
});
