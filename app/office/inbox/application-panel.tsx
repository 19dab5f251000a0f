import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ageOn } from '#contract/school/age.ts';
import type { ApplicationStatus } from '#contract/school/application-status.ts';
import type { OfficeApplication } from '#contract/school/office-application.ts';
import { statusText } from '#contract/school/status-words.ts';
import { ApplicationDialog } from '#app/admission/application-dialog.tsx';
import { styleOf, type CourseColours } from '#app/admission/course-style.ts';
import { Button } from '#app/ui/form/button.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { ActionMenu, menuAction } from '../kit/action-menu.tsx';
import { LoadedPart } from '../kit/loaded-part.tsx';
import { useSchoolTime } from '../kit/use-school-time.ts';
import type { ClassTime } from '../trials/trial-time.ts';
import { applicationQuery, useChangeApplication } from './change-application.ts';
import { StepForm, type TrialChoice } from './step-form.tsx';
import { stepWords } from './step-words.ts';
import styles from './application-panel.module.css';

interface ApplicationPanelProps {
  id: string;
  /** The course of the conversation; null when nobody knows it any more. */
  courseId: string | null;
  classes: readonly ClassTime[];
  courses: CourseColours;
}

/** The application that a conversation is about: the child, its state, what was sent, and the next steps. */
export function ApplicationPanel({ id, courseId, classes, courses }: ApplicationPanelProps) {
  const { timeZone } = useSchoolTime();
  const trial = courseId === null || timeZone === undefined ? undefined : { courseId, classes, timeZone };
  return (
    <section aria-label="Application">
      <LoadedPart query={useQuery(applicationQuery(id))} lines={4} loading="Loading the application.">
        {(application) => <ApplicationCard application={application} courses={courses} trial={trial} />}
      </LoadedPart>
    </section>
  );
}

/** Families write '7' or 'Class 7'. */
const gradeWords = (classGrade: string) =>
  /^\d+$/.test(classGrade) ? `class\u00A0${classGrade}` : classGrade;

interface ApplicationCardProps {
  application: OfficeApplication;
  courses: CourseColours;
  trial: TrialChoice | undefined;
}

function ApplicationCard({ application, courses, trial }: ApplicationCardProps) {
  const { _id, fullName, dob, course, schoolName, classGrade, nextSteps } = application;
  // As it was chosen: what is typed stays when somebody else changes the application.
  const [chosen, setChosen] = useState<OfficeApplication['nextSteps'][number]>();
  const [isShown, setShown] = useState(false);
  const change = useChangeApplication(_id, () => setChosen(undefined));

  const [age] = useState(() => ageOn(new Date(), dob));
  const { pigment } = styleOf(courses, course);
  return (
    <div
      className={styles.card}
      style={{ '--paint': `var(--${pigment})`, '--words': `var(--${pigment}-text)` }}
    >
      <p className={styles.state}>{statusText(application)}</p>
      <h3>
        <bdi>{fullName}</bdi>
        {age !== null && <span className={styles.age}>, {age}</span>}
      </h3>
      <p>
        <b className={styles.course}>{course}</b> · <bdi>{schoolName}</bdi>,{' '}
        <bdi>{gradeWords(classGrade)}</bdi>
      </p>
      <button type="button" className={quietLink} onClick={() => setShown(true)}>
        Show the application
        <span className="visually-hidden"> of {fullName}</span>
      </button>
      {chosen === undefined ? (
        <NextSteps
          application={application}
          onChoose={(status) => setChosen(nextSteps.find((step) => step.status === status))}
        />
      ) : (
        <StepForm
          key={chosen.status}
          step={chosen}
          application={application}
          trial={trial}
          onSubmit={change}
          onCancel={() => setChosen(undefined)}
        />
      )}
      <ApplicationDialog applications={isShown ? [application] : null} onClose={() => setShown(false)} />
    </div>
  );
}

interface NextStepsProps {
  application: OfficeApplication;
  onChoose: (status: ApplicationStatus) => void;
}

/** What most often follows in red, one step beside it, and the rest in a menu. To leave is never proposed. */
function NextSteps({ application: { fullName, nextSteps }, onChoose }: NextStepsProps) {
  const steps = nextSteps.map(({ status }) => status);
  const [first, second] = steps.length > 1 ? steps : [];
  const rest = steps.filter((status) => status !== first && status !== second);
  if (steps.length === 0) return null;
  return (
    <fieldset className={styles.steps} aria-label={`Next step for ${fullName}`}>
      {first !== undefined && (
        <Button kind="primary" onClick={() => onChoose(first)}>
          {stepWords[first]}
        </Button>
      )}
      {second !== undefined && <Button onClick={() => onChoose(second)}>{stepWords[second]}</Button>}
      {rest.length > 0 && (
        <ActionMenu label={`Other steps for ${fullName}`} words="Other">
          {rest.map((status) => (
            <button key={status} type="button" className={menuAction} onClick={() => onChoose(status)}>
              {stepWords[status]}
            </button>
          ))}
        </ActionMenu>
      )}
    </fieldset>
  );
}
