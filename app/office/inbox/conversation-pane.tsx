import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { changeConversation, undoReply, undoSeconds, type Conversation } from '#contract/conversation.ts';
import type { User } from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { toast } from '#app/ui/toast.tsx';
import { currentIn } from './current-state.ts';
import { ConversationHead, type Person } from './conversation-head.tsx';
import { EntryList } from './entry-list.tsx';
import { ReplyBox } from './reply-box.tsx';
import { readReplyDraft, saveReplyDraft, type DraftText } from './reply-draft.ts';
import { useConversation } from './use-conversation.ts';
import styles from './inbox.module.css';

/** What the keys of the inbox do in the open conversation. */
export interface PaneActions {
  reply: () => void;
  note: () => void;
  close: () => void;
}

interface ConversationPaneProps {
  id: string;
  user: User;
  /** The query of the list, to which the link leads back. */
  query: string;
  now: number;
  /** People to whom a conversation can be given. */
  people: readonly Person[];
  actions: RefObject<PaneActions | null>;
  /** Called after a change, so that the list follows. */
  onChanged: () => void;
}

type Change = BodyOf<typeof changeConversation>;

const headingId = 'conversation';

/** One conversation: who it is with, everything said in it, and the place to answer. */
export function ConversationPane(props: ConversationPaneProps) {
  const { id, user, query, now, people, actions, onChanged } = props;
  const { conversation, seen, viewers, state, reload, show } = useConversation(user._id, id);
  const [draft, setDraft] = useState<DraftText>(() => readReplyDraft(user._id, id));
  const [side, setSide] = useState<'reply' | 'note'>('reply');
  const box = useRef<HTMLTextAreaElement>(null);

  function keepDraft(next: DraftText) {
    saveReplyDraft(user._id, id, next);
    setDraft(next);
  }

  function write(on: 'reply' | 'note') {
    setSide(on);
    box.current?.focus();
  }

  function shown(next: Conversation) {
    show(next);
    onChanged();
  }

  /** Moves the focus to the heading, where the keys of the inbox work again. */
  const focusHeading = () => document.getElementById(headingId)?.focus();

  /** Changes the conversation. @param undo the values that bring the earlier state back */
  async function change(values: Change, from: Conversation, undo?: Change) {
    try {
      const { message, conversation: next } = await callEndpoint(changeConversation, values, {
        params: { id },
        version: from.version,
      });
      shown(next);
      if (undo === undefined) toast.success(message);
      else toast.action(message, 'Undo', () => void change(undo, next), undoSeconds);
    } catch (error) {
      const current = currentIn(error);
      if (current === undefined) toast.error(messageOf(error));
      else {
        shown(current);
        toast.error('Somebody else has changed this conversation. Look at it, and do it again.');
      }
    }
  }

  const close = (from: Conversation) =>
    change({ status: from.status === 'closed' ? 'open' : 'closed' }, from, { status: from.status });

  /** Takes a reply back that is not sent yet. Its words return to the box. */
  async function takeBack(entryId: string) {
    try {
      const undone = await callEndpoint(undoReply, undefined, { params: { id, entryId } });
      const kept = readReplyDraft(user._id, id);
      const reply = [undone.text, kept.reply].filter((text) => text.trim() !== '').join('\n\n');
      keepDraft({ ...kept, reply });
      shown(undone.conversation);
      toast.success(undone.message);
      write('reply');
    } catch (error) {
      toast.error(messageOf(error));
      reload();
    }
  }

  useImperativeHandle(actions, () => ({
    reply: () => write('reply'),
    note: () => write('note'),
    close() {
      if (conversation !== null) void close(conversation);
    },
  }));

  return (
    <section className={styles.pane} aria-labelledby={headingId}>
      <p className={styles.back} data-screen="">
        <Link className={quietLink} to={`/office/inbox${query}`}>
          Back to the inbox
        </Link>
      </p>
      {conversation === null || seen === null ? (
        <NotShown state={state} onRetry={reload} />
      ) : (
        <>
          <ConversationHead
            conversation={conversation}
            headingId={headingId}
            now={now}
            viewers={viewers}
            user={user}
            people={people}
            onChange={(values, undo) => void change(values, conversation, undo)}
            onClose={() => void close(conversation)}
          />
          <EntryList entries={conversation.entries} onTakeBack={(entryId) => void takeBack(entryId)} />
          <ReplyBox
            conversation={conversation}
            seen={seen}
            isOwner={user.role === 'admin'}
            draft={draft}
            side={side}
            box={box}
            onSide={write}
            onDraft={keepDraft}
            onCurrent={shown}
            onSent={(next, entryId, words) => {
              shown(next);
              if (entryId === undefined) toast.success(words);
              else toast.action(words, 'Undo', () => void takeBack(entryId), undoSeconds);
              setSide('reply');
              focusHeading();
            }}
          />
        </>
      )}
    </section>
  );
}

function NotShown({ state, onRetry }: { state: string; onRetry: () => void }) {
  return (
    <div className={styles.why}>
      <h2 id={headingId} tabIndex={-1}>
        Conversation
      </h2>
      {state === 'loading' && <Skeleton lines={6} words="Loading the conversation." />}
      {state === 'missing' && <p>There is no such conversation. It may have been deleted.</p>}
      {state === 'failed' && (
        <>
          <p>The conversation could not be loaded.</p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </div>
  );
}
