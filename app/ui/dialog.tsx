import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { useScrolls } from './scrolls.ts';
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
  /** The heading's id, which names the body where it scrolls. */
  headingId?: string;
  close: ReactNode;
  actions?: ReactNode;
}

/** What a dialog looks like, whether or not it stands over a page (office/style). */
export function DialogSheet(props: DialogSheetProps) {
  const { isQuestion, heading, headingId, close, actions, children, ...sheet } = props;
  const [body, doesScroll] = useScrolls();
  return (
    <div {...sheet} className={`${styles.dialog} ${isQuestion ? styles.question : ''}`}>
      {/* No header and no footer: outside of main these would be the page's own. */}
      <div className={styles.head}>
        {heading}
        {close}
      </div>
      {/* Without a stop of Tab of its own, what does not fit could not be reached with the keyboard. */}
      <div
        ref={body}
        className={styles.body}
        {...(doesScroll ? { tabIndex: 0, role: 'region', 'aria-labelledby': headingId } : {})}
      >
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A sheet nailed over the page; on the phone it comes up from below. Escape and its X close it. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isQuestion = false, initialFocus, finalFocus, children, actions } = props;
  const Parts = isQuestion ? AlertDialog : BaseDialog;
  const headingId = useId();
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
                heading={
                  <Parts.Title id={headingId} className={styles.title}>
                    {title}
                  </Parts.Title>
                }
                headingId={headingId}
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
