import { useRef } from 'react';
import type * as z from 'zod/mini';
import { addPerson, invitation } from '#contract/school/people.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { RadioGroup } from '#app/ui/form/radio.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { EmailField } from './kit/email-field.tsx';
import { FormSheet, shortForm } from './kit/form-sheet.tsx';
import { usePasswordAgain } from './kit/use-password-again.tsx';
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

  async function send(values: Invitation) {
    const { message } = await callEndpoint(addPerson, values);
    form.current?.reset();
    toast.success(message);
    onInvited();
  }

  const [submit, dialog] = usePasswordAgain(send, 'Send invitation');

  return (
    <FormSheet className={styles.invite}>
      <h2>Invite somebody</h2>
      <p>
        {isAlone && 'So far you work here alone. '}
        They get a mail that says how to sign in. An account with this address keeps its applications.
      </p>
      <Form ref={form} className={shortForm} schema={invitation} onSubmit={submit}>
        <EmailField name="email" label="Email" required />
        <RadioGroup name="role" label="Role" options={options} />
        <SubmitButton busyLabel="Sending the invitation…">Send invitation</SubmitButton>
      </Form>
      {dialog}
    </FormSheet>
  );
}
