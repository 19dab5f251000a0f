import { useFormContext } from './form-context.ts';
import { Icon } from '../picture/icon.tsx';
import ruled from './ruled.module.css';
import styles from './error-summary.module.css';

const counts = [
  '',
  'One answer needs',
  'Two answers need',
  'Three answers need',
  'Four answers need',
  'Five answers need',
];

/** One message for the whole form. */
function Alert({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={`${ruled.ruled} ${styles.alert}`} role="alert">
      <Icon name="wrong" />
      <span>{message}</span>
    </p>
  );
}

/** The errors of the form: links to the invalid fields if there are two or more, or one alert (`errorDisplay`). */
export function ErrorSummary() {
  const { errors, invalidFields, errorDisplay, idOf } = useFormContext();
  const open = invalidFields.filter(({ name }) => name in errors);
  const first = Object.values(errors)[0];
  if (errorDisplay === 'alert')
    return first === undefined ? null : <Alert id={idOf('alert')} message={first} />;
  if (invalidFields.length < 2 || open.length === 0) return null;
  return (
    <section className={`${ruled.ruled} ${styles.summary}`} aria-labelledby={idOf('summary')}>
      <Icon name="wrong" />
      <p id={idOf('summary')} className={styles.title}>
        {counts[open.length] ?? `${open.length} answers need`} another look
      </p>
      <ul>
        {open.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
