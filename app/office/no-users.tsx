import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import styles from './user-list.module.css';

/** An empty easel: nobody yet, or nobody of that name. */
export function NoUsers({ words, onClear }: { words: string; onClear: () => void }) {
  return (
    <Sheet className={styles.none}>
      <svg
        viewBox="0 0 150 110"
        width="150"
        height="110"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M20 98 62 12M128 98 90 10M34 70c27-1 54-1 82 0M76 12v90" />
        <path
          d="M40 22c24-1 48-1 71 0 .6 15 .6 30 0 44-24 1-47 1-71 0-.6-14-.6-29 0-44z"
          fill="var(--card)"
        />
      </svg>
      <h2>No users found</h2>
      {words.trim() !== '' && (
        <>
          <p>Nothing matches “{words.trim()}”. Try part of a name or email.</p>
          <Button onClick={onClear}>Clear search</Button>
        </>
      )}
    </Sheet>
  );
}
