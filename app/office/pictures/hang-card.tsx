import type { OwnPicture } from '#contract/site/own-picture.ts';
import { TextField } from '#app/ui/form/field.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';
import { fieldOf } from './hang-fields.ts';
import type { HangChoice } from './hang-choice.ts';
import { PictureImage } from './picture-image.tsx';
import { nameOfPicture } from './picture-words.ts';
import { PointField } from './point-field.tsx';
import { readChildren, type ChosenChild } from './whom.ts';
import { WhomField } from './whom-field.tsx';
import styles from './hang.module.css';

interface HangCardProps {
  picture: OwnPicture;
  /** Its place among those that are chosen, from 1; undefined for one alone, whose material is asked here. */
  place?: number;
  /** What was typed before. */
  values: HangChoice['values'];
  /** The children whom it is said to be of. */
  known: readonly ChosenChild[];
  onTakeOut: () => void;
}

/** What is said of one picture before it hangs: what its label says, and, folded, what can be left to the page. */
export function HangCard({ picture, place, values, known, onTakeOut }: HangCardProps) {
  const { timeZone } = useSchoolTime();
  const { _id: id, focus, label } = picture;
  const name = (field: string) => fieldOf(id, field);
  const typed = (field: string, before: string | number | null | undefined = '') =>
    String(values[name(field)] ?? before ?? '');
  const alt = nameOfPicture(picture, timeZone);
  const isAlone = place === undefined;
  const Frame = isAlone ? 'div' : Sheet;
  const point = (field: 'x' | 'y') => Number(typed(field, Math.round(focus[field] * 100)));
  return (
    <Frame className={isAlone ? styles.alone : styles.card}>
      <div className={styles.head}>
        <span className={styles.thumbnail}>
          <PictureImage picture={picture} alt={alt} sizes="160px" />
        </span>
        <div>
          {isAlone ? (
            <p>Say whom it is of, and what its label says. Then it can be used.</p>
          ) : (
            <h2 id={`picture-${place}`} tabIndex={-1}>
              Picture {place}
            </h2>
          )}
          <button type="button" className={quietLink} data-leaves onClick={onTakeOut}>
            Not this one{!isAlone && <span className="visually-hidden">: picture {place}</span>}
          </button>
        </div>
      </div>
      <WhomField
        id={id}
        kept={{
          children: values[name('children')] === undefined ? known : readChildren(values[name('children')]),
          isOfNobody: (values[name('whom')] ?? picture.subject === 'nobody') === true,
          showsFace: (values[name('showsFace')] ?? picture.showsFace) === true,
        }}
      />
      <TextField
        name={name('title')}
        label="Title"
        hint="Such as Owl on a branch. Empty: Untitled."
        maxLength={80}
        autoComplete="off"
        defaultValue={typed('title', label?.title)}
      />
      <div className={styles.maker}>
        <TextField
          name={name('maker')}
          label="Made by"
          hint="A first name, or a group."
          maxLength={60}
          autoComplete="off"
          defaultValue={typed('maker', label?.maker)}
          required
        />
        <TextField
          name={name('age')}
          label="Age"
          hint="In years."
          type="number"
          inputMode="numeric"
          min={2}
          max={120}
          defaultValue={typed('age', label?.age)}
        />
      </div>
      {isAlone && (
        <>
          <TextField
            name="medium"
            label="Material and technique"
            hint="Such as Hand-built clay and slip."
            maxLength={120}
            autoComplete="off"
            defaultValue={String(values['medium'] ?? label?.medium ?? '')}
          />
          <input type="hidden" name={name('medium')} value="" />
        </>
      )}
      <TextField
        name={name('alt')}
        label="What the picture shows"
        hint="For those who cannot see it. Such as: A clay owl with round eyes looks to the left."
        maxLength={500}
        autoComplete="off"
        defaultValue={typed('alt', label?.alt)}
      />
      <details className={styles.more}>
        <summary>More for this picture</summary>
        <TextField
          name={name('description')}
          label="One sentence about it"
          maxLength={200}
          autoComplete="off"
          defaultValue={typed('description', label?.description)}
        />
        {!isAlone && (
          <TextField
            name={name('medium')}
            label="Another material"
            hint="If it is not that of all."
            maxLength={120}
            autoComplete="off"
            defaultValue={typed('medium')}
          />
        )}
        <PointField
          picture={picture}
          alt={alt}
          names={[name('x'), name('y')]}
          kept={[point('x'), point('y')]}
        />
      </details>
    </Frame>
  );
}
