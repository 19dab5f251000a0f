import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { addFamilyEmail, laterEmail } from '#contract/school/call.ts';
import { getFamily, listFamilies } from '#contract/school/family.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/form/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { actionRow } from '../kit/actions.tsx';
import { EmailField } from '../kit/email-field.tsx';
import styles from './family.module.css';

/** Gives an email to a family that called without one. */
export function EmailForm({ familyId }: { familyId: string }) {
  const [isOpen, setOpen] = useState(false);
  const wasPressed = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();

  // The field and its button take each other's place: the focus goes along.
  useEffect(() => {
    if (!wasPressed.current) return;
    if (isOpen) form.current?.querySelector('input')?.focus();
    else opener.current?.focus();
  }, [isOpen]);

  function show(isShown: boolean) {
    wasPressed.current = true;
    setOpen(isShown);
  }

  async function submit(values: { email: string }) {
    const { message } = await callEndpoint(addFamilyEmail, values, { params: { id: familyId } });
    toast.success(message);
    setOpen(false);
    for (const path of [listFamilies.path, getFamily.path])
      void client.invalidateQueries({ queryKey: [path] });
  }

  if (!isOpen)
    return (
      <>
        No email: call.{' '}
        <button ref={opener} type="button" className={quietLink} onClick={() => show(true)}>
          Add an email
        </button>
      </>
    );
  return (
    <Form ref={form} className={styles.email} schema={laterEmail} onSubmit={submit}>
      <EmailField name="email" label="Email" hint="We write to it how to choose a password." required />
      <p className={actionRow}>
        <SubmitButton busyLabel="Storing the email…">Add the email</SubmitButton>
        <Button onClick={() => show(false)}>Back</Button>
      </p>
    </Form>
  );
}
