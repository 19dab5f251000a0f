import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { actionRow } from '../kit/actions.tsx';
import type { ShortWay } from '../site/quick-change-dialog.tsx';
import styles from './overview.module.css';

/** The forms load with the first tap, because most visits to the overview are for something else. */
const ShortWayDialog = lazy(async () => ({
  default: (await import('../site/quick-change-dialog.tsx')).ShortWayDialog,
}));

const ways = [
  { way: 'price', words: 'Change a price' },
  { way: 'notice', words: 'Notice for some days' },
  { way: 'class', words: 'What we do next class' },
] as const satisfies readonly { way: ShortWay; words: string }[];

/** The changes of the website that owners make most. */
export function ShortWays() {
  const [way, setWay] = useState<ShortWay | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.shortWays} aria-labelledby="short-ways">
      <h2 id="short-ways">Change the website</h2>
      <p className={`${actionRow} ${styles.buttons}`}>
        {ways.map(({ way: each, words }) => (
          <Button
            key={each}
            onClick={() => {
              setWay(each);
              setOpen(true);
            }}
          >
            {words}
          </Button>
        ))}
        <Link className={quietLink} to="/office/edit">
          Edit a page
        </Link>
        <Link className={quietLink} to="/office/start">
          Make the site yours, step by step
        </Link>
      </p>
      {way !== null && (
        <Suspense>
          <ShortWayDialog key={way} way={way} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
