import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditionItem } from '#contract/site/history.ts';
import { noSuchDocument, type DocumentName } from '#contract/site/site-documents.ts';
import { ApiError } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { ChangeList } from './change-list.tsx';
import { clockWords, dayWords, versionDay } from './day-words.ts';
import { historyOf } from './document-id.ts';
import { Facts } from './facts.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { documentsQuery, editionQuery, editionsQuery } from './site-queries.ts';
import { useSchoolTime } from '../kit/use-school-time.ts';
import styles from './versions.module.css';

/** The words of an earlier day. `number` 0 is what every school begins with. */
interface Earlier {
  number: number;
  /** What is put back: 'the words of 12 November'. */
  what: string;
}

interface VersionsProps {
  /** Undefined for the whole site. */
  name: DocumentName | undefined;
  /** The id of the page's heading, which gets the focus when the list could not be loaded. */
  headingId: string;
}

/** The versions of a document or of the whole site, the latest first: who published what, and the way back. */
export function Versions({ name, headingId }: VersionsProps) {
  const list = useInfiniteQuery(editionsQuery(name));
  const { data: documents } = useQuery(documentsQuery);
  const { timeZone } = useSchoolTime();
  const [chosen, setChosen] = useState<Earlier | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (list.error instanceof ApiError && list.error.status === 404) return <p>{noSuchDocument}</p>;
  if (list.isLoadingError)
    return (
      <LoadFailure
        words="What was published could not be loaded."
        headingId={headingId}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data === undefined) return <Skeleton lines={6} words="Loading what was published." />;
  const versions = list.data.pages.flatMap(({ items }) => items);
  const isInFirst = list.data.pages[0]?.isInFirst ?? false;
  const document = documents?.items.find(({ type, key }) => type === name?.type && key === name?.key);
  const days = versions.map(({ publishedAt }) => publishedAt);

  async function loadMore() {
    const { isError } = await list.fetchNextPage();
    if (isError) toast.error('The earlier versions could not be loaded.');
  }

  function choose(earlier: Earlier) {
    setChosen(earlier);
    setOpen(true);
  }

  return (
    <>
      <h2 className={styles.title}>
        {name === undefined ? 'The whole website' : <Facts text={document?.title ?? name.key} />}
      </h2>
      {versions.length === 0 && (
        <p className={styles.none}>
          {isInFirst
            ? 'Nothing has been changed yet: visitors see the words with which the website began.'
            : 'These words were never published, so there are no earlier ones.'}
        </p>
      )}
      <ol className={styles.versions}>
        {versions.map((version, at) => (
          <Version
            key={version.number}
            version={version}
            name={name}
            isPresent={at === 0}
            day={versionDay(version.publishedAt, days, timeZone)}
            onChoose={choose}
          />
        ))}
        {versions.length > 0 && isInFirst && !list.hasNextPage && (
          <li className={styles.version}>
            <h3>The beginning</h3>
            <p className={styles.about}>The words that every new website has.</p>
            <PutBack earlier={{ number: 0, what: 'the words of the beginning' }} onChoose={choose} />
          </li>
        )}
      </ol>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void loadMore()}>
          Show earlier versions
        </Button>
      )}
      {chosen !== null && (
        <RestoreDialog
          key={chosen.number}
          {...chosen}
          name={name}
          page={document?.path ?? '/'}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const PutBack = ({ earlier, onChoose }: { earlier: Earlier; onChoose: (earlier: Earlier) => void }) => (
  <Button onClick={() => onChoose(earlier)}>Put {earlier.what} back</Button>
);

function authorOf({ by }: EditionItem): string {
  if (by === null) return 'A command on the server';
  return by.name ?? 'Somebody who has left';
}

interface VersionProps {
  version: EditionItem;
  name: DocumentName | undefined;
  /** Whether it is the latest one. */
  isPresent: boolean;
  /** What tells it from the others. */
  day: string;
  onChoose: (earlier: Earlier) => void;
}

function Version({ version, name, isPresent, day, onChoose }: VersionProps) {
  const { timeZone } = useSchoolTime();
  const { number, publishedAt, changed, removed } = version;
  return (
    <li className={styles.version}>
      <h3>{dayWords(publishedAt, { timeZone, month: 'long' })}</h3>
      <p className={styles.about}>
        {clockWords(publishedAt, timeZone)}, {authorOf(version)}
        {isPresent && !removed && <b className={styles.present}>The latest words</b>}
        {removed && <b className={styles.present}>Taken off the website</b>}
      </p>
      {changed.length === 0 ? (
        <p>The website of a backup that was restored.</p>
      ) : (
        !removed && <VersionChanges version={version} name={name} day={day} />
      )}
      {!isPresent && !removed && (
        <PutBack earlier={{ number, what: `the words of ${day}` }} onChoose={onChoose} />
      )}
    </li>
  );
}

/** What a version changed, loaded when it is opened. */
function VersionChanges({
  version: { number, changed: titles },
  name,
  day,
}: Pick<VersionProps, 'version' | 'name' | 'day'>) {
  const [isOpen, setOpen] = useState(false);
  const { data, isLoadingError, refetch } = useQuery({ ...editionQuery(number), enabled: isOpen });
  const changed = data?.changed.filter(
    ({ type, key }) => name === undefined || (type === name.type && key === name.key),
  );
  return (
    <details className={styles.what} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name === undefined ? <Facts text={titles.join(', ')} /> : 'What changed then'}
        <span className="visually-hidden"> ({day})</span>
      </summary>
      {isLoadingError && (
        <p role="alert">
          What changed could not be loaded. <Button onClick={() => void refetch()}>Try again</Button>
        </p>
      )}
      {isOpen && data === undefined && !isLoadingError && (
        <Skeleton lines={3} words="Loading what changed." />
      )}
      {changed?.length === 0 && <p className={styles.about}>Only the order or the form of the words.</p>}
      {changed?.map((document) => (
        <section key={`${document.type} ${document.key}`} className={styles.document}>
          {name === undefined && (
            <h4>
              <Link className={quietLink} to={historyOf(document)}>
                <Facts text={document.title} />
                <span className="visually-hidden">: all that was published</span>
              </Link>
            </h4>
          )}
          <ChangeList changes={document.changes} />
        </section>
      ))}
    </details>
  );
}
