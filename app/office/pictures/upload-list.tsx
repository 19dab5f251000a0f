import { Button } from '#app/ui/form/button.tsx';
import { ownUploads } from './own-uploads.ts';
import type { QueueState, Upload } from './upload-queue.ts';
import { summaryOf, wordsOfUpload } from './upload-words.ts';
import styles from './pictures.module.css';

/** The pictures on their way to the server, each with what it is doing. */
export function UploadList({ uploads, stored }: QueueState) {
  return (
    <section className={styles.uploads} aria-labelledby="uploads" hidden={uploads.length === 0}>
      <h2 id="uploads">On the way</h2>
      <output>{summaryOf(uploads, stored)}</output>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, file, state, share, prepared } = upload;
  const isWrong = state === 'failed' || state === 'unusable';
  return (
    <li className={styles.upload}>
      <span className={styles.preview}>{prepared !== null && <img src={prepared.preview} alt="" />}</span>
      <div className={styles.about}>
        <p className={styles.file}>{file.name}</p>
        <p className={isWrong ? styles.wrong : styles.state}>{wordsOfUpload(upload)}</p>
        {state === 'sending' && (
          <span className={styles.share} style={{ '--share': share }} aria-hidden="true" />
        )}
      </div>
      <div className={styles.answers}>
        {(state === 'failed' || state === 'held') && (
          <Button aria-label={`Try again: ${file.name}`} onClick={() => ownUploads.retry(id)}>
            Try again
          </Button>
        )}
        <Button aria-label={`Remove ${file.name}`} onClick={() => ownUploads.remove(id)}>
          Remove
        </Button>
      </div>
    </li>
  );
}
