import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from './form-context.ts';
import { Icon, type IconName } from '../picture/icon.tsx';
import ruled from './ruled.module.css';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** The page's call to action, a box with hand-drawn lines, or an action that cannot be undone. */
  kind?: 'primary' | 'ruled' | 'danger';
  isBusy?: boolean;
}

/** A button. While busy it keeps its label and shows a spinner beside it. */
export function Button({ kind = 'ruled', isBusy = false, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`${styles.button} ${styles[kind]} ${kind === 'ruled' ? ruled.ruled : ''} ${className ?? ''}`}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

interface SubmitButtonProps {
  kind?: ButtonProps['kind'];
  /** Announced to screen readers while the form is being sent. */
  busyLabel: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The submit button of the surrounding form. */
export function SubmitButton({ kind = 'primary', busyLabel, className, children }: SubmitButtonProps) {
  const { isBusy } = useFormContext();
  return (
    <>
      <Button type="submit" kind={kind} isBusy={isBusy} className={className}>
        {children}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  label: string;
}

/** A button that shows only an icon. Its label is the accessible name and the tooltip. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`${styles.icon} ${className ?? ''}`} title={label}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}

function Spinner() {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d="M12 3a9 9 0 0 1 9 9.200" strokeWidth="3.800" />
        <path d="M20.900 13a9 9 0 0 1-8.200 8" strokeWidth="2.600" />
        <path d="M11 20.900a9 9 0 0 1-7.700-6.400" strokeWidth="1.500" />
        <path d="M3 11.500a9 9 0 0 1 2.300-5" strokeWidth=".8" />
      </g>
    </svg>
  );
}
