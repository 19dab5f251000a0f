// The page shown without a network connection. It lists the pages that the visitor can read offline.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { sitePath } from '#contract/site/site-path.ts';
import { metaOf } from '#app/meta.ts';
import { EnrolLink } from '#app/ui/text/link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { pageMetaOf } from '#app/site-context.ts';
import type { Route } from './+types/offline';
import { cachedPages, type CachedPage } from './cached-pages.ts';
import { openWhenReachable } from './open-when-reachable.ts';
import { offlineWords as words } from './words.ts';
import styles from './offline.module.css';

export const meta = metaOf('/offline');

export function loader({ context }: Route.LoaderArgs) {
  return { meta: pageMetaOf(context, '/offline') };
}

export default function Offline() {
  const [search] = useSearchParams();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  const isHydrated = useHydrated();
  // The page that the visitor tried to open.
  const destination = isHydrated ? sitePath(search.get('page') ?? '//') : undefined;

  useEffect(() => {
    // Reading the cache fails in some private windows; then the list stays empty.
    cachedPages().then(setPages, () => {});
  }, []);
  useEffect(() => openWhenReachable(destination), [destination]);

  return (
    <>
      <PageHead heading={words.title}>
        <p>{words.lead}</p>
        <div className={styles.again}>
          <EnrolLink to={destination ?? '/'} reload>
            {words.again}
          </EnrolLink>
        </div>
        <p className={styles.small}>{words.back}</p>
      </PageHead>
      <Sheet className={styles.kept}>
        <h2>{words.keptTitle}</h2>
        {pages.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.title}</a>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </>
  );
}
