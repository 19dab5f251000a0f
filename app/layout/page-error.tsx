import { useLocation, useRouteError } from 'react-router';
import { errorPage } from '#content/not-found.ts';
import { awayPage } from '#content/offline.ts';
import { school } from '#content/school.ts';
import { Lost } from './lost.tsx';

/** Browsers name a fetch that found no server each in its own words. */
const isAway = (error: unknown) =>
  error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message);

/** What a visitor sees when a page fails. Its words cannot come from a loader, which may be what failed; nor its title. */
export function PageError() {
  const { pathname, search } = useLocation();
  const hasNotArrived = isAway(useRouteError());
  const { again, ...away } = awayPage;
  const [home] = errorPage.links;
  const words = hasNotArrived
    ? { ...away, links: [{ label: again, href: pathname + search }, ...(home ? [home] : [])] }
    : errorPage;
  return (
    <>
      <title>{`${words.title.text} · ${school.name}`}</title>
      <Lost {...words} reload={hasNotArrived} />
    </>
  );
}
