import { useId, useState } from 'react';
import type { User } from '#contract/users/account.ts';
import {
  getOwnConversation,
  noSuchConversation,
  type OwnConversation,
  type OwnConversationDetail,
} from '#contract/school/own-conversation.ts';
import { ApiError } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { AnswerBox } from './answer-box.tsx';
import { readAnswerDraft, saveAnswerDraft } from './answer-draft.ts';
import { aboutOf, standingOf } from './conversation-words.ts';
import { OwnWords } from './own-words.tsx';
import styles from './own-conversations.module.css';

/** The id of the button that opens a conversation. */
export const toggleIdOf = (id: string): string => `conversation-${id}`;

interface OwnConversationSheetProps {
  user: User;
  item: OwnConversation;
  /** Called with the state that the server has just sent. */
  onChange: (changed: OwnConversation) => void;
}

/** One conversation: what it is about and where it stands. Open, it shows the words and the box to answer. */
export function OwnConversationSheet({ user, item, onChange }: OwnConversationSheetProps) {
  const { _id: id } = item;
  const panelId = useId();
  const standingId = useId();
  const [isOpen, setOpen] = useState(false);
  const [detail, setDetail] = useState<OwnConversationDetail | 'none' | 'loading' | 'failed' | 'gone'>(
    'none',
  );
  // Here and not in the box, so that a closed conversation says that something is not sent yet.
  const [text, setText] = useState(() => readAnswerDraft(user._id, id));

  function write(written: string) {
    setText(written);
    saveAnswerDraft(user._id, id, written);
  }

  function show(changed: OwnConversationDetail) {
    setDetail(changed);
    onChange(changed);
  }

  async function load() {
    setDetail('loading');
    try {
      show(await callEndpoint(getOwnConversation, undefined, { params: { id } }));
    } catch (error) {
      setDetail(error instanceof ApiError && error.status === 404 ? 'gone' : 'failed');
    }
  }

  function toggle() {
    setOpen(!isOpen);
    if (!isOpen && (detail === 'none' || detail === 'failed')) void load();
  }

  function loadAgain() {
    // The pressed button goes.
    document.getElementById(toggleIdOf(id))?.focus();
    void load();
  }

  return (
    <Sheet className={styles.sheet}>
      <div className={styles.head}>
        <h3>
          <button
            type="button"
            id={toggleIdOf(id)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-describedby={standingId}
            onClick={toggle}
          >
            {aboutOf(item)}
          </button>
        </h3>
        <p id={standingId} className={styles[item.status]}>
          {standingOf(item)}
          {!isOpen && text.trim() !== '' && '. What you wrote is not sent yet'}
        </p>
        <Icon name="down" />
      </div>
      {/* Stays when it is closed: what is typed must not be lost where storage is disabled. */}
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {/* As high as one message and the box to answer, so that little moves below it. */}
        {detail === 'loading' && <Skeleton lines={8} words="Loading the conversation." />}
        {detail === 'gone' && <p>{noSuchConversation} It may have been deleted.</p>}
        {detail === 'failed' && (
          <div className={styles.problem} role="alert">
            <p>The conversation could not be loaded.</p>
            <Button onClick={loadAgain}>Try again</Button>
          </div>
        )}
        {typeof detail !== 'string' && (
          <>
            <OwnWords entries={detail.entries} reader={user.fullName} />
            <AnswerBox conversation={detail} text={text} onWrite={write} onSent={show} />
          </>
        )}
      </div>
    </Sheet>
  );
}
