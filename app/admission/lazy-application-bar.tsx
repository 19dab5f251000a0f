import { lazy, Suspense, type ComponentProps } from 'react';
import { useSession } from '#app/session.tsx';
import { useHydrated } from '#app/ui/page/hydrated.ts';
import { pendingApplication } from './pending-application.ts';
import { sentApplication } from './sent-application.ts';

/** Loaded only if there is something to show, to keep the home page small. */
const ApplicationBar = lazy(() => import('./application-bar.tsx'));

/** Shows the application bar on the home page to signed-in users with a pending application or one that was just sent. */
export function LazyApplicationBar(props: Omit<ComponentProps<typeof ApplicationBar>, 'owner'>) {
  const isHydrated = useHydrated();
  const { user } = useSession();
  if (!isHydrated || user === null) return null;
  if (pendingApplication() === null && sentApplication() === null) return null;
  return (
    <Suspense fallback={null}>
      <ApplicationBar {...props} owner={user._id} />
    </Suspense>
  );
}
