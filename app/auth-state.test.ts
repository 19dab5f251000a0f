import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { authReducer, signedOut, type AuthAction } from './auth-state.ts';

const asha: User = {
  _id: '1',
  fullName: 'Asha Verma',
  userEmail: 'asha@family.test',
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  enrollmentData: null,
  enrollments: [],
};
const signedIn = { user: asha, isAuthenticated: true };

describe('who is signed in', () => {
  test('at first nobody is', () => {
    expect(signedOut).toEqual({ user: null, isAuthenticated: false });
  });

  test('login stores the user and sets the flag', () => {
    expect(authReducer(signedOut, { type: 'login', user: asha })).toEqual(signedIn);
  });

  test('logout clears both', () => {
    expect(authReducer(signedIn, { type: 'logout' })).toEqual(signedOut);
  });

  test('update-user merges the given fields and changes no state in place', () => {
    const updated = authReducer(signedIn, { type: 'update-user', user: { fullName: 'आशा' } });
    expect(updated).toEqual({ user: { ...asha, fullName: 'आशा' }, isAuthenticated: true });
    expect(signedIn.user.fullName).toBe('Asha Verma');
  });

  test('update-user signs nobody in', () => {
    expect(authReducer(signedOut, { type: 'update-user', user: { fullName: 'Asha' } })).toEqual(signedOut);
  });

  test.each([signedOut, signedIn])('get-user leaves the state as it is', (state) => {
    expect(authReducer(state, { type: 'get-user' })).toBe(state);
  });

  test.each(['x', 'LOGIN', '', 'toString'])('any other action is an error that names it: %j', (type) => {
    expect(() => authReducer(signedOut, { type } as unknown as AuthAction)).toThrow(
      new Error(`Unhandled action type: ${type}`),
    );
  });
});
