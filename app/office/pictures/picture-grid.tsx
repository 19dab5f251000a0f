import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { CheckboxMark } from '#app/ui/form/choice-mark.tsx';
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

interface PictureGridProps {
  /** The pictures that are chosen to be hung. */
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  /** Goes on to hang one picture, or to change its label. */
  onHang: (id: string) => void;
}

/** The own pictures, the newest first: before them those that are not on the site, which can be chosen. One opens larger. */
export function PictureGrid({ chosen, onChoose, onHang }: PictureGridProps) {
  const client = useQueryClient();
  const list = useOfficeList(picturesQuery, words);
  const [headingId] = usePageHeading();
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
    if (isDeleted) {
      // Its tile no longer exists.
      heading.current = document.getElementById(headingId);
      if (opened !== null) onChoose(opened._id, false);
    }
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
        {(pictures) => {
          const isNew = ({ shownIn }: OwnPicture) => shownIn.length === 0;
          const isLeftOut = ({ leftOutOf }: OwnPicture) => leftOutOf.length > 0;
          /** It waited with its label, and nothing keeps it back any more. */
          const isReadyAgain = (each: OwnPicture) =>
            isNew(each) && each.subject === 'children' && each.lockedBy === null && !each.isReady;
          const isWaiting = (each: OwnPicture) => isNew(each) && !isLeftOut(each) && each.lockedBy !== null;
          const groups = [
            { id: 'left-out', title: 'Off the site', items: pictures.filter(isLeftOut) },
            { id: 'ready', title: 'The family has said yes', items: pictures.filter(isReadyAgain) },
            { id: 'waiting', title: 'Waits for a family', items: pictures.filter(isWaiting) },
            {
              id: 'new',
              title: 'Not on the site',
              items: pictures.filter(
                (each) => isNew(each) && !isLeftOut(each) && !isReadyAgain(each) && !isWaiting(each),
              ),
            },
            { id: 'shown', title: 'On the site', items: pictures.filter((each) => !isNew(each)) },
          ].filter(({ items }) => items.length > 0);
          return groups.map(({ id, title, items }) => (
            <section key={id} className={styles.group} aria-labelledby={`pictures-${id}`}>
              <h2 id={`pictures-${id}`}>{title}</h2>
              <ul className={styles.grid}>
                {items.map((picture) => (
                  <Tile
                    key={picture._id}
                    picture={picture}
                    isChosen={id === 'new' || id === 'ready' ? chosen.has(picture._id) : undefined}
                    onOpen={() => open(picture)}
                    onChoose={(isChosen) => onChoose(picture._id, isChosen)}
                  />
                ))}
              </ul>
            </section>
          ));
        }}
      </OfficeList>
      <PictureDialog picture={opened} finalFocus={heading} onClose={close} onHang={onHang} />
    </>
  );
}

interface TileProps {
  picture: OwnPicture;
  /** Undefined for one that cannot be chosen. */
  isChosen: boolean | undefined;
  onOpen: () => void;
  onChoose: (isChosen: boolean) => void;
}

/** A picture of the grid, which opens, and the mark that chooses it. */
function Tile({ picture, isChosen, onOpen, onChoose }: TileProps) {
  const { timeZone } = useSchoolTime();
  const name = nameOfPicture(picture, timeZone);
  return (
    <li className={isChosen ? styles.chosen : undefined}>
      <button type="button" onClick={onOpen}>
        <PictureImage picture={picture} alt={name} sizes={sizesOf(picture)} isLazy />
      </button>
      {isChosen !== undefined && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={`Choose: ${name}`}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <CheckboxMark />
        </label>
      )}
    </li>
  );
}
