import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { addPerson, invitation } from '#contract/school/people.ts';
import { isPasswordRequired, PasswordConfirmationDialog } from '#app/account/password-confirmation.tsx';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { RadioGroup } from '#app/ui/form/radio.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { roleNames } from './role-names.ts';
import styles from './people.module.css';

const options = (['teacher', 'admin'] as const).map((value) => ({ value, label: roleNames[value] }));

type Invitation = z.output<typeof invitation>;

interface InvitationFormProps {
  /** Whether nobody else works in the office. */
  isAlone: boolean;
  onInvited: () => void;
}

/** Invites somebody to the office. If the server asks for the password, a dialog does, and then the invitation is sent. */
export function InvitationForm({ isAlone, onInvited }: InvitationFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [waiting, setWaiting] = useState<Invitation | null>(null);

  async function send(values: Invitation) {
    const { message } = await callEndpoint(addPerson, values);
    setWaiting(null);
    form.current?.reset();
    toast.success(message);
    onInvited();
  }

  async function submit(values: Invitation) {
    try {
      await send(values);
    } catch (error) {
      if (!isPasswordRequired(error)) throw error;
      setWaiting(values);
    }
  }

  return (
    <Sheet className={styles.invite}>
      <h2>Invite somebody</h2>
      <p>
        {isAlone && 'So far you work here alone. '}
        They get a mail that says how to sign in. An account with this address keeps its applications.
      </p>
      <Form ref={form} className={styles.form} schema={invitation} onSubmit={submit}>
        <TextField
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <RadioGroup name="role" label="Role" options={options} />
        <SubmitButton busyLabel="Sending the invitation…">Send invitation</SubmitButton>
      </Form>
      <PasswordConfirmationDialog
        isOpen={waiting !== null}
        confirmLabel="Send invitation"
        onClose={() => setWaiting(null)}
        onConfirmed={async () => {
          if (waiting !== null) await send(waiting);
        }}
      />
    </Sheet>
  );
}
