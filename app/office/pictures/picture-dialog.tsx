import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, type ChangeEvent, type RefObject } from 'react';
import { untitled } from '#contract/site/own-picture-label.ts';
import { deletePicture, restorePicture, type OwnPicture } from '#contract/site/own-picture.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink, quietRow } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import type { Pages } from '../kit/use-office-list.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { useWork } from '../kit/use-work.ts';
import { replaceLoaded } from '../office-query.tsx';
import { formOf } from '../site/document-id.ts';
import { Crop } from './crop.tsx';
import { PictureImage } from './picture-image.tsx';
import { nameOfPicture, nameOfPlace } from './picture-words.ts';
import { deletedPicturesQuery, picturesQuery, withoutPicture } from './pictures-query.ts';
import { useCrop } from './use-crop.ts';
import { useReplacement } from './use-replacement.ts';
import styles from './pictures.module.css';

interface PictureDialogProps {
  /** The picture that is shown; null while the dialog is closed. */
  picture: OwnPicture | null;
  /** Gets the focus after a deletion. */
  finalFocus: RefObject<HTMLElement | null>;
  onClose: (isDeleted?: boolean) => void;
  /** Goes on to hang it, or to change its label. */
  onHang: (id: string) => void;
}

/** A picture in full: its label, where it hangs, who added it and when; and what can be done with it. */
export function PictureDialog({ picture, finalFocus, onClose, onHang }: PictureDialogProps) {
  const client = useQueryClient();
  const { timeZone, wordsOf } = useSchoolTime();
  const [busy, run] = useWork<'delete'>();
  const replaceBy = useReplacement();
  const crop = useCrop(picture?._id);
  const cropButton = useRef<HTMLButtonElement>(null);
  const wasCropping = useRef(false);
  const chooser = useRef<HTMLInputElement>(null);

  // What had the focus is gone with the frame.
  useEffect(() => {
    if (wasCropping.current && !crop.isOpen) cropButton.current?.focus();
    wasCropping.current = crop.isOpen;
  }, [crop.isOpen]);

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
      void client.invalidateQueries({ queryKey: deletedPicturesQuery.queryKey });
      onClose(true);
      toast.action(message, 'Undo', () => void restore(params));
    });

  function replace({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    input.value = '';
    if (file === undefined || picture === null) return;
    replaceBy(picture._id, file);
    onClose();
  }

  function putCropped(part: File, focus: OwnPicture['focus']) {
    if (picture === null || !crop.isOpen) return;
    crop.close();
    replaceBy(picture._id, part, { focus });
    onClose();
  }

  return (
    <Dialog
      title={crop.isOpen ? 'Crop' : 'Picture'}
      isOpen={picture !== null}
      onClose={crop.isOpen ? crop.close : onClose}
      finalFocus={finalFocus}
      actions={
        picture === null || crop.isOpen ? undefined : (
          <>
            <Button kind="primary" onClick={() => onHang(picture._id)}>
              {picture.shownIn.length === 0 ? 'Hang it' : 'Change the label'}
            </Button>
            <Button isBusy={busy !== null} onClick={() => void remove(picture)}>
              Delete
            </Button>
          </>
        )
      }
    >
      {picture !== null && crop.isOpen && <Crop picture={picture} onCancel={crop.close} onUse={putCropped} />}
      {picture !== null && !crop.isOpen && (
        <figure className={styles.large}>
          <PictureImage
            picture={picture}
            alt={nameOfPicture(picture, timeZone)}
            sizes="(width >= 750px) 552px, 100vw"
          />
          <figcaption>
            {picture.label !== null && (
              <p className={styles.label}>
                <b dir="auto">{picture.label.title || untitled}</b>
                <span dir="auto">{picture.label.medium}</span>
                <span dir="auto">
                  {picture.label.maker}
                  {picture.label.age !== null && `, ${picture.label.age}`}
                </span>
              </p>
            )}
            {picture.lockedBy !== null && (
              <p className={styles.locked}>
                {picture.lockedBy}
                {picture.leftOutOf.length > 0 &&
                  ` It hung in ${picture.leftOutOf.map(({ title }) => nameOfPlace(title)).join(', ')}, and comes back there with a yes.`}
              </p>
            )}
            {picture.shownIn.length > 0 && (
              <p>
                On the site in{' '}
                {picture.shownIn.map((place, index) => (
                  <Fragment key={formOf(place)}>
                    {index > 0 && ', '}
                    <Link to={formOf(place)}>{nameOfPlace(place.title)}</Link>
                  </Fragment>
                ))}
                .
              </p>
            )}
            Added by {picture.addedBy}
            {timeZone !== undefined && `, ${wordsOf(picture.addedAt)}`}.
            <input ref={chooser} type="file" accept="image/*" hidden onChange={replace} />
            <p className={quietRow}>
              <button ref={cropButton} type="button" className={quietLink} onClick={crop.open}>
                Crop
              </button>
              <button type="button" className={quietLink} onClick={() => chooser.current?.click()}>
                Replace it with a better photograph
              </button>
            </p>
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
}
