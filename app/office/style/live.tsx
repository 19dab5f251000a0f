import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { toast } from '#app/ui/toast.tsx';
import { Pager } from '../pager.tsx';
import styles from './style.module.css';

const length = 25;
const total = 120;

/** What has to move to be judged: real toasts, a real question, a pager. */
export function Live() {
  const [isAsking, setAsking] = useState(false);
  const [page, setPage] = useState(2);
  const keep = useRef<HTMLButtonElement>(null);
  const stop = () => setAsking(false);
  return (
    <section className={styles.live}>
      <h2>To be tried</h2>
      <div className={styles.row}>
        <Button onClick={() => toast.success('OTP sent succesfully!')}>Say what went well</Button>
        <Button onClick={() => toast.error('Something went wrong. Please try again.')}>
          Say what did not
        </Button>
        <Button onClick={() => setAsking(true)}>Ask something</Button>
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
        isQuestion
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
        <p>Nobody is deleted here, whatever you press.</p>
      </Dialog>
    </section>
  );
}
