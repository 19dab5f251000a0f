import type { ReactNode } from 'react';
import styles from './style.module.css';

export type SchemeName = 'light' | 'dark';

const names = { light: 'by day', dark: 'in the evening' } as const;

interface WallsProps {
  title: string;
  /** Shows the two walls one above the other, for wide specimens. */
  isWide?: boolean;
  children: (scheme: SchemeName) => ReactNode;
}

/** The same specimens in both schemes, independent of the visitor's scheme. */
export function Walls({ title, isWide = false, children }: WallsProps) {
  return (
    <section className={isWide ? undefined : styles.walls}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} data-scheme={scheme} className={styles.wall}>
          <h2 id={`${scheme}-${title.toLowerCase()}`}>
            {title}{' '}
            <span role="none" className="visually-hidden">
              {names[scheme]}
            </span>
          </h2>
          {children(scheme)}
        </div>
      ))}
    </section>
  );
}

interface SpecimenProps {
  /** The name of the state. */
  label: string;
  /** A state that otherwise needs a pointer or a keyboard (shown-states.ts). */
  shown?: 'hover' | 'focus' | 'pressed' | 'hover pressed';
  children: ReactNode;
}

/** One control in one state, with its label. */
export function Specimen({ label, shown, children }: SpecimenProps) {
  return (
    <figure className={styles.specimen} data-shown={shown}>
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}
