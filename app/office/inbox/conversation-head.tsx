import { useState } from 'react';
import type { changeConversation, Conversation } from '#contract/conversation.ts';
import type { User } from '#contract/account.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { useSchool } from '#app/school.ts';
import { ShortTimestamp } from '#app/ui/date.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import field from '#app/ui/field.module.css';
import { Icon } from '#app/ui/icon.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { callUrl, chatUrl } from './phone-links.ts';
import { TimeDialog } from './time-dialog.tsx';
import { TimeLeftBadge } from './time-left-badge.tsx';
import { kindWords, nameOf, statusWords } from './words.ts';
import styles from './inbox.module.css';

export type Person = NonNullable<Conversation['assignee']>;
type Change = BodyOf<typeof changeConversation>;

interface ConversationHeadProps {
  conversation: Conversation;
  headingId: string;
  now: number;
  viewers: readonly string[];
  user: User;
  people: readonly Person[];
  /** @param undo the values that bring the earlier state back */
  onChange: (values: Change, undo?: Change) => void;
  onClose: () => void;
}

const list = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words);

/** Who a conversation is with, where it stands, and everything that can be done with it besides writing. */
export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, headingId, now, viewers, user, people, onChange, onClose } = props;
  const { status, respondBy, needsAnswer, snoozedUntil, childName, course, kind } = conversation;
  const [isSnoozing, setSnoozing] = useState(false);
  const about = [kindWords[kind], childName, course?.name, statusWords[status]].filter(Boolean);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 id={headingId} tabIndex={-1}>
          {nameOf(conversation)}
        </h2>
        {respondBy !== null && needsAnswer && <TimeLeftBadge respondBy={respondBy} now={now} />}
      </div>
      <p className={styles.about}>
        {about.join(' · ')}
        {snoozedUntil !== null && (
          <>
            {' · Snoozed until '}
            <ShortTimestamp iso={snoozedUntil} />
          </>
        )}
      </p>
      <Contact conversation={conversation} />
      <p className={styles.presence} aria-live="polite">
        {viewers.length > 0 && `${list(viewers)} ${viewers.length === 1 ? 'is' : 'are'} here too.`}
      </p>
      <div className={styles.actions} data-screen="">
        {needsAnswer && <Button onClick={() => onChange({ noAnswerNeeded: true })}>No answer needed</Button>}
        <Button onClick={onClose}>{status === 'closed' ? 'Open again' : 'Close'}</Button>
        {snoozedUntil === null ? (
          <Button onClick={() => setSnoozing(true)}>Snooze</Button>
        ) : (
          <Button onClick={() => onChange({ snoozedUntil: null })}>End snooze</Button>
        )}
        <Assignee conversation={conversation} user={user} people={people} onChange={onChange} />
      </div>
      <TimeDialog
        title="Snooze until"
        action="Snooze"
        isOpen={isSnoozing}
        onClose={() => setSnoozing(false)}
        onChoose={(at) => {
          setSnoozing(false);
          onChange({ snoozedUntil: at.toISOString() }, { snoozedUntil: null });
        }}
      />
    </header>
  );
}

/** The ways to reach the person. The chat opens with a ready text. */
function Contact({ conversation }: { conversation: Conversation }) {
  const { personName, personEmail, personPhone, childName } = conversation;
  const { name } = useSchool();
  const call = callUrl(personPhone);
  const about = childName === null ? '' : ` about ${childName}`;
  const chat = chatUrl(
    personPhone,
    `Hello${personName === '' ? '' : ` ${personName}`}, this is ${name}. You wrote to us${about}.`,
  );
  return (
    <ul className={styles.contact}>
      {call !== undefined && (
        <li>
          <a className={quietLink} href={call}>
            Call {personPhone}
          </a>
        </li>
      )}
      {chat !== undefined && (
        <li>
          <a className={quietLink} href={chat} target="_blank" rel="noreferrer">
            WhatsApp<span className="visually-hidden"> to {nameOf(conversation)}</span>
          </a>
        </li>
      )}
      {personEmail !== '' && (
        <li>
          <a className={quietLink} href={`mailto:${personEmail}`}>
            {personEmail}
          </a>
        </li>
      )}
    </ul>
  );
}

type AssigneeProps = Pick<ConversationHeadProps, 'conversation' | 'user' | 'people' | 'onChange'>;

function Assignee({ conversation: { assignee }, user, people, onChange }: AssigneeProps) {
  const others = [...people, ...(assignee === null ? [] : [assignee])].filter(({ _id }) => _id !== user._id);
  const choices = [...new Map(others.map((person) => [person._id, person])).values()];
  return (
    <FieldFrame name="assignee" label="Who answers" className={styles.assignee}>
      <select
        id="assignee"
        className={field.input}
        value={assignee?._id ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ assignee: value === '' ? null : value }, { assignee: assignee?._id ?? null })
        }
      >
        <option value="">Everybody</option>
        <option value={user._id}>Me</option>
        {choices.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </FieldFrame>
  );
}
