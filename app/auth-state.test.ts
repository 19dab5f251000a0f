import { describe, expect, test } from 'vitest';
import type { User } from '#contract/users/account.ts';
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

describe('the auth state', () => {
  test('starts signed out', () => {
    expect(signedOut).toEqual({ user: null, isAuthenticated: false });
  });

  test('login stores the user and sets isAuthenticated', () => {
    expect(authReducer(signedOut, { type: 'login', user: asha })).toEqual(signedIn);
  });

  test('logout clears the user and isAuthenticated', () => {
    expect(authReducer(signedIn, { type: 'logout' })).toEqual(signedOut);
  });

  test('update-user merges the given fields into a new state', () => {
    const updated = authReducer(signedIn, { type: 'update-user', user: { fullName: 'आशा' } });
    expect(updated).toEqual({ user: { ...asha, fullName: 'आशा' }, isAuthenticated: true });
    expect(signedIn.user.fullName).toBe('Asha Verma');
  });

  test('update-user without a user changes nothing', () => {
    expect(authReducer(signedOut, { type: 'update-user', user: { fullName: 'Asha' } })).toEqual(signedOut);
  });

  test.each([signedOut, signedIn])('get-user returns the same state', (state) => {
    expect(authReducer(state, { type: 'get-user' })).toBe(state);
  });

  test.each(['x', 'LOGIN', '', 'toString'])('throws an error that names an unknown action: %j', (type) => {
    expect(() => authReducer(signedOut, { type } as unknown as AuthAction)).toThrow(
      new Error(`Unhandled action type: ${type}`),
    );
  });
});
