import { lazy, Suspense, useState } from 'react';
import type { QuickChange } from './quick-change-dialog.tsx';
import styles from './wall.module.css';

/** The forms load with the first tap. */
const QuickChangeDialog = lazy(async () => ({
  default: (await import('./quick-change-dialog.tsx')).QuickChangeDialog,
}));

const quickChanges = [
  { kind: 'price', words: 'Change a price' },
  { kind: 'notice', words: 'Notice for some days' },
  { kind: 'class', words: 'What we do next class' },
] as const satisfies readonly { kind: QuickChange; words: string }[];

/** The changes that owners make most, each on a short form. */
export function QuickButtons() {
  const [chosen, setChosen] = useState<QuickChange | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={styles.quick}>
        {quickChanges.map(({ kind, words }) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => {
                setChosen(kind);
                setOpen(true);
              }}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <Suspense>
          <QuickChangeDialog key={chosen} kind={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
