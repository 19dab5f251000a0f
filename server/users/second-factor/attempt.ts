import type { UserServices } from '#server/users/services.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Counted } from '#server/http/rate-limit.ts';
import type { RequestContext } from '#server/users/route.ts';
import { knownDevice } from '#server/users/sessions/device-cookie.ts';

/** The counter keys of an attempt, the same for all endpoints. */
export function countedAttempt(
  request: Pick<UserServices, 'settings' | 'secret'> & Pick<RequestContext, 'address' | 'requestHeaders'>,
  { id, email }: { id: string; email: string },
): Counted {
  const device = knownDevice(request.requestHeaders, email, request);
  return { path: '', address: request.address, userId: id, device, body: {} };
}

/** @param status 401 during a sign-in, 403 for a signed-in caller */
export function wrongCode(status: 401 | 403): HttpError {
  const message = 'That code is not right, or was used before. Please wait for the next one.';
  return new HttpError(status, message, { fields: { code: message }, isWrongGuess: true });
}
