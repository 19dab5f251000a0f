import { lazy, Suspense } from 'react';
import { useSession } from '#app/session.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { pendingApplication } from './pending-application.ts';
import { offeredWallLabel } from './wall-label-store.ts';

/** Fetched only for the few who have something to go on with: home gets no heavier for others. */
const HomeOfferBar = lazy(() => import('./home-offer-bar.tsx'));

/** On the home page, for somebody signed in: the application to continue, or the label of one that was just sent. */
export function HomeOffer() {
  const isHydrated = useHydrated();
  const { user } = useSession();
  if (!isHydrated || user === null) return null;
  if (pendingApplication() === null && offeredWallLabel() === null) return null;
  return (
    <Suspense fallback={null}>
      <HomeOfferBar />
    </Suspense>
  );
}
