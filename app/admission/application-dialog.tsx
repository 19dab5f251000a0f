import { useRef, useState } from 'react';
import type { StoredApplication, SpecifiedApplication } from '#contract/school/application.ts';
import { useSchool } from '#app/school.ts';
import { Button } from '#app/ui/form/button.tsx';
import { RadioMark } from '#app/ui/form/choice-mark.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import choice from '#app/ui/form/choice.module.css';
import { linesOf } from './application-lines.tsx';
import styles from './application-dialog.module.css';

type ShownApplication = StoredApplication | SpecifiedApplication;

interface ApplicationDialogProps {
  /** The applications of one account, the latest first; null while the dialog is closed. */
  applications: readonly ShownApplication[] | null;
  /** The id of the application to show first; the latest by default. */
  startWith?: string | undefined;
  onClose: () => void;
}

/**
 * The dialog 'User Enrollment Data' (docs/specification.md, section 2). With several applications it has radio buttons to
 * choose one.
 */
export function ApplicationDialog({ applications, startWith, onClose }: ApplicationDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="User Enrollment Data"
      isOpen={applications !== null}
      onClose={onClose}
      initialFocus={close}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <Button ref={close} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {applications !== null && (
        <ApplicationTable key={startWith} applications={applications} startWith={startWith} />
      )}
    </Dialog>
  );
}

function ApplicationTable({
  applications,
  startWith,
}: {
  applications: readonly ShownApplication[];
  startWith?: string | undefined;
}) {
  const school = useSchool();
  const [shownId, setShownId] = useState(startWith ?? applications[0]?._id);
  const shown = applications.find(({ _id }) => _id === shownId);
  if (shown === undefined) return null;
  return (
    <>
      {applications.length > 1 && (
        <fieldset className={styles.chooser}>
          <legend className="visually-hidden">Application</legend>
          {applications.map(({ _id, fullName, course }) => (
            <label key={_id} className={choice.choice}>
              <input
                type="radio"
                name="shown-application"
                checked={_id === shownId}
                onChange={() => setShownId(_id)}
              />
              <RadioMark />
              <span>
                {fullName}, {course}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.printed}>
        {school.name}, {school.address.street}, {school.city} · {school.phone.text}
      </p>
      <table data-on-paper className={styles.table} aria-label={`${shown.fullName}, ${shown.course}`}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(shown).map(([field, details]) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td>{details}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.createdAt !== undefined && (
        <p className={styles.printed}>
          Sent <Timestamp iso={shown.createdAt} />
        </p>
      )}
    </>
  );
}
