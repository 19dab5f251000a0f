import { useRef } from 'react';
import type * as z from 'zod/mini';
import { invitationDays, inviteGuardian } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './invite-form.module.css';

interface InviteFormProps {
  familyId: string;
  onInvited: () => Promise<void>;
}

/** Invites a second guardian by mail. */
export function InviteForm({ familyId, onInvited }: InviteFormProps) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(values: z.output<typeof inviteGuardian.body>) {
    const { message } = await callEndpoint(inviteGuardian, values, { params: { id: familyId } });
    form.current?.reset();
    toast.success(message);
    await onInvited();
  }

  return (
    <Form ref={form} className={styles.form} schema={inviteGuardian.body} onSubmit={submit}>
      <TextField
        name="email"
        label="Invite a second guardian"
        hint={`Their email. They get a link that works once, for ${invitationDays} days`}
        type="email"
        autoComplete="off"
        required
      />
      <SubmitButton kind="ruled" busyLabel="Inviting…">
        Send the invitation
      </SubmitButton>
    </Form>
  );
}
