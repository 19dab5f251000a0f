import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listQuery, listReply } from '../list.ts';
import { email, message } from '../text.ts';
import { idParam } from '../url-values.ts';

/** The message of the 404 for a user who does not work in the office. */
export const noSuchPerson = 'This person no longer works in the office.';

/** The roles in the office: a teacher, or an owner of the school, whose role is 'admin'. */
export const officeRole = z.enum(['teacher', 'admin'], 'Please choose a role.');
export type OfficeRole = z.output<typeof officeRole>;

/** Somebody who works in the office. */
const person = z.object({
  _id: z.string(),
  fullName: z.string(),
  userEmail: z.string(),
  role: officeRole,
  /** Without a password the person was invited and has not signed in yet. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
});
export type Person = z.output<typeof person>;

export const getPeople = defineEndpoint({
  method: 'GET',
  path: '/admin/people',
  query: listQuery,
  summary: 'One page of the people who work in the office, in order of sign-up',
  caller: 'admin',
  changes: false,
  body: null,
  success: 200,
  reply: z.object(listReply(person)),
  failures: [400, 401, 403],
});

export const invitation = z.object({ email, role: officeRole });

export const addPerson = defineEndpoint({
  method: 'POST',
  path: '/admin/people',
  summary:
    'Let somebody work in the office; mails them. Without an account they get one, and a mail to set its password',
  caller: 'admin',
  changes: true,
  countsOnce: true,
  body: invitation,
  success: 201,
  reply: z.object({ message, person }),
  failures: [400, 401, 403, 409, 429],
});

export const changePerson = defineEndpoint({
  method: 'PATCH',
  path: '/admin/people/{id}',
  params: idParam(noSuchPerson),
  summary: 'Give somebody in the office another role; ends their sessions',
  caller: 'admin',
  changes: true,
  body: z.object({ role: officeRole }),
  success: 200,
  reply: z.object({ message, person }),
  failures: [400, 401, 403, 404, 409],
});

export const removePerson = defineEndpoint({
  method: 'DELETE',
  path: '/admin/people/{id}',
  params: idParam(noSuchPerson),
  summary: 'Remove somebody from the office and end their sessions; the account stays',
  caller: 'admin',
  changes: true,
  body: null,
  success: 200,
  reply: z.object({ message }),
  failures: [401, 403, 404, 409],
});
