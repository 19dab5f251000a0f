import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../form/button.tsx';
import { useOverflow } from './overflow.ts';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** A confirmation is an alertdialog: a click outside does not close it. */
  isConfirmation?: boolean;
  /** Gets the focus when the dialog opens; in a confirmation, the button that changes nothing. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus when the dialog closes, if the element that opened it may no longer exist. */
  finalFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
  /** The buttons at the bottom, if they are not part of a form in `children`. */
  actions?: ReactNode;
}

interface DialogPanelProps extends ComponentProps<'div'> {
  isConfirmation: boolean;
  heading: ReactNode;
  /** The id of the heading; it labels the body when the body scrolls. */
  headingId?: string;
  close: ReactNode;
  actions?: ReactNode;
}

/** The panel of a dialog. The style guide shows it without opening a dialog (app/office/style). */
export function DialogPanel(props: DialogPanelProps) {
  const { isConfirmation, heading, headingId, close, actions, children, ...sheet } = props;
  const [body, hasOverflow] = useOverflow();
  return (
    <div {...sheet} className={`${styles.dialog} ${isConfirmation ? styles.question : ''}`}>
      {/* No <header> or <footer>: outside of main these would be landmarks of the page. */}
      <div className={styles.head}>
        {heading}
        {close}
      </div>
      {/* A scrolling body needs a tabIndex, so that it can be scrolled with the keyboard. */}
      <div
        ref={body}
        className={styles.body}
        {...(hasOverflow ? { tabIndex: 0, role: 'region', 'aria-labelledby': headingId } : {})}
      >
        <div>{children}</div>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A modal dialog. Escape and the close button close it. On a phone it slides in from the bottom. */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onClose,
    isConfirmation = false,
    initialFocus,
    finalFocus,
    children,
    actions,
  } = props;
  const Parts = isConfirmation ? AlertDialog : BaseDialog;
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
              <DialogPanel
                isConfirmation={isConfirmation}
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
              </DialogPanel>
            }
          />
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

/** The description of a confirmation; screen readers announce it with the title when the dialog opens. */
export function DialogDescription({ children }: { children: ReactNode }) {
  return <BaseDialog.Description render={<div />}>{children}</BaseDialog.Description>;
}
