import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { answerableMessage, sendMessage, sentMessage } from '#contract/school/message.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { fill, fillEmpty, valuesOf } from '#app/ui/form/form-values.ts';
import { NoScriptMessage } from '#app/ui/page/no-script-message.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import {
  clearMessageDraft,
  saveMessageDraft,
  savePreparedText,
  readMessageDraft,
  readPreparedText,
} from './message-draft.ts';
import { insertPreparedText } from './prepared-message.ts';
import { messageHint, preparedHint } from './words.ts';
import styles from './message-form.module.css';

/**
 * The contact form (docs/specification.md, sections 2 and 4). No field is required; a request for a trial class needs a phone number
 * or an email.
 * @param prepared the prepared text of the link that led here; the visitor's own text is kept
 */
export function MessageForm({
  prepared,
  needsAnswer,
}: {
  prepared: string | undefined;
  needsAnswer: boolean;
}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current === null) return;
    fillEmpty(form.current, readMessageDraft());
    if (prepared !== undefined) {
      const { userMessage } = valuesOf(form.current);
      fill(form.current, {
        userMessage: insertPreparedText(String(userMessage ?? ''), prepared, readPreparedText()),
      });
      savePreparedText(prepared);
    }
    // Also saves text that was typed before hydration.
    saveMessageDraft(valuesOf(form.current));
  }, [prepared]);

  async function submit({ website, ...fields }: z.output<typeof sentMessage>) {
    // Another backend knows only the fields of docs/specification.md, section 7.
    const { message } = await callEndpoint(sendMessage, website === '' ? fields : { ...fields, website });
    clearMessageDraft();
    toast.success(message);
    await navigate('/');
  }

  return (
    <Form
      className={styles.form}
      schema={needsAnswer ? answerableMessage : sentMessage}
      ref={form}
      isPrinted
      onSubmit={submit}
      onEdit={saveMessageDraft}
    >
      <NoScriptMessage feature="This form" />
      <ErrorSummary />
      <p className={`${styles.wide} ${styles.hint}`}>{prepared === undefined ? messageHint : preparedHint}</p>
      <TextField className={styles.wide} name="userName" label="Name" autoComplete="name" />
      <TextField name="userNumber" label="Phone" type="tel" autoComplete="tel" />
      <TextField name="userEmail" label="Email" type="email" autoComplete="email" />
      <TextArea className={styles.wide} name="userMessage" label="Message" rows={5} />
      {/* A honeypot: bots fill in this field, people do not see it. It marks the message as possible spam. */}
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
