import { useEffect, useSyncExternalStore } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { useSession } from '#app/session.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture } from './send-picture.ts';
import { forgetScreenLock, keepScreenOn } from './screen-on.ts';
import { createUploadQueue, isMoving, isUnsent, type QueueState } from './upload-queue.ts';

/** The uploads of this tab. They go on while other pages of the site are looked at. */
export const ownUploads = createUploadQueue<OwnPicture>({
  prepare: preparePicture,
  send: sendPicture,
  later(run, seconds) {
    const timeout = setTimeout(run, seconds * 1000);
    return () => clearTimeout(timeout);
  },
});

/** The browser asks before it closes a page that still sends. */
const ask = (event: Event) => event.preventDefault();

function lookAgain() {
  if (document.visibilityState === 'visible') ownUploads.resume();
  else forgetScreenLock();
}

/** What a picture is for, by the id of its upload: it takes the place of another one. */
const replacements = new Map<string, (picture: OwnPicture) => void>();

/** Uploads a file that takes the place of a picture. @param onStored puts it there */
export function uploadReplacement(file: File, user: string, onStored: (picture: OwnPicture) => void): void {
  watch();
  for (const id of ownUploads.add([file], user)) replacements.set(id, onStored);
}

/** Whether an upload takes the place of a picture. */
export const isReplacement = (id: string): boolean => replacements.has(id);

let isWatching = false;

/** Goes on when the connection is back or the phone awake, and keeps the tab open until all is sent. */
function watch() {
  if (isWatching) return;
  isWatching = true;
  addEventListener('online', ownUploads.resume);
  document.addEventListener('visibilitychange', lookAgain);
  ownUploads.subscribe(() => {
    const { uploads } = ownUploads.state();
    if (uploads.some(isUnsent)) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
    keepScreenOn(isMoving(uploads));
  });
  ownUploads.onStored((picture, { id }) => {
    replacements.get(id)?.(picture);
    replacements.delete(id);
    const { uploads, stored } = ownUploads.state();
    if (uploads.length === 0)
      toast.success(stored === 1 ? 'The picture is added.' : `${stored} pictures are added.`);
  });
}

const none: QueueState = { uploads: [], stored: 0 };

/**
 * The uploads of the signed-in owner in this tab.
 * @returns them, and a function that adds files
 */
export function useOwnUploads(): QueueState & { add: (files: readonly File[]) => void } {
  const { user, endedUser } = useSession();
  const userId = user?._id ?? '';
  const state = useSyncExternalStore(ownUploads.subscribe, ownUploads.state, () => none);
  useEffect(() => {
    watch();
    ownUploads.keepOnlyOf(userId);
  }, [userId]);
  const isSignedIn = endedUser === null;
  useEffect(() => {
    if (isSignedIn) ownUploads.resume();
  }, [isSignedIn]);
  return { ...state, add: (files) => void ownUploads.add(files, userId) };
}
