import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { scriptText } from '#app/structured-data/script-text.ts';
import styles from './breadcrumb.module.css';

type Step = [name: string, to: string];

const home: Step[] = [['Home', '/']];

/** Where the page stands: the pages above it, then its own name; the same in words for search engines. */
export function Breadcrumb({ above = home, here }: { above?: Step[]; here: string }) {
  const site = useRouteLoaderData<typeof loader>('root')?.publicUrl ?? '';
  const told = scriptText(breadcrumbList(site, above, here));
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol>
        {above.map(([name, to]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: told }} />
    </nav>
  );
}
