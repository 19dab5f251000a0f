import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreEdition, type EditionItem } from '#contract/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { documentsQuery, editionsQuery } from './site-queries.ts';
import styles from './site.module.css';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The latest editions of the site: who published what, and the way back. */
export function Editions() {
  const { data } = useQuery(editionsQuery);
  const client = useQueryClient();
  const [asked, setAsked] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function restore(number: number) {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await callEndpoint(restoreEdition, undefined, { params: { number } });
      setAsked(null);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await Promise.all([client.invalidateQueries(documentsQuery), client.invalidateQueries(editionsQuery)]);
      setBusy(false);
    }
  }

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
            <p className={styles.what}>{edition.changed.join(', ')}</p>
            {edition.number !== data.site.last &&
              (asked === edition.number ? (
                <p className={styles.actions}>
                  <Button kind="danger" isBusy={isBusy} onClick={() => void restore(edition.number)}>
                    Yes, show these words again
                  </Button>
                  <Button onClick={() => setAsked(null)}>No</Button>
                </p>
              ) : (
                <Button onClick={() => setAsked(edition.number)}>
                  Bring back<span className="visually-hidden"> edition {edition.number}</span>
                </Button>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function authorOf({ by }: EditionItem): string {
  if (by === null) return 'with a command on the server';
  return by.name ?? 'by somebody who has left';
}
