import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import styles from './pictures.module.css';

/** The buttons that choose pictures, at the thumb of a phone; its camera has one of its own. */
export function AddPictures({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  useDrop(onAdd);

  function handleChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length > 0) onAdd(files);
  }

  return (
    <div className={styles.add}>
      <input ref={chooser} type="file" accept="image/*" multiple hidden onChange={handleChange} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleChange} />
      <Button kind="primary" onClick={() => chooser.current?.click()}>
        Add pictures
      </Button>
      <Button className={styles.camera} onClick={() => camera.current?.click()}>
        Take a photograph
      </Button>
      <span className={styles.drop}>or drop them on this page</span>
    </div>
  );
}

/** Takes files that are dropped anywhere on the page, which the browser would open in its place. */
function useDrop(onAdd: (files: readonly File[]) => void) {
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    function drop(event: DragEvent) {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) add(files);
    }
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
