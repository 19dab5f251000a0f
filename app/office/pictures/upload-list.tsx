import { useRef } from 'react';
import { quietLink } from '#app/ui/text/link.tsx';
import { usePageHeading } from '../kit/page-heading.ts';
import { ownUploads } from './own-uploads.ts';
import type { QueueState, Upload } from './upload-queue.ts';
import { summaryOf, withRow, wordsOfUpload } from './upload-words.ts';
import styles from './pictures.module.css';

/** The pictures on their way to the server, each with what it is doing. */
export function UploadList({ uploads, stored }: QueueState) {
  const shown = withRow(uploads);
  const others = uploads.length - shown.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const [, focusOnPageHeading] = usePageHeading();

  /** The pressed button disappears, so the focus moves. */
  function remove(id?: string) {
    if (id === undefined || uploads.length === 1) focusOnPageHeading();
    else heading.current?.focus();
    if (id === undefined) ownUploads.removeAll();
    else ownUploads.remove(id);
  }

  return (
    <section className={styles.uploads} aria-labelledby="uploads" hidden={uploads.length === 0}>
      <h2 ref={heading} id="uploads" tabIndex={-1}>
        On the way
      </h2>
      <output>{summaryOf(uploads, stored)}</output>
      <ul>
        {shown.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRemove={() => remove(upload.id)} />
        ))}
      </ul>
      {others > 0 && <p className={styles.others}>{others} more wait for their turn.</p>}
      {uploads.length > 1 && (
        <p>
          <button type="button" className={quietLink} onClick={() => remove()}>
            Remove all of these
          </button>
        </p>
      )}
    </section>
  );
}

function UploadRow({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const { id, file, state, share, prepared } = upload;
  const isWrong = state === 'failed' || state === 'unusable';
  return (
    <li className={styles.upload}>
      <span className={styles.preview}>{prepared !== null && <img src={prepared.preview} alt="" />}</span>
      <div className={styles.about}>
        <p className={styles.file} dir="auto">
          {file.name}
        </p>
        <p className={isWrong ? styles.wrong : styles.state}>{wordsOfUpload(upload)}</p>
        {state === 'sending' && (
          <span className={styles.share} style={{ '--share': share }} aria-hidden="true" />
        )}
      </div>
      <div className={styles.answers}>
        {(state === 'failed' || state === 'held') && (
          <button type="button" data-leaves className={quietLink} onClick={() => ownUploads.retry(id)}>
            Try again<span className="visually-hidden">: {file.name}</span>
          </button>
        )}
        <button type="button" data-leaves className={quietLink} onClick={onRemove}>
          Remove<span className="visually-hidden"> {file.name}</span>
        </button>
      </div>
    </li>
  );
}
