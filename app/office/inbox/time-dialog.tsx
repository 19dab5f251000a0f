import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FieldError } from '#app/ui/field.tsx';
import field from '#app/ui/field.module.css';
import ruled from '#app/ui/ruled.module.css';
import { ShortTimestamp } from '#app/ui/date.tsx';
import { localInput, timeChoices } from './time-choices.ts';
import styles from './inbox.module.css';

interface TimeDialogProps {
  title: string;
  /** The words of the button for a time of one's own. */
  action: string;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (at: Date) => void;
}

/** Asks for a time: one of the usual ones, or one of one's own. */
export function TimeDialog({ title, isOpen, onClose, ...choices }: TimeDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Choices {...choices} />
    </Dialog>
  );
}

function Choices({ action, onChoose }: Pick<TimeDialogProps, 'action' | 'onChoose'>) {
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState(() => localInput(timeChoices(now)[1]?.at ?? now));
  const [error, setError] = useState<string>();

  function choose() {
    const at = new Date(typed);
    if (Number.isNaN(at.getTime()) || at <= new Date())
      setError('Please choose a time that is still to come.');
    else onChoose(at);
  }

  return (
    <div className={styles.times}>
      {timeChoices(now).map(({ words, at }) => (
        <Button key={words} onClick={() => onChoose(at)}>
          <span>
            {words}
            <small>
              <ShortTimestamp iso={at.toISOString()} />
            </small>
          </span>
        </Button>
      ))}
      <div className={field.field} data-wrong={error !== undefined || undefined}>
        <label className={field.label} htmlFor="own-time">
          Another time
        </label>
        <span className={`${ruled.ruled} ${field.box}`}>
          <input
            id="own-time"
            type="datetime-local"
            className={field.input}
            value={typed}
            min={localInput(now)}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : 'own-time-error'}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        <FieldError id="own-time-error" message={error} isAlert />
      </div>
      <Button kind="primary" onClick={choose}>
        {action}
      </Button>
    </div>
  );
}
