import { useQuery } from '@tanstack/react-query';
import { noSuchConversation } from '#contract/school/own-conversation.ts';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { useOfficeDetail } from '../kit/use-office-detail.ts';
import { trialQuery } from '../trials/trial-queries.ts';
import { applicationQuery } from './change-application.ts';
import { conversationHeadingId } from './conversation-head.tsx';
import { conversationQuery } from './inbox-queries.ts';
import { OpenConversation, type ConversationPaneProps } from './open-conversation.tsx';
import styles from './conversation.module.css';

/** The open conversation, or why it is not shown. */
export function ConversationPane(props: ConversationPaneProps) {
  const { id } = props;
  const { query, shown, isGone } = useOfficeDetail(conversationQuery(id));
  const { applicationId = null, trialId = null } = shown ?? {};
  // What the conversation is about is shown together with it, so that it moves nothing when it arrives.
  const application = useQuery({
    ...applicationQuery(applicationId ?? ''),
    enabled: applicationId !== null,
  });
  const trial = useQuery({ ...trialQuery(trialId ?? ''), enabled: trialId !== null });
  const isComplete =
    (applicationId === null || !application.isPending) && (trialId === null || !trial.isPending);
  return (
    <section className={styles.pane} aria-labelledby={conversationHeadingId}>
      {shown !== undefined && isComplete ? (
        <OpenConversation {...props} latest={shown} />
      ) : (
        <>
          <h2 id={conversationHeadingId} tabIndex={-1}>
            Conversation
          </h2>
          {isGone ? (
            <p>{noSuchConversation} It may have been deleted.</p>
          ) : query.isLoadingError ? (
            <LoadFailure
              words="The conversation could not be loaded."
              headingId={conversationHeadingId}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <Skeleton lines={6} words="Loading the conversation." />
          )}
        </>
      )}
    </section>
  );
}
