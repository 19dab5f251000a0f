import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelPublication, type DocumentItem } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { focusHeading } from './focus-field.ts';
import { formOf } from './document-id.ts';
import { documentsQuery } from './site-queries.ts';
import { useSchoolTime } from './use-school-time.ts';
import styles from './site.module.css';

/** The drafts that are published by themselves at a time, the next first. */
export function ScheduledList({ items }: { items: readonly DocumentItem[] }) {
  const client = useQueryClient();
  const wordsOf = useSchoolTime();
  const [busy, setBusy] = useState<DocumentItem | null>(null);
  const inOrder = items.toSorted((a, b) =>
    (a.draft?.publishAt ?? '').localeCompare(b.draft?.publishAt ?? ''),
  );

  async function cancel(item: DocumentItem) {
    if (busy !== null) return;
    setBusy(item);
    try {
      const { type, key } = item;
      toast.success((await callEndpoint(cancelPublication, undefined, { params: { type, key } })).message);
      focusHeading();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await client.invalidateQueries(documentsQuery);
      setBusy(null);
    }
  }

  return (
    <section className={styles.changed} aria-labelledby="scheduled">
      <h2 id="scheduled">Published later</h2>
      <ul className={styles.editions}>
        {inOrder.map((item) => (
          <li key={`${item.type} ${item.key}`}>
            <Link className={quietLink} to={formOf(item)}>
              <span className="visually-hidden">Change </span>
              {item.title}
            </Link>
            <span className={styles.state}>{wordsOf(item.draft?.publishAt ?? '')}</span>
            <Button isBusy={busy === item} onClick={() => void cancel(item)}>
              Do not publish by itself<span className="visually-hidden"> ({item.title})</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
