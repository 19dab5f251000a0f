import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  answerPhotoConsent,
  openPhotoConsent,
  usedLink,
  type OwnChild,
} from '#contract/school/photo-consent.ts';
import { photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { dayIn } from '#contract/school-time.ts';
import { ApiError, messageOf } from '#app/api-error.ts';
import { callEndpoint } from '#app/api.ts';
import { Button } from '#app/ui/form/button.tsx';
import { useOnline } from '#app/ui/page/online.ts';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { withFieldsOf, type ChildAnswer } from './consent-schema.ts';
import { ConsentText } from './consent-text.tsx';
import { keepLink, type KeptLink } from './kept-link.ts';
import { LinkForm } from './link-form.tsx';
import { NoLink } from './no-link.tsx';
import { OtherWays } from './other-ways.tsx';
import styles from './photo-consent.module.css';
import { linkWords as words } from './words.ts';

type State =
  | { kind: 'loading' }
  | { kind: 'open'; children: readonly OwnChild[]; until: string }
  | { kind: 'noted'; children: readonly OwnChild[] }
  /** The link cannot be used. */
  | { kind: 'dead'; message: string }
  | { kind: 'failed'; isUnreached: boolean; message: string };

const start = ({ noted }: KeptLink): State =>
  noted === null ? { kind: 'loading' } : { kind: 'noted', children: noted };

const isOfLink = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

interface OpenedLinkProps {
  link: KeptLink;
  timeZone: string;
  onNoted: (isNoted: boolean) => void;
}

/** A link of a mail: its questions, what was noted through it, or why it cannot be used. */
export function OpenedLink({ link, timeZone, onNoted }: OpenedLinkProps) {
  const { token } = link;
  const [state, setState] = useState<State>(() => start(link));
  const [today] = useState(() => dayIn(timeZone));

  const open = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const { children, until } = await callEndpoint(openPhotoConsent, { token });
      setState({ kind: 'open', children, until });
    } catch (error) {
      const message = messageOf(error);
      if (isOfLink(error)) setState({ kind: 'dead', message });
      else
        setState({ kind: 'failed', isUnreached: error instanceof ApiError && error.status === 0, message });
    }
  }, [token]);

  useEffect(() => {
    onNoted(link.noted !== null);
    if (link.noted === null) void open();
  }, [link, open, onNoted]);

  async function send(answers: ChildAnswer[]) {
    const ids = answers.map(({ childId }) => childId);
    try {
      await withFieldsOf(ids, async () => {
        const { children } = await callEndpoint(answerPhotoConsent, { token, answers });
        keepLink({ token, noted: children });
        // The form and its button are gone: the page begins anew.
        flushSync(() => {
          setState({ kind: 'noted', children });
          onNoted(true);
        });
        focusTitle();
      });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      // The link was used in another tab, or a child is no longer in the list: the link says which.
      toast.error(error.message);
      await open();
      focusTitle();
    }
  }

  // What follows comes with it: it would move when the link is open.
  if (state.kind === 'loading')
    return (
      <>
        <p>{words.intro}</p>
        <Skeleton lines={6} />
      </>
    );
  return (
    <>
      {state.kind === 'dead' && (
        <NoLink message={state.message} more={state.message === usedLink ? words.used : undefined} />
      )}
      {state.kind === 'failed' && <Failure {...state} onRetry={open} />}
      {state.kind === 'open' && (
        <LinkForm
          childrenOfLink={state.children}
          until={state.until}
          timeZone={timeZone}
          today={today}
          onSend={send}
        />
      )}
      {state.kind === 'noted' && <Noted noted={state.children} today={today} />}
      <OtherWays />
    </>
  );
}

/** Moves the focus to the heading of the page, from where reading begins. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (title === null) return;
  title.tabIndex = -1;
  title.focus();
  scrollTo({ top: 0, behavior: 'instant' });
}

interface FailureProps {
  isUnreached: boolean;
  message: string;
  onRetry: () => Promise<void>;
}

/** The link could not be opened. Without a network it is opened again as soon as there is one. */
function Failure({ isUnreached, message, onRetry }: FailureProps) {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    else if (isUnreached && wasOffline) void onRetry();
  }, [isOnline, isUnreached, wasOffline, onRetry]);
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.message}>{isUnreached ? (isOnline ? words.unreached : words.offline) : message}</p>
      {isOnline && <Button onClick={() => void onRetry()}>Try again</Button>}
    </div>
  );
}

/** What was noted, and how it is changed. */
function Noted({ noted, today }: { noted: readonly OwnChild[]; today: string }) {
  return (
    <div className={styles.noted}>
      <p className={styles.message}>{words.noted}</p>
      <ul>
        {noted.map((child) => (
          <li key={child._id}>
            <h2>{child.fullName}</h2>
            <p>
              <ConsentText child={child} today={today} />
            </p>
          </li>
        ))}
      </ul>
      <p>{photoConsentWords.freely}</p>
      <p>{words.change}</p>
    </div>
  );
}
