import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import type { User } from '#contract/users/account.ts';
import {
  changeConversation,
  listConversations,
  undoReply,
  undoSeconds,
  type Conversation,
  type ConversationItem,
} from '#contract/school/conversation.ts';
import { getOverview } from '#contract/school/overview.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { messageOf } from '#app/api-error.ts';
import type { CourseColours } from '#app/admission/course-style.ts';
import { callEndpoint } from '#app/api.ts';
import { Link } from '#app/ui/text/page-link.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import type { ClassTime } from '../trials/trial-time.ts';
import { stateAfterConflict } from '../kit/use-office-detail.ts';
import { useWork } from '../kit/use-work.ts';
import { AboutPanel } from './about-panel.tsx';
import { ConversationHead } from './conversation-head.tsx';
import { EntryList } from './entry-list.tsx';
import { conversationQuery, useShowChanged } from './inbox-queries.ts';
import { RefusedMail } from './refused-mail.tsx';
import { ReplyBox } from './reply-box.tsx';
import { isEmpty, readDraft, saveDraft, useDraft, type Draft, type Side } from './reply-draft.ts';
import { personNameOf } from './words.ts';
import styles from './conversation.module.css';

type Change = BodyOf<typeof changeConversation>;

const changedMeanwhile = 'Somebody else has changed this conversation. Look at it, and do it again.';

/** What the keys of the inbox do in the open conversation. */
export interface PaneActions {
  write: (side: Side) => void;
  close: () => void;
}

export interface ConversationPaneProps {
  id: string;
  user: User;
  /** The timetable, for the proposal of a trial class. */
  classes: readonly ClassTime[];
  /** The courses, for a trial class and for the colour of an application. */
  courses: CourseColours;
  /** The query of the list, to which the link leads back. */
  search: string;
  now: number;
  /** The first one that waits for an answer, besides this one. */
  next: ConversationItem | undefined;
  actions: RefObject<PaneActions | null>;
}

interface OpenConversationProps extends ConversationPaneProps {
  /** The conversation as it was loaded last. */
  latest: Conversation;
}

