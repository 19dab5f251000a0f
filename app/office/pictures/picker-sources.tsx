import { useRef, type ChangeEvent } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import styles from './picker.module.css';

/** A new picture: from the camera of a phone, or from what it has. */
export function PickerSources({ onAdd }: { onAdd: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isPhone = matchMedia('(pointer: coarse)').matches;

  function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    // The same file can be chosen again.
    input.value = '';
    if (file !== undefined) onAdd(file);
  }

  return (
    <>
      <input ref={chooser} type="file" accept="image/*" hidden onChange={handleChange} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleChange} />
      <Button className={styles.source} onClick={() => chooser.current?.click()}>
        {isPhone ? 'Choose from this phone' : 'Choose a file'}
      </Button>
      {isPhone && (
        <Button className={styles.source} onClick={() => camera.current?.click()}>
          Take a photograph
        </Button>
      )}
    </>
  );
}
