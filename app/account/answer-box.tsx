import { useRef } from 'react';
import { replyToSchool, type OwnConversationDetail } from '#contract/school/own-conversation.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import styles from './own-conversations.module.css';

interface AnswerBoxProps {
  conversation: OwnConversationDetail;
  text: string;
  onWrite: (text: string) => void;
  /** Called with the conversation that has the answer. */
  onSent: (changed: OwnConversationDetail) => void;
}

/** The place to answer the school. What is written stays until it is sent. */
export function AnswerBox({ conversation: { _id, status }, text, onWrite, onSent }: AnswerBoxProps) {
  // Until something else is written, another tap belongs to the one that has sent the answer: an empty box is no mistake then.
  const isJustSent = useRef(false);
  return (
    <div
      onSubmitCapture={(event) => {
        if (!isJustSent.current) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <Form
        className={styles.answer}
        schema={replyToSchool.body}
        onSubmit={async (values) => {
          const changed = await callEndpoint(replyToSchool, values, { params: { id: _id } });
          isJustSent.current = true;
          onWrite('');
          onSent(changed);
          toast.success('Your answer has reached us.');
        }}
      >
        {status === 'closed' && <p className={styles.hint}>Your answer opens it again.</p>}
        <TextArea
          name="text"
          label="Answer"
          value={text}
          onChange={({ target: { value } }) => {
            isJustSent.current = false;
            onWrite(value);
          }}
        />
        <div>
          <SubmitButton busyLabel="Sending your answer…">Send</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
