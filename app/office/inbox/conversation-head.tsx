import { useState } from 'react';
import type { Conversation } from '#contract/school/conversation.ts';
import type { User } from '#contract/users/account.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { actionRow } from '../kit/actions.tsx';
import { BarSelect } from '../kit/toolbar.tsx';
import { PhoneLinks } from '../phone-links.tsx';
import { TimeLeftWords } from './time-left-words.tsx';
import { aboutOf, personNameOf, statusWords } from './words.ts';
import styles from './conversation.module.css';
import list from './inbox.module.css';

/** The id of the heading of the open conversation. */
export const conversationHeadingId = 'conversation';

interface ConversationHeadProps {
  conversation: Conversation;
  user: User;
  now: number;
  /** What is written now; WhatsApp opens with it. */
  draft: string;
  /** Closes the conversation, or opens it again. */
  onToggle: () => Promise<void>;
  /** @param words what the toast says */
  onAssign: (assignee: string | null, words: string) => Promise<void>;
}

/** Who a conversation is with, how to reach them, and what can be done besides writing. */
export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, user, now, draft, onToggle, onAssign } = props;
  const { status, respondBy, maybeSpam, people } = conversation;
  return (
    <header className={styles.head}>
      <h2 id={conversationHeadingId} tabIndex={-1}>
        <bdi>{personNameOf(conversation)}</bdi>
      </h2>
      <p>
        {aboutOf(conversation)}
        {respondBy === null && ` · ${statusWords[status]}`} <TimeLeftWords item={conversation} now={now} />{' '}
        {maybeSpam && <b className={list.spam}>Maybe spam</b>}
      </p>
      <Contact conversation={conversation} draft={draft} />
      <div className={actionRow}>
        <Button aria-keyshortcuts="e" onClick={() => void onToggle()}>
          {status === 'closed' ? 'Open again' : respondBy === null ? 'Close' : 'No answer needed'}
        </Button>
        {people.length > 1 && <Assignee conversation={conversation} user={user} onAssign={onAssign} />}
      </div>
    </header>
  );
}

/** The ways to reach the person, and what else is known of them. */
function Contact({ conversation, draft }: Pick<ConversationHeadProps, 'conversation' | 'draft'>) {
  const { personEmail, personPhone, trialId, userId, isProven } = conversation;
  const name = personNameOf(conversation);
  return (
    <ul className={styles.contact}>
      {personPhone !== '' && <PhoneLinks phone={personPhone} name={name} draft={draft} />}
      {personEmail !== '' && (
        <li>
          <a className={quietLink} href={`mailto:${personEmail}`}>
            {personEmail}
          </a>
        </li>
      )}
      {userId !== null && (
        <li>
          <Link className={quietLink} to={`/office/families/${userId}`}>
            Family
          </Link>{' '}
          {isProven === false && <span className={list.small}>address not proven</span>}
        </li>
      )}
      {trialId !== null && (
        <li>
          <Link className={quietLink} to={`/office/trials?trial=${trialId}`}>
            Trial class
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Who answers. It shows the choice at once, before the server has stored it. */
function Assignee({
  conversation: { assignee, people },
  user,
  onAssign,
}: Pick<ConversationHeadProps, 'conversation' | 'user' | 'onAssign'>) {
  const [chosen, setChosen] = useState<string>();
  const others = people.filter(({ _id }) => _id !== user._id);

  async function assign(id: string) {
    setChosen(id);
    const name = id === user._id ? 'You answer' : `${others.find(({ _id }) => _id === id)?.name} answers`;
    await onAssign(id === '' ? null : id, id === '' ? 'Anybody may answer.' : `${name}.`);
    setChosen(undefined);
  }

  return (
    <BarSelect
      id="assignee"
      label="Who answers"
      value={chosen ?? assignee?._id ?? ''}
      options={[['', 'Nobody'], [user._id, 'Me'], ...others.map(({ _id, name }) => [_id, name] as const)]}
      onChoose={(id) => void assign(id)}
    />
  );
}
