import { Link } from 'react-router';
import { trialWords } from '#content/trial.ts';
import { trialChat, trialPath, type Trial } from './trial.ts';
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

/** The same message in WhatsApp. */
export function TrialChatLink(trial: Trial) {
  return (
    <a
      className={styles.chat}
      href={trialChat(trial)}
      rel="noreferrer"
      aria-label={trial.course === undefined ? undefined : `${trialWords.whatsApp}: ${trial.course}`}
    >
      {trialWords.whatsApp}
    </a>
  );
}
