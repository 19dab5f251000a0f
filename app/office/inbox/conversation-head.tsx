import type { Conversation } from '#contract/school/conversation.ts';
import type { User } from '#contract/users/account.ts';
import { useSchool } from '#app/school.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { ActionMenu, menuAction } from '../kit/action-menu.tsx';
import { PhoneLinks } from '../phone-links.tsx';
import { Assignee } from './assignee.tsx';
import { TimeLeftWords } from './time-left-words.tsx';
import { aboutOf, chatWords, personNameOf, statusWords } from './words.ts';
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
  /** The query of the list, which links keep. */
  search: string;
  /** Closes the conversation, or opens it again. */
  onToggle: () => Promise<void>;
  /** @param words what the toast says */
  onAssign: (assignee: string | null, words: string) => Promise<void>;
  /** Opens the form of a trial class; undefined when there is one already. */
  onMakeTrial: (() => void) | undefined;
}

/** Who a conversation is with, how to reach them, and what can be done besides writing. */
export function ConversationHead(props: ConversationHeadProps) {
  const { conversation, now, draft } = props;
  const { status, respondBy, maybeSpam, mailProblem, personEmail, personPhone, assignee } = conversation;
  const name = personNameOf(conversation);
  const school = useSchool();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2 id={conversationHeadingId} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <TimeLeftWords item={conversation} now={now} />
      </div>
      <p className={list.small}>
        {aboutOf(conversation)}
        {respondBy === null && mailProblem === null && ` · ${statusWords[status]}`}
        {assignee !== null && ` · ${assignee.name} answers`}{' '}
        {maybeSpam && <b className={list.spam}>Maybe spam</b>}
      </p>
      <ul className={styles.contact}>
        {personPhone !== '' && (
          <PhoneLinks phone={personPhone} name={name} draft={draft || chatWords(conversation, school.name)} />
        )}
        {personPhone === '' && personEmail !== '' && (
          <li>
            <a className={quietLink} href={`mailto:${personEmail}`}>
              {personEmail}
            </a>
          </li>
        )}
        <li className={styles.more}>
          <More {...props} />
        </li>
      </ul>
    </header>
  );
}

/** What else can be done with a conversation, and where else its person is. */
function More({ conversation, user, search, onToggle, onAssign, onMakeTrial }: ConversationHeadProps) {
  const { status, respondBy, people, personPhone, personEmail } = conversation;
  const { trialId, userId, isProven, previousId } = conversation;
  return (
    <ActionMenu label="More for this conversation">
      <button
        type="button"
        className={menuAction}
        aria-keyshortcuts="e"
        title="Key e"
        onClick={() => void onToggle()}
      >
        {status === 'closed' ? 'Open again' : respondBy === null ? 'Close' : 'No answer needed'}
      </button>
      {onMakeTrial !== undefined && (
        <button type="button" className={menuAction} onClick={onMakeTrial}>
          Make this a trial class
        </button>
      )}
      {people.length > 1 && <Assignee conversation={conversation} user={user} onAssign={onAssign} />}
      {personPhone !== '' && personEmail !== '' && (
        <a className={menuAction} href={`mailto:${personEmail}`}>
          {personEmail}
        </a>
      )}
      {userId !== null && (
        <Link className={menuAction} to={`/office/families/${userId}`}>
          <span>
            Family
            {isProven === false && <span className={list.small}> · address not proven</span>}
          </span>
        </Link>
      )}
      {previousId !== null && (
        <Link className={menuAction} to={`/office/inbox/${previousId}${search}`}>
          Earlier conversation with {personNameOf(conversation)}
        </Link>
      )}
      {trialId !== null && (
        <Link className={menuAction} to={`/office/trials?trial=${trialId}`}>
          Trial class
        </Link>
      )}
    </ActionMenu>
  );
}
