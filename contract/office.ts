import * as z from 'zod/mini';
import { user } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { message } from './text.ts';
import { idParam } from './url-values.ts';

/** The message of the 404 for an account that does not exist. */
export const noSuchUser = 'This user no longer exists.';

const userList = z.object({ message, data: z.array(user) });

export const getUsers = defineEndpoint({
  method: 'GET',
  path: '/admin/get-users',
  summary: 'All accounts with their applications',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: userList,
  failures: [401, 403],
});

export const deleteUser = defineEndpoint({
  method: 'GET',
  path: '/admin/delete-users/{id}',
  params: idParam(noSuchUser),
  summary: 'Delete an account with its sessions and applications; returns the remaining accounts',
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
