import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import styles from './pictures.module.css';

interface AddPicturesProps {
  onAdd: (files: readonly File[]) => void;
  /** How many pictures are chosen to be hung. */
  chosen: number;
  onHang: () => void;
}

/** The buttons that choose pictures, at the thumb of a phone; its camera has one of its own, until there is something to hang. */
export function AddPictures({ onAdd, chosen, onHang }: AddPicturesProps) {
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
      {chosen > 0 && (
        <Button kind="primary" onClick={onHang}>
          Hang {chosen === 1 ? 'the picture' : `${chosen} pictures`}
        </Button>
      )}
      <Button kind={chosen > 0 ? 'ruled' : 'primary'} onClick={() => chooser.current?.click()}>
        Add pictures
      </Button>
      {chosen === 0 && (
        <Button className={styles.camera} onClick={() => camera.current?.click()}>
          Take a photograph
        </Button>
      )}
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
