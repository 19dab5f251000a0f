import { Link } from 'react-router';
import { trialWords } from '#content/trial.ts';
import { chatWith, trialMessage, trialPath, type Trial } from './trial.ts';
import styles from './trial-link.module.css';

/** The second action beside 'Enroll Now': the contact page with the message for a free trial class. */
export function TrialLink(trial: Trial) {
  return (
    <Link
      className={styles.trial}
      to={trialPath(trial)}
      aria-label={trial.course === undefined ? undefined : `${trialWords.label}: ${trial.course}`}
    >
      {trialWords.label}
    </Link>
  );
}

/**
 * A message in WhatsApp, to be sent as it is or written on.
 * @param label said in place of the words, where several such links stand on a page
 */
export function ChatLink({ message, label }: { message: string; label?: string | undefined }) {
  return (
    <a className={styles.chat} href={chatWith(message)} rel="noreferrer" aria-label={label}>
      {trialWords.whatsApp}
    </a>
  );
}

/** The message for a free trial class in WhatsApp. */
export function TrialChatLink(trial: Trial) {
  const { course } = trial;
  const label = course === undefined ? undefined : `${trialWords.whatsApp}: ${course}`;
  return <ChatLink message={trialMessage(trial)} label={label} />;
}
