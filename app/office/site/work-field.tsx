import { lazy, Suspense, useRef } from 'react';
import { isOwnPictureName } from '#contract/site/own-picture-name.ts';
import { pathText } from '#contract/site/field-path.ts';
import { Button } from '#app/ui/form/button.tsx';
import { FieldError } from '#app/ui/form/field.tsx';
import { useField } from '#app/ui/form/form-context.ts';
import fieldStyles from '#app/ui/form/field.module.css';
import { useEditor } from './editor-context.ts';
import type { FieldAt } from './field-group.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { usePicker } from './use-picker.ts';
import styles from './document-form.module.css';

/** What shows a picture that is not in the edition of the page, such as one that was added a moment ago. */
const OwnPicture = lazy(() =>
  import('../pictures/own-picture-of-field.tsx').catch(() => ({ default: ChosenPicture })),
);

interface ChosenProps {
  /** The id of the words. */
  id: string;
  /** The name of the picture. */
  name: string;
  words?: string | undefined;
  thumbnail?: string | undefined;
}

function ChosenPicture({ id, name, words = name, thumbnail }: ChosenProps) {
  return (
    <>
      <Thumbnail address={thumbnail} />
      <p id={id} dir="auto">
        {words}
      </p>
    </>
  );
}

/** A picture of the site or of the owner. */
export function WorkField({ at: { path, field, value }, hint }: { at: FieldAt; hint: string | undefined }) {
  const { change, options } = useEditor();
  const place = pathText(path);
  const { id, hintId, errorId, error } = useField(place);
  const { Picker, isLoading, isOpen, open, close } = usePicker(place);
  const button = useRef<HTMLButtonElement>(null);
  const name = typeof value === 'string' ? value : '';
  const works = field.kind === 'picture' ? options.picture : options.work;
  const known = works.find((option) => option.value === name);
  const chosen = { id: `${id}-chosen`, name, words: known?.words, thumbnail: known?.thumbnail };

  function choose(next: string) {
    close();
    if (next === name) return;
    change(path, next === '' && field.empty !== undefined ? (field.empty === null ? null : undefined) : next);
  }

  return (
    <div className={fieldStyles.field} data-wrong={error !== undefined || undefined}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        {field.label}
      </span>
      {hint !== undefined && (
        <span id={hintId} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      <div className={styles.picture}>
        {name !== '' && known === undefined && isOwnPictureName(name) ? (
          <Suspense fallback={<ChosenPicture {...chosen} words="One moment, please." />}>
            <OwnPicture {...chosen} />
          </Suspense>
        ) : (
          <ChosenPicture {...chosen} words={name === '' ? 'No picture' : (known?.words ?? name)} />
        )}
        <Button
          ref={button}
          id={id}
          name={place}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={[hint !== undefined && hintId, `${id}-chosen`, error !== undefined && errorId]
            .filter(Boolean)
            .join(' ')}
          isBusy={isLoading}
          onClick={() => void open()}
        >
          {name === '' ? 'Choose a picture' : 'Another picture'}
        </Button>
      </div>
      <FieldError id={errorId} message={error} />
      {Picker !== null && (
        <Picker
          isOpen={isOpen}
          chosen={name}
          works={works}
          canBeEmpty={field.empty !== undefined}
          finalFocus={button}
          onClose={close}
          onChoose={choose}
        />
      )}
    </div>
  );
}
