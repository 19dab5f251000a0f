import { Link } from '#app/ui/text/page-link.tsx';
import { whatsAppUrl } from '#contract/site/school-facts.ts';
import { useSchool } from '#app/school.ts';
import { trialMessage, trialPath, type Trial } from './trial.ts';
import styles from './trial-link.module.css';
import { trialWords } from './words.ts';

/** The second call to action: a link to the contact page with a prepared message about a free trial class. */
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
 * Opens WhatsApp with a prepared message, which the visitor can edit and send.
 * @param label the accessible name, if a page has several such links
 */
export function ChatLink({ message, label }: { message: string; label?: string | undefined }) {
  const { whatsApp } = useSchool();
  return (
    <a
      className={styles.chat}
      href={whatsAppUrl(whatsApp.number, message)}
      rel="noreferrer"
      aria-label={label}
    >
      {trialWords.whatsApp}
    </a>
  );
}

/** Opens WhatsApp with the message about a free trial class. */
export function TrialChatLink(trial: Trial) {
  const { course } = trial;
  const label = course === undefined ? undefined : `${trialWords.whatsApp}: ${course}`;
  return <ChatLink message={trialMessage(trial)} label={label} />;
}
