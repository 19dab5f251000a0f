import type { AnyUser } from '#contract/users/account.ts';

/** The auth state in the browser (docs/specification.md, sections 3 and 4). */
export interface AuthState {
  user: AnyUser | null;
  isAuthenticated: boolean;
}

export type AuthAction =
  | { type: 'login'; user: AnyUser }
  | { type: 'logout' }
  | { type: 'update-user'; user: Partial<AnyUser> }
  | { type: 'get-user' };

export const signedOut: AuthState = { user: null, isAuthenticated: false };

/**
 * The reducer of the auth state.
 * @throws Error 'Unhandled action type: {type}' for an unknown action (docs/specification.md, section 8)
 */
export function authReducer(state: AuthState, action: AuthAction): AuthState {
  switch (action.type) {
    case 'login':
      return { user: action.user, isAuthenticated: true };
    case 'logout':
      return signedOut;
    case 'update-user':
      return state.user === null ? state : { ...state, user: { ...state.user, ...action.user } as AnyUser };
    case 'get-user':
      return state;
    default:
      throw new Error(`Unhandled action type: ${(action as { type: string }).type}`);
  }
}
