import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreEdition, type DocumentName, type EditionItem } from '#contract/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { ChangeList } from './change-list.tsx';
import { documentsQuery, editionQuery, editionsQuery } from './site-queries.ts';
import styles from './site.module.css';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The latest editions of the site: who published what, and the way back. */
export function Editions() {
  const { data } = useQuery(editionsQuery);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className={styles.heading}>
        What was published
      </h2>
      <ol className={styles.editions}>
        {data.items.map((edition) => (
          <li key={edition.number}>
            <p>
              <b>Edition {edition.number}</b>, {time.format(new Date(edition.publishedAt))},{' '}
              {authorOf(edition)}
            </p>
            <EditionChanges edition={edition} />
            {edition.number !== data.site.last && (
              <Restore
                number={edition.number}
                words={{
                  ask: 'Bring back',
                  about: `edition ${edition.number}`,
                  confirm: 'Yes, show these words again',
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What an edition changed, loaded when it is opened. */
function EditionChanges({ edition: { number, changed } }: { edition: EditionItem }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({ ...editionQuery(number), enabled: isOpen });
  return (
    <details className={styles.what} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {changed.join(', ')}
        <span className="visually-hidden"> (edition {number})</span>
      </summary>
      {isLoadingError && (
        <p role="alert">
          What changed could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {isOpen && data === undefined && !isLoadingError && (
        <Skeleton lines={3} words="Loading what changed." />
      )}
      {data?.changed.map((document) => (
        <section key={`${document.type} ${document.key}`} className={styles.document}>
          <h3>{document.title}</h3>
          <ChangeList changes={document.changes} />
          <Restore
            number={number - 1}
            document={document}
            words={{
              ask: 'Take this change back',
              about: document.title,
              confirm: 'Yes, show the words before',
            }}
          />
        </section>
      ))}
    </details>
  );
}

interface RestoreProps {
  number: number;
  /** Only this document. */
  document?: DocumentName;
  words: Record<'ask' | 'about' | 'confirm', string>;
}

/** Brings an edition or one of its documents back, when asked once more. */
function Restore({ number, document, words }: RestoreProps) {
  const client = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { type, key } = document ?? {};
      const query = { ...(type === undefined ? {} : { type }), ...(key === undefined ? {} : { key }) };
      const { message } = await callEndpoint(restoreEdition, undefined, { params: { number }, query });
      setAsked(false);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await Promise.all([client.invalidateQueries(documentsQuery), client.invalidateQueries(editionsQuery)]);
      setBusy(false);
    }
  }

  if (isAsked)
    return (
      <p className={styles.actions}>
        <Button kind="danger" isBusy={isBusy} onClick={() => void restore()}>
          {words.confirm}
        </Button>
        <Button onClick={() => setAsked(false)}>No</Button>
      </p>
    );
  return (
    <Button onClick={() => setAsked(true)}>
      {words.ask}
      <span className="visually-hidden"> ({words.about})</span>
    </Button>
  );
}

function authorOf({ by }: EditionItem): string {
  if (by === null) return 'with a command on the server';
  return by.name ?? 'by somebody who has left';
}
