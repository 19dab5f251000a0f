import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { EmptySheet } from '../kit/empty-sheet.tsx';
import { OfficeList } from '../kit/office-list.tsx';
import { usePageHeading } from '../kit/page-heading.ts';
import { useOfficeList, type Pages } from '../kit/use-office-list.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { replaceLoaded } from '../office-query.tsx';
import { PictureImage } from './picture-image.tsx';
import { ownUploads } from './own-uploads.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { nameOfPicture } from './picture-words.ts';
import { picturesQuery, withPicture } from './pictures-query.ts';
import styles from './pictures.module.css';

const words = { loading: 'Loading the pictures.', failed: 'The pictures could not be loaded.' };

/** A square of 34 % of a phone is covered by a picture that is as many times wider as it is wider than high. */
function sizesOf({ width, height }: OwnPicture): string {
  const times = Math.max(1, width / height);
  return `(width >= 750px) ${Math.ceil(times * 190)}px, ${Math.ceil(times * 34)}vw`;
}

/** The own pictures, the newest first. One opens larger. */
export function PictureGrid() {
  const client = useQueryClient();
  const list = useOfficeList(picturesQuery, words);
  const [headingId] = usePageHeading();
  const { timeZone } = useSchoolTime();
  const [opened, setOpened] = useState<OwnPicture | null>(null);
  const heading = useRef<HTMLElement | null>(null);

  useEffect(
    () =>
      ownUploads.onStored((picture) => {
        void replaceLoaded<Pages<OwnPicture>>(client, picturesQuery.queryKey, (pages) =>
          withPicture(pages, picture),
        );
      }),
    [client],
  );

  function open(picture: OwnPicture) {
    heading.current = null;
    setOpened(picture);
  }

  function close(isDeleted = false) {
    // Its tile no longer exists.
    if (isDeleted) heading.current = document.getElementById(headingId);
    setOpened(null);
  }

  return (
    <>
      <OfficeList
        list={list}
        none={
          <EmptySheet className={styles.none} title="No pictures yet">
            <p>Photograph what was made today, or choose pictures that you have.</p>
          </EmptySheet>
        }
      >
        {(pictures) => (
          <ul className={styles.grid} aria-labelledby={headingId}>
            {pictures.map((picture) => (
              <li key={picture._id}>
                <button type="button" onClick={() => open(picture)}>
                  <PictureImage
                    picture={picture}
                    alt={nameOfPicture(picture, timeZone)}
                    sizes={sizesOf(picture)}
                    isLazy
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
      </OfficeList>
      <PictureDialog picture={opened} finalFocus={heading} onClose={close} />
    </>
  );
}
