// What was published of a document or of the whole site, and the way back. The page is the same for every id, which it reads from its address.
import { useParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/history';
import { formOf, historyName } from './document-id.ts';
import { Versions } from './versions.tsx';

export const meta = metaOf('/office/site/id/history');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/site/id/history'),
});

/** The data of the page does not depend on the id. */
export const shouldRevalidate = () => false;

export const handle = officeHandle;

const headingId = 'history';

export default function HistoryPage() {
  const { id = '' } = useParams();
  const name = historyName(id);
  return (
    <OfficePage
      title="What was published"
      headingId={headingId}
      feature="This page"
      back={
        name === undefined
          ? { to: '/office/site', words: 'All words of the site' }
          : { to: formOf(name), words: 'Change these words' }
      }
    >
      <Versions key={id} name={name} headingId={headingId} />
    </OfficePage>
  );
}
