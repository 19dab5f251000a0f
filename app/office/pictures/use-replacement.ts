import { useQueryClient } from '@tanstack/react-query';
import {
  changePicture,
  deletePicture,
  replacePicture,
  restorePicture,
  type OwnPicture,
} from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { useSession } from '#app/session.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { takeBack } from '../site/publish-change.ts';
import { uploadReplacement } from './own-uploads.ts';
import { picturesQuery } from './pictures-query.ts';

/** What is known of a file that is a part of the picture in whose place it comes. */
interface PartOfPicture {
  /** The point of the part that stays visible. */
  focus: OwnPicture['focus'];
}

/** A refusal that another try would get again. */
const isFinal = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status);

/**
 * Sends a file and puts it in the place of a picture, with an Undo.
 * @returns a function that begins with the id of the picture and the file; `part` if the file is a part of the picture
 */
export function useReplacement() {
  const client = useQueryClient();
  const { user } = useSession();
  const readAgain = () => client.invalidateQueries({ queryKey: picturesQuery.queryKey });

  /** Undo: the earlier picture is back, and hangs again. @param partId of a part of it, which nothing needs any more */
  async function putBack(id: string, edition: number | null, partId: string | null) {
    try {
      const { message } = await callEndpoint(restorePicture, undefined, { params: { id } });
      toast.success(edition === null ? message : await takeBack(edition));
      if (partId !== null) await callEndpoint(deletePicture, undefined, { params: { id: partId } });
    } catch (error) {
      toast.error(messageOf(error));
    }
    await readAgain();
  }

  async function putInPlace(id: string, stored: OwnPicture, part: PartOfPicture | undefined) {
    const { _id: by, focus, shownIn } = stored;
    // The same file is the same picture, which may have got a place of its own meanwhile.
    if (shownIn.length > 0) {
      toast.error('This picture is on the site already. Nothing has changed.');
      return;
    }
    try {
      if (part !== undefined && (part.focus.x !== focus.x || part.focus.y !== focus.y))
        await callEndpoint(changePicture, { focus: part.focus }, { params: { id: by } });
      const { message, edition } = await callEndpoint(replacePicture, { by }, { params: { id } });
      await readAgain();
      toast.action(message, 'Undo', () => void putBack(id, edition, part === undefined ? null : by));
    } catch (error) {
      if (!isFinal(error)) {
        toast.action(
          'The new picture is added. It is not in the place of the earlier one yet.',
          'Try again',
          () => void putInPlace(id, stored, part),
        );
        return;
      }
      await readAgain();
      const isGone = error instanceof ApiError && error.status === 404;
      toast.error(
        isGone
          ? 'The earlier picture was deleted or replaced meanwhile. The new one is among your pictures.'
          : messageOf(error),
      );
    }
  }

  return (id: string, file: File, part?: PartOfPicture): void => {
    if (user === null) return;
    uploadReplacement(file, user._id, (stored) => void putInPlace(id, stored, part));
  };
}
