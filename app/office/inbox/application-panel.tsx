import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStatus } from '#contract/school/application-status.ts';
import type { OfficeApplication } from '#contract/school/office-application.ts';
import { statusText } from '#contract/school/status-words.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { Button } from '#app/ui/form/button.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Actions } from '../kit/actions.tsx';
import { LoadedPart } from '../kit/loaded-part.tsx';
import { applicationQuery, useChangeApplication } from './change-application.ts';
import { StepForm } from './step-form.tsx';
import { stepWords } from './step-words.ts';
import styles from './conversation.module.css';

/** The application that a conversation is about: its state, what was sent, and the next steps. */
export function ApplicationPanel({ id }: { id: string }) {
  return (
    <section className={styles.application} aria-label="Application">
      <LoadedPart query={useQuery(applicationQuery(id))} lines={2} loading="Loading the application.">
        {(application) => <Steps application={application} />}
      </LoadedPart>
    </section>
  );
}

function Steps({ application }: { application: OfficeApplication }) {
  const { _id, fullName, email, nextSteps, version } = application;
  const [step, setStep] = useState<ApplicationStatus | null>(null);
  const [isShown, setShown] = useState(false);
  const change = useChangeApplication(_id, () => setStep(null));

  const chosen = nextSteps.find((next) => next.status === step);
  return (
    <>
      <p>
        <b>{statusText(application)}</b>{' '}
        <button type="button" className={quietLink} onClick={() => setShown(true)}>
          Show the application
          <span className="visually-hidden"> of {fullName}</span>
        </button>
      </p>
      {chosen === undefined ? (
        nextSteps.length > 0 && (
          <Actions label={`Next step for ${fullName}`}>
            {nextSteps.map((next) => (
              <Button key={next.status} onClick={() => setStep(next.status)}>
                {stepWords[next.status]}
              </Button>
            ))}
          </Actions>
        )
      ) : (
        <StepForm
          key={chosen.status}
          step={chosen}
          email={email}
          onSubmit={(body) => change(body, version)}
          onCancel={() => setStep(null)}
        />
      )}
      <ApplicationDialog applications={isShown ? [application] : null} onClose={() => setShown(false)} />
    </>
  );
}
