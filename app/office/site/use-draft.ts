import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changesOf } from '#contract/site/changes.ts';
import { pathText, withValue, type FieldPath } from '#contract/site/field-path.ts';
import { saveDraft } from '#contract/site/draft.ts';
import {
  getDocument,
  type Change,
  type DocumentName,
  type DocumentState,
} from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { useSession } from '#app/session.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { keepLocalCopy, readLocalCopy, removeLocalCopy, type LocalCopy } from './local-copy.ts';
import { isSame } from '#contract/site/is-same.ts';
import { mergeDocuments } from '#contract/site/merge-documents.ts';
import { openForms } from './open-forms.ts';
import { documentQuery } from './site-queries.ts';

type Data = DocumentState['data'];

/** How far what is typed has come. */
export type SaveState =
  | { kind: 'unchanged' | 'typing' | 'saving' | 'saved' }
  /** `isOffline`: no reply came; it is tried again by itself. */
  | { kind: 'failed'; message: string; isOffline: boolean }
  /**
   * The same words were changed meanwhile: `changes` are those of somebody else, or, with `isBack`, those that the owner has brought back.
   */
  | { kind: 'conflict'; theirs: DocumentState; changes: Change[]; isBack: boolean };

/** What is typed, and what was done with it. */
interface Latest extends LocalCopy {
  /** What was typed when it was last stored. The server may have tidied it. */
  stored: Data | null;
  /** Whether the owner is asked whose words stay. */
  isAsked: boolean;
  /** What is on its way; its result says whether everything is stored. */
  turn?: Promise<boolean> | undefined;
}

/** Milliseconds without typing after which a draft is saved. */
const pause = 1_000;
/** Milliseconds after which a draft is sent again that could not be sent. */
const retryAfter = 10_000;

/** What somebody else changed in the places that were changed here too. */
const changesAt = (type: string, places: readonly string[], before: Data, after: Data): Change[] =>
  changesOf(type, before, after).filter(({ path }) =>
    places.some((place) => path.startsWith(place) || place.startsWith(path)),
  );

/**
 * The draft of a document while it is edited: each change is kept in the browser at once and on the server after a pause. What somebody
 * else changed meanwhile is put together with it; where both have changed the same words, nothing is replaced without being asked.
 * @param onMerged called when other words of somebody else have come in
 */
