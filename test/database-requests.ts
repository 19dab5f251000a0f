import { application, newEmail, password, type TestUser } from './people.ts';

/** A request that needs the database: method, path and body. */
export type DatabaseRequest = [method: string, path: string, body: (() => unknown) | undefined];

/**
 * Requests that write to the database or read from it, for a visitor with or without a session.
 * @param asha returns the account when a request is sent
 */
export const databaseRequests = (asha: () => TestUser): DatabaseRequest[] => [
  ['POST', '/user/add-user', () => ({ fullName: 'Asha', userEmail: newEmail(), password })],
  ['POST', '/user/auth-user', () => ({ userEmail: asha().email, password })],
  ['POST', '/user/forget-password', () => ({ email: asha().email })],
  ['POST', '/user/verify-otp', () => ({ email: asha().email, otp: '123456' })],
  ['POST', '/user/reset-password', () => ({ email: asha().email, newpassword: password })],
  ['POST', '/user/add-lead', () => ({ userName: 'Asha' })],
  ['POST', '/user/enroll-user', () => application()],
  ['PATCH', '/user/me', () => ({ fullName: 'Asha' })],
  ['DELETE', '/user/me', () => ({ password })],
  ['POST', '/user/log-out', undefined],
  ['GET', '/admin/get-users', undefined],
  ['POST', '/admin/find-users', () => ({ search: 'asha' })],
];
