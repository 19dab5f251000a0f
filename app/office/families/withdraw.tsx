import { useQuery } from '@tanstack/react-query';
import { statusNames } from '#contract/school/status-words.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
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
  const { data, error, isLoadingError, isFetchedAfterMount, refetch } = useQuery(applicationQuery(id));
  const change = useChangeApplication(id, onClose);
  const back = <Button onClick={onClose}>Back</Button>;

  if (isLoadingError)
    return (
      <div className={styles.ask}>
        <p role="alert">{messageOf(error)}</p>
        <p className={styles.links}>
          <Button onClick={() => void refetch()}>Try again</Button>
          {back}
        </p>
      </div>
    );
  if (data === undefined || !isFetchedAfterMount)
    return <Skeleton lines={3} words="Loading the application." />;
  const step = data.nextSteps.find(({ status }) => status === 'withdrawn');
  if (step === undefined)
    return (
      <div className={styles.ask}>
        <p>This application is: {statusNames[data.status]}. It cannot be withdrawn.</p>
        {back}
      </div>
    );
  return (
    <StepForm
      step={step}
      words="Withdraw"
      email={data.email}
      onSubmit={(body) => change(body, data.version)}
      onCancel={onClose}
    />
  );
}
