// The mails of the last 90 days: sent, waiting, and those that were not accepted, which can be sent again.
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { mailStates, type MailState } from '#contract/school/mail-state.ts';
import { getMails, type OfficeMail } from '#contract/school/mails.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { OfficePage } from '../office-page.tsx';
import { replaceLoaded } from '../office-query.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import type { Route } from './+types/mails';
import { MailCard } from './mail-card.tsx';
import { mailFilters, noMails } from './mail-words.ts';
import styles from './mails.module.css';

export const meta = metaOf('/office/mails');

export const loader = ({ context }: Route.LoaderArgs) => ({ meta: pageMetaOf(context, '/office/mails') });

export default function Mails() {
  return (
    <OfficePage title="Mails" headingId="mails" feature="This page">
      <FilteredMails />
    </OfficePage>
  );
}

/** The filter in the URL, so that the back button and a link have it. */
function useFilter(): MailState | '' {
  const [query] = useSearchParams();
  return mailStates.find((state) => state === query.get('state')) ?? '';
}

function FilteredMails() {
  const state = useFilter();
  return (
    <>
      <nav className={styles.filters} aria-label="Mails by state">
        {mailFilters.map((filter) => (
          <Link
            key={filter.state}
            to={filter.state === '' ? '/office/mails' : `/office/mails?state=${filter.state}`}
            aria-current={filter.state === state ? 'page' : undefined}
          >
            {filter.name}
          </Link>
        ))}
      </nav>
      <MailList key={state} state={state} />
    </>
  );
}

type Pages = InfiniteData<ReplyOf<typeof getMails>, string | null>;

function MailList({ state }: { state: MailState | '' }) {
  const queryKey = [getMails.path, state];
  const client = useQueryClient();
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      callEndpoint(getMails, undefined, {
        query: {
          limit: 25,
          ...(state === '' ? {} : { state }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // A mail that waits is sent within seconds.
    refetchInterval: 15_000,
  });

  if (list.isPending) return <Skeleton lines={8} words="Loading the mails." />;
  if (list.data === undefined)
    return (
      <LoadFailure
        words="The mails could not be loaded."
        headingId="mails"
        onRetry={() => void list.refetch()}
      />
    );

  /** Shows a changed mail where it is; the next load sorts it into its list. */
  function change(changed: OfficeMail) {
    void replaceLoaded<Pages>(client, queryKey, ({ pages, pageParams }) => ({
      pages: pages.map(({ items, next }) => ({
        items: items.map((mail) => (mail._id === changed._id ? changed : mail)),
        next,
      })),
      pageParams,
    }));
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }

  async function loadMore() {
    const { isError } = await list.fetchNextPage();
    if (isError) toast.error('The mails could not be loaded.');
  }

  const mails = list.data.pages.flatMap(({ items }) => items);
  if (mails.length === 0) return <p className={styles.none}>{noMails[state]}</p>;
  return (
    <>
      <ul className={styles.mails} aria-labelledby="mails">
        {mails.map((mail) => (
          <li key={mail._id}>
            <MailCard mail={mail} onChange={change} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void loadMore()}>
          Show more
        </Button>
      )}
    </>
  );
}
