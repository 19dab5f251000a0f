import { useId, useRef } from 'react';
import { NavLink } from '#app/ui/text/page-link.tsx';
import type { Link } from '#contract/site/fields.ts';
import { usePopover } from './popover.ts';
import styles from './workshops-menu.module.css';

/** The dropdown of the header's row of links; in the menu of narrow screens its links are always visible. */
export function WorkshopsMenu({ label, links }: { label: string; links: readonly Link[] }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { place } = usePopover(list);
  return (
    <li className={styles.group}>
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      <button type="button" className={styles.toggle} popoverTarget={id}>
        {label}
        <svg viewBox="0 0 14 10" width="14" height="10" aria-hidden="true">
          <path
            d="M2 2.5c2 2 3.5 3.5 5 5 1.5-1.8 3-3.2 5-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <ul ref={list} id={id} popover="auto" className={styles.list} aria-label={label} onBeforeToggle={place}>
        {links.map(({ label: name, href }) => (
          <li key={href}>
            <NavLink to={href}>{name}</NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
