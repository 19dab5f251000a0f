import { useQuery } from '@tanstack/react-query';
import { servedQuery } from './site-queries.ts';

/** Whether visitors see an edition yet, or which page could not be made with it. */
export function ServedWords({ edition }: { edition: number }) {
  const { data } = useQuery(servedQuery(edition));
  if (data !== undefined && data.site.served >= edition) return 'Visitors see it now.';
  if (data?.site.last === edition && data.site.failedPage !== null)
    return (
      <b>
        The page {data.site.failedPage} cannot be made with these words, so visitors see the words before.
        Undo takes the change back.
      </b>
    );
  return 'Visitors see it within a few seconds.';
}
