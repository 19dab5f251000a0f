import { useRef } from 'react';
import { changePerson, removePerson, type OfficeRole, type Person } from '#contract/school/people.ts';
import { callEndpoint } from '#app/api.ts';
import { toast } from '#app/ui/page/toast.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { AccountQuestion } from './kit/account-question.tsx';
import { usePageHeading } from './kit/page-heading.ts';

/** Another role for somebody in the office, or null to remove them. */
export interface PersonChange {
  person: Person;
  to: OfficeRole | null;
}

interface PersonDialogProps {
  /** Null while the dialog is closed. */
  change: PersonChange | null;
  onClose: () => void;
  onDone: () => void;
}

interface Words {
  title: string;
  confirm: string;
  what: string;
}

const words: Readonly<Record<OfficeRole | 'out', Words>> = {
  admin: {
    title: 'Make this person an owner?',
    confirm: 'Make owner',
    what: 'An owner may do everything: delete families, read the whole log, and remove other owners. They have to sign in again.',
  },
  teacher: {
    title: 'Make this person a teacher?',
    confirm: 'Make teacher',
    what: 'A teacher answers families and agrees trial classes, and may no longer do the rest. They have to sign in again.',
  },
  out: {
    title: 'Remove this person from the office?',
    confirm: 'Remove from the office',
    what: 'They are signed out at once and can no longer open the office. Their account stays. You can invite them again.',
  },
};

/** Asks for confirmation before somebody gets another role or is removed from the office. */
export function PersonDialog({ change, onClose, onDone }: PersonDialogProps) {
  const [headingId] = usePageHeading();
  const heading = useRef<HTMLElement | null>(null);
  const { title, confirm, what } = words[change?.to ?? 'out'];

  async function run() {
    if (change === null) return;
    const params = { id: change.person._id };
    const { message } =
      change.to === null
        ? await callEndpoint(removePerson, undefined, { params })
        : await callEndpoint(changePerson, { role: change.to }, { params });
    // The pressed button may be gone, so the focus has to move.
    heading.current = document.getElementById(headingId);
    onDone();
    toast.success(message);
  }

  return (
    <DeletionDialog
      title={title}
      confirmLabel={confirm}
      cancelLabel="Keep as it is"
      isOpen={change !== null}
      onClose={onClose}
      erase={run}
      finalFocus={heading}
    >
      {change !== null && <AccountQuestion account={change.person}>{what}</AccountQuestion>}
    </DeletionDialog>
  );
}
