import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
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

interface DialogSheetProps extends ComponentProps<'div'> {
  isQuestion: boolean;
  heading: ReactNode;
  close: ReactNode;
  actions?: ReactNode;
}

/** What a dialog looks like, whether or not it stands over a page (office/style). */
export function DialogSheet({ isQuestion, heading, close, actions, children, ...sheet }: DialogSheetProps) {
  return (
    <div {...sheet} className={`${styles.dialog} ${isQuestion ? styles.question : ''}`}>
      {/* No header and no footer: outside of main these would be the page's own. */}
      <div className={styles.head}>
        {heading}
        {close}
      </div>
      <div className={styles.body}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
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
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            render={
              <DialogSheet
                isQuestion={isQuestion}
                heading={<Parts.Title className={styles.title}>{title}</Parts.Title>}
                close={<Parts.Close render={<IconButton icon="close" label="Close" />} />}
                actions={actions}
              >
                {children}
              </DialogSheet>
            }
          />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** What there is to know before a question is answered: read out with the dialog's title as it opens. */
export function DialogDescription({ children }: { children: ReactNode }) {
  return <BaseDialog.Description render={<div />}>{children}</BaseDialog.Description>;
}
