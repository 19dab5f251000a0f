import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Pager } from '../pager.tsx';
import styles from './style.module.css';

const length = 25;
const total = 120;

/** Parts that have to be used to be judged: real toasts, a real dialog, a pager. */
export function Live() {
  const [isAsking, setAsking] = useState(false);
  const [page, setPage] = useState(2);
  const keep = useRef<HTMLButtonElement>(null);
  const stop = () => setAsking(false);
  return (
    <section className={styles.live}>
      <h2>Try these</h2>
      <div className={styles.row}>
        <Button onClick={() => toast.success('OTP sent succesfully!')}>Show a success toast</Button>
        <Button onClick={() => toast.error('Something went wrong. Please try again.')}>
          Show an error toast
        </Button>
        <Button onClick={() => setAsking(true)}>Open a dialog</Button>
      </div>
      <Pager
        first={page * length}
        length={length}
        total={total}
        current={page}
        pages={Math.ceil(total / length)}
        onTurn={setPage}
      />
      <Dialog
        title="Delete this user?"
        isOpen={isAsking}
        onClose={stop}
        isConfirmation
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} onClick={stop}>
              Keep user
            </Button>
            <Button kind="danger" onClick={stop}>
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
