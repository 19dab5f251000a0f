import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './connection.module.css';
import { useOnline } from '#app/ui/page/online.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { connectionWords } from './words.ts';

/** Whether a click opens another page of this site in the same tab. */
function opensOtherPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname;
}

/**
 * While offline, hides link clicks from React Router, so that the browser loads the whole page from the service worker's
 * cache. React Router would request only the loader data, which is not cached.
 */
function bypassRouter(event: MouseEvent) {
  if (opensOtherPage(event) && navigator.serviceWorker?.controller) event.stopPropagation();
}

/** Shows a line while the browser is offline, and a toast when the connection is back. */
export function Connection() {
  const isOnline = useOnline();
  const isOfflinePage = useLocation().pathname === '/offline';
  const wasOnline = useRef(true);

  useEffect(registerServiceWorker, []);

  useEffect(() => {
    if (isOnline && !wasOnline.current) toast.success(connectionWords.back);
    wasOnline.current = isOnline;
    if (isOnline) return undefined;
    // In the capture phase of the window, so that it runs before React's listener on the document.
    addEventListener('click', bypassRouter, true);
    return () => removeEventListener('click', bypassRouter, true);
  }, [isOnline]);

  return (
    <div className={styles.line} aria-live="polite" data-away={isOnline || isOfflinePage ? undefined : true}>
      {!isOnline && !isOfflinePage && connectionWords.away}
    </div>
  );
}
