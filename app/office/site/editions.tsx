import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { restoreEdition, type EditionItem } from '#contract/site/history.ts';
import { type DocumentName } from '#contract/site/site-documents.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog, DialogDescription } from '#app/ui/page/dialog.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { ChangeList } from './change-list.tsx';
import { editionQuery, editionsQuery, reloadSite } from './site-queries.ts';
import styles from './site.module.css';

const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The editions of the site, the latest first: who published what, and the way back. */
export function Editions() {
  const list = useInfiniteQuery(editionsQuery);
  if (list.isLoadingError)
    return (
      <p role="alert">
        What was published could not be loaded. <Button onClick={() => void list.refetch()}>Try again</Button>
      </p>
    );
  if (list.data === undefined) return <Skeleton lines={4} words="Loading what was published." />;
  const editions = list.data.pages.flatMap(({ items }) => items);
  const last = list.data.pages[0]?.site.last;
  if (editions.length === 0) return null;

  async function loadMore() {
    const { isError } = await list.fetchNextPage();
    if (isError) toast.error('The earlier versions could not be loaded.');
  }

  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className={styles.heading}>
        What was published
      </h2>
      <ol className={styles.editions}>
        {editions.map((edition) => (
          <li key={edition.number}>
            <p>
              <b>Version {edition.number}</b>, {time.format(new Date(edition.publishedAt))},{' '}
              {authorOf(edition)}
            </p>
            {edition.changed.length === 0 ? (
              <p>The website of a backup that was restored.</p>
            ) : (
              <EditionChanges edition={edition} editions={editions} />
            )}
            {edition.number !== last && (
              <Restore
                number={edition.number}
                words={{
                  ask: 'Bring back',
                  about: `version ${edition.number}`,
                  confirm: 'Yes, show these words again',
                }}
              />
            )}
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void loadMore()}>
          Show earlier versions
        </Button>
      )}
    </section>
  );
}

/** The later editions that changed a document too; to take back an earlier one takes them back. */
function laterWords(editions: readonly EditionItem[], number: number, title: string): string | undefined {
  const later = editions
    .filter((edition) => edition.number > number && edition.changed.includes(title))
    .map((edition) => edition.number)
    .toReversed();
  if (later.length === 0) return undefined;
  return `This also takes back what version ${new Intl.ListFormat('en').format(later.map(String))} changed in “${title}”.`;
}

/** What an edition changed, loaded when it is opened. */
function EditionChanges({
  edition: { number, changed },
  editions,
}: {
  edition: EditionItem;
  editions: readonly EditionItem[];
}) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({ ...editionQuery(number), enabled: isOpen });
  return (
    <details className={styles.what} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {changed.join(', ')}
        <span className="visually-hidden"> (version {number})</span>
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
            warning={laterWords(editions, number, document.title)}
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
  /** What is said before it is done. */
  warning?: string | undefined;
  words: Record<'ask' | 'about' | 'confirm', string>;
}

/** Brings an edition or one of its documents back, when asked once more. */
function Restore({ number, document, warning, words }: RestoreProps) {
  const client = useQueryClient();
  const no = useRef<HTMLButtonElement>(null);
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
      await reloadSite(client);
      setBusy(false);
    }
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>
        {words.ask}
        <span className="visually-hidden"> ({words.about})</span>
      </Button>
      <Dialog
        title={`${words.ask}: ${words.about}?`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        isConfirmation
        initialFocus={no}
        actions={
          <>
            <Button ref={no} onClick={() => setAsked(false)}>
              No
            </Button>
            <Button kind="danger" isBusy={isBusy} onClick={() => void restore()}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <DialogDescription>
          {warning} Visitors see it a few seconds later, and it can be taken back as well.
        </DialogDescription>
      </Dialog>
    </>
  );
}

function authorOf({ by }: EditionItem): string {
  if (by === null) return 'with a command on the server';
  return by.name ?? 'by somebody who has left';
}
