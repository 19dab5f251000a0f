import { useState, type RefObject } from 'react';
import { addNote, maxReplyLength, replyToPerson, type Conversation } from '#contract/conversation.ts';
import { fieldMessages } from '#contract/field-messages.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import field from '#app/ui/field.module.css';
import ruled from '#app/ui/ruled.module.css';
import { currentIn } from './current-state.ts';
import { NewerWords } from './newer-words.tsx';
import type { DraftText } from './reply-draft.ts';
import { firstOpenField } from './saved-reply-fields.ts';
import { SavedReplies } from './saved-replies.tsx';
import { TimeDialog } from './time-dialog.tsx';
import styles from './inbox.module.css';

type Side = 'reply' | 'note';

interface ReplyBoxProps {
  conversation: Conversation;
  /** The state on which the reply is based. */
  seen: Conversation;
  /** Whether the account may delete saved replies. */
  isOwner: boolean;
  draft: DraftText;
  side: Side;
  box: RefObject<HTMLTextAreaElement | null>;
  onSide: (side: Side) => void;
  onDraft: (draft: DraftText) => void;
  /** Called with the present state when somebody else has changed the conversation. */
  onCurrent: (conversation: Conversation) => void;
  /** Called when something was sent. `entryId` is that of a reply, which can be undone. */
  onSent: (conversation: Conversation, entryId: string | undefined, words: string) => void;
}

/** A reply that waits for an answer to 'Send it all the same?'. */
interface Held {
  newer: Conversation['entries'];
  version: number;
  sendAt: Date | undefined;
}

const offlineMessage =
  'It could not be sent, because there is no connection. Your words stay here, on this device.';
const problemWords = (error: unknown) =>
  error instanceof ApiError && error.status === 0 ? offlineMessage : messageOf(error);

/** The place to answer, or to write a note for the office. What is written stays until it is sent. */
export function ReplyBox(props: ReplyBoxProps) {
  const { conversation, seen, isOwner, draft, side, box, onSide, onDraft, onCurrent, onSent } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [held, setHeld] = useState<Held | null>(null);
  const [dialog, setDialog] = useState<'later' | 'saved' | null>(null);
  const canReply = conversation.personEmail !== '';
  const text = draft[side];
  const params = { id: conversation._id };

  function keep(words: string) {
    setError(undefined);
    onDraft({ ...draft, [side]: words });
  }

  function refuse(message: string) {
    setError(message);
    box.current?.focus();
  }

  /** Checks the words before they are sent, and shows what is wrong. */
  function isReady(): boolean {
    const checked = addNote.body.safeParse({ text });
    const open = side === 'reply' ? firstOpenField(text) : undefined;
    if (!checked.success) refuse(fieldMessages(checked.error).text ?? 'Please write a few words.');
    else if (open !== undefined) {
      refuse(`Please write something in place of ${open.name}.`);
      box.current?.setSelectionRange(open.start, open.end);
    }
    return checked.success && open === undefined;
  }

  async function send(version: number, sendAt?: Date) {
    if (isBusy || !isReady()) return;
    setBusy(true);
    setHeld(null);
    try {
      const body = { text, ...(sendAt === undefined ? {} : { sendAt: sendAt.toISOString() }) };
      const reply = await callEndpoint(replyToPerson, body, { params, version });
      onDraft({ ...draft, reply: '' });
      onSent(reply.conversation, reply.entryId, reply.message);
    } catch (failure) {
      const current = currentIn(failure);
      if (current === undefined) refuse(problemWords(failure));
      else {
        const known = new Set(seen.entries.map(({ _id }) => _id));
        setHeld({
          newer: current.entries.filter(({ _id }) => !known.has(_id)),
          version: current.version,
          sendAt,
        });
        onCurrent(current);
      }
    } finally {
      setBusy(false);
    }
  }

  async function saveNote() {
    if (isBusy || !isReady()) return;
    setBusy(true);
    try {
      const reply = await callEndpoint(addNote, { text }, { params });
      onDraft({ ...draft, note: '' });
      onSent(reply.conversation, undefined, reply.message);
    } catch (failure) {
      refuse(problemWords(failure));
    } finally {
      setBusy(false);
    }
  }

  const finish = () => (side === 'note' ? saveNote() : send(seen.version));
  const isClosedToReply = side === 'reply' && !canReply;
  return (
    <section className={styles.box} aria-label="Answer" data-screen="">
      <div className={styles.sides}>
        {(['reply', 'note'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={side === each} onClick={() => onSide(each)}>
            {each === 'reply' ? 'Reply' : 'Note'}
          </button>
        ))}
        <span id="reply-hint">
          {side === 'note' && 'For the office. The family sees notes when they export their data.'}
          {side === 'reply' && canReply && `By mail to ${conversation.personEmail}`}
        </span>
      </div>
      {isClosedToReply && (
        <p className={styles.noMail}>This person left no email. Please call or use WhatsApp.</p>
      )}
      <div
        className={isClosedToReply ? styles.hidden : field.field}
        data-wrong={error !== undefined || undefined}
      >
        <label className="visually-hidden" htmlFor="reply-text">
          {side === 'reply' ? 'Reply' : 'Note'}
        </label>
        <span className={`${ruled.ruled} ${field.box} ${styles.frame}`}>
          <textarea
            ref={box}
            id="reply-text"
            className={field.input}
            maxLength={maxReplyLength}
            value={text}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? 'reply-hint' : 'reply-hint reply-error'}
            onChange={(event) => keep(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void finish();
              if (event.key === 'Escape') document.getElementById('conversation')?.focus();
            }}
          />
        </span>
        <FieldError id="reply-error" message={error} isAlert />
      </div>
      {!isClosedToReply && (
        <div className={styles.send}>
          {side === 'reply' && (
            <>
              <Button onClick={() => setDialog('saved')}>Saved</Button>
              <Button onClick={() => isReady() && setDialog('later')}>Later</Button>
            </>
          )}
          <Button kind="primary" isBusy={isBusy} onClick={() => void finish()}>
            {side === 'reply' ? 'Send' : 'Add note'}
          </Button>
        </div>
      )}
      <NewerWords
        newer={held?.newer ?? null}
        onClose={() => setHeld(null)}
        onSend={() => {
          if (held !== null) void send(held.version, held.sendAt);
        }}
      />
      <TimeDialog
        title="Send later"
        action="Send then"
        isOpen={dialog === 'later'}
        onClose={() => setDialog(null)}
        onChoose={(at) => {
          setDialog(null);
          void send(seen.version, at);
        }}
      />
      <SavedReplies
        isOpen={dialog === 'saved'}
        conversation={conversation}
        text={draft.reply}
        canDelete={isOwner}
        box={box}
        onClose={() => setDialog(null)}
        onInsert={(words) => {
          setDialog(null);
          keep(draft.reply.trim() === '' ? words : `${draft.reply.trimEnd()}\n\n${words}`);
        }}
      />
    </section>
  );
}
