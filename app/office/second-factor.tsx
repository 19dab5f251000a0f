// Set up, change or turn off the second factor of the signed-in account.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getSecondFactor, type startSecondFactor } from '#contract/second-factor.ts';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Route } from './+types/second-factor';
import { OfficePage } from './office-page.tsx';
import { queryOf } from './office-query.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { AddToApp, AskPassword } from './second-factor-set-up.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import styles from './second-factor.module.css';

export const meta = metaOf('/office/second-factor');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/second-factor'),
});

const headingId = 'second-factor';

export default function SecondFactor() {
  return (
    <OfficePage title="Second Factor" headingId={headingId} feature="This page" access="office">
      <Sheet className={styles.sheet}>
        <Steps />
      </Sheet>
    </OfficePage>
  );
}

type Step =
  | { at: 'off' }
  | { at: 'adding'; secret: ReplyOf<typeof startSecondFactor> }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'on'; codesLeft: number };

/** Whether the server has a second factor of this account. */
const storedStep = (stored: ReplyOf<typeof getSecondFactor> | undefined): Step =>
  stored?.isSet === true ? { at: 'on', codesLeft: stored.recoveryCodesLeft } : { at: 'off' };

/** The current step. When it changes, the focus moves to the heading. */
function Steps() {
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(queryOf(getSecondFactor));
  // Until something is begun, the page shows what the server has stored.
  const [begun, setBegun] = useState<Step | null>(null);

  const focusOnHeading = () => document.getElementById(headingId)?.focus();
  function go(next: Step) {
    setBegun(next);
    focusOnHeading();
  }
  function retry() {
    focusOnHeading();
    void refetch();
  }

  if (begun === null && isError && data === undefined)
    return (
      <>
        <p>This page could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </>
    );
  if (begun === null && (data === undefined || !isFetchedAfterMount)) return <Skeleton lines={5} />;
  const step = begun ?? storedStep(data);
  switch (step.at) {
    case 'off':
      return <AskPassword onStarted={(secret) => go({ at: 'adding', secret })} />;
    case 'adding':
      return <AddToApp secret={step.secret} onDone={(codes) => go({ at: 'codes', codes })} />;
    case 'codes':
      return (
        <RecoveryCodes codes={step.codes} onKept={() => go({ at: 'on', codesLeft: step.codes.length })} />
      );
    case 'on':
      return (
        <SecondFactorSettings
          codesLeft={step.codesLeft}
          onRenewed={(codes) => go({ at: 'codes', codes })}
          onTurnedOff={() => go({ at: 'off' })}
        />
      );
  }
}
