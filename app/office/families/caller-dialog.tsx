import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { addFamily, newFamily } from '#contract/family.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { toast } from '#app/ui/toast.tsx';
import { consentLabel, consentOnPhone } from './consent.ts';
import styles from './dialog-form.module.css';

const schema = z.object({ ...newFamily.shape, consent: consentOnPhone });

/** Notes a parent who calls and has no account. Afterwards the page of the family opens, where the office applies for it. */
export function CallerDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();

  async function submit({ fullName, phone, email }: z.output<typeof schema>) {
    const { message, _id } = await callEndpoint(addFamily, { fullName, phone, email });
    toast.success(message);
    onClose();
    await navigate(`/office/families/${_id}`);
  }

  return (
    <Dialog title="Note a caller" isOpen={isOpen} onClose={onClose}>
      {isOpen && (
        <Form className={styles.form} schema={schema} onSubmit={submit}>
          <ErrorSummary />
          <p>For a parent without an account. If they have one, search for the family instead.</p>
          <TextField name="fullName" label="Name" autoComplete="off" autoCapitalize="words" required />
          <TextField name="phone" label="Phone" type="tel" autoComplete="off" required />
          <TextField
            name="email"
            label="Email"
            type="email"
            hint="May be empty. With one, they get a mail to set a password"
            autoComplete="off"
          />
          <Checkbox name="consent" label={consentLabel} required />
          <SubmitButton busyLabel="Noting…">Note this family</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
