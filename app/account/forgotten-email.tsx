import { useSchool } from '#app/school.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { forgottenEmailIdeas, forgottenEmailQuestion } from './words.ts';
import styles from './forgotten-email.module.css';

/** Help for users who forgot their email address. The text does not tell whether an account exists. */
export function ForgottenEmail() {
  const { name, phone } = useSchool();
  return (
    <details className={styles.which}>
      <summary>
        {forgottenEmailQuestion} <Icon name="down" />
      </summary>
      <ul>
        {forgottenEmailIdeas(name).map((idea) => (
          <li key={idea}>{idea}</li>
        ))}
        <li>
          Or sign up again with the email you use today. You can also call us:{' '}
          <a href={phone.href}>{phone.text}</a>.
        </li>
      </ul>
    </details>
  );
}
