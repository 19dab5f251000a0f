// The words of the site: all documents as cards on a wall, below those whose changes are not published.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newestFirst } from '#contract/site/post.ts';
import type { DocumentItem } from '#contract/site/site-documents.ts';
import { metaOf } from '#app/meta.ts';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { smallestAddress } from '#app/ui/picture/picture.tsx';
import { quietLink, quietRow } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/site';
import { fieldLink, formOf, historyOf } from './document-id.ts';
import { Facts } from './facts.tsx';
import { NewArticle, type Author } from './new-article.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { QuickButtons } from './quick-buttons.tsx';
import { ScheduledList } from './scheduled-list.tsx';
import { documentsQuery, editionQuery } from './site-queries.ts';
import { SharedPreviews } from './shared-previews.tsx';
import { FoldedGroup, FoldedWall, groupsOf, Wall, WallGroup } from './wall.tsx';
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
  works: Object.fromEntries(
    contentOf(context)
      .entries('work')
      .map(([key]) => [key, smallestAddress(contentOf(context).picture(key))]),
  ),
});

const headingId = 'site';

export default function Site({ loaderData }: Route.ComponentProps) {
  return (
    <OfficePage title="Words of the site" headingId={headingId} feature="This page">
      <AllDocuments {...loaderData} />
    </OfficePage>
  );
}

/** @param works addresses of small pictures of the works, by their keys */
function AllDocuments({
  authors,
  works,
}: {
  authors: readonly Author[];
  works: Readonly<Record<string, string>>;
}) {
  const { data, refetch } = useQuery(documentsQuery);
  const [isReviewing, setReviewing] = useState(false);
  if (data === undefined) return <Loading onRetry={() => void refetch()} />;
  const drafts = data.items.filter(({ draft }) => draft !== null);
  const scheduled = data.items.filter((item) => item.scheduled.length > 0);
  // A new article that is only scheduled has no words here yet.
  const known = data.items.filter(({ state, draft }) => state !== 'new' || draft !== null);
  const { week, pages, rooms, labels, blog } = groupsOf(known);
  return (
    <div className={styles.words}>
      <p className={`${styles.lead} ${quietRow}`}>
        <span>What you change is a draft until you publish it.</span>
        <Link className={quietLink} to="/office/edit">
          Change them on the page
        </Link>
        <Link className={quietLink} to="/office/pictures">
          Add pictures
        </Link>
      </p>
      <WordsSearch />
      {data.site.failedPage !== null && (
        <FailedPublication page={data.site.failedPage} edition={data.site.last} />
      )}
      {drafts.length > 0 && <Changed items={drafts} onReview={() => setReviewing(true)} />}
      {scheduled.length > 0 && <ScheduledList items={scheduled} />}
      <SharedPreviews canMake={drafts.length > 0} />
      <WallGroup id="week" name="This week">
        <QuickButtons />
        <Wall items={week} works={works} />
      </WallGroup>
      <WallGroup id="pages" name="Pages">
        <Wall items={pages} works={works} />
      </WallGroup>
      <FoldedGroup id="gallery" name="Gallery" count={rooms.length}>
        <Wall items={rooms} works={works} />
        <FoldedWall name="Labels of works" items={labels} works={works} />
      </FoldedGroup>
      <FoldedGroup id="blog" name="Blog" count={blog.length}>
        <Wall items={blog} works={works} />
        <NewArticle authors={authors} />
      </FoldedGroup>
      <p className={styles.history}>
        <Link className={quietLink} to={historyOf()}>
          What was published
        </Link>
      </p>
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
            <Facts text={item.title} />
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
        <Link className={quietLink} to={historyOf()}>
          Put earlier words back
        </Link>
        , or correct what it changed and publish again:
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
