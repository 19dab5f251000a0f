import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { addLead, lead } from '#contract/lead.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { fill, fillEmpty, valuesOf } from '#app/ui/form-values.ts';
import { NoScriptMessage } from '#app/ui/no-script-message.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.tsx';
import { messageHint, preparedHint } from '#content/contact.ts';
import { forgetMessage, keepMessage, keepPrepared, keptMessage, keptPrepared } from './kept-message.ts';
import { withPrepared } from './prepared-message.ts';
import styles from './message-form.module.css';

/**
 * The message to the school (docs/specification.md, sections 2 and 4); nothing in it is required.
 * @param prepared what a link has written for the visitor; own words in the message stay beside it
 */
export function MessageForm({ prepared }: { prepared: string | undefined }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current === null) return;
    fillEmpty(form.current, keptMessage());
    if (prepared !== undefined) {
      const { userMessage } = valuesOf(form.current);
      fill(form.current, {
        userMessage: withPrepared(String(userMessage ?? ''), prepared, keptPrepared()),
      });
      keepPrepared(prepared);
    }
    // What was typed before this script had arrived is kept as well.
    keepMessage(valuesOf(form.current));
  }, [prepared]);

  async function submit(values: z.output<typeof lead>) {
    const { message } = await callEndpoint(addLead, values);
    forgetMessage();
    toast.success(message);
    await navigate('/');
  }

  return (
    <Form className={styles.form} schema={lead} ref={form} onSubmit={submit} onEdit={keepMessage}>
      <NoScriptMessage feature="This form" />
      <ErrorSummary />
      <p className={`${styles.wide} ${styles.hint}`}>{prepared === undefined ? messageHint : preparedHint}</p>
      <TextField className={styles.wide} name="userName" label="Name" autoComplete="name" />
      <TextField name="userEmail" label="Email" type="email" autoComplete="email" />
      <TextField name="userNumber" label="Phone" type="tel" autoComplete="tel" />
      <TextArea className={styles.wide} name="userMessage" label="Message" rows={5} />
      {/* A trap for robots that fill in every field; people never meet it. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Leave this empty <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.wide}>
        <SubmitButton className={styles.send} busyLabel="Sending the message…">
          Send message
        </SubmitButton>
      </div>
    </Form>
  );
}
