import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { publish, type ContentWarning, type listChanges } from '#contract/site/publication.ts';
import { type DocumentName } from '#contract/site/site-documents.ts';
import { dayText, momentOf } from '#contract/school-time.ts';
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
import { fieldLink } from './document-id.ts';
import { Facts } from './facts.tsx';
import { LaterForm } from './later-form.tsx';
import type { Publication } from './publication.ts';
import { PublishedActions, PublishedWords } from './published.tsx';
import { changesQuery, reloadSite } from './site-queries.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './publish-dialog.module.css';

type Changes = ReplyOf<typeof listChanges>;

interface PublishDialogProps {
  /** The document whose draft is published; without one, all drafts. */
  name?: DocumentName;
  isOpen: boolean;
  onClose: () => void;
  /**
   * After a publication: of one document at once, of all when the dialog is closed, which shows what can be done next.
   * @param published null when the publication is scheduled
   */
  onPublished?: (published: Publication | null) => unknown;
}

/** Shows what a publication changes before visitors see it, and publishes it now or later. */
export function PublishDialog({ name, isOpen, onClose, onPublished }: PublishDialogProps) {
  const client = useQueryClient();
  const query = useQuery({ ...changesQuery(name), enabled: isOpen });
  const [isBusy, setBusy] = useState(false);
  const [isLater, setLater] = useState(false);
  const [published, setPublished] = useState<(Publication & { page: string }) | null>(null);
  /** The field of this form that a link of the dialog leads to. */
  const followed = useRef<HTMLElement | null>(null);
  const { data } = query;
  // A draft that is not right yet does not hold up the others.
  const ready = data?.items.filter(({ problems }) => problems.length === 0) ?? [];
  const isReady = !query.isFetching && ready.length > 0;

  function close() {
    followed.current = null;
    setLater(false);
    setPublished(null);
    onClose();
    if (published !== null) void onPublished?.(published);
  }

  function follow(path: string) {
    close();
    followed.current = document.getElementById(`field-${path}`);
  }

  const reload = () => reloadSite(client);

  /** @throws ApiError */
  async function send(at?: string) {
    if (!isReady)
      throw new ApiError(409, { message: 'What changes is loaded again. Please look at it first.' });
    try {
      // Only what was shown, and as it was shown.
      const documents = ready.map(({ type, key, version }) => ({ type, key, version }));
      const { message, edition, visibleFrom } = await callEndpoint(publish, {
        documents,
        ...(at === undefined ? {} : { at }),
      });
      const changes = ready.flatMap((item) => item.changes);
      // The form of a document has 'Undo' itself.
      if (name === undefined && edition !== null)
        return setPublished({ edition, visibleFrom, changes, page: data?.pages[0] ?? '/' });
      toast.success(message);
      try {
        // The dialog is still in front: what is typed now would be replaced by the state that is on its way.
        await onPublished?.(edition === null ? null : { edition, visibleFrom, changes });
      } finally {
        close();
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // What was shown is not what would be published now, so that it is shown again.
      toast.error(error.message);
      setLater(false);
      void query.refetch();
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
      finalFocus={followed}
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
        <PublishedWords {...published} />
      ) : isLater ? (
        <LaterForm onSubmit={send} onBack={() => setLater(false)} />
      ) : data !== undefined && !query.isFetching ? (
        <Review changes={data} onFollow={follow} />
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

/** @param onFollow is told the field to which a link leads */
function Review({
  changes: { items, pages, warnings, visibleFrom },
  onFollow,
}: {
  changes: Changes;
  onFollow: (path: string) => void;
}) {
  if (items.length === 0) return <p>There are no changes to publish.</p>;
  return (
    <div className={styles.review}>
      {items.map((item) => (
        <section key={`${item.type} ${item.key}`} className={styles.document}>
          <h3>
            <Facts text={item.title} />
          </h3>
          <ChangeList changes={item.changes} />
          <Problems item={item} isAlone={items.length === 1} onFollow={onFollow} />
        </section>
      ))}
      {warnings.length > 0 && <Warnings warnings={warnings} onFollow={onFollow} />}
      {visibleFrom !== null && <VisibleFrom day={visibleFrom} />}
      {pages.length > 0 && <Pages paths={pages} />}
    </div>
  );
}

/** An article that is dated later is published now and shown then. */
function VisibleFrom({ day }: { day: string }) {
  const { timeZone } = useSchoolTime();
  if (timeZone === undefined) return null;
  return (
    <p className={styles.note}>
      Visitors see all of it from {dayText(momentOf({ day, time: '12:00' }, timeZone), timeZone)} on.
    </p>
  );
}

function Problems({
  item,
  isAlone,
  onFollow,
}: {
  item: Changes['items'][number];
  isAlone: boolean;
  onFollow: (path: string) => void;
}) {
  const { problems } = item;
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} role="alert">
      {!isAlone && <li>These words stay a draft until they are right:</li>}
      {problems.map(({ path, message }) => (
        <li key={path + message}>
          Not ready:{' '}
          <Link className={quietLink} to={fieldLink(item, path)} onClick={() => onFollow(path)}>
            {message}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Warnings({
  warnings,
  onFollow,
}: {
  warnings: readonly ContentWarning[];
  onFollow: (path: string) => void;
}) {
  return (
    <section className={styles.document}>
      <h3>Please look at</h3>
      <ul className={styles.warnings}>
        {warnings.map(({ type, key, title, path, message }) => (
          <li key={`${type} ${key} ${path} ${message}`}>
            {message}{' '}
            <Link className={quietLink} to={fieldLink({ type, key }, path)} onClick={() => onFollow(path)}>
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
