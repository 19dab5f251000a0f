import { useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { Link } from '#app/ui/text/page-link.tsx';
import styles from './edit-pencil.module.css';

/** The path of the page as its own head spells it; null for a page without words to change, such as a form or an error. */
function ownPath(): string | null {
  if (document.querySelector('meta[name=robots][content=noindex]') !== null) return null;
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return page && new URL(page.href).pathname;
}

/**
 * Leads the owner from a page to its words. It loads only for her (app/layout/header.tsx). A preview has none: its words are changed where
 * it was opened.
 */
export default function EditPencil() {
  const { search } = useLocation();
  const page = useMatches().at(-1);
  const [path, setPath] = useState<string | null>(null);

  useEffect(() => {
    setPath(ownPath());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the head of the document is that of the new page by then
  }, [page?.pathname, page?.loaderData]);

  if (path === null || new URLSearchParams(search).has('preview')) return null;
  return (
    <Link className={styles.pencil} to={`/office/edit?page=${path}`} title="Edit this page">
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path
          className={styles.dab}
          d="M50 4.200C38 2.600 20.500 3 12.400 6.400 4.800 9.600 2 16.800 2.400 24.200 2.800 32.800 6 39.800 14.200 42.800c9.400 3.200 24.600 2.200 35.800 1.200z"
        />
        <path
          className={styles.drawing}
          d="M14.600 34.600c.3-3.100 1.200-5.900 2.600-8.600L31.200 11.800c1.900-1.700 3.700-1.500 5.200.2 1.400 1.600 1.400 3.200-.2 4.900L22.600 31.400c-2.500 1.600-5.100 2.600-8 3.200zM17.400 26.200c2.500.8 4.200 2.500 5 5M28.200 15c2.400.7 4 2.300 4.900 4.700"
        />
      </svg>
      <span className="visually-hidden">Edit this page</span>
    </Link>
  );
}
