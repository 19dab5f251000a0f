import { useSyncExternalStore } from 'react';
import { IconButton } from '../form/button.tsx';
import { Icon } from '../picture/icon.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  kind: 'success' | 'error' | 'action';
  text: string;
  action?: { label: string; run: () => void; seconds?: number | undefined };
}

const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function setToasts(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function close(id: number) {
  setToasts(toasts.filter((toast) => toast.id !== id));
}

/**
 * Whether a toast stays when another one appears. A success is about the last step and removes what was said about those before, so that a
 * phone's header is not covered by two; only an action, such as Undo, stays. A repeated text removes the older toast.
 */
function isKept(earlier: Toast, later: Omit<Toast, 'id'>): boolean {
  return earlier.text !== later.text && (later.kind !== 'success' || earlier.kind === 'action');
}

function show(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  setToasts([...toasts.filter((each) => isKept(each, toast)), { ...toast, id: lastId }]);
}

/**
 * Shows short messages. They disappear after 5 s (docs/specification.md, section 9), those with an action after 20 s. An
 * action that is possible for some seconds only takes its toast away with it, even while that is hovered or has focus.
 */
export const toast = {
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
  action: (text: string, label: string, run: () => void, seconds?: number) =>
    show({ kind: 'action', text, action: { label, run, seconds } }),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Renders the toasts. The live regions are always in the document; otherwise screen readers would miss the first message.
 * Place it before the main content: then Shift+Tab from the page's heading reaches the button of a toast.
 */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <div className={styles.toaster}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toast has a paragraph, which <output> forbids */}
      <div role="status" aria-live="polite" aria-atomic="false">
        {shown.map((each) => each.kind !== 'error' && <ToastNote key={each.id} toast={each} />)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {shown.map((each) => each.kind === 'error' && <ToastNote key={each.id} toast={each} />)}
      </div>
    </div>
  );
}

/** One toast. */
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
      {/* The animation of this line is the timer: CSS pauses it while the toast is hovered or has focus. */}
      <span
        className={`${styles.line} ${action?.seconds === undefined ? '' : styles.timed}`}
        style={action?.seconds === undefined ? {} : { '--lasts': `${action.seconds}s` }}
        onAnimationEnd={() => close(id)}
      />
    </div>
  );
}
