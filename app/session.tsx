import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { User } from '#contract/account.ts';
import { isUnauthorized } from './api-error.ts';
import { isApiCrossOrigin } from './api-host.ts';
import { authReducer, signedOut, type AuthState } from './auth-state.ts';
import { setSessionCheck } from './session-check.ts';

/** Most visitors have no session: the requests and their schemas load only when they are needed. */
const requests = () => import('./session-requests.ts');

interface Session extends AuthState {
  /** False on prerendered pages and until the browser knows whether a user is signed in. */
  isKnown: boolean;
  login: (user: User) => void;
  /** Ends the session on the server, then in this browser. Rejects if the request fails. */
  logout: () => Promise<void>;
  updateUser: (user: Partial<User>) => void;
}

const SessionContext = createContext<Session | null>(null);

/**
 * Whether a user may be signed in. The server sets a readable `signed-in` cookie together with the session cookie, so that
 * other visitors send no request. The cookie of an API on another origin cannot be read: then the answer is always true.
 */
function mayBeSignedIn(): boolean {
  return isApiCrossOrigin() || /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie);
}

/** Removes the `signed-in` cookie; it has one name on http and another on https. */
function removeSignedInCookie(): void {
  document.cookie = 'signed-in=; Path=/; SameSite=Lax; Max-Age=0';
  document.cookie = '__Host-signed-in=; Path=/; SameSite=Lax; Secure; Max-Age=0';
}

/** Delay before the next attempt after a network error. */
const retryDelayMs = 3_000;

/**
 * Fetches the signed-in user. It takes two 401 replies to sign a user out, because the first request may have been sent just
 * before the session got a new token. After a network error it retries until the server answers.
 * @param signal aborted when the result is no longer needed
 * @param hadUnauthorized whether another request already got a 401
 * @returns null if no user is signed in
 */
async function fetchSignedInUser(signal: AbortSignal, hadUnauthorized: boolean): Promise<User | null> {
  // With an API on another origin every visitor sends this request and most are not signed in: one 401 is enough.
  let isFinalAttempt = hadUnauthorized || isApiCrossOrigin();
  while (mayBeSignedIn() && !signal.aborted) {
    try {
      return await (await requests()).fetchUser();
    } catch (error) {
      if (!isUnauthorized(error)) {
        await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      } else if (isFinalAttempt) {
        if (!signal.aborted) removeSignedInCookie();
        return null;
      } else {
        isFinalAttempt = true;
      }
    }
  }
  return null;
}

/** A pending `fetchSignedInUser`. */
interface UserRequest {
  controller: AbortController;
  /** Resolves to null also when it was aborted. */
  user: Promise<User | null>;
}

/** The BroadcastChannel that tells the other tabs about a sign-in or log-out. */
const channelName = 'session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, dispatch] = useReducer(authReducer, signedOut);
  const [isKnown, setKnown] = useState(false);

  const pendingRequest = useRef<UserRequest | null>(null);
  // The reply to a request from before a sign-in or log-out must not overwrite the new state.
  const abortPendingRequest = useCallback(() => {
    pendingRequest.current?.controller.abort();
    pendingRequest.current = null;
  }, []);
  const userId = useRef<string | null>(null);

  const setUser = useCallback(
    (user: User | null) => {
      abortPendingRequest();
      userId.current = user?._id ?? null;
      dispatch(user === null ? { type: 'logout' } : { type: 'login', user });
      setKnown(true);
    },
    [abortPendingRequest],
  );

  const refreshUser = useCallback(
    (hadUnauthorized = false) => {
      abortPendingRequest();
      const controller = new AbortController();
      async function fetchAndSet() {
        const user = await fetchSignedInUser(controller.signal, hadUnauthorized);
        if (controller.signal.aborted) return null;
        // In a transition: any other update of a context hydrates the whole page at once.
        startTransition(() => setUser(user));
        return user;
      }
      const user = fetchAndSet();
      pendingRequest.current = { controller, user };
      return user;
    },
    [abortPendingRequest, setUser],
  );

  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    setSessionCheck(async () => {
      const id = userId.current;
      const user = await (pendingRequest.current?.user ?? refreshUser(true));
      return user !== null && user._id === id;
    });
    const open = () => {
      try {
        channel.current = new BroadcastChannel(channelName);
        channel.current.addEventListener('message', () => void refreshUser());
      } catch {
        // Firefox refuses it when all cookies are blocked.
      }
    };
    // Closed while the page is in the back/forward cache: a message would remove the page from the cache.
    const close = () => channel.current?.close();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open();
      void refreshUser();
    };
    open();
    void refreshUser();
    addEventListener('pageshow', onShow);
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pageshow', onShow);
      removeEventListener('pagehide', close);
      abortPendingRequest();
      close();
    };
  }, [refreshUser, abortPendingRequest]);

  const session = useMemo<Session>(
    () => ({
      ...auth,
      isKnown,
      login(user) {
        setUser(user);
        channel.current?.postMessage('changed');
      },
      async logout() {
        await (await requests()).endSession();
        setUser(null);
        channel.current?.postMessage('changed');
      },
      updateUser(user) {
        dispatch({ type: 'update-user', user });
        if (pendingRequest.current !== null) void refreshUser();
      },
    }),
    [auth, isKnown, refreshUser, setUser],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user, and functions to log in, log out and update the user. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
