import { useRef, useState } from 'react';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Pager } from '../kit/pager.tsx';
import styles from './style.module.css';

const length = 25;
const total = 120;

/** Components that have to be tried out: toasts, a dialog, a pager. */
export function Live() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [page, setPage] = useState(2);
  const keepButton = useRef<HTMLButtonElement>(null);
  const close = () => setDialogOpen(false);
  return (
    <section className={styles.live}>
      <h2>Try these</h2>
      <div className={styles.row}>
        <Button onClick={() => toast.success('OTP sent succesfully!')}>Show a success toast</Button>
        <Button onClick={() => toast.error('Something went wrong. Please try again.')}>
          Show an error toast
        </Button>
        <Button onClick={() => setDialogOpen(true)}>Open a dialog</Button>
      </div>
      <Pager length={length} total={total} current={page} onTurn={setPage} />
      <Dialog
        title="Delete this user?"
        isOpen={isDialogOpen}
        onClose={close}
        isConfirmation
        initialFocus={keepButton}
        actions={
          <>
            <Button ref={keepButton} onClick={close}>
              Keep user
            </Button>
            <Button kind="danger" onClick={close}>
              Delete user
            </Button>
          </>
        }
      >
        <p>This is only an example. Nothing is deleted here.</p>
      </Dialog>
    </section>
  );
}
