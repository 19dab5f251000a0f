import { Button } from '#app/ui/form/button.tsx';
import { ownUploads } from './own-uploads.ts';
import type { Upload } from './upload-queue.ts';
import { wordsOfUpload } from './upload-words.ts';
import styles from './picker.module.css';

interface PickerUploadProps {
  /** Undefined once it is stored, or removed elsewhere. */
  upload: Upload | undefined;
  onBack: () => void;
}

/** The picture that was chosen, on its way. */
export function PickerUpload({ upload, onBack }: PickerUploadProps) {
  const state = upload?.state ?? 'storing';
  const isWrong = state === 'failed' || state === 'unusable';
  return (
    <>
      <div className={styles.sending}>
        <span className={styles.preview}>
          {upload?.prepared && <img src={upload.prepared.preview} alt="" />}
        </span>
        <div>
          <p className={isWrong ? styles.wrong : undefined}>
            {upload === undefined ? 'One moment, please.' : wordsOfUpload(upload)}
          </p>
          {/* Announced once for each state, not for each per cent. */}
          <output className="visually-hidden">
            {state === 'sending' ? 'Sending' : upload && wordsOfUpload(upload)}
          </output>
          {state === 'sending' && (
            <span className={styles.share} style={{ '--share': upload?.share }} aria-hidden="true" />
          )}
        </div>
      </div>
      {!isWrong && (
        <p className={styles.note}>It goes on when you close this, and is then among the pictures.</p>
      )}
      <p className={styles.answers}>
        {(state === 'failed' || state === 'held') && (
          <Button onClick={() => upload && ownUploads.retry(upload.id)}>Try again</Button>
        )}
        <Button
          onClick={() => {
            onBack();
            if (upload !== undefined) ownUploads.remove(upload.id);
          }}
        >
          Not this one
        </Button>
      </p>
    </>
  );
}
