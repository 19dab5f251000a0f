import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { addPreview, deletePreview, listPreviews, type Preview } from '#contract/site/previews.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import fieldStyles from '#app/ui/form/field.module.css';
import { queryOf } from '../office-query.tsx';
import { focusHeading } from './focus-field.ts';
import { addressIn } from './own-preview.ts';
import styles from './site.module.css';

const previewsQuery = queryOf(listPreviews);
const time = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The links with which others see what is not published yet. They can be withdrawn when nothing is left to show. */
export function SharedPreviews({ canMake }: { canMake: boolean }) {
  const client = useQueryClient();
  const { data } = useQuery(previewsQuery);
  const [made, setMade] = useState<{ id: string; address: string } | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  /** @param id names what is done: 'new', or the link that is withdrawn */
  async function act(id: string, action: () => Promise<string>) {
    if (busy !== null) return;
    setBusy(id);
    try {
      toast.success(await action());
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      await client.invalidateQueries(previewsQuery);
      setBusy(null);
    }
  }

  async function make(): Promise<string> {
    const { id, token, message } = await callEndpoint(addPreview, { isShared: true });
    setMade({ id, address: new URL(addressIn('/', token), location.href).href });
    return message;
  }

  async function withdraw(id: string): Promise<string> {
    const { message } = await callEndpoint(deletePreview, undefined, { params: { id } });
    if (made?.id === id) setMade(null);
    focusHeading();
    return message;
  }

  if (!canMake && (data === undefined || data.items.length === 0)) return null;
  return (
    <div className={styles.shared}>
      {canMake && (
        <Button isBusy={busy === 'new'} onClick={() => void act('new', make)}>
          Make a link for somebody else
        </Button>
      )}
      {made !== null && <NewLink address={made.address} />}
      {data !== undefined && data.items.length > 0 && (
        <ul className={styles.editions} aria-label="Links for others">
          {data.items.map((preview) => (
            <li key={preview.id}>
              <p>{wordsOf(preview)}</p>
              <Button
                isBusy={busy === preview.id}
                onClick={() => void act(preview.id, () => withdraw(preview.id))}
              >
                Withdraw<span className="visually-hidden"> ({wordsOf(preview)})</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const wordsOf = ({ by, createdAt, expiresAt }: Preview): string =>
  `Link of ${time.format(new Date(createdAt))}${by.name === null ? '' : `, ${by.name}`}, until ${time.format(new Date(expiresAt))}`;

/** A new link, which is shown once. */
function NewLink({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast.success('The link is copied.');
    } catch {
      // Without a secure connection the browser has no clipboard: the selected text can be copied by hand.
      input.current?.select();
    }
  }

  return (
    <div className={styles.newLink}>
      <label htmlFor={id}>The link, shown only now</label>
      <input
        ref={input}
        id={id}
        className={fieldStyles.input}
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={() => void copy()}>Copy the link</Button>
    </div>
  );
}
