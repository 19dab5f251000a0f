// Set up, change or turn off the second factor of the signed-in account.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { getSecondFactor, type startSecondFactor } from '#contract/users/second-factor.ts';
import { metaOf } from '#app/meta.ts';
import { pageMetaOf } from '#app/site-context.ts';
import { officeHandle } from './shell/office-handle.ts';
import type { Route } from './+types/second-factor';
import { FormSheet } from './kit/form-sheet.tsx';
import { Loaded } from './kit/loaded.tsx';
import { usePageHeading } from './kit/page-heading.ts';
import { OfficePage } from './office-page.tsx';
import { queryOf, replaceLoaded } from './office-query.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { AddToApp, AskPassword } from './second-factor-set-up.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import styles from './second-factor.module.css';

export const handle = officeHandle;

export const meta = metaOf('/office/second-factor');

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: pageMetaOf(context, '/office/second-factor'),
});

export default function SecondFactor() {
  return (
    <OfficePage title="Second Factor" headingId="second-factor" feature="This page" access="office">
      <FormSheet className={styles.sheet}>
        <Steps />
      </FormSheet>
    </OfficePage>
  );
}

type Step =
  | { at: 'adding'; secret: ReplyOf<typeof startSecondFactor> }
  | { at: 'codes'; codes: readonly string[] };

const query = queryOf(getSecondFactor);

const words = { loading: 'One moment, please.', failed: 'This page could not be loaded.' };

/** The current step. When it changes, the focus moves to the heading. */
function Steps() {
  const client = useQueryClient();
  const [, focusOnHeading] = usePageHeading();
  const secondFactor = useQuery(query);
  /** A step of setting it up; null shows whether it is on. */
  const [step, setStep] = useState<Step | null>(null);

  function go(next: Step | null) {
    setStep(next);
    focusOnHeading();
  }

  /** The replies of changes say what holds now, so that nothing has to be loaded again. */
  const store = (isSet: boolean, recoveryCodesLeft: number) =>
    replaceLoaded<ReplyOf<typeof getSecondFactor>>(client, query.queryKey, (loaded) => ({
      ...loaded,
      isSet,
      recoveryCodesLeft,
    }));

  async function showCodes(codes: readonly string[]) {
    go({ at: 'codes', codes });
    await store(true, codes.length);
  }

  async function showOff() {
    await store(false, 0);
    go(null);
  }

  if (step?.at === 'adding') return <AddToApp secret={step.secret} onDone={showCodes} />;
  if (step?.at === 'codes') return <RecoveryCodes codes={step.codes} onKept={() => go(null)} />;
  return (
    <Loaded query={secondFactor} words={words} lines={5}>
      {({ isSet, recoveryCodesLeft }) =>
        isSet ? (
          <SecondFactorSettings codesLeft={recoveryCodesLeft} onRenewed={showCodes} onTurnedOff={showOff} />
        ) : (
          <AskPassword onStarted={(secret) => go({ at: 'adding', secret })} />
        )
      }
    </Loaded>
  );
}
