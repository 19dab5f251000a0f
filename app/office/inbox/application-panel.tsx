import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undoSeconds, type ApplicationStatus } from '#contract/application-status.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { changeApplication, getApplication, type OfficeApplication } from '#contract/office-application.ts';
import { getConversation, listConversations } from '#contract/conversation.ts';
import { getOverview } from '#contract/overview.ts';
import { statusNames } from '#contract/status-words.ts';
import { callEndpoint } from '#app/api.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { EnrollmentDialog } from '#app/admission/enrollment-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { queryOf, replaceLoaded } from '../office-query.tsx';
import { StepForm } from './step-form.tsx';
import { stepWords } from './step-words.ts';
import styles from './conversation.module.css';

type Change = BodyOf<typeof changeApplication>;

/** The query of one application. */
export const applicationQuery = (id: string) => queryOf(getApplication, { params: { id } });

/** The application that a conversation is about: its state, what was sent, and the next steps. */
export function ApplicationPanel({ id }: { id: string }) {
  const { data, error, isLoadingError, refetch } = useQuery(applicationQuery(id));
  return (
    <section className={styles.application} aria-label="Application">
      {data !== undefined ? (
        <Steps application={data} />
      ) : isLoadingError ? (
        <>
          <p role="alert">{messageOf(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </>
      ) : (
        <Skeleton lines={2} words="Loading the application." />
      )}
    </section>
  );
}

/** @returns a function that shows a changed application, and loads again what depends on it */
function useShow() {
  const client = useQueryClient();
  return async (changed: OfficeApplication) => {
    await replaceLoaded<OfficeApplication>(client, applicationQuery(changed._id).queryKey, () => changed);
    for (const { path } of [getConversation, listConversations, getOverview])
      void client.invalidateQueries({ queryKey: [path] });
  };
}

function Steps({ application }: { application: OfficeApplication }) {
  const { _id, status, fullName, email, nextSteps, version } = application;
  const show = useShow();
  const [step, setStep] = useState<ApplicationStatus | null>(null);
  const [isShown, setShown] = useState(false);

  /** Stores a change. Somebody else's change is shown instead. @throws ApiError for the form */
  async function change(body: Change, from: number): Promise<void> {
    try {
      const { message, ...changed } = await callEndpoint(changeApplication, body, {
        params: { id: _id },
        version: from,
      });
      setStep(null);
      await show(changed);
      const { undo } = changed;
      if (undo === null) toast.success(message);
      else toast.action(message, 'Undo', () => void takeBack(undo.status, changed.version), undoSeconds);
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setStep(null);
        await show(getApplication.reply.parse(error.current));
      }
      throw error;
    }
  }

  async function takeBack(before: ApplicationStatus, from: number) {
    try {
      await change({ status: before }, from);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  const chosen = nextSteps.find((next) => next.status === step);
  return (
    <>
      <p>
        <b>{statusNames[status]}</b>{' '}
        <button type="button" className={quietLink} onClick={() => setShown(true)}>
          Show the application
          <span className="visually-hidden"> of {fullName}</span>
        </button>
      </p>
      {chosen === undefined ? (
        nextSteps.length > 0 && (
          <fieldset className={styles.steps} aria-label={`Next step for ${fullName}`}>
            {nextSteps.map((next) => (
              <Button key={next.status} onClick={() => setStep(next.status)}>
                {stepWords[next.status]}
              </Button>
            ))}
          </fieldset>
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
      <EnrollmentDialog enrollments={isShown ? [application] : null} onClose={() => setShown(false)} />
    </>
  );
}
