// Set up, change or turn off the second factor of the signed-in account.
import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getSecondFactor, type startSecondFactor } from '#contract/second-factor.ts';
import { callEndpoint } from '#app/api.ts';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import type { Route } from './+types/second-factor';
import { OfficePage } from './office-page.tsx';
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
  | { at: 'loading' | 'failed' | 'off' }
  | { at: 'adding'; secret: ReplyOf<typeof startSecondFactor> }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'on'; codesLeft: number };

/** The current step. When it changes, the focus moves to the heading. */
function Steps() {
  const [step, setStep] = useState<Step>({ at: 'loading' });

  useEffect(() => {
    if (step.at !== 'loading') return undefined;
    let isCurrent = true;
    async function load() {
      try {
        const { isSet, recoveryCodesLeft } = await callEndpoint(getSecondFactor, undefined);
        if (isCurrent) setStep(isSet ? { at: 'on', codesLeft: recoveryCodesLeft } : { at: 'off' });
      } catch {
        if (isCurrent) setStep({ at: 'failed' });
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [step]);

  function go(next: Step) {
    setStep(next);
    document.getElementById(headingId)?.focus();
  }

  switch (step.at) {
    case 'loading':
      return <Skeleton lines={5} />;
    case 'failed':
      return (
        <>
          <p>This page could not be loaded.</p>
          <Button onClick={() => go({ at: 'loading' })}>Try again</Button>
        </>
      );
    case 'off':
      return <AskPassword onStarted={(secret) => go({ at: 'adding', secret })} />;
    case 'adding':
      return <AddToApp secret={step.secret} onDone={(codes) => go({ at: 'codes', codes })} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => go({ at: 'loading' })} />;
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
