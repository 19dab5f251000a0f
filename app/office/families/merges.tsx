import { undoMerge, type Family } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { ShortTimestamp } from '#app/ui/date.tsx';
import { useAction } from './use-action.ts';
import styles from './family-view.module.css';

const list = new Intl.ListFormat('en-GB');

interface MergesProps {
  merges: Family['merges'];
  reload: () => Promise<void>;
}

/** A bar for each merge that can still be undone. */
export function Merges({ merges, reload }: MergesProps) {
  const [isBusy, run] = useAction();

  async function undo(id: string) {
    const isUndone = await run(
      async () => (await callEndpoint(undoMerge, undefined, { params: { id } })).message,
    );
    await reload();
    // The pressed button no longer exists, so the focus has to move.
    if (isUndone) document.getElementById('names')?.focus();
  }

  return merges.map(({ _id, guardians, how, undoUntil }) => (
    <section key={_id} className={styles.merge} aria-label="A merge that can be undone">
      <p>
        {how === 'office'
          ? `${list.format(guardians)} was merged into this family.`
          : `${list.format(guardians)} accepted the invitation to this family.`}{' '}
        It can be undone until <ShortTimestamp iso={undoUntil} />.
      </p>
      <Button isBusy={isBusy} onClick={() => void undo(_id)}>
        {`Undo the merge of ${list.format(guardians)}`}
      </Button>
    </section>
  ));
}
