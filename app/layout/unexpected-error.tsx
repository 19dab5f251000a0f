import { useLocation, useRouteError } from 'react-router';
import { useRootData } from '#app/school.ts';
import { ErrorPage } from './error-page.tsx';
import { connectionLostWords, errorWords } from './error-words.ts';

/** Whether `fetch` failed because of the network. Each browser has its own error message for it. */
const isNetworkError = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

/** The error boundary of all pages. Its pictures are data of the root route, because the page's own loader may have failed. */
export function UnexpectedError() {
  const { pathname, search } = useLocation();
  const { school, errorPages } = useRootData();
  const isOffline = isNetworkError(useRouteError());
  const words = isOffline ? connectionLostWords(pathname + search) : errorWords;
  const illustration = isOffline ? errorPages.connectionLost : errorPages.error;
  return (
    <>
      <title>{`${words.title.text} · ${school.name}`}</title>
      <ErrorPage {...words} {...illustration} reload={isOffline} />
    </>
  );
}
