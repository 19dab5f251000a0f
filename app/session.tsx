import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { getMe, logOut, type User } from '#contract/account.ts';
import { ask, isElsewhere, isRefusal, onRefused, send } from './api.ts';
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

/** Removes the hint, in the spelling of http and in that of https. The server's other cookies are out of reach. */
function removeHint(): void {
  document.cookie = 'signed-in=; Path=/; SameSite=Lax; Max-Age=0';
  document.cookie = '__Host-signed-in=; Path=/; SameSite=Lax; Secure; Max-Age=0';
}

/** Milliseconds until the server is asked again who is signed in. */
const retryAfter = 3_000;

/**
 * Asks the server who is signed in. Nobody is signed out by one refusal, because its call may have been sent before the session
 * got a new token: the second is made with the cookie of now. On a lost line the server is asked again until it answers.
 * @param signal aborted when the answer is of no use any more
 * @param wasRefused whether another call was refused already
 * @returns null for a visitor
 */
async function whoIsThere(signal: AbortSignal, wasRefused: boolean): Promise<User | null> {
  // Where the cookie cannot be read every visitor asks, and most are not signed in: once is enough.
  let isLastWord = wasRefused || isElsewhere();
  while (mayBeSignedIn() && !signal.aborted) {
    try {
      return (await ask(getMe, undefined)).user;
    } catch (error) {
      if (!isRefusal(error)) {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
      } else if (isLastWord) {
        if (!signal.aborted) removeHint();
        return null;
      } else {
        isLastWord = true;
      }
    }
  }
  return null;
}

/** The question who is signed in, on its way to the server. */
interface Question {
  controller: AbortController;
  /** Null also when it was aborted. */
  answer: Promise<User | null>;
}

/** Tells the other tabs of this browser that somebody signed in or out. */
const channelName = 'session';

export function SessionProvider({ children }: { children: ReactNode }) {
  const [auth, dispatch] = useReducer(authReducer, signedOut);
  const [isKnown, setKnown] = useState(false);

  const asking = useRef<Question | null>(null);
  /** What the server was asked before a change must not undo it. */
  const stopAsking = useCallback(() => {
    asking.current?.controller.abort();
    asking.current = null;
  }, []);
  const userId = useRef<string | null>(null);

  const settle = useCallback(
    (user: User | null) => {
      stopAsking();
      userId.current = user?._id ?? null;
      dispatch(user === null ? { type: 'logout' } : { type: 'login', user });
      setKnown(true);
    },
    [stopAsking],
  );

  const read = useCallback(
    (wasRefused = false) => {
      stopAsking();
      const controller = new AbortController();
      async function find() {
        const user = await whoIsThere(controller.signal, wasRefused);
        if (controller.signal.aborted) return null;
        settle(user);
        return user;
      }
      const answer = find();
      asking.current = { controller, answer };
      return answer;
    },
    [stopAsking, settle],
  );

  const [channel, setChannel] = useState<BroadcastChannel | null>(null);
  useEffect(() => {
    onRefused(async () => {
      const id = userId.current;
      const user = await (asking.current?.answer ?? read(true));
      return user !== null && user._id === id;
    });
    void read();
    const opened = new BroadcastChannel(channelName);
    opened.addEventListener('message', () => void read());
    setChannel(opened);
    return () => {
      stopAsking();
      opened.close();
    };
  }, [read, stopAsking]);

  const session = useMemo<Session>(
    () => ({
      ...auth,
      isKnown,
      login(user) {
        settle(user);
        channel?.postMessage('changed');
      },
      async logout() {
        await send(logOut, undefined);
        settle(null);
        channel?.postMessage('changed');
      },
      updateUser(user) {
        dispatch({ type: 'update-user', user });
        if (asking.current !== null) void read();
      },
    }),
    [auth, isKnown, channel, read, settle],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in, and the ways that changes. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
