// One idea: the lights are out, and what you have already seen still hangs there.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { metaOf } from '#app/meta.ts';
import { EnrolLink } from '#app/ui/link.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import * as words from '#content/offline.ts';
import type { Route } from './+types/offline';
import { keptPages, type KeptPage } from './kept-pages.ts';
import styles from './offline.module.css';

export const meta = metaOf('/offline');

export function loader() {
  return { title: words.offlineTitle, words: words.offlineWords };
}

/** Where the visitor was going, if it is a place of ours. */
function ownAddress(asked: string | null): string {
  const url = URL.canParse(asked ?? '/', location.origin)
    ? new URL(asked ?? '/', location.origin)
    : undefined;
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : '/';
}

export default function Offline({ loaderData: { title, words } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  const isHydrated = useHydrated();
  const asked = isHydrated ? ownAddress(search.get('page')) : '/';

  useEffect(() => {
    // Without storage there is nothing to list.
    keptPages().then(setKept, () => {});
  }, []);
  useEffect(() => {
    const goOn = () => location.replace(asked);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [asked]);

  return (
    <>
      <PageHead heading={title}>
        <p>{words.lead}</p>
        <div className={styles.again}>
          <EnrolLink to={asked} reload>
            {words.again}
          </EnrolLink>
        </div>
        <p className={styles.small}>{words.back}</p>
      </PageHead>
      <Sheet className={styles.kept}>
        <h2>{words.keptTitle}</h2>
        {kept.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ul>
            {kept.map((page) => (
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
