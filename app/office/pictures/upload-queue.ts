/** What an upload is doing. A failed one can be tried again; an unusable file cannot. */
type UploadState = 'waiting' | 'preparing' | 'ready' | 'sending' | 'storing' | 'held' | 'failed' | 'unusable';

/** A chosen file on its way to the server. */
export interface Upload {
  /** Also its idempotency key: however often it is sent, it is stored once. */
  id: string;
  file: File;
  /** The account that chose it. The server refuses it from any other. */
  user: string;
  state: UploadState;
  /** While it is sent: how much has left, from 0 to 1. */
  share: number;
  /** What is sent, and a small copy as a data URI; null before it is prepared. */
  prepared: PreparedPicture | null;
  /** Why it is held, has failed or is unusable. */
  words: string;
}

export interface PreparedPicture {
  body: Blob;
  preview: string;
}

/** How an attempt to send has ended. */
export type SendOutcome<Stored> =
  | { kind: 'stored'; stored: Stored }
  | { kind: 'failed'; words: string }
  /** The server can never use this file. */
  | { kind: 'unusable'; words: string }
  /** Everything else would fail now as well. `seconds`: when to try again, if the server says so. */
  | { kind: 'later'; words: string; seconds?: number }
  /** Nothing goes on until somebody has signed in. */
  | { kind: 'signed-out'; words: string };

export type Send<Stored> = (
  picture: { id: string; user: string; body: Blob },
  onSent: (share: number) => void,
  signal: AbortSignal,
) => Promise<SendOutcome<Stored>>;

/** What a queue does with the uploads. */
interface Work<Stored> {
  /** @throws Error with a sentence for the owner, when the file cannot be used */
  prepare: (file: File) => Promise<PreparedPicture>;
  send: Send<Stored>;
  /** Runs something later. @returns a function that cancels it */
  later: (run: () => void, seconds: number) => () => void;
}

/** The uploads that are not stored yet, and the number of those that are since the queue was empty. */
export interface QueueState {
  uploads: readonly Upload[];
  stored: number;
}

/** Prepared pictures need memory, so that only some are prepared before their turn. */
const preparedAhead = 10;

const longestPause = 60;

/**
 * Prepares files one after another and sends them one after another. When the connection or the session is lost, it stops at the upload that
 * notices, and goes on with `resume` or after a pause that grows.
 */
export function createUploadQueue<Stored>({ prepare, send, later }: Work<Stored>) {
  let state: QueueState = { uploads: [], stored: 0 };
  let isPreparing = false;
  let isSending = false;
  let isHeld = false;
  let pauses = 0;
  let cancelPause = () => {};
  let sending: { id: string; controller: AbortController } | undefined;
  const listeners = new Set<() => void>();
  const storedListeners = new Set<(stored: Stored, upload: Upload) => void>();

  function set(next: QueueState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function change(id: string, changes: Partial<Upload>) {
    const uploads = state.uploads.map((each) => (each.id === id ? { ...each, ...changes } : each));
    set({ ...state, uploads });
  }

  const first = (...states: UploadState[]) => state.uploads.find((each) => states.includes(each.state));
  const isThere = ({ id }: Upload) => state.uploads.some((each) => each.id === id);

  function nextToPrepare(): Upload | undefined {
    const ahead = state.uploads.filter((each) => each.state === 'ready').length;
    return ahead < preparedAhead ? first('waiting') : undefined;
  }

  async function prepareAll() {
    if (isPreparing) return;
    isPreparing = true;
    for (let upload = nextToPrepare(); upload !== undefined; upload = nextToPrepare()) {
      const { id, file } = upload;
      change(id, { state: 'preparing' });
      try {
        change(id, { prepared: await prepare(file), state: 'ready' });
        void sendAll();
      } catch (error) {
        change(id, { state: 'unusable', words: (error as Error).message });
      }
    }
    isPreparing = false;
  }

  async function sendAll() {
    if (isSending) return;
    isSending = true;
    while (!isHeld) {
      const upload = first('ready', 'held');
      if (upload === undefined || upload.prepared === null) break;
      // One more can be prepared.
      void prepareAll();
      await sendOne(upload, upload.prepared.body);
    }
    isSending = false;
  }

  async function sendOne(upload: Upload, body: Blob) {
    const { id, user } = upload;
    const controller = new AbortController();
    sending = { id, controller };
    change(id, { state: 'sending', share: 0, words: '' });
    const outcome = await send(
      { id, user, body },
      (share) => change(id, { share, state: share < 1 ? 'sending' : 'storing' }),
      controller.signal,
    );
    sending = undefined;
    switch (outcome.kind) {
      case 'stored': {
        pauses = 0;
        if (isThere(upload)) {
          const uploads = state.uploads.filter((each) => each.id !== id);
          set({ uploads, stored: state.stored + 1 });
        }
        for (const listener of storedListeners) listener(outcome.stored, upload);
        break;
      }
      case 'failed':
      case 'unusable':
        change(id, { state: outcome.kind, words: outcome.words });
        break;
      default:
        // It was removed meanwhile: the next one tells whether there is a connection.
        if (isThere(upload)) hold(id, outcome);
    }
  }

  function hold(id: string, outcome: SendOutcome<Stored> & { words: string }) {
    change(id, { state: 'held', words: outcome.words });
    isHeld = true;
    if (outcome.kind !== 'later') return;
    pauses += 1;
    cancelPause = later(resume, outcome.seconds ?? Math.min(longestPause, 2 ** pauses));
  }

  /** Goes on after a pause, or before its end: the connection is back, or somebody has signed in. */
  function resume() {
    cancelPause();
    isHeld = false;
    void sendAll();
  }

  /** Takes uploads out of the queue, also while they are sent. */
  function removeWhere(isRemoved: (upload: Upload) => boolean) {
    const removed = state.uploads.filter(isRemoved);
    if (removed.length === 0) return;
    set({ ...state, uploads: state.uploads.filter((each) => !isRemoved(each)) });
    if (removed.some(({ id }) => id === sending?.id)) sending?.controller.abort();
    // What held the others may be gone.
    if (removed.some((each) => each.state === 'held')) resume();
    void prepareAll();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Calls a function with each picture that is stored, and its upload. @returns a function that ends it */
    onStored(listener: (stored: Stored, upload: Upload) => void) {
      storedListeners.add(listener);
      return () => void storedListeners.delete(listener);
    },
    /** @returns the ids of the uploads */
    add(files: readonly File[], user: string): string[] {
      const added = files.map((file): Upload => {
        const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
        return { id, file, user, state: 'waiting', share: 0, prepared: null, words: '' };
      });
      const stored = state.uploads.length === 0 ? 0 : state.stored;
      set({ uploads: [...state.uploads, ...added], stored });
      void prepareAll();
      return added.map(({ id }) => id);
    },
    resume,
    /** Tries a failed upload again, or a held one before its time. */
    retry(id: string) {
      change(id, { state: 'ready', words: '' });
      resume();
    },
    remove: (id: string) => removeWhere((each) => each.id === id),
    removeAll: () => removeWhere(() => true),
    /** Removes what another account has chosen in this tab. */
    keepOnlyOf: (user: string) => removeWhere((each) => each.user !== user),
  };
}

/** Whether an upload can still be stored. */
export const isUnsent = ({ state }: Upload): boolean => state !== 'unusable';

/** Whether the queue moves: something is left to send, and nothing holds it. */
export const isMoving = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ state }) => !['held', 'failed', 'unusable'].includes(state)) &&
  uploads.every(({ state }) => state !== 'held');
