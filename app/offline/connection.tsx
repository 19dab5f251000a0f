import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { connectionWords } from '#content/offline.ts';
import { toast } from '#app/ui/toast.tsx';
import styles from './connection.module.css';
import { useIsOnline } from './is-online.ts';
import { keepPagesRead } from './register.ts';

/** The address a plain click on a link would lead to on another page of ours. */
function otherPage(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return undefined;
  return link.pathname === location.pathname ? undefined : link.href;
}

/**
 * Without a connection links are the browser's own: it asks the worker for the whole page, which may have been read before,
 * while React Router would ask for its data, which nobody keeps.
 */
function leaveToBrowser(event: MouseEvent) {
  if (otherPage(event) !== undefined && navigator.serviceWorker?.controller) event.stopPropagation();
}

/** Says quietly that there is no connection, once; and that it is back. */
export function Connection() {
  const isOnline = useIsOnline();
  // That page is all about it.
  const isSaid = useLocation().pathname === '/offline';
  const wasOnline = useRef(true);

  useEffect(keepPagesRead, []);

  useEffect(() => {
    if (isOnline && !wasOnline.current) toast.success(connectionWords.back);
    wasOnline.current = isOnline;
    if (isOnline) return undefined;
    // Before React, which listens on the document.
    addEventListener('click', leaveToBrowser, true);
    return () => removeEventListener('click', leaveToBrowser, true);
  }, [isOnline]);

  return (
    <div className={styles.line} aria-live="polite" data-away={isOnline || isSaid ? undefined : true}>
      {!isOnline && !isSaid && connectionWords.away}
    </div>
  );
}
