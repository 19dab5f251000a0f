import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { usePopover } from '#app/layout/popover.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { OfficeIcon } from './office-icon.tsx';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  /** What the actions are about, such as 'More for this conversation'. */
  label: string;
  /** What the button shows in the place of three dots. */
  words?: string;
  children: ReactNode;
}

/**
 * What is done now and then, behind a button: a sheet at the bottom of a phone, a card beside the button on a wide screen. The browser opens it, and
 * closes it on Escape and on a tap beside it; an action closes it too.
 */
export function ActionMenu({ label, words, children }: ActionMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { place } = usePopover(panel);

  function closeAfterAction({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('button, a') !== null) panel.current?.hidePopover();
  }

  return (
    <span className={styles.menu}>
      {words === undefined ? (
        <button type="button" className={styles.button} popoverTarget={id} title={label}>
          <OfficeIcon name="more" />
          <span className="visually-hidden">{label}</span>
        </button>
      ) : (
        <button type="button" className={quietLink} popoverTarget={id} aria-label={label}>
          {words}
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The click comes from a control inside, also by key. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={place}
        onClick={closeAfterAction}
      >
        {children}
      </div>
    </span>
  );
}

/** The class of an action in the menu: a button or a link in a line of its own. */
export const menuAction = styles.action;
