import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  publish,
  type ChangedDocument,
  type ContentWarning,
  type DocumentName,
  type DraftProblem,
  type listChanges,
} from '#contract/site-documents.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ChangeList } from './change-list.tsx';
import { formOf } from './document-id.ts';
import { LaterForm } from './later-form.tsx';
import { PublishedActions, PublishedWords } from './published.tsx';
import { changesQuery, reloadSite } from './site-queries.ts';
import styles from './publish-dialog.module.css';

type Changes = ReplyOf<typeof listChanges>;

interface PublishDialogProps {
  /** The document whose draft is published; without one, all drafts that have no scheduled publication. */
  name?: DocumentName;
  isOpen: boolean;
  onClose: () => void;
  /**
   * After a publication: of one document at once, of all when the dialog is closed, which shows what can be done next.
   * @param edition null when the publication is scheduled
   */
  onPublished?: (edition: number | null) => unknown;
}

/** Shows what a publication changes before visitors see it, and publishes it now or later. */
export function PublishDialog({ name, isOpen, onClose, onPublished }: PublishDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...changesQuery(name), enabled: isOpen });
  const [isBusy, setBusy] = useState(false);
  const [isLater, setLater] = useState(false);
  const [published, setPublished] = useState<{ edition: number; page: string } | null>(null);
  const { data } = query;
  const isReady =
    data !== undefined &&
    !query.isFetching &&
    data.items.length > 0 &&
    data.items.every(({ problems }) => problems.length === 0);

  function close() {
    setLater(false);
    setPublished(null);
    onClose();
    if (published !== null) void onPublished?.(published.edition);
  }

  const reload = () => reloadSite(client);

  /** @throws ApiError */
  async function send(at?: string) {
    if (data === undefined) return;
    try {
      // Only what was shown.
      const documents = data.items.map(({ type, key }) => ({ type, key }));
      const { message, edition } = await callEndpoint(publish, {
        documents,
        ...(at === undefined ? {} : { at }),
      });
      // The form of a document has 'Undo' itself.
      if (name === undefined && edition !== null)
        return setPublished({ edition, page: data.pages[0] ?? '/' });
      toast.success(message);
      try {
        // The dialog is still in front: what is typed now would be replaced by the state that is on its way.
        await onPublished?.(edition);
      } finally {
        close();
      }
    } finally {
      await reload();
    }
  }

  async function publishNow() {
    if (isBusy) return;
    setBusy(true);
    await send().catch((error: unknown) => toast.error(messageOf(error)));
    setBusy(false);
  }

  return (
    <Dialog
      title={published !== null ? 'Published' : isLater ? 'Publish later' : 'What changes'}
      isOpen={isOpen}
      onClose={close}
      {...(isLater
        ? {}
        : {
            actions:
              published !== null ? (
                <PublishedActions edition={published.edition} onDone={close} onUndone={reload} />
              ) : (
                <>
                  <Button onClick={close}>Not yet</Button>
                  <Button disabled={!isReady || isBusy} onClick={() => setLater(true)}>
                    Later
                  </Button>
                  <Button
                    kind="primary"
                    isBusy={isBusy}
                    disabled={!isReady}
                    onClick={() => void publishNow()}
                  >
                    Publish now
                  </Button>
                </>
              ),
          })}
    >
      {published !== null ? (
        <PublishedWords page={published.page} />
      ) : isLater ? (
        <LaterForm onSubmit={send} onBack={() => setLater(false)} />
      ) : data !== undefined && !query.isFetching ? (
        <Review changes={data} />
      ) : query.isError ? (
        <p role="alert">
          What changes could not be loaded. <Button onClick={() => void query.refetch()}>Try again</Button>
        </p>
      ) : (
        <Skeleton lines={4} words="Comparing the old and the new words." />
      )}
    </Dialog>
  );
}

function Review({ changes: { items, pages, warnings } }: { changes: Changes }) {
  if (items.length === 0) return <p>There are no changes to publish.</p>;
  return (
    <div className={styles.review}>
      {items.map((item) => (
        <section key={`${item.type} ${item.key}`} className={styles.document}>
          <h3>{item.title}</h3>
          <ChangeList changes={item.changes} />
          <Problems item={item} problems={item.problems} />
        </section>
      ))}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {pages.length > 0 && <Pages paths={pages} />}
    </div>
  );
}

function Problems({ item, problems }: { item: ChangedDocument; problems: readonly DraftProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} role="alert">
      {problems.map(({ path, message }) => (
        <li key={path + message}>
          Not ready:{' '}
          <Link className={quietLink} to={`${formOf(item)}#field-${encodeURIComponent(path)}`}>
            {message}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Warnings({ warnings }: { warnings: readonly ContentWarning[] }) {
  return (
    <section className={styles.document}>
      <h3>Please look at</h3>
      <ul className={styles.warnings}>
        {warnings.map(({ type, key, title, path, message }) => (
          <li key={`${type} ${key} ${path} ${message}`}>
            {message}{' '}
            <Link className={quietLink} to={`${formOf({ type, key })}#field-${encodeURIComponent(path)}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>You can publish all the same.</p>
    </section>
  );
}

/** As many pages as are named; a change in the menu is on every page. */
const maxPages = 6;

const pathWords = (path: string) => (path === '/' ? 'the home page' : path);

function Pages({ paths }: { paths: readonly string[] }) {
  const more = paths.length - maxPages;
  return (
    <p className={styles.note}>
      {paths.length === 1 ? 'This changes the page' : `This changes ${paths.length} pages:`}{' '}
      {paths.slice(0, maxPages).map(pathWords).join(', ')}
      {more > 0 ? ` and ${more} more` : ''}. Visitors see it a few seconds after you publish.
    </p>
  );
}
