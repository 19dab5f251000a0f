import { useEffect, type MouseEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../text/page-link.tsx';
import type { Question } from '#contract/site/faq.ts';
import { Icon } from '../picture/icon.tsx';
import { RichText } from '../text/rich-text.tsx';
import { toast } from './toast.tsx';
import styles from './accordion.module.css';

/** Leaves time to reach the next question before the rows move under the pointer. */
const closeDelayMs = 400;

/** Stores which pointer opened an item: only an item that a mouse opened closes when the mouse leaves. */
function rememberPointerType({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
  currentTarget.dataset.pressedBy = pointerType;
}

function forgetPointerType({ currentTarget }: { currentTarget: HTMLElement }) {
  delete currentTarget.dataset.pressedBy;
}

/**
 * Closes an item when the mouse that opened it leaves, unless an element inside has keyboard focus
 * (docs/specification.md, section 2, About).
 */
function closeOnLeave({ currentTarget: item, pointerType }: PointerEvent<HTMLDetailsElement>) {
  if (pointerType !== 'mouse' || item.querySelector<HTMLElement>('summary')?.dataset.pressedBy !== 'mouse')
    return;
  setTimeout(() => {
    if (!item.matches(':hover') && item.querySelector(':focus-visible') === null) item.open = false;
  }, closeDelayMs);
}

/** Copies the URL of an answer. If the browser refuses, the address bar shows the URL instead. */
async function copyAddress(event: MouseEvent<HTMLAnchorElement>) {
  const { hash, href } = event.currentTarget;
  // There is no clipboard without HTTPS. A click with a modifier key opens a new tab as usual.
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
  /** The `name` of the details elements: the browser keeps only one item of a name open. */
  name: string;
  questions: readonly (Question & { inShort?: string })[];
  level: 2 | 3;
  closesOnLeave?: boolean;
  /** Label of the link to each answer; without it there is no link. */
  linkLabel?: string;
}

/** Questions with answers that open one at a time and can be linked to. It works without JavaScript. */
export function Accordion({ name, questions, level, closesOnLeave = false, linkLabel }: AccordionProps) {
  const location = useLocation();
  useEffect(() => {
    const item = document.getElementById(location.hash.slice(1))?.closest('details');
    if (item?.getAttribute('name') !== name) return;
    item.open = true;
    const summary = item.querySelector('summary');
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView({ block: 'nearest' });
    // Depends on the whole location, so that following the same link again opens the answer again.
  }, [location, name]);

  const Question = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.accordion}>
      {questions.map(({ id, question, answer, inShort }) => (
        // The browser may open the item of the URL's fragment before hydration; hence suppressHydrationWarning.
        <details
          key={id}
          name={name}
          suppressHydrationWarning
          onPointerLeave={closesOnLeave ? closeOnLeave : undefined}
        >
          <summary onPointerDown={rememberPointerType} onKeyDown={forgetPointerType}>
            <Question>{question}</Question>
            {inShort !== undefined && <span className={styles.inShort}>{inShort}</span>}
            <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
              <path d="M4 15.400c7-.9 15 .3 22-.6" />
              <path className={styles.upright} d="M15.200 4c-.7 7 .5 15-.3 22" />
            </svg>
          </summary>
          {/* The id is inside the details element, so that a URL with this fragment opens it without JavaScript. */}
          <div id={id} className={styles.answer}>
            <p>
              <RichText text={answer} />
            </p>
            {linkLabel !== undefined && (
              <Link
                className={styles.share}
                to={`#${id}`}
                replace
                onClick={(event) => void copyAddress(event)}
              >
                <Icon name="link" /> {linkLabel}
              </Link>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
