import { saveFile } from '#app/account/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './second-factor.module.css';

/** Shown once: what lets in without the phone. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <h2>Your recovery codes</h2>
      <p>
        Without your phone each of these signs you in once, in the place of a code. They are shown only now:
        print or save them, and keep them where your phone is not.
      </p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.answers}>
        <Button
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain;charset=utf-8')}
        >
          Save as a file
        </Button>
        <Button kind="primary" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </>
  );
}
