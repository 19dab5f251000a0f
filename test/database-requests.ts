import { application, newEmail, password, type Account } from './people.ts';

/** A call that needs the database: method, path and body. */
export type DatabaseRequest = [method: string, path: string, body: (() => unknown) | undefined];

/**
 * Calls that change something, as an account sends them or somebody who is not signed in. @param asha found when they are
 * sent
 */
export const databaseRequests = (asha: () => Account): DatabaseRequest[] => [
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
];
