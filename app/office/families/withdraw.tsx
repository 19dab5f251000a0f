import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { statusNames } from '#contract/school/status-words.ts';
import { Button } from '#app/ui/form/button.tsx';
import { LoadedPart } from '../kit/loaded-part.tsx';
import { applicationQuery, useChangeApplication } from '../inbox/change-application.ts';
import { StepForm } from '../inbox/step-form.tsx';
import styles from './family.module.css';

interface WithdrawProps {
  /** The id of the application. */
  id: string;
  /** Called when it is withdrawn, or when it stays. */
  onClose: () => void;
}

/** Asks once whether an application is to be withdrawn, with a reason and a mail if the office likes. */
export function Withdraw({ id, onClose }: WithdrawProps) {
  const application = useQuery(applicationQuery(id));
  const change = useChangeApplication(id, onClose);
  const back = <Button onClick={onClose}>Back</Button>;
  // What an earlier visit has left may be of another state by now.
  const data = application.isFetchedAfterMount ? application.data : undefined;
  const { error, isLoadingError, refetch } = application;

  return (
    <LoadedPart
      query={{ data, error, isLoadingError, refetch }}
      lines={3}
      loading="Loading the application."
      wayBack={back}
    >
      {(current) => <WithdrawStep application={current} back={back} onSubmit={change} onCancel={onClose} />}
    </LoadedPart>
  );
}

interface WithdrawStepProps extends Omit<ComponentProps<typeof StepForm>, 'step' | 'trial'> {
  back: ReactNode;
}

function WithdrawStep({ back, ...form }: WithdrawStepProps) {
  const { nextSteps, status } = form.application;
  // As it was opened: what is typed stays when somebody else changes the application.
  const [step] = useState(() => nextSteps.find((next) => next.status === 'withdrawn'));
  if (step !== undefined) return <StepForm {...form} step={step} />;
  return (
    <div className={styles.ask}>
      <p>This application is: {statusNames[status]}. It cannot be withdrawn.</p>
      {back}
    </div>
  );
}
