import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  getOwnConversation,
  listOwnConversations,
  maxReplyLength,
  replyToSchool,
  type OwnConversation,
} from '#contract/conversation.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { callEndpoint } from '#app/api.ts';
import { Button, SubmitButton } from '#app/ui/button.tsx';
import { ShortTimestamp } from '#app/ui/date.tsx';
import { Form } from '#app/ui/form.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/page-link.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.tsx';
import styles from './own-conversations.module.css';

type Detail = ReplyOf<typeof getOwnConversation>['conversation'];
type Page = ReplyOf<typeof listOwnConversations>;

const kindWords: Record<OwnConversation['kind'], string> = {
  message: 'Your message',
  trial: 'Your trial class',
  doubt: 'Your question',
  application: 'Your application',
};

/** What a conversation is about: 'Your application: Ananya Nair, Junior Beginner'. */
function titleOf({ kind, childName, course }: OwnConversation): string {
  const about = [childName, course?.name].filter(Boolean).join(', ');
  return about === '' ? kindWords[kind] : `${kindWords[kind]}: ${about}`;
}

/**
 * The family's conversations with the school, which they read and answer here.
 * @param children what follows; it appears with the list, so that it does not move
 */
export function OwnConversations({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Page | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (page !== 'loading') return undefined;
    let isCurrent = true;
    callEndpoint(listOwnConversations, undefined, { query: { limit: 25 } }).then(
      (reply) => isCurrent && setPage(reply),
      () => isCurrent && setPage('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [page]);

  async function showMore() {
    if (typeof page === 'string' || page.next === null) return;
    const query = { limit: 25, cursor: page.next };
    const more = await callEndpoint(listOwnConversations, undefined, { query });
    setPage({ ...more, items: [...page.items, ...more.items] });
  }

  return (
    <>
      <section aria-labelledby="conversations" className={styles.conversations}>
        <h2 id="conversations">Your conversations with the school</h2>
        {page === 'loading' && <Skeleton lines={3} words="Loading your conversations." />}
        {page === 'failed' && (
          <>
            <p>Your conversations could not be loaded.</p>
            <Button onClick={() => setPage('loading')}>Try again</Button>
          </>
        )}
        {typeof page !== 'string' && page.items.length === 0 && (
          <p className={styles.quiet}>
            There are none yet. <Link to="/contact">Write to us</Link>, and our answer appears here too.
          </p>
        )}
        {typeof page !== 'string' && (
          <ul className={styles.list}>
            {page.items.map((item) => (
              <li key={item._id}>
                <OwnConversationSheet item={item} />
              </li>
            ))}
          </ul>
        )}
        {typeof page !== 'string' && page.next !== null && (
          <Button
            onClick={() =>
              void showMore().catch(() => toast.error('Your conversations could not be loaded.'))
            }
          >
            Show more
          </Button>
        )}
      </section>
      {page !== 'loading' && children}
    </>
  );
}

/** Where a conversation stands, in words for the family. */
function Standing({ item: { status, respondBy, lastKind } }: { item: OwnConversation }) {
  if (respondBy !== null) {
    return (
      <>
        We answer by <ShortTimestamp iso={respondBy} />.
      </>
    );
  }
  if (status === 'closed') return 'Closed. You can still write to us here.';
  return lastKind === 'out' ? 'We have answered.' : 'We have read it.';
}

function OwnConversationSheet({ item }: { item: OwnConversation }) {
  const [isOpen, setOpen] = useState(false);
  const [detail, setDetail] = useState<Detail | 'loading' | 'failed'>('loading');
  const shown = typeof detail === 'string' ? item : detail;

  const load = useCallback(async () => {
    try {
      const { conversation } = await callEndpoint(getOwnConversation, undefined, {
        params: { id: item._id },
      });
      setDetail(conversation);
    } catch {
      setDetail('failed');
    }
  }, [item._id]);

  return (
    <Sheet className={styles.sheet}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen) void load();
        }}
      >
        <span>
          <b>{titleOf(shown)}</b>
          <span className={styles.excerpt} title={shown.excerpt}>
            {shown.excerpt}
          </span>
          <span className={styles.quiet}>
            <ShortTimestamp iso={shown.lastAt} />
            {' · '}
            <Standing item={shown} />
          </span>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && detail === 'loading' && <Skeleton lines={3} words="Loading the conversation." />}
      {isOpen && detail === 'failed' && (
        <div className={styles.body}>
          <p>The conversation could not be loaded.</p>
          <Button
            onClick={() => {
              setDetail('loading');
              void load();
            }}
          >
            Try again
          </Button>
        </div>
      )}
      {isOpen && typeof detail !== 'string' && <Words detail={detail} onAnswered={setDetail} />}
    </Sheet>
  );
}

function Words({ detail, onAnswered }: { detail: Detail; onAnswered: (detail: Detail) => void }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <div className={styles.body}>
      <ol className={styles.entries}>
        {detail.entries.map(({ _id, kind, text, at, author }) => (
          <li key={_id} className={styles[kind]}>
            <p className={styles.quiet}>
              {kind !== 'event' && <b>{kind === 'in' ? 'You' : (author ?? 'The school')}</b>}
              {kind !== 'event' && ' · '}
              <ShortTimestamp iso={at} />
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <Form
        ref={form}
        className={styles.answer}
        schema={replyToSchool.body}
        onSubmit={async (values) => {
          const { message, conversation } = await callEndpoint(replyToSchool, values, {
            params: { id: detail._id },
          });
          onAnswered(conversation);
          form.current?.reset();
          toast.success(message);
        }}
      >
        <TextArea name="text" label="Answer the school" maxLength={maxReplyLength} />
        <SubmitButton busyLabel="Sending…">Send</SubmitButton>
      </Form>
    </div>
  );
}
