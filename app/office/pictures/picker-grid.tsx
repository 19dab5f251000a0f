import { useId, useState, type ReactNode } from 'react';
import type { OwnPicture } from '#contract/site/own-picture.ts';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { TextField } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { ShowMore } from '../kit/office-list.tsx';
import { useOfficeList } from '../kit/use-office-list.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import type { Option } from '../site/editor-context.ts';
import { foundPictures } from './found-pictures.ts';
import { PictureImage } from './picture-image.tsx';
import { nameOfPicture } from './picture-words.ts';
import { picturesQuery } from './pictures-query.ts';
import styles from './picker.module.css';

const words = { loading: 'Loading your pictures.', failed: 'Your pictures could not be loaded.' };

interface PickerGridProps {
  chosen: string;
  works: readonly Option[];
  canBeEmpty: boolean;
  onChoose: (name: string) => void;
  /** Goes on to the label of an own picture that cannot be chosen yet. */
  onDescribe: (picture: OwnPicture) => void;
}

/** All pictures that a field can have: the own ones, the newest first, then those of the site. */
export function PickerGrid({ chosen, works, canBeEmpty, onChoose, onDescribe }: PickerGridProps) {
  const list = useOfficeList(picturesQuery, words);
  const { timeZone } = useSchoolTime();
  const [typed, setTyped] = useState('');
  const { data: own, isLoadingError } = list.query;
  const nameOf = (picture: OwnPicture) => nameOfPicture(picture, timeZone);

  // What is not loaded of the own pictures is still one of the site.
  const known = new Set(own?.map(({ _id }) => _id));
  const others = works.filter(({ value }) =>
    own === undefined && !isLoadingError ? !isOwnPictureName(value) : !known.has(value),
  );
  const foundOwn = foundPictures(own ?? [], nameOf, typed);
  const foundWorks = foundPictures(others, (option) => option.words, typed);
  const isSearched = typed.trim() !== '';
  const number = foundOwn.length + foundWorks.length;

  const isNew = ({ isReady, label, lockedBy }: OwnPicture) => !isReady && label === null && lockedBy === null;
  const groups = [
    { title: 'Your pictures', items: foundOwn.filter(({ isReady }) => isReady) },
    { title: 'Not described yet', items: foundOwn.filter(isNew) },
    { title: 'Not shown yet', items: foundOwn.filter((each) => !each.isReady && !isNew(each)) },
  ].filter(({ items }) => items.length > 0);

  return (
    <>
      <TextField
        name="picker-search"
        label="Title or maker"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className={isSearched && number === 0 ? styles.note : 'visually-hidden'}>
        {!isSearched ? '' : number === 0 ? 'No picture has these letters.' : `${number} found.`}
      </output>
      {canBeEmpty && !isSearched && (
        <button
          type="button"
          className={styles.none}
          aria-pressed={chosen === ''}
          onClick={() => onChoose('')}
        >
          No picture
        </button>
      )}
      <Loaded query={list.query} words={words} lines={3}>
        {(loaded) => (
          <>
            {loaded.length === 0 && (
              <p className={styles.note}>
                You have added no pictures yet. Take a photograph, or choose one of the artworks below.
              </p>
            )}
            {groups.map(({ title, items }) => (
              <Group key={title} title={title}>
                {items.map((picture) => (
                  <Tile
                    key={picture._id}
                    name={nameOf(picture)}
                    isChosen={picture._id === chosen}
                    onTap={() => (picture.isReady ? onChoose(picture._id) : onDescribe(picture))}
                  >
                    <PictureImage picture={picture} alt="" sizes="(width >= 750px) 220px, 50vw" isLazy />
                  </Tile>
                ))}
              </Group>
            ))}
            <ShowMore list={list} words={isSearched ? 'Search older pictures too' : 'Show more'} />
          </>
        )}
      </Loaded>
      {foundWorks.length > 0 && (
        <Group title="Artworks of the site">
          {foundWorks.map(({ value, words: name, thumbnail }) => (
            <Tile key={value} name={name} isChosen={value === chosen} onTap={() => onChoose(value)}>
              <img src={thumbnail} alt="" width={160} height={160} loading="lazy" decoding="async" />
            </Tile>
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.grid}>{children}</ul>
    </section>
  );
}

interface TileProps {
  name: string;
  isChosen: boolean;
  onTap: () => void;
  children: ReactNode;
}

function Tile({ name, isChosen, onTap, children }: TileProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.tile}
        aria-label={name}
        title={name}
        aria-pressed={isChosen}
        onClick={onTap}
      >
        {children}
        {isChosen && (
          <span className={styles.mark}>
            <Icon name="tick" />
          </span>
        )}
      </button>
    </li>
  );
}
