import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restoreEdition, type compareEdition } from '#contract/site/history.ts';
import type { DocumentName } from '#contract/site/site-documents.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ChangeList } from './change-list.tsx';
import { formOf } from './document-id.ts';
import { Facts } from './facts.tsx';
import { PublishedActions, PublishedWords } from './published.tsx';
import { comparisonQuery, reloadSite } from './site-queries.ts';
import styles from './publish-dialog.module.css';

interface RestoreDialogProps {
  /** The version whose words are put back. */
  number: number;
  /** 'the words of 12 November' */
  what: string;
  /** Only of this document. */
  name: DocumentName | undefined;
  /** A page that shows the words. */
  page: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows what changes when earlier words come back, then publishes them. */
export function RestoreDialog({ number, what, name, page, isOpen, onClose }: RestoreDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...comparisonQuery(number, name), enabled: isOpen });
  const [isBusy, setBusy] = useState(false);
  const [published, setPublished] = useState<ReplyOf<typeof restoreEdition> | null>(null);
  const { data } = query;
  const isReady =
    data !== undefined && !query.isFetching && data.changed.length > 0 && data.problems.length === 0;
  const reload = () => reloadSite(client);

  function close() {
    setPublished(null);
    onClose();
  }

  async function putBack() {
    if (isBusy || data === undefined) return;
    setBusy(true);
    try {
      const reply = await callEndpoint(restoreEdition, undefined, {
        params: { number },
        // Only over the words that were shown.
        query: { ...name, over: data.over },
      });
      setPublished(reply);
      await reload();
    } catch (error) {
      toast.error(messageOf(error));
      if (error instanceof ApiError && error.status === 409) void query.refetch();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={published === null ? `Put ${what} back` : 'Published'}
      isOpen={isOpen}
      onClose={close}
      actions={
        published === null ? (
          <>
            <Button onClick={close}>Not now</Button>
            <Button kind="primary" isBusy={isBusy} disabled={!isReady} onClick={() => void putBack()}>
              Publish these words
            </Button>
          </>
        ) : (
          <PublishedActions
            edition={published.edition}
            {...(name === undefined ? {} : { name })}
            onDone={close}
            onUndone={reload}
          />
        )
      }
    >
      {published !== null ? (
        <>
          <Sentences sentences={published.notes} />
          <PublishedWords edition={published.edition} page={page} />
        </>
      ) : data !== undefined && !query.isFetching ? (
        <Comparison comparison={data} name={name} />
      ) : query.isError ? (
        <p role="alert">
          What changes could not be loaded. <Button onClick={() => void query.refetch()}>Try again</Button>
        </p>
      ) : (
        <Skeleton lines={4} words="Comparing the earlier words with those of today." />
      )}
    </Dialog>
  );
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <ul className={styles.warnings}>
      {sentences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );

function Comparison({
  comparison: { changed, leftOut, problems },
  name,
}: { comparison: ReplyOf<typeof compareEdition> } & Pick<RestoreDialogProps, 'name'>) {
  if (changed.length === 0)
    return (
      <div className={styles.review}>
        <p>Visitors see these words already.</p>
        <Sentences sentences={leftOut} />
      </div>
    );
  return (
    <div className={styles.review}>
      {problems.length > 0 && (
        <div role="alert">
          <p>These words do not fit the website of today any more, so they cannot come back as they were:</p>
          <ul className={styles.problems}>
            {problems.map(({ path, message }) => (
              <li key={path + message}>{message}</li>
            ))}
          </ul>
          {name !== undefined && (
            <p>
              <Link className={quietLink} to={formOf(name)}>
                Change the words of today instead
              </Link>
            </p>
          )}
        </div>
      )}
      {changed.map((document) => (
        <section key={`${document.type} ${document.key}`} className={styles.document}>
          <h3>
            <Facts text={document.title} />
          </h3>
          <ChangeList changes={document.changes} />
        </section>
      ))}
      <Sentences sentences={leftOut} />
      <p className={styles.note}>What is not published yet stays a draft.</p>
    </div>
  );
}
