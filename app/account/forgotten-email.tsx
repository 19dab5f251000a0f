import { whichEmail } from '#content/account.ts';
import { school } from '#content/school.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './forgotten-email.module.css';

/** Help for users who forgot their email address. The text does not tell whether an account exists. */
export function ForgottenEmail() {
  return (
    <details className={styles.which}>
      <summary>
        {whichEmail.question} <Icon name="down" />
      </summary>
      <ul>
        {whichEmail.ideas.map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
        <li>
          {whichEmail.otherwise} {whichEmail.call} <a href={school.phone.href}>{school.phone.text}</a>.
        </li>
      </ul>
    </details>
  );
}
