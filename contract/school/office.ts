import * as z from 'zod/mini';
import { anyUser, user } from '../users/account.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply, maxSearchLength } from '../list.ts';
import { message } from '../text.ts';
import { idParam } from '../url-values.ts';

/** The message of the 404 for a user who does not exist. */
export const noSuchUser = 'This user no longer exists.';

const userList = z.object({ message, data: z.array(anyUser) });

export const getUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/get-users',
  summary: 'All users with their applications',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: userList,
  failures: [401, 403],
});

/** A detail of an application that matched a search although it is in no column of the list. */
export const match = z.object({
  kind: z.enum(['parent', 'phone']),
  value: z.string(),
  /** The names of the children whose applications have this detail. */
  children: z.array(z.string()),
});
export type Match = z.output<typeof match>;

const foundUser = z.object({ user, matches: z.array(match) });

const count = z.int().check(z.nonnegative());

/** The numbers of users: those that match the search, all, and all with an application. */
const userCounts = z.object({ found: count, users: count, enrolled: count });
export type UserCounts = z.output<typeof userCounts>;

const searchMessage = `Please search for at most ${maxSearchLength} characters.`;

export const findUsers = defineEndpoint({
  method: 'POST',
  path: '/admin/find-users',
  query: listQuery,
  summary:
    'One page of the users with their applications in order of sign-up, all or those that match a search, and how many there are',
  caller: 'admin',
  changes: false,
  /** In the body, because names and phone numbers do not belong in a URL (OWASP ASVS 5.0, 14.2.1). */
  body: z.object({ search: z.string(searchMessage).check(z.maxLength(maxSearchLength, searchMessage)) }),
  success: 200,
  reply: z.object({ message, ...listReply(foundUser), counts: userCounts }),
  failures: [400, 401, 403],
});

export const deleteUser = defineEndpoint({
  method: 'GET',
  path: '/admin/delete-users/{id}',
  params: idParam(noSuchUser),
  summary: 'Delete a user with sessions and applications; returns the remaining users',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: userList,
  failures: [401, 403, 404, 409],
});

export const removeUser = defineEndpoint({
  ...deleteUser,
  method: 'DELETE',
  path: '/admin/users/{id}',
});
