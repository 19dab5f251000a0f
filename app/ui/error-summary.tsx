import { useForm } from './form-context.ts';
import { Icon } from './icon.tsx';
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

/** A red alert with one message, for what is wrong with the whole of a form. */
function Alert({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className={`${ruled.ruled} ${styles.alert}`} role="alert">
      <Icon name="wrong" />
      <span>{message}</span>
    </p>
  );
}

/** What a form asks to be looked at again: the way to each field when there are several, or one alert. */
export function ErrorSummary() {
  const { errors, wrong, errorsAs, idOf } = useForm();
  const open = wrong.filter(({ name }) => name in errors);
  const first = Object.values(errors)[0];
  if (errorsAs === 'alert') return first === undefined ? null : <Alert id={idOf('alert')} message={first} />;
  if (wrong.length < 2 || open.length === 0) return null;
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
