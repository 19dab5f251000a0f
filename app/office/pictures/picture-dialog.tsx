import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { deletePicture, restorePicture, type OwnPicture } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import type { Pages } from '../kit/use-office-list.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { useWork } from '../kit/use-work.ts';
import { replaceLoaded } from '../office-query.tsx';
import { PictureImage } from './picture-image.tsx';
import { nameOfPicture } from './picture-words.ts';
import { picturesQuery, withoutPicture } from './pictures-query.ts';
import styles from './pictures.module.css';

interface PictureDialogProps {
  /** The picture that is shown; null while the dialog is closed. */
  picture: OwnPicture | null;
  /** Gets the focus after a deletion. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: (isDeleted?: boolean) => void;
}

/** A picture in full, who added it and when, and its deletion. */
export function PictureDialog({ picture, finalFocus, onClose }: PictureDialogProps) {
  const client = useQueryClient();
  const { timeZone, wordsOf } = useSchoolTime();
  const [busy, run] = useWork<'delete'>();

  async function restore(params: { id: string }) {
    try {
      const { message } = await callEndpoint(restorePicture, undefined, { params });
      await client.invalidateQueries({ queryKey: picturesQuery.queryKey });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  const remove = ({ _id: id }: OwnPicture) =>
    run('delete', async () => {
      const params = { id };
      const { message } = await callEndpoint(deletePicture, undefined, { params });
      await replaceLoaded<Pages<OwnPicture>>(client, picturesQuery.queryKey, (pages) =>
        withoutPicture(pages, id),
      );
      onClose(true);
      toast.action(message, 'Undo', () => void restore(params));
    });

  return (
    <Dialog
      title="Picture"
      isOpen={picture !== null}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        picture !== null && (
          <Button isBusy={busy !== null} onClick={() => void remove(picture)}>
            Delete
          </Button>
        )
      }
    >
      {picture !== null && (
        <figure className={styles.large}>
          <PictureImage
            picture={picture}
            alt={nameOfPicture(picture, timeZone)}
            sizes="(width >= 750px) 552px, 100vw"
          />
          <figcaption>
            Added by {picture.addedBy}
            {timeZone !== undefined && `, ${wordsOf(picture.addedAt)}`}.
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}