export function useDraft(
  userId: string,
  name: DocumentName,
  loaded: DocumentState,
  onMerged: () => void = () => {},
) {
  const client = useQueryClient();
  const [copy] = useState(() => readLocalCopy(userId, name));
  // What was sent although its reply was lost is nothing to be put together.
  const [isSent] = useState(() => copy !== undefined && isSame(copy.data, loaded.data));
  const kept = isSent ? undefined : copy;
  const [server, setServer] = useState(loaded);
  /** The words to which the problems of the server belong: as they were typed, before it tidied them. */
  const [checked, setChecked] = useState<Data>(loaded.data);
  const [data, setData] = useState<Data>(kept?.data ?? loaded.data);
  const [save, setSave] = useState<SaveState>(() => {
    if (kept === undefined) return { kind: loaded.draft === null ? 'unchanged' : 'saved' };
    return { kind: 'typing' };
  });
  /** How often other words have come in than were typed here. */
  const [generation, setGeneration] = useState(0);
  // What `send` needs is read when it runs, and not when it was scheduled.
  const latest = useRef<Latest>({
    data,
    base: kept?.base ?? loaded.data,
    version: kept?.version ?? loaded.version,
    stored: kept === undefined ? data : null,
    isAsked: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function schedule(after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), after);
  }

  /** What is typed is from now on a change of this state. */
  function rebaseOn(state: DocumentState) {
    latest.current.base = state.data;
    latest.current.version = state.version;
    setServer(state);
    setChecked(state.data);
  }

  function adopt(state: DocumentState, ownData: Data) {
    rebaseOn(state);
    latest.current.stored = ownData;
    setChecked(ownData);
    // The next form of this document begins with it.
    client.setQueryData(documentQuery(name).queryKey, (before) => before && state);
    if (latest.current.data === ownData) {
      removeLocalCopy(userId, name);
      setSave({ kind: state.draft === null ? 'unchanged' : 'saved' });
    } else {
      keepTyped();
      schedule(pause);
    }
  }

  /**
   * Does one thing after the other, because the reply of each has the version for the next.
   * @param action gets whether what came before has stored everything
   */
  function inTurn(action: (isStored: boolean) => Promise<boolean>): Promise<boolean> {
    const { turn: before } = latest.current;
    const turn = before === undefined ? action(false) : before.then(action, () => action(false));
    const end = () => {
      if (latest.current.turn === turn) latest.current.turn = undefined;
    };
    latest.current.turn = turn;
    turn.then(end, end);
    return turn;
  }

  /** Saves what is typed, after what is on its way. @returns whether everything is stored */
  function send(): Promise<boolean> {
    clearTimeout(timer.current);
    return inTurn(async (isStored) => isStored || (!latest.current.isAsked && sendOnce()));
  }

  /**
   * Shows what the owner has brought back, or what has become of the draft. What is typed meanwhile is put together with it.
   * @param load gets the state; nothing is saved between
   * @throws what `load` throws; then what is typed stays as it is
   */
  async function receive(load: () => Promise<DocumentState>): Promise<void> {
    await inTurn(async () => {
      const state = await load();
      clearTimeout(timer.current);
      return join(state, true);
    });
  }

  async function sendOnce(): Promise<boolean> {
    const { data: sent, version } = latest.current;
    setSave({ kind: 'saving' });
    try {
      const { message: _, ...state } = await callEndpoint(
        saveDraft,
        { data: sent },
        // As who typed it, also when the form closes because somebody else has signed in.
        { params: name, version, user: userId },
      );
      adopt(state, sent);
      return latest.current.data === sent;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        return join(getDocument.reply.parse(error.current), false);
      } else {
        const isOffline = error instanceof ApiError && error.status === 0;
        setSave({ kind: 'failed', message: messageOf(error), isOffline });
        if (isOffline) schedule(retryAfter);
      }
      return false;
    }
  }

  /**
   * Puts what is typed together with what stands on the server now.
   * @param isBack whether the owner has brought that back, and no one else has written it
   * @returns whether everything is stored
   */
  async function join(theirs: DocumentState, isBack: boolean): Promise<boolean> {
    const { base, data: mine, stored } = latest.current;
    const { clashes, data: merged } =
      mine === stored
        ? { clashes: [], data: theirs.data }
        : mergeDocuments({ base, mine, theirs: theirs.data });
    if (clashes.length > 0) {
      const changes = changesAt(name.type, clashes.map(pathText), base, theirs.data);
      latest.current.isAsked = true;
      setSave({ kind: 'conflict', theirs, changes, isBack });
      return false;
    }
    // The reply of an own request may have been lost, and a publication changes only the version.
    if (!isSame(base, theirs.data) && !isSame(mine, theirs.data)) {
      if (!isBack) toast.success('Other words were changed here meanwhile. Both changes are kept.');
      onMerged();
    }
    return continueWith(theirs, merged as Data) || sendOnce();
  }

  /** Goes on with these words over another state of the server. @returns whether they are those of the server */
  function continueWith(state: DocumentState, next: Data): boolean {
    latest.current.isAsked = false;
    if (!isSame(next, latest.current.data)) setGeneration((before) => before + 1);
    replaceData(next);
    if (isSame(next, state.data)) {
      adopt(state, next);
      return true;
    }
    rebaseOn(state);
    keepTyped();
    return false;
  }

  function keepTyped() {
    const { data: typed, base, version } = latest.current;
    keepLocalCopy(userId, name, { data: typed, base, version });
  }

  function replaceData(next: Data) {
    latest.current.data = next;
    setData(next);
  }

  function change(path: FieldPath, value: unknown) {
    const next = withValue(latest.current.data, path, value) as Data;
    replaceData(next);
    keepTyped();
    if (save.kind === 'conflict') return;
    setSave({ kind: 'typing' });
    schedule(pause);
  }

  /** Ends a conflict: with what is typed here, or with what somebody else has written in the same places. */
  async function resolve(choice: 'mine' | 'theirs') {
    if (save.kind !== 'conflict') return;
    const { base, data: mine } = latest.current;
    const { theirs } = save;
    const { data: merged } = mergeDocuments({ base, mine, theirs: theirs.data }, choice);
    if (!continueWith(theirs, merged as Data)) await send();
  }

  useEffect(() => {
    // What the last visit could not send.
    if (isSent) removeLocalCopy(userId, name);
    else if (kept !== undefined) schedule(0);
    const retry = () => {
      if (readLocalCopy(userId, name) !== undefined) schedule(0);
    };
    const saveNow = () => {
      if (document.hidden) retry();
    };
    const close = openForms.add(name, receive);
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      close();
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', saveNow);
      clearTimeout(timer.current);
      retry();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document, which has a component of its own
  }, []);

  const isEnded = useSession().endedUser !== null;
  useEffect(() => {
    if (!isEnded) return undefined;
    // As soon as somebody has signed in again.
    return () => {
      if (readLocalCopy(userId, name) !== undefined) schedule(0);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [isEnded]);

  return { server, checked, data, generation, save, change, send, resolve, receive };
}
