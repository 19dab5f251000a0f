// The page shown without a network connection. It lists the pages that the visitor can read offline.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { EnrolLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import * as words from '#content/offline.ts';
import type { Route } from './+types/offline';
import { cachedPages, type CachedPage } from './cached-pages.ts';
import styles from './offline.module.css';

export const meta = metaOf('/offline');

export function loader() {
  return { title: words.offlineTitle, words: words.offlineWords };
}

/** The path the visitor wanted to open, or '/' if the address is not on this site. */
function sameOriginPath(address: string | null): string {
  const url = URL.canParse(address ?? '/', location.origin)
    ? new URL(address ?? '/', location.origin)
    : undefined;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : '/';
}

export default function Offline({ loaderData: { title, words } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  const isHydrated = useHydrated();
  const destination = isHydrated ? sameOriginPath(search.get('page')) : '/';

  useEffect(() => {
    // Reading the cache fails in some private windows; then the list stays empty.
    cachedPages().then(setPages, () => {});
  }, []);
  useEffect(() => {
    const openDestination = () => location.replace(destination);
    addEventListener('online', openDestination);
    return () => removeEventListener('online', openDestination);
  }, [destination]);

  return (
    <>
      <PageHead heading={title}>
        <p>{words.lead}</p>
        <div className={styles.again}>
          <EnrolLink to={destination} reload>
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
