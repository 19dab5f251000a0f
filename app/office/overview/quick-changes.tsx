import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { actionRow } from '../kit/actions.tsx';
import type { QuickChange } from '../site/quick-change-dialog.tsx';
import styles from './overview.module.css';

/** The forms load with the first tap, because most visits to the overview are for something else. */
const QuickChangeDialog = lazy(async () => ({
  default: (await import('../site/quick-change-dialog.tsx')).QuickChangeDialog,
}));

const quickChanges = [
  { kind: 'price', words: 'Change a price' },
  { kind: 'notice', words: 'Notice for some days' },
  { kind: 'class', words: 'What we do next class' },
] as const satisfies readonly { kind: QuickChange; words: string }[];

/** The changes of the website that owners make most. */
export function QuickChanges() {
  const [chosen, setChosen] = useState<QuickChange | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.quickChanges} aria-labelledby="quick-changes">
      <h2 id="quick-changes">Change the website</h2>
      <p className={`${actionRow} ${styles.buttons}`}>
        {quickChanges.map(({ kind: each, words }) => (
          <Button
            key={each}
            onClick={() => {
              setChosen(each);
              setOpen(true);
            }}
          >
            {words}
          </Button>
        ))}
        <Link className={quietLink} to="/office/pictures">
          Hang Saturday’s work
        </Link>
        <Link className={quietLink} to="/office/edit">
          Edit a page
        </Link>
        <Link className={quietLink} to="/office/start">
          Make the site yours, step by step
        </Link>
      </p>
      {chosen !== null && (
        <Suspense>
          <QuickChangeDialog key={chosen} kind={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
