import { whichEmail } from '#content/account.ts';
import { school } from '#content/school.ts';
import { Icon } from '#app/ui/icon.tsx';
import styles from './which-email.module.css';

/** What to try when one does not remember the address of one's account. It says the same whether there is one or not. */
export function WhichEmail() {
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
