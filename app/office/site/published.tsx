import { useState } from 'react';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import type { DocumentName } from '#contract/site/site-documents.ts';
import { ChangeSummary } from './change-summary.tsx';
import type { Publication } from './publication.ts';
import { PublishedState } from './published-state.tsx';
import { takeBack } from './publish-change.ts';
import styles from './publish-dialog.module.css';

/** What a dialog says after a publication. @param page a page that shows the change */
export const PublishedWords = ({
  edition,
  visibleFrom = null,
  changes,
  page,
}: Pick<Publication, 'edition'> &
  Partial<Publication> & {
    page: string;
  }) => (
  <output className={styles.note}>
    {changes && <ChangeSummary changes={changes} />}{' '}
    <PublishedState edition={edition} visibleFrom={visibleFrom} />{' '}
    <a className={quietLink} href={page}>
      View the page
    </a>
  </output>
);

interface PublishedActionsProps {
  edition: number;
  /** What is taken back if it is not the whole edition. */
  name?: DocumentName;
  onDone: () => void;
  /** Loads again what the publication was undone for. */
  onUndone: () => Promise<unknown>;
}

/** What can be done after a publication. */
export function PublishedActions({ edition, name, onDone, onUndone }: PublishedActionsProps) {
  const [isBusy, setBusy] = useState(false);

  async function undo() {
    if (isBusy) return;
    setBusy(true);
    try {
      toast.success(await takeBack(edition, name));
      onDone();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
      await onUndone();
    }
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void undo()}>
        Undo
      </Button>
      <Button kind="primary" onClick={onDone}>
        Done
      </Button>
    </>
  );
}
