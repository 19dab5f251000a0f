import { useEffect, type MouseEvent, type PointerEvent } from 'react';
import { Link, useLocation } from 'react-router';
import type { Question } from '#content/about.ts';
import { Icon } from './icon.tsx';
import { RichWords } from './rich-text.tsx';
import { toast } from './toast.tsx';
import styles from './accordion.module.css';

/** Long enough to reach the next question before the rows move under the pointer. */
const graceMs = 400;

/** Remembers what opened an item: only what the mouse opened closes when the mouse leaves. */
function rememberOpener({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  currentTarget.dataset.pressedBy = pointerType;
}

function forgetOpener({ currentTarget }: { currentTarget: HTMLElement }) {
  delete currentTarget.dataset.pressedBy;
}

/** Closes an item that the mouse opened and has left, unless the keyboard is at work inside it (docs/specification.md, section 2, About). */
function closeOnLeave({ currentTarget: item, pointerType }: PointerEvent<HTMLDetailsElement>) {
  if (pointerType !== 'mouse' || item.querySelector<HTMLElement>('summary')?.dataset.pressedBy !== 'mouse')
    return;
  setTimeout(() => {
    if (!item.matches(':hover') && item.querySelector(':focus-visible') === null) item.open = false;
  }, graceMs);
}

/** Copies an answer's address; where the browser does not allow that, the link is followed and the address bar has it. */
async function copyAddress(event: MouseEvent<HTMLAnchorElement>) {
  const { hash, href } = event.currentTarget;
  // Not there on an insecure page; and a new tab that was asked for is opened.
  if (!('clipboard' in navigator) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(href);
    toast.success('Link copied.');
  } catch {
    globalThis.location.hash = hash;
  }
}

interface AccordionProps {
  /** Items that share a name close each other; the browser sees to it. */
  name: string;
  questions: readonly (Question & { inShort?: string })[];
  level: 2 | 3;
  closesOnLeave?: boolean;
  /** Words of the link that each answer ends with; without them there is none. */
  linkLabel?: string;
}

/** Questions that open one at a time and can be linked to; they need no script. */
export function Accordion({ name, questions, level, closesOnLeave = false, linkLabel }: AccordionProps) {
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1))?.closest('details');
    if (item?.getAttribute('name') !== name) return;
    item.open = true;
    const summary = item.querySelector('summary');
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: 'nearest' });
    // The whole location: a link to the same answer followed again opens it again.
  }, [location, name]);

  const Question = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.accordion}>
      {questions.map(({ id, question, answer, inShort }) => (
        // The browser may have opened the one that the address names before the page came alive.
        <details
          key={id}
          name={name}
          suppressHydrationWarning
          onPointerLeave={closesOnLeave ? closeOnLeave : undefined}
        >
          <summary onPointerDown={rememberOpener} onKeyDown={forgetOpener}>
            <Question>{question}</Question>
            {inShort !== undefined && <span className={styles.inShort}>{inShort}</span>}
            <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
              <path d="M4 15.400c7-.9 15 .3 22-.6" />
              <path className={styles.upright} d="M15.200 4c-.7 7 .5 15-.3 22" />
            </svg>
          </summary>
          {/* The name sits inside, so that even without script an address that ends in it opens the item. */}
          <div id={id} className={styles.answer}>
            <p>
              <RichWords text={answer} />
            </p>
            {linkLabel !== undefined && (
              <Link className={styles.share} to={`#${id}`} replace onClick={copyAddress}>
                <Icon name="link" /> {linkLabel}
              </Link>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
