import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** A question is not dismissed by a click beside it. */
  isQuestion?: boolean;
  /** What has the focus at first: of a question, the safe answer. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when what opened the dialog may be gone. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** The buttons below, where they are not part of a form. */
  actions?: ReactNode;
}

/** A sheet nailed over the page; on the phone it comes up from below. Escape and its X close it. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isQuestion = false, initialFocus, finalFocus, children, actions } = props;
  const Parts = isQuestion ? AlertDialog : BaseDialog;
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.veil} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup
            className={`${styles.dialog} ${isQuestion ? styles.question : ''}`}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <header>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close render={<IconButton icon="close" label="Close" />} />
            </header>
            <div className={styles.body}>{children}</div>
            {actions !== undefined && <footer>{actions}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}
