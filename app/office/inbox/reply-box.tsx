import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { addNote, replyToPerson, type Conversation } from '#contract/school/conversation.ts';
import { callEndpoint } from '#app/api.ts';
import { SubmitButton } from '#app/ui/form/button.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { stateAfterConflict } from '../kit/use-office-detail.ts';
import { viewButtons } from '../kit/toolbar.tsx';
import { useWork } from '../kit/use-work.ts';
import { NewerWords } from './newer-words.tsx';
import type { Draft, Side } from './reply-draft.ts';
import { openField } from './saved-reply-fields.ts';
import { SavedReplies } from './saved-replies.tsx';
import styles from './conversation.module.css';

interface ReplyBoxProps {
  /** The conversation as the writer sees it. */
  conversation: Conversation;
  /** Whether the conversation has something newer than the writer sees. */
  isBehind: boolean;
  /** Whether the account may delete saved replies. */
  canDelete: boolean;
  now: number;
  draft: Draft;
  side: Side;
  field: RefObject<HTMLTextAreaElement | null>;
  onSide: (side: Side) => void;
  onDraft: (draft: Draft) => void;
  /** Shows what is newer. */
  onShowNew: () => void;
  /** Called with the present state when somebody else has changed the conversation. */
  onCurrent: (conversation: Conversation) => Promise<void>;
  onSent: (conversation: Conversation) => Promise<void>;
  onNoted: (conversation: Conversation) => Promise<void>;
}

/** A reply that waits for an answer to 'Send all the same?'. */
interface Stopped {
  newer: Conversation['entries'];
  current: Conversation;
}

/** The text of a reply. A saved reply may have left a field open, which a family must not get. */
const replyText = z.object({
  text: replyToPerson.body.shape.text.check(
    z.refine((text) => openField(text) === undefined, {
      error: ({ input }) => `Please write something in place of ${openField(String(input))}.`,
    }),
  ),
});

const sideWords = { reply: 'Reply', note: 'Note for the office' } as const;

/** The place to answer, or to write a note for the office. What is written stays until it is sent. */
export function ReplyBox(props: ReplyBoxProps) {
  const { conversation, isBehind, canDelete, now, draft, side, field } = props;
  const { onSide, onDraft, onShowNew, onCurrent, onSent, onNoted } = props;
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [, run] = useWork<'send'>();
  const params = { id: conversation._id };
  const canReply = conversation.personEmail !== '';

  /** Sends a reply. Something new in the conversation stops it. @throws ApiError for the form */
  async function send(text: string, from: Conversation) {
    try {
      await onSent(await callEndpoint(replyToPerson, { text }, { params, version: from.version }));
    } catch (error) {
      const current = stateAfterConflict(error, replyToPerson.reply);
      if (current === undefined) throw error;
      const known = new Set(from.entries.map(({ _id }) => _id));
      setStopped({ newer: current.entries.filter(({ _id }) => !known.has(_id)), current });
      await onCurrent(current);
    }
  }

  function sendAllTheSame({ current }: Stopped) {
    setStopped(null);
    return run('send', () => send(draft.reply, current));
  }

  async function addTheNote({ text }: { text: string }) {
    await onNoted(await callEndpoint(addNote, { text }, { params }));
  }

  function insert(words: string) {
    const text = draft.reply.trim() === '' ? words : `${draft.reply.trimEnd()}\n\n${words}`;
    onDraft({ ...draft, reply: text });
    setChoosing(false);
  }

  return (
    <section className={styles.box} aria-label="Answer">
      <div className={styles.tools}>
        <div className={viewButtons}>
          {(['reply', 'note'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={side === each}
              aria-keyshortcuts={each === 'reply' ? 'r' : 'n'}
              title={`Key ${each === 'reply' ? 'r' : 'n'}`}
              onClick={() => onSide(each)}
            >
              {sideWords[each]}
            </button>
          ))}
        </div>
        {side === 'reply' && canReply && (
          <button type="button" className={quietLink} onClick={() => setChoosing(true)}>
            Saved replies
          </button>
        )}
      </div>
      {side === 'reply' && !canReply ? (
        <p className={styles.hint}>
          This person left no email. Please call
          {conversation.personPhone === '' ? '.' : ', or use WhatsApp.'}
        </p>
      ) : (
        <Form
          // Another field with another text.
          key={side}
          className={styles.form}
          schema={side === 'reply' ? replyText : addNote.body}
          onSubmit={side === 'reply' ? ({ text }) => send(text, conversation) : addTheNote}
        >
          <TextArea
            name="text"
            label={side === 'reply' ? 'Your reply' : 'Your note'}
            className={styles.words}
            ref={field}
            value={draft[side]}
            onChange={({ target: { value } }) => onDraft({ ...draft, [side]: value })}
            title="Ctrl and Enter send it"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
          <SubmitButton className={styles.send} busyLabel="Sending…">
            {side === 'reply' ? 'Send' : 'Add the note'}
          </SubmitButton>
          <div className={styles.hint} aria-live="polite">
            {isBehind ? (
              <button type="button" className={quietLink} onClick={onShowNew}>
                Something is new: show it
              </button>
            ) : side === 'reply' ? (
              `By mail to ${conversation.personEmail}`
            ) : (
              'The family sees notes when it exports its data.'
            )}
          </div>
        </Form>
      )}
      <NewerWords
        newer={stopped?.newer ?? null}
        now={now}
        onClose={() => setStopped(null)}
        onSend={() => void (stopped && sendAllTheSame(stopped))}
      />
      <SavedReplies
        isOpen={isChoosing}
        conversation={conversation}
        written={draft.reply}
        canDelete={canDelete}
        field={field}
        onClose={() => setChoosing(false)}
        onInsert={insert}
      />
    </section>
  );
}
