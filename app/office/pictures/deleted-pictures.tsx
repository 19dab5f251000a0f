import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import {
  deletePictureForGood,
  listPictures,
  restorePicture,
  type OwnPicture,
} from '#contract/site/own-picture.ts';
import { deletedPictureDays } from '#contract/site/picture-limits.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { DeletionDialog } from '../deletion-dialog.tsx';
import { OfficeList } from '../kit/office-list.tsx';
import { useOfficeList } from '../kit/use-office-list.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { useWork } from '../kit/use-work.ts';
import { PictureImage } from './picture-image.tsx';
import { dayOf, nameOfPicture } from './picture-words.ts';
import { deletedPicturesQuery } from './pictures-query.ts';
import styles from './pictures.module.css';

const words = {
  loading: 'Loading the deleted pictures.',
  failed: 'The deleted pictures could not be loaded.',
};

/** The deleted pictures that can still be brought back, or deleted for good; loaded when they are opened. */
export function DeletedPictures() {
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  return (
    <details className={styles.deleted} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>Deleted pictures</summary>
      {isOpen && <DeletedList summary={summary} />}
    </details>
  );
}

function DeletedList({ summary }: { summary: RefObject<HTMLElement | null> }) {
  const client = useQueryClient();
  const list = useOfficeList(deletedPicturesQuery, words);
  const { timeZone } = useSchoolTime();
  const [shown, setShown] = useState<OwnPicture | null>(null);
  const [toErase, setToErase] = useState<OwnPicture | null>(null);
  const [busy, run] = useWork<'bring back'>();

  /** Also after a refusal: somebody else was faster. */
  const reload = () => client.invalidateQueries({ queryKey: [listPictures.path] });

  const bringBack = ({ _id: id }: OwnPicture) =>
    run('bring back', async () => {
      setShown(null);
      try {
        const { message } = await callEndpoint(restorePicture, undefined, { params: { id } });
        toast.success(message);
      } finally {
        await reload();
      }
    });

  async function erase() {
    if (toErase === null) return;
    try {
      const params = { id: toErase._id };
      const { message } = await callEndpoint(deletePictureForGood, undefined, { params });
      toast.success(message);
    } finally {
      await reload();
    }
  }

  const dayWords = (iso: string | null) => (iso === null ? '' : dayOf(iso, timeZone));

  return (
    <>
      <OfficeList
        list={list}
        none={
          <p className={styles.lead}>
            There are none. A picture that you delete can be brought back from here for {deletedPictureDays}{' '}
            days.
          </p>
        }
      >
        {(pictures) => (
          <ul className={styles.grid}>
            {pictures.map((picture) => (
              <li key={picture._id}>
                <button type="button" onClick={() => setShown(picture)}>
                  <PictureImage
                    picture={picture}
                    alt={`${nameOfPicture(picture, timeZone)}, deleted on ${dayWords(picture.deletedAt)}`}
                    sizes="(width >= 750px) 190px, 34vw"
                    isLazy
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
      <Dialog
        title="Deleted picture"
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        finalFocus={summary}
        actions={
          shown !== null && (
            <>
              <Button kind="primary" isBusy={busy === 'bring back'} onClick={() => void bringBack(shown)}>
                Bring it back
              </Button>
              <Button
                onClick={() => {
                  setToErase(shown);
                  setShown(null);
                }}
              >
                Delete for good
              </Button>
            </>
          )
        }
      >
        {shown !== null && (
          <figure className={styles.large}>
            <PictureImage
              picture={shown}
              alt={nameOfPicture(shown, timeZone)}
              sizes="(width >= 750px) 552px, 100vw"
            />
            <figcaption>
              <p>
                Deleted on {dayWords(shown.deletedAt)}. It goes for good on {dayWords(shown.expiresAt)}.
              </p>
            </figcaption>
          </figure>
        )}
      </Dialog>
      <DeletionDialog
        title="Delete this picture for good?"
        confirmLabel="Delete for good"
        cancelLabel="Keep it"
        isOpen={toErase !== null}
        onClose={() => setToErase(null)}
        erase={erase}
        finalFocus={summary}
      >
        <p>Nobody can see it or bring it back any more. This cannot be undone.</p>
      </DeletionDialog>
    </>
  );
}
