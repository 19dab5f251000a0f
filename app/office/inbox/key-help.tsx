import { useState } from 'react';
import { Dialog } from '#app/ui/dialog.tsx';
import { CheckboxMark } from '#app/ui/choice-mark.tsx';
import choice from '#app/ui/choice.module.css';
import { areKeysOn, turnKeys } from './use-keys.ts';
import styles from './inbox.module.css';

const keys = [
  ['j', 'Next conversation in the list'],
  ['k', 'Conversation before it'],
  ['Enter', 'Open it'],
  ['r', 'Reply'],
  ['n', 'Write a note'],
  ['e', 'Close, or open again'],
  ['/', 'Search'],
  ['?', 'This help'],
  ['Ctrl + Enter', 'Send what you are writing'],
] as const;

/** The sheet with the keys of the inbox. */
export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keys of the inbox" isOpen={isOpen} onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <>
      <dl className={styles.keys}>
        {keys.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className={choice.choice}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            turnKeys(event.target.checked);
          }}
        />
        <CheckboxMark />
        <span>Use these keys in this browser</span>
      </label>
    </>
  );
}
