import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getDocument, saveDraft, type DocumentName, type DocumentState } from '#contract/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { withValue, type FieldPath } from './field-path.ts';
import { keepLocalCopy, readLocalCopy, removeLocalCopy } from './local-copy.ts';
import { documentQuery } from './site-queries.ts';

type Data = DocumentState['data'];

/** How far what is typed has come. */
export type SaveState =
  | { kind: 'unchanged' | 'typing' | 'saving' | 'saved' }
  /** `isOffline`: no reply came; it is tried again by itself. */
  | { kind: 'failed'; message: string; isOffline: boolean }
  /** Somebody else has changed the document meanwhile. */
  | { kind: 'conflict'; theirs: DocumentState };

/** A draft that was stored although its reply was lost, such as by a reload, is no change of somebody else. */
const isSame = (one: Data, other: Data) => JSON.stringify(one) === JSON.stringify(other);

/** Milliseconds without typing after which a draft is saved. */
const pause = 1_000;
/** Milliseconds after which a draft is sent again that could not be sent. */
const retryAfter = 10_000;

/**
 * The draft of a document while it is edited: each change is kept in the browser at once and on the server after a pause. Nothing that
 * was typed is replaced without being asked.
 */
export function useDraft(userId: string, name: DocumentName, loaded: DocumentState) {
  const client = useQueryClient();
  const [kept] = useState(() => readLocalCopy(userId, name));
  const [server, setServer] = useState(loaded);
  const [data, setData] = useState<Data>(kept?.data ?? loaded.data);
  const [save, setSave] = useState<SaveState>(() => {
    if (kept === undefined || isSame(kept.data, loaded.data))
      return { kind: loaded.draft === null ? 'unchanged' : 'saved' };
    return kept.version === loaded.version ? { kind: 'typing' } : { kind: 'conflict', theirs: loaded };
  });
  // What `send` needs is read when it runs, and not when it was scheduled.
  const latest = useRef<{ data: Data; version: string; sending?: Promise<boolean> | undefined }>({
    data,
    version: loaded.version,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function schedule(after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), after);
  }

  function adopt(state: DocumentState, ownData: Data) {
    latest.current.version = state.version;
    setServer(state);
    // The next form of this document begins with it.
    client.setQueryData(documentQuery(name).queryKey, (before) => before && state);
    if (latest.current.data === ownData) {
      removeLocalCopy(userId, name);
      setSave({ kind: state.draft === null ? 'unchanged' : 'saved' });
    } else {
      keepLocalCopy(userId, name, latest.current);
      schedule(pause);
    }
  }

  /** Saves what is typed, after what is on its way: its reply has the next version. @returns whether everything is stored */
  async function send(): Promise<boolean> {
    clearTimeout(timer.current);
    const { sending } = latest.current;
    if (sending !== undefined && (await sending)) return true;
    latest.current.sending = sendOnce().finally(() => {
      latest.current.sending = undefined;
    });
    return latest.current.sending;
  }

  async function sendOnce(): Promise<boolean> {
    const { data: sent, version } = latest.current;
    setSave({ kind: 'saving' });
    try {
      const { message: _, ...state } = await callEndpoint(
        saveDraft,
        { data: sent },
        { params: name, version },
      );
      adopt(state, sent);
      return latest.current.data === sent;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        const theirs = getDocument.reply.parse(error.current);
        if (isSame(theirs.data, sent)) {
          adopt(theirs, sent);
          return latest.current.data === sent;
        }
        setSave({ kind: 'conflict', theirs });
      } else {
        const isOffline = error instanceof ApiError && error.status === 0;
        setSave({ kind: 'failed', message: messageOf(error), isOffline });
        if (isOffline) schedule(retryAfter);
      }
      return false;
    }
  }

  function replaceData(next: Data) {
    latest.current.data = next;
    setData(next);
  }

  function change(path: FieldPath, value: unknown) {
    const next = withValue(latest.current.data, path, value) as Data;
    replaceData(next);
    keepLocalCopy(userId, name, { data: next, version: latest.current.version });
    if (save.kind === 'conflict') return;
    setSave({ kind: 'typing' });
    schedule(pause);
  }

  /** Ends a conflict: with what is typed here, or with what somebody else has written. */
  async function resolve(choice: 'mine' | 'theirs') {
    if (save.kind !== 'conflict') return;
    latest.current.version = save.theirs.version;
    if (choice === 'mine') return void (await send());
    replaceData(save.theirs.data);
    adopt(save.theirs, save.theirs.data);
  }

  /** Shows another state in the place of what is typed, such as after a publication. */
  function replace(state: DocumentState) {
    clearTimeout(timer.current);
    replaceData(state.data);
    adopt(state, state.data);
  }

  useEffect(() => {
    // What the last visit could not send.
    if (kept !== undefined && isSame(kept.data, loaded.data)) removeLocalCopy(userId, name);
    else if (kept !== undefined && kept.version === loaded.version) schedule(0);
    const retry = () => {
      if (readLocalCopy(userId, name) !== undefined) schedule(0);
    };
    const saveNow = () => {
      if (document.hidden) retry();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', saveNow);
      clearTimeout(timer.current);
      retry();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document, which has a component of its own
  }, []);

  return { server, data, save, change, send, resolve, replace };
}
