import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayIn, dayText, momentOf } from '#contract/school-time.ts';
import { cancelScheduledChange } from '#contract/site/publication.ts';
import type { DocumentItem, ScheduledChange } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { ChangeList } from './change-list.tsx';
import { dayOfChange } from './day-of-change.ts';
import { focusHeading } from './focus-field.ts';
import { PreviewButton } from './preview-button.tsx';
import { reloadSite } from './site-queries.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './site.module.css';

interface ScheduledWordsProps {
  item: Pick<DocumentItem, 'type' | 'title' | 'path'>;
  change: ScheduledChange;
  /** Shows the document again after its changes are a draft again. */
  onCancelled?: () => Promise<unknown>;
}

/** When changes of a document are published by themselves, or why they were not or will not be; what they change, and the way back. */
export function ScheduledWords({ item, change, onCancelled }: ScheduledWordsProps) {
  const client = useQueryClient();
  const { wordsOf, timeZone } = useSchoolTime();
  const [isBusy, setBusy] = useState(false);
  const { id, publishAt, failure, obstacle, changes } = change;
  const time = wordsOf(publishAt);
  const day = timeZone === undefined ? undefined : dayOfChange(item, change, timeZone);
  const isLater = day !== undefined && timeZone !== undefined && day > dayIn(timeZone, new Date(publishAt));
  const seenFrom = isLater ? dayText(momentOf({ day, time: '12:00' }, timeZone), timeZone) : time;
  const reason = failure ?? obstacle;
  const verdict = failure === null ? 'Will not be published' : 'Not published';

  async function cancel() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await callEndpoint(cancelScheduledChange, undefined, { params: { id } });
      await onCancelled?.();
      toast.success(message);
      focusHeading();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await reloadSite(client);
      setBusy(false);
    }
  }

  return (
    <>
      {reason === null ? (
        <span className={styles.state}>{time === '' ? '' : `Visitors see it from ${seenFrom} on.`}</span>
      ) : (
        <span className={styles.failure}>
          {verdict}
          {time === '' ? '' : ` on ${time}`}: {reason}
        </span>
      )}
      <details className={styles.what}>
        <summary>
          What changes<span className="visually-hidden"> ({item.title})</span>
        </summary>
        <ChangeList changes={changes} />
      </details>
      <span className={styles.actions}>
        <Button isBusy={isBusy} onClick={() => void cancel()}>
          {reason === null ? 'Do not publish by itself' : 'Keep as a draft'}
          <span className="visually-hidden"> ({item.title})</span>
        </Button>
        {reason === null && day !== undefined && <PreviewButton path={item.path ?? '/'} day={day} />}
      </span>
    </>
  );
}
