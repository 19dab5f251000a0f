// The mails of the last 90 days: sent, waiting, and those that were not accepted, which can be sent again.
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getMails, type OfficeMail } from '#contract/school/email-list.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { OfficeList } from '../kit/office-list.tsx';
import { ViewLinks } from '../kit/toolbar.tsx';
import { pagesQuery, useOfficeList, withItem, type Pages } from '../kit/use-office-list.ts';
import { OfficePage } from '../office-page.tsx';
import { replaceLoaded } from '../office-query.tsx';
import { overviewQuery } from '../overview/overview-query.ts';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/mails';
import { MailCard } from './mail-card.tsx';
import { mailViews, noMails, queryOfView, type MailView } from './mail-words.ts';
import styles from './mails.module.css';

export const handle = officeHandle;

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
function useView(): MailView {
  const [query] = useSearchParams();
  return mailViews.find(({ view }) => view === query.get('state'))?.view ?? '';
}

function FilteredMails() {
  const shown = useView();
  return (
    <>
      <ViewLinks
        label="Mails"
        isQuiet
        views={mailViews.map(({ view, name }) => ({
          to: view === '' ? '/office/mails' : `/office/mails?state=${view}`,
          name,
          isShown: view === shown,
        }))}
      />
      <MailList key={shown} view={shown} />
    </>
  );
}

const mailsQuery = (view: MailView) => ({
  ...pagesQuery({
    queryKey: [getMails.path, view],
    limit: 25,
    load: (page) => callEndpoint(getMails, undefined, { query: { ...page, ...queryOfView(view) } }),
  }),
  // A mail that waits is sent within seconds.
  refetchInterval: 15_000,
});

const words = { loading: 'Loading the mails.', failed: 'The mails could not be loaded.' };

function MailList({ view }: { view: MailView }) {
  const client = useQueryClient();
  const query = mailsQuery(view);
  const list = useOfficeList(query, words);

  /** Shows a changed mail where it is; the next load sorts it into its list. */
  function change(changed: OfficeMail) {
    void replaceLoaded<Pages<OfficeMail>>(client, query.queryKey, (pages) => withItem(pages, changed));
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }

  return (
    <OfficeList list={list} none={<p className={styles.none}>{noMails[view]}</p>}>
      {(mails) => (
        <ul className={styles.mails} aria-labelledby="mails">
          {mails.map((mail) => (
            <li key={mail._id}>
              <MailCard mail={mail} onChange={change} />
            </li>
          ))}
        </ul>
      )}
    </OfficeList>
  );
}
