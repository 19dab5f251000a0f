import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ReactNode,
} from 'react';
import { getMe, logOut, type User } from '#contract/account.ts';
import { CallError, isElsewhere, onSessionEnded, send } from './api.ts';
import { authReducer, signedOut, type AuthState } from './auth-state.ts';

interface Session extends AuthState {
  /** False until it is known whether somebody is signed in: pages are rendered before that. */
  isKnown: boolean;
  login: (user: User) => void;
  /** Ends the session on the server, then here. Rejects when the server could not be reached. */
  logout: () => Promise<void>;
  updateUser: (user: Partial<User>) => void;
}

const SessionContext = createContext<Session | null>(null);

/**
 * The server sets this readable cookie beside the session cookie, so that visitors without one make no call at all. It
 * cannot be read where the calls live on another host: then everybody asks.
 */
function mayBeSignedIn(): boolean {
  return isElsewhere() || /(?:^|; )(?:__Host-)?signed-in=1/.test(document.cookie);
}

/** Milliseconds until the server is asked again who is signed in. */
const retryAfter = 3_000;

/**
 * Asks the server who is signed in. Only its own word signs somebody out: on a lost line it is asked again until it answers.
 * @param gone aborted when nobody waits for the answer any more
 * @returns null for a visitor
 */
async function whoIsThere(gone: AbortSignal): Promise<User | null> {
  while (mayBeSignedIn() && !gone.aborted) {
    try {
      return (await send(getMe, undefined)).user;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return null;
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
  return null;
}

/** Tells the other tabs of this browser that somebody signed in or out. */
const channelName = 'session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, dispatch] = useReducer(authReducer, signedOut);
  const [isKnown, setKnown] = useState(false);

  const read = useCallback(async (gone: AbortSignal) => {
    const user = await whoIsThere(gone);
    if (gone.aborted) return;
    dispatch(user === null ? { type: 'logout' } : { type: 'login', user });
    setKnown(true);
  }, []);

  const [channel, setChannel] = useState<BroadcastChannel | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    onSessionEnded(() => dispatch({ type: 'logout' }));
    void read(gone.signal);
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', () => void read(gone.signal));
    setChannel(opened);
    return () => {
      gone.abort();
      opened.close();
    };
  }, [read]);

  const session = useMemo<Session>(
    () => ({
      ...auth,
      isKnown,
      login(user) {
        dispatch({ type: 'login', user });
        channel?.postMessage('changed');
      },
      async logout() {
        await send(logOut, undefined);
        dispatch({ type: 'logout' });
        channel?.postMessage('changed');
      },
      updateUser: (user) => dispatch({ type: 'update-user', user }),
    }),
    [auth, isKnown, channel],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, and the ways that changes. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
