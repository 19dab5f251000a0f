import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { type ConversationItem } from '#contract/conversation.ts';
import { noSuchConversation } from '#contract/own-conversation.ts';
import type { User } from '#contract/account.ts';
import { ApiError } from '#app/api-error.ts';
import { Link } from '#app/ui/page-link.tsx';
import { quietLink } from '#app/ui/link.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ClassTime } from '../trials/time-form.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { trialQuery } from '../trials/trial-queries.ts';
import { applicationQuery } from './change-application.ts';
import { conversationHeadingId } from './conversation-head.tsx';
import { conversationQuery } from './inbox-queries.ts';
import { OpenConversation } from './open-conversation.tsx';
import type { Side } from './reply-draft.ts';
import styles from './conversation.module.css';

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
  /** The query of the list, to which the link leads back. */
  search: string;
  now: number;
  /** The first one that waits for an answer, besides this one. */
  next: ConversationItem | undefined;
  actions: RefObject<PaneActions | null>;
}

/** The open conversation, or why it is not shown. */
export function ConversationPane(props: ConversationPaneProps) {
  const { id, search } = props;
  const { data, error, isLoadingError, refetch } = useQuery(conversationQuery(id));
  const { applicationId = null, trialId = null } = data ?? {};
  // What the conversation is about is shown together with it, so that it moves nothing when it arrives.
  const application = useQuery({
    ...applicationQuery(applicationId ?? ''),
    enabled: applicationId !== null,
  });
  const trial = useQuery({ ...trialQuery(trialId ?? ''), enabled: trialId !== null });
  const isComplete =
    (applicationId === null || !application.isPending) && (trialId === null || !trial.isPending);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <section className={styles.pane} aria-labelledby={conversationHeadingId}>
      <p className={styles.back}>
        <Link className={quietLink} to={`/office/inbox${search}`}>
          Back to the inbox
        </Link>
      </p>
      {data !== undefined && isComplete && !isGone ? (
        <OpenConversation {...props} latest={data} />
      ) : (
        <>
          <h2 id={conversationHeadingId} tabIndex={-1}>
            Conversation
          </h2>
          {isGone && <p>{noSuchConversation} It may have been deleted.</p>}
          {isLoadingError && !isGone && (
            <LoadFailure
              words="The conversation could not be loaded."
              headingId={conversationHeadingId}
              onRetry={() => void refetch()}
            />
          )}
          {error === null && <Skeleton lines={6} words="Loading the conversation." />}
        </>
      )}
    </section>
  );
}
