import { getMe, logOut, type User } from '#contract/account.ts';
import { callEndpoint, callEndpointOnce } from './api.ts';

/** Fetches the signed-in user. @throws ApiError with status 401 if there is none */
export async function fetchUser(): Promise<User> {
  return (await callEndpointOnce(getMe, undefined)).user;
}

/** Ends the session on the server. @throws ApiError when the request fails */
export async function endSession(): Promise<void> {
  await callEndpoint(logOut, undefined);
}
