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
import type { AnyUser } from '#contract/users/account.ts';
import { authReducer, signedOut, type AuthState } from './auth-state.ts';
import { setSessionCheck } from './session-check.ts';
import { mayBeSignedIn } from './signed-in-cookie.ts';
import { forgetVisitor } from './ui/text/opens-document.ts';

/** Most visitors have no session: the requests and their schemas load only when they are needed. */
export const sessionRequests = () => import('./session-requests.ts');

interface Session extends AuthState {
  /** False on prerendered pages and until the browser knows whether a user is signed in. */
  isKnown: boolean;
  /**
   * Whether the API has only the calls of docs/specification.md, section 7: no roles, sessions or data of one's own. The
   * server decides who may see the users.
   */
  hasOnlySpecifiedCalls: boolean;
  /** The user whose session ended without a log-out, until somebody signs in: a page can wait for that. */
  endedUser: AnyUser | null;
  /** Gives up waiting for `endedUser`. */
  forgetEnded: () => void;
  login: (user: AnyUser) => void;
  /** Ends the session on the server, then in this browser. Rejects if the request fails. */
  logout: () => Promise<void>;
  updateUser: (user: Partial<AnyUser>) => void;
}

export const SessionContext = createContext<Session | null>(null);

/** A pending `fetchSignedInUser`. */
interface UserRequest {
  controller: AbortController;
  /** Resolves to null also when it was aborted. */
  user: Promise<AnyUser | null>;
}

/** The BroadcastChannel that tells the other tabs about a sign-in or log-out. */
const channelName = 'session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, dispatch] = useReducer(authReducer, signedOut);
  const [isKnown, setKnown] = useState(false);
  const [isUnsure, setUnsure] = useState(false);
  const [endedUser, setEndedUser] = useState<AnyUser | null>(null);
  const hasOnlySpecifiedCalls = auth.user === null ? isUnsure : auth.user.role === undefined;

  const pendingRequest = useRef<UserRequest | null>(null);
  // The reply to a request from before a sign-in or log-out must not overwrite the new state.
  const abortPendingRequest = useCallback(() => {
    pendingRequest.current?.controller.abort();
    pendingRequest.current = null;
  }, []);
  const userRef = useRef<AnyUser | null>(null);

  const setUser = useCallback(
    (user: AnyUser | null, isEnd = false) => {
      abortPendingRequest();
      if (user !== null || !isEnd) setEndedUser(null);
      else if (userRef.current !== null) setEndedUser(userRef.current);
      userRef.current = user;
      forgetVisitor();
      dispatch(user === null ? { type: 'logout' } : { type: 'login', user });
      setKnown(true);
    },
    [abortPendingRequest],
  );

  const refreshUser = useCallback(
    (hadUnauthorized = false, isLogOut = false) => {
      abortPendingRequest();
      const controller = new AbortController();
      async function fetchAndSet() {
        const found = mayBeSignedIn()
          ? await (await sessionRequests()).fetchSignedInUser(controller.signal, hadUnauthorized)
          : null;
        if (controller.signal.aborted) return null;
        const user = found === 'unsure' ? null : found;
        // In a transition: any other update of a context hydrates the whole page at once.
        startTransition(() => {
          setUnsure(found === 'unsure');
          setUser(user, !isLogOut && found !== 'unsure');
        });
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
      const id = userRef.current?._id;
      const user = await (pendingRequest.current?.user ?? refreshUser(true));
      return user !== null && user._id === id;
    });
    const open = () => {
      try {
        channel.current = new BroadcastChannel(channelName);
        channel.current.addEventListener('message', ({ data }) => {
          const isLogOut = data === 'logged-out';
          void refreshUser(isLogOut, isLogOut);
        });
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

  useEffect(() => {
    if (isKnown && hasOnlySpecifiedCalls)
      void sessionRequests().then(({ storeUser }) => storeUser(auth.user));
  }, [isKnown, hasOnlySpecifiedCalls, auth.user]);

  const session = useMemo<Session>(
    () => ({
      ...auth,
      isKnown,
      hasOnlySpecifiedCalls,
      endedUser,
      forgetEnded: () => setEndedUser(null),
      login(user) {
        setUser(user);
        channel.current?.postMessage('signed-in');
      },
      async logout() {
        if (hasOnlySpecifiedCalls) setUnsure(true);
        else await (await sessionRequests()).endSession();
        setUser(null);
        channel.current?.postMessage('logged-out');
      },
      updateUser(user) {
        dispatch({ type: 'update-user', user });
        if (pendingRequest.current !== null) void refreshUser();
      },
    }),
    [auth, isKnown, hasOnlySpecifiedCalls, endedUser, refreshUser, setUser],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user, and functions to log in, log out and update the user. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
