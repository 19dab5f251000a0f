import { useId, type ReactNode } from 'react';
import { schemes } from './colour-schemes.ts';
import { useScheme, type Scheme } from './scheme.ts';
import styles from './scheme-switch.module.css';

/** Icons of the options: a window for the system's scheme, the sun for light, a clay lamp for dark. */
const icons: Record<`${Scheme}`, ReactNode> = {
  null: (
    <path d="M5 3.400c4.700-.3 9.300-.3 14 0 .4 5.700.4 11.500 0 17.200-4.700.3-9.300.3-14 0-.4-5.700-.4-11.500 0-17.200zM12 3.300c-.1 5.800-.1 11.600 0 17.500M4.800 11.900c4.800.2 9.600.1 14.400-.1" />
  ),
  light: (
    <>
      <path
        className={styles.glow}
        d="M12.100 7.700c2.500 0 4.300 1.900 4.200 4.400-.1 2.400-1.900 4.300-4.400 4.200-2.400 0-4.200-1.900-4.200-4.300 0-2.500 1.900-4.300 4.400-4.300z"
      />
      <path d="M12 1.800v2.600M12.200 19.600l-.1 2.600M1.800 12.200l2.600-.1M19.600 12h2.600M4.900 4.700l1.800 1.900M17.400 17.500l1.700 1.700M19.200 5l-1.800 1.700M6.600 17.300l-1.800 1.900" />
    </>
  ),
  dark: (
    <>
      <path
        className={styles.glow}
        d="M12.200 2.600c2.300 3 3 4.900 2.900 6.500-.1 1.800-1.300 2.900-3 2.900s-3-1.200-3-2.900c0-1.700 1-3.700 3.100-6.500z"
      />
      <path d="M2.200 13.600c3.200 1.300 6.500 1.600 9.800 1.500 3.400 0 6.700-.4 9.800-1.600-.7 4.600-4 7.500-9.700 7.600-5.800 0-9.200-2.800-9.900-7.500z" />
    </>
  ),
};

/** Radio group for the colour scheme: system, light or dark. CSS hides it without JavaScript. */
export function SchemeSwitch({ className }: { className?: string | undefined }) {
  const [chosen, choose] = useScheme();
  const name = useId();
  return (
    <fieldset
      className={`${styles.switch} ${className ?? ''}`}
      role="radiogroup"
      aria-labelledby={`${name}-legend`}
    >
      <span id={`${name}-legend`} className={styles.legend}>
        {schemes.legend}
      </span>
      <div>
        {schemes.options.map(({ scheme, label }) => (
          <label key={label}>
            <input
              type="radio"
              name={name}
              checked={scheme === chosen}
              data-waits
              onChange={() => choose(scheme)}
            />
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              {icons[`${scheme}`]}
            </svg>
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
