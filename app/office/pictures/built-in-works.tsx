import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import {
  getBuiltInWorks,
  putBackBuiltInWorks,
  takeDownBuiltInWorks,
  type TakenDown,
} from '#contract/site/built-in-works.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Actions } from '../kit/actions.tsx';
import { FormSheet } from '../kit/form-sheet.tsx';
import { useWork } from '../kit/use-work.ts';
import { queryOf } from '../office-query.tsx';
import { reloadSite } from '../site/site-queries.ts';
import styles from './pictures.module.css';

/** The review loads when it is opened. */
const PublishDialog = lazy(async () => ({
  default: (await import('../site/publish-dialog.tsx')).PublishDialog,
}));

const builtInWorksQuery = queryOf(getBuiltInWorks);

const headingId = 'built-in-works';

/** Takes the artworks that came with the site off its walls, for the review; not there once visitors see none. */
export function BuiltInWorks() {
  const client = useQueryClient();
  const { data } = useQuery(builtInWorksQuery);
  const [busy, run] = useWork<'take' | 'put back'>();
  const [isReviewing, setReviewing] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const reload = () => Promise.all([client.invalidateQueries(builtInWorksQuery), reloadSite(client)]);

  const putBack = (documents: TakenDown[]) =>
    run('put back', async () => {
      const { message } = await callEndpoint(putBackBuiltInWorks, { documents });
      toast.success(message);
      await reload();
    });

  const takeDown = () =>
    run('take', async () => {
      const { message, documents } = await callEndpoint(takeDownBuiltInWorks, undefined);
      // The pressed button goes.
      heading.current?.focus();
      if (documents.length === 0) toast.success(message);
      else toast.action(message, 'Undo', () => void putBack(documents));
      await reload();
    });

  // Nothing else of the page depends on it, so that a failure is no more than its absence.
  if (data === undefined || (data.onSite === 0 && data.inDrafts === 0 && isReviewing !== true)) return null;
  const { inDrafts, places } = data;
  return (
    <FormSheet className={styles.builtIn}>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Artworks that came with the site
        </h2>
        {inDrafts > 0 ? (
          <p>
            {inDrafts === 1 ? 'One hangs' : `${inDrafts} hang`} on{' '}
            {places.length === 1 ? 'one page' : `${places.length} pages`} as samples. One tap takes them off
            all walls, and your own works stay where they are. Visitors see no change until you publish.
          </p>
        ) : (
          <p>They are off all walls in your drafts. Visitors see them until you publish.</p>
        )}
        <p className={styles.stays}>
          Pictures that a page cannot do without stay until you choose others: at the top of home, beside
          courses, articles, workshops, forms and links, and the portraits.
        </p>
        <Actions labelledBy={headingId}>
          {inDrafts > 0 ? (
            <Button isBusy={busy === 'take'} onClick={() => void takeDown()}>
              Take them off the walls
            </Button>
          ) : (
            <Button kind="primary" onClick={() => setReviewing(true)}>
              See what changes, and publish
            </Button>
          )}
        </Actions>
        {isReviewing !== null && (
          <Suspense>
            <PublishDialog
              isOpen={isReviewing}
              onClose={() => setReviewing(false)}
              onPublished={() => void reload()}
            />
          </Suspense>
        )}
      </section>
    </FormSheet>
  );
}
