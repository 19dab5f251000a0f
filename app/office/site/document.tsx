// The form of one document of the site. The page is the same for every id, which it reads from its address.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#app/api-error.ts';
import { metaOf } from '#app/meta.ts';
import { useSession } from '#app/session.tsx';
import { contentOf, pageMetaOf } from '#app/site-context.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { noSuchDocument } from '#contract/site/site-documents.ts';
import { LoadFailure } from '../load-failure.tsx';
import { OfficePage } from '../office-page.tsx';
import { officeHandle } from '../shell/office-handle.ts';
import type { Route } from './+types/document';
import { DocumentEditor } from './document-editor.tsx';
import { documentOf, historyOf } from './document-id.ts';
import { optionsOf } from './editor-options.ts';
import { documentQuery } from './site-queries.ts';

export const handle = officeHandle;

export const meta = metaOf('/office/site/id');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/site/id'),
  options: optionsOf(contentOf(context)),
});

/** The data of the page does not depend on the id. */
export const shouldRevalidate = () => false;

const headingId = 'document';

export default function DocumentPage({ loaderData: { options } }: Route.ComponentProps) {
  const { id = '' } = useParams();
  return (
    <OfficePage
      title="Words of the site"
      headingId={headingId}
      feature="This page"
      back={{ to: '/office/site', words: 'All words of the site' }}
    >
      <p>
        <Link className={quietLink} to={historyOf(documentOf(id))}>
          What was published
        </Link>
      </p>
      <LoadedDocument key={id} id={id} options={options} />
    </OfficePage>
  );
}

function LoadedDocument({
  id,
  options,
}: { id: string } & Pick<Route.ComponentProps['loaderData'], 'options'>) {
  const { user } = useSession();
  const name = documentOf(id);
  const { data, error, refetch } = useQuery(documentQuery(name));
  if (data !== undefined && user !== null)
    return <DocumentEditor userId={user._id} name={name} loaded={data} options={options} />;
  if (error instanceof ApiError && error.status === 404) return <p>{noSuchDocument}</p>;
  if (error !== null)
    return (
      <LoadFailure
        words="The words could not be loaded."
        headingId={headingId}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton lines={8} words="Loading the words." />;
}
