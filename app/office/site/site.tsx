// The words of the site: all documents, with those whose changes are not published first.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestFirst } from '#contract/site/post.ts';
import type { DocumentItem } from '#contract/site/site-documents.ts';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/site';
import { fieldLink, formOf } from './document-id.ts';
import { Editions } from './editions.tsx';
import { NewArticle, type Author } from './new-article.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { documentsQuery, editionQuery } from './site-queries.ts';
import { SharedPreviews } from './shared-previews.tsx';
import { WordsSearch } from './words-search.tsx';
import styles from './site.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/site');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/site'),
  authors: newestFirst(contentOf(context).entries('post')).map(([, { author, authorNote }]) => ({
    author,
    authorNote,
  })),
});

const headingId = 'site';

export default function Site({ loaderData: { authors } }: Route.ComponentProps) {
  return (
    <OfficePage title="Words of the site" headingId={headingId} feature="This page">
      <AllDocuments authors={authors} />
    </OfficePage>
  );
}

/** The groups of the list. The rooms, articles and works are many, so each is folded. */
const groups = [
  { type: null, name: 'Pages' },
  { type: 'room', name: 'Rooms of the gallery' },
  { type: 'post', name: 'Articles' },
  { type: 'work', name: 'Labels of works' },
] as const;
const keyedTypes = new Set<string | null>(groups.map(({ type }) => type));

function AllDocuments({ authors }: { authors: readonly Author[] }) {
  const { data, refetch } = useQuery(documentsQuery);
  const [isReviewing, setReviewing] = useState(false);
  if (data === undefined) return <Loading onRetry={() => void refetch()} />;
  const drafts = data.items.filter(({ draft }) => draft !== null);
  const scheduled = data.items.filter((item) => item.scheduled.length > 0);
  // A new article that is only scheduled has no words here yet.
  const known = data.items.filter(({ state, draft }) => state !== 'new' || draft !== null);
  const inGroup = (type: string | null) =>
    known.filter((item) => (type === null ? !keyedTypes.has(item.type) : item.type === type));
  return (
    <div className={styles.words}>
      <p className={styles.lead}>
        Change the words, prices and dates of the site. What you change is a draft until you publish it.{' '}
        <Link className={quietLink} to="/office/edit">
          Change them on the page
        </Link>
      </p>
      <WordsSearch />
      {data.site.failedPage !== null && (
        <FailedPublication page={data.site.failedPage} edition={data.site.last} />
      )}
      {drafts.length > 0 && <Changed items={drafts} onReview={() => setReviewing(true)} />}
      {scheduled.length > 0 && <ScheduledList items={scheduled} />}
      <SharedPreviews canMake={drafts.length > 0} />
      {groups.map(({ type, name }) => (
        <details key={name} className={styles.group} open={type === null}>
          <summary>
            {name} <span className={styles.count}>{inGroup(type).length}</span>
          </summary>
          {type === 'post' && <NewArticle authors={authors} />}
          <DocumentList items={inGroup(type)} />
        </details>
      ))}
      <Editions />
      {/* It stays when its publication has left no changes. */}
      <PublishDialog isOpen={isReviewing} onClose={() => setReviewing(false)} />
    </div>
  );
}

function Loading({ onRetry }: { onRetry: () => void }) {
  const { isLoadingError } = useQuery(documentsQuery);
  return isLoadingError ? (
    <LoadFailure words="The words of the site could not be loaded." headingId={headingId} onRetry={onRetry} />
  ) : (
    <Skeleton lines={8} words="Loading the words of the site." />
  );
}

function DocumentList({ items }: { items: readonly DocumentItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={`${item.type} ${item.key}`}>
          <Link className={quietLink} to={formOf(item)}>
            {/* The site has links with the names of its pages too. */}
            <span className="visually-hidden">Change </span>
            {item.title}
          </Link>
          {item.state !== 'published' && (
            <span className={styles.state}>{item.state === 'new' ? 'new' : 'changed'}, not published</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An edition that visitors do not see, with the fields that it changed: one of them is the reason. */
function FailedPublication({ page, edition }: { page: string; edition: number }) {
  const { data, isPending } = useQuery(editionQuery(edition));
  return (
    <div className={styles.changed} role="alert">
      <p>
        The page {page} cannot be made with the words of version {edition}, so visitors see the words before.
        Bring an earlier version back, or correct what it changed and publish again:
      </p>
      <ul className={styles.list}>
        {isPending &&
          // As high as two names of fields, which most editions change.
          [1, 2].map((row) => (
            <li key={row} aria-hidden>
              <span className={quietLink}>{'\u00A0'}</span>
            </li>
          ))}
        {data?.changed.map((document) =>
          document.changes.map(({ path, label }) => (
            <li key={`${document.type} ${document.key} ${path} ${label}`}>
              <Link className={quietLink} to={fieldLink(document, path)}>
                {document.title}: {label}
              </Link>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

/** The drafts that have no time, and the button that leads to publishing all of them. */
function Changed({ items, onReview }: { items: readonly DocumentItem[]; onReview: () => void }) {
  return (
    <section className={styles.changed} aria-labelledby="changed">
      <h2 id="changed">Not published yet</h2>
      <DocumentList items={items} />
      <p className={styles.actions}>
        <Button kind="primary" onClick={onReview}>
          {items.length === 1 ? 'Publish this change' : `Publish these ${items.length} changes`}
        </Button>
        <PreviewButton path="/" />
      </p>
    </section>
  );
}
