import { useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  kind: 'success' | 'error' | 'action';
  text: string;
  action?: { label: string; run: () => void };
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function close(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Whether a message still tells something once another is said: a success ends what went wrong before it. */
function stands(earlier: Toast, later: Omit<Toast, 'id'>): boolean {
  return earlier.text !== later.text && !(later.kind === 'success' && earlier.kind === 'error');
}

/** The same words said again replace the first, so that a message never stands twice. */
function say(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  change([...toasts.filter((each) => stands(each, toast)), { ...toast, id: lastId }]);
}

/** Short messages, from anywhere in the browser; they leave after 5 s (docs/specification.md, section 9), one with an action after 20. */
export const toast = {
  success: (text: string) => say({ kind: 'success', text }),
  error: (text: string) => say({ kind: 'error', text }),
  action: (text: string, label: string, run: () => void) =>
    say({ kind: 'action', text, action: { label, run } }),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Where toasts are stuck to the wall. The live regions always stand, or screen readers would miss the first message. Stands
 * before the page in the document: from its heading one step back with Tab reaches a toast's button.
 */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className={styles.toaster}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output may not hold what a toast holds */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {shown.map((each) => each.kind !== 'error' && <ToastNote key={each.id} toast={each} />)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {shown.map((each) => each.kind === 'error' && <ToastNote key={each.id} toast={each} />)}
      </div>
    </div>
  );
}

/** One message on its slip of paper. */
export function ToastNote({ toast: { id, kind, text, action } }: { toast: Toast }) {
  return (
    <div className={`${styles.toast} ${styles[kind]}`}>
      <Icon name={kind === 'error' ? 'wrong' : 'tick'} className={styles.sign} />
      <p>
        {text}
        {action !== undefined && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </p>
      <IconButton icon="close" label="Dismiss" className={styles.close} onClick={() => close(id)} />
      {/* The line is the clock: style stops it under the pointer and while something inside has the focus. */}
      <span className={styles.line} onAnimationEnd={() => close(id)} />
    </div>
  );
}
