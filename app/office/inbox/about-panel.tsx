import type { Conversation } from '#contract/school/conversation.ts';
import type { CourseColours } from '#app/admission/course-style.ts';
import type { ClassTime } from '../trials/trial-time.ts';
import { TrialPanel } from '../trials/trial-panel.tsx';
import { ApplicationPanel } from './application-panel.tsx';
import { MakeTrialForm } from './make-trial-form.tsx';
import styles from './conversation.module.css';

interface AboutPanelProps {
  conversation: Conversation;
  classes: readonly ClassTime[];
  courses: CourseColours;
  /** Whether the form for a trial class is open. */
  isMakingTrial: boolean;
  onMade: (conversation: Conversation) => Promise<void>;
  onCancel: () => void;
}

/** What a conversation is about besides its words: an application or a trial class, or the form that makes one. */
export function AboutPanel(props: AboutPanelProps) {
  const { conversation, classes, courses, isMakingTrial, onMade, onCancel } = props;
  const { applicationId, trialId, course } = conversation;
  return (
    <>
      {applicationId !== null && (
        <ApplicationPanel
          id={applicationId}
          courseId={course?.id ?? null}
          classes={classes}
          courses={courses}
        />
      )}
      {(trialId !== null || isMakingTrial) && (
        <div className={styles.trial}>
          {trialId === null ? (
            <MakeTrialForm
              conversation={conversation}
              courses={courses.courses.map(({ courseName }) => courseName)}
              onMade={onMade}
              onCancel={onCancel}
            />
          ) : (
            <TrialPanel trialId={trialId} classes={classes} />
          )}
        </div>
      )}
    </>
  );
}
