import { useLocation, useRouteError } from 'react-router';
import { errorPage } from '#content/not-found.ts';
import { awayPage } from '#content/offline.ts';
import { school } from '#content/school.ts';
import { ErrorPage } from './error-page.tsx';

/** Whether `fetch` failed because of the network. Each browser has its own error message for it. */
const isNetworkError = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

/** The error boundary of all pages. Text and title are imported and not loader data, because the loader may have failed. */
export function UnexpectedError() {
  const { pathname, search } = useLocation();
  const isOffline = isNetworkError(useRouteError());
  const { again, ...away } = awayPage;
  const [home] = errorPage.links;
  const words = isOffline
    ? { ...away, links: [{ label: again, href: pathname + search }, ...(home ? [home] : [])] }
    : errorPage;
  return (
    <>
      <title>{`${words.title.text} · ${school.name}`}</title>
      <ErrorPage {...words} reload={isOffline} />
    </>
  );
}
