import { FieldFrame } from '#app/ui/form/field.tsx';
import field from '#app/ui/form/field.module.css';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import styles from './toolbar.module.css';

interface ViewLinksProps {
  label: string;
  views: readonly { to: string; name: string; isShown: boolean }[];
  /** Whether they are less important than what else stands above the list. */
  isQuiet?: boolean;
}

/** The views of a list. Each has an address, so that a link and the back button lead to it. */
export function ViewLinks({ label, views, isQuiet = false }: ViewLinksProps) {
  return (
    <nav className={`${styles.views} ${isQuiet ? styles.quiet : ''}`} aria-label={label}>
      {views.map(({ to, name, isShown }) => (
        <Link key={name} to={to} preventScrollReset aria-current={isShown ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** The class of buttons that look like the views of a list. */
export const viewButtons = styles.views;

interface BarSelectProps {
  id: string;
  label: string;
  value: string;
  /** The values with their words, the first one for no choice. */
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
}

/** A select beside its label, which acts at once. */
export function BarSelect({ id, label, value, options, onChoose }: BarSelectProps) {
  return (
    <FieldFrame name={id} label={label} className={styles.select}>
      <select id={id} className={field.input} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
