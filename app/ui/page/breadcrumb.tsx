import { useRouteLoaderData } from 'react-router';
import { Link } from '../text/page-link.tsx';
import type { RootData } from '#app/school.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { scriptText } from '#app/structured-data/script-text.ts';
import styles from './breadcrumb.module.css';

type Crumb = [name: string, to: string];

const home: Crumb[] = [['Home', '/']];

/** The parent pages and the name of the current page, also as structured data (JSON-LD) for search engines. */
export function Breadcrumb({ parents = home, current }: { parents?: Crumb[]; current: string }) {
  const site = useRouteLoaderData<RootData>('root')?.publicUrl ?? '';
  const jsonLd = scriptText(breadcrumbList(site, parents, current));
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {parents.map(([name, to]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </nav>
  );
}
