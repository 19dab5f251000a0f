import { Button } from '#app/ui/form/button.tsx';
import { Drawing } from '#app/ui/picture/drawing.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import easel from '#app/textures/easel.svg';
import styles from './user-list.module.css';

/** Shown when there are no accounts, or none that match the search. */
export function NoUsers({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <Sheet className={styles.none}>
      <Drawing file={easel} width={180} height={120} />
      <h2>No users found</h2>
      {words.trim() !== '' && (
        <>
          <p>Nothing matches “{words.trim()}”. Try part of a name, phone number or email.</p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      )}
    </Sheet>
  );
}
