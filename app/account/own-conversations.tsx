import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/users/account.ts';
import { messageOf } from '#app/api-error.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { OwnConversationSheet, toggleIdOf } from './own-conversation.tsx';
import type { OwnConversationList } from './use-own-conversations.ts';
import styles from './own-conversations.module.css';

interface OwnConversationsProps {
  user: User;
  conversations: OwnConversationList;
  /** What follows on the page: shown when the conversations are known, so that they do not move it. */
  children: ReactNode;
}

/** The account's conversations with the school, to read and to answer; nothing before there are any. */
export function OwnConversations({ user, conversations, children }: OwnConversationsProps) {
  const { items, hasMore, problem, load, replace } = conversations;
  if (items === null) return <Skeleton lines={9} />;
  const section = (
    <section aria-labelledby="messages">
      <h2 id="messages">Your messages</h2>
      {problem !== null && (
        <div className={styles.problem} role="alert">
          <p>{problem}</p>
          <Button onClick={() => void load()}>Try again</Button>
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item._id}>
              <OwnConversationSheet user={user} item={item} onChange={replace} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <MoreButton {...conversations} />}
    </section>
  );
  return (
    <>
      {(items.length > 0 || problem !== null) && section}
      {children}
    </>
  );
}

function MoreButton({ showMore }: OwnConversationList) {
  const [isBusy, setBusy] = useState(false);

  async function show() {
    if (isBusy) return;
    setBusy(true);
    try {
      const first = await showMore();
      // After the rendering of the new ones: the button may be gone, and with it the place of the keyboard.
      flushSync(() => setBusy(false));
      if (first !== undefined) document.getElementById(toggleIdOf(first._id))?.focus();
    } catch (error) {
      setBusy(false);
      toast.error(messageOf(error));
    }
  }

  return (
    <Button className={styles.more} isBusy={isBusy} onClick={() => void show()}>
      Show more
    </Button>
  );
}