/** A loaded conversation: who it is with, everything said in it, and the place to answer. */
export function OpenConversation(props: OpenConversationProps) {
  const { latest, id, user, classes, courses, search, now, next, actions } = props;
  const client = useQueryClient();
  const [isMakingTrial, setMakingTrial] = useState(false);
  const showChanged = useShowChanged();
  const draft = useDraft(user._id, id);
  const [side, setSide] = useState<Side>('reply');
  const field = useRef<HTMLTextAreaElement>(null);
  // While somebody writes, nothing moves: what is new waits until it is asked for, or until the reply is sent.
  const [held, setHeld] = useState(() => (isEmpty(draft) ? null : latest));
  const conversation = held ?? latest;

  function keep(words: Draft) {
    saveDraft(user._id, id, words);
    if (isEmpty(words)) setHeld(null);
    else if (held === null) setHeld(latest);
  }

  /** Shows a state that the server has just sent. */
  async function show(changed: Conversation) {
    setHeld((before) => (before === null ? null : changed));
    await showChanged(changed);
  }

  /** After a mail of it was changed. */
  const loadAgain = () =>
    Promise.all(
      [conversationQuery(id).queryKey, [listConversations.path], [getOverview.path]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );

  const [wantsFocus, setWantsFocus] = useState(0);
  useEffect(() => {
    if (wantsFocus > 0) field.current?.focus();
  }, [wantsFocus]);

  // What was said last is read first; a short conversation stays at its top.
  const lastId = latest.entries.at(-1)?._id;
  const opened = useRef(lastId);
  useEffect(() => {
    // With the layout of the next frame, and not with one of its own.
    const frame = requestAnimationFrame(() =>
      document.getElementById(`entry-${opened.current}`)?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, []);

  function write(on: Side) {
    setSide(on);
    // When the field of that side is there.
    setWantsFocus((times) => times + 1);
  }

  /** Changes the conversation. @param undo the values that bring the earlier state back */
  async function change(from: Conversation, values: Change, words: string, undo?: Change) {
    try {
      const changed = await callEndpoint(changeConversation, values, {
        params: { id },
        version: from.version,
      });
      await show(changed);
      if (undo === undefined) toast.success(words);
      else
        toast.action(words, 'Undo', () => void change(changed, undo, 'It is as it was before.'), undoSeconds);
    } catch (error) {
      const current = stateAfterConflict(error, changeConversation.reply);
      if (current !== undefined) await show(current);
      toast.error(current === undefined ? messageOf(error) : changedMeanwhile);
    }
  }

  const [, run] = useWork<'change'>();
  const changeOnce = (values: Change, words: string, undo: Change) =>
    run('change', () => change(conversation, values, words, undo));

  const toggle = () =>
    conversation.status === 'closed'
      ? changeOnce({ status: 'open' }, 'The conversation is open again.', { status: 'closed' })
      : changeOnce({ status: 'closed' }, 'The conversation is closed.', { status: conversation.status });

  /** Takes a reply back that has not left. Its words return to the box. */
  async function takeBack(entryId: string, text: string) {
    try {
      const changed = await callEndpoint(undoReply, undefined, { params: { id, entryId } });
      const { reply, note } = readDraft(user._id, id);
      const words = { reply: reply.trim() === '' ? text : `${text}\n\n${reply}`, note };
      await showChanged(changed);
      saveDraft(user._id, id, words);
      setHeld(changed);
      toast.success('The reply is taken back. Its words are in the box again.');
      write('reply');
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  async function sent(changed: Conversation) {
    keep({ ...draft, reply: '' });
    await showChanged(changed);
    const reply = changed.entries.findLast(({ kind }) => kind === 'out');
    if (reply !== undefined)
      toast.action(
        `The reply leaves in ${undoSeconds} seconds.`,
        'Take back',
        () => void takeBack(reply._id, reply.text),
        undoSeconds,
      );
  }

  useImperativeHandle(actions, () => ({ write, close: () => void toggle() }));

  return (
    <>
      <ConversationHead
        conversation={conversation}
        user={user}
        now={now}
        draft={draft.reply}
        onToggle={toggle}
        onAssign={(assignee, words) =>
          changeOnce({ assignee }, words, { assignee: conversation.assignee?._id ?? null })
        }
        search={search}
        onMakeTrial={
          conversation.trialId === null && conversation.applicationId === null
            ? () => setMakingTrial(true)
            : undefined
        }
      />
      <EntryList
        entries={conversation.entries}
        now={now}
        renderRefused={(entry) => (
          <RefusedMail
            entry={entry}
            conversation={conversation}
            isOwner={user.role === 'admin'}
            onChanged={() => void loadAgain()}
          />
        )}
        onTakeBack={(entryId) => {
          const reply = conversation.entries.find(({ _id }) => _id === entryId);
          if (reply !== undefined) void takeBack(entryId, reply.text);
        }}
      />
      <AboutPanel
        conversation={conversation}
        classes={classes}
        courses={courses}
        isMakingTrial={isMakingTrial}
        onMade={async (changed) => {
          setMakingTrial(false);
          await show(changed);
        }}
        onCancel={() => setMakingTrial(false)}
      />
      {conversation.nextId !== null && (
        <p className={styles.onward}>
          <Link className={quietLink} to={`/office/inbox/${conversation.nextId}${search}`}>
            {personNameOf(conversation)} has written again: newer conversation
          </Link>
        </p>
      )}
      {conversation.status !== 'open' && next !== undefined && (
        <p className={styles.onward}>
          <Link className={quietLink} to={`/office/inbox/${next._id}${search}`}>
            Next one to answer: {personNameOf(next)}
          </Link>
        </p>
      )}
      <ReplyBox
        conversation={conversation}
        isBehind={latest.version !== conversation.version}
        canDelete={user.role === 'admin'}
        now={now}
        draft={draft}
        side={side}
        field={field}
        onSide={write}
        onDraft={keep}
        onShowNew={() => setHeld(latest)}
        onCurrent={show}
        onSent={sent}
        onNoted={async (changed) => {
          keep({ ...draft, note: '' });
          await show(changed);
          toast.success('The note is added.');
        }}
      />
    </>
  );
}
