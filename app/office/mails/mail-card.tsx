import { useId, useState } from 'react';
import { Link } from 'react-router';
import { changeMail, resendMail, type OfficeMail } from '#contract/school/email-list.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { ShortTimestamp } from '#app/ui/text/date.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Actions } from '../kit/actions.tsx';
import { Card } from '../kit/card.tsx';
import { useWork } from '../kit/use-work.ts';
import { isOpen, isReply, mailStateWords, reasonWords } from './mail-words.ts';
import { ResendForm } from './resend-form.tsx';
import styles from './mails.module.css';

interface MailCardProps {
  mail: OfficeMail;
  /** Called with the mail after a change. */
  onChange: (mail: OfficeMail) => void;
}

/** One mail: its state, what it is about, to whom it goes, why it was not accepted, and what the office can do. */
export function MailCard({ mail, onChange }: MailCardProps) {
  const { _id, subject, to, state, reason, hasCode, canResend, isSettled, conversationId } = mail;
  const headingId = useId();
  const [isSendingAgain, setSendingAgain] = useState(false);
  const [busy, run] = useWork<'settle' | 'send'>();
  const isBusy = busy !== null || undefined;
  const params = { id: _id };

  async function settle(next: boolean) {
    const { data } = await callEndpoint(changeMail, { isSettled: next }, { params });
    onChange(data);
    toast.success(next ? 'The mail is marked as done.' : 'The mail is open again.');
  }

  async function sendAgain() {
    const { data, message } = await callEndpoint(resendMail, undefined, { params });
    onChange(data);
    toast.success(message);
  }

  return (
    <Card state={<State mail={mail} />} isOpen={isOpen(mail)} title={subject} headingId={headingId}>
      <p>To {to}</p>
      {reason !== null && state !== 'sent' && (
        <p>
          {reasonWords(reason)}
          {isReply(reason) && <small className={styles.reply}>The mail server replied: {reason}</small>}
        </p>
      )}
      {state === 'failed' && hasCode && (
        <p>The code is no longer valid. Please ask the family to request a new one.</p>
      )}
      {isSendingAgain && canResend ? (
        <ResendForm
          mail={mail}
          onSent={(sent) => {
            setSendingAgain(false);
            onChange(sent);
          }}
          onCancel={() => setSendingAgain(false)}
        />
      ) : (
        <Actions labelledBy={headingId}>
          {canResend && isOpen(mail) && <Button onClick={() => setSendingAgain(true)}>Send again</Button>}
          {canResend && !isOpen(mail) && (
            <button
              type="button"
              className={quietLink}
              aria-busy={isBusy}
              onClick={() => (hasCode ? void run('send', sendAgain) : setSendingAgain(true))}
            >
              {state === 'retrying' ? 'Try now' : 'Send again'}
            </button>
          )}
          {state === 'failed' && (
            <button
              type="button"
              className={quietLink}
              aria-busy={isBusy}
              onClick={() => void run('settle', () => settle(!isSettled))}
            >
              {isSettled ? 'Not done yet' : 'Mark as done'}
            </button>
          )}
          {conversationId !== null && (
            <Link className={quietLink} to={`/office/inbox/${conversationId}`}>
              Show the conversation
            </Link>
          )}
        </Actions>
      )}
    </Card>
  );
}

/** The state with its time. */
function State({ mail: { state, createdAt, sentAt, nextAttemptAt, isSettled } }: { mail: OfficeMail }) {
  const words = mailStateWords[state];
  if (state === 'retrying' && nextAttemptAt !== null)
    return (
      <>
        {words}. Next attempt <ShortTimestamp iso={nextAttemptAt} />
      </>
    );
  return (
    <>
      {isSettled ? 'Not sent, done' : words}, <ShortTimestamp iso={sentAt ?? createdAt} />
    </>
  );
}
