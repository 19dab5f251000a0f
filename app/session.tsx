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
import { isElsewhere, onSessionEnded, send } from './api.ts';
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
  return isElsewhere() || /(?:^|; )signed-in=1/.test(document.cookie);
}

/** Tells the other tabs of this browser that somebody signed in or out. */
const channelName = 'session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, dispatch] = useReducer(authReducer, signedOut);
  const [isKnown, setKnown] = useState(false);

  const read = useCallback(async () => {
    try {
      if (mayBeSignedIn()) dispatch({ type: 'login', user: (await send(getMe, undefined)).user });
      else dispatch({ type: 'logout' });
    } catch {
      dispatch({ type: 'logout' });
    }
    setKnown(true);
  }, []);

  const [channel, setChannel] = useState<BroadcastChannel | null>(null);
  useEffect(() => {
    onSessionEnded(() => dispatch({ type: 'logout' }));
    void read();
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', () => void read());
    setChannel(opened);
    return () => opened.close();
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
