import { saveFile } from '#app/account/save-file.ts';
import { Button } from '#app/ui/form/button.tsx';
import { actionRow } from './kit/actions.tsx';
import styles from './second-factor.module.css';

/** The recovery codes for signing in without the phone. They are shown only once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <h2>Your recovery codes</h2>
      <p>
        When you do not have your phone, sign in with one of these codes. Each code works once. They are shown
        only now. Print or save them, and do not keep them on your phone.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={actionRow}>
        <Button
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')}
        >
          Save as a file
        </Button>
        <Button kind="primary" onClick={onKept}>
          I have saved them
        </Button>
      </div>
    </>
  );
}
