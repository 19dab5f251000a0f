import { useEffect, type PointerEvent } from 'react';
import { useLocation } from 'react-router';
import type { Question } from '#content/about.ts';
import { RichWords } from './rich-text.tsx';
import styles from './accordion.module.css';

/** Long enough to reach the next question before the rows move under the pointer. */
const graceMs = 400;

/** Closes an item the mouse has left, unless the keyboard is at work inside it. */
function closeOnLeave(event: PointerEvent<HTMLDetailsElement>) {
  if (event.pointerType !== 'mouse') return;
  const item = event.currentTarget;
  setTimeout(() => {
    if (!item.matches(':hover') && item.querySelector(':focus-visible') === null) item.open = false;
  }, graceMs);
}

/** The name of a question in an address: /FaqPage#how-do-i-enrol. */
function slugOf(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

interface AccordionProps {
  /** Items that share a name close each other; the browser sees to it. */
  name: string;
  questions: readonly Question[];
  level: 2 | 3;
  closesOnLeave?: boolean;
}

/** Questions that open one at a time and can be linked to; they need no script. */
export function Accordion({ name, questions, level, closesOnLeave = false }: AccordionProps) {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    const item = named?.closest('details');
    if (item?.getAttribute('name') !== name) return;
    item.open = true;
    item.scrollIntoView({ block: 'nearest' });
  }, [hash, name]);

  const Question = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.accordion}>
      {questions.map(({ question, answer }) => (
        // The browser may have opened the one that the address names before the page came alive.
        <details
          key={question}
          name={name}
          suppressHydrationWarning
          onPointerLeave={closesOnLeave ? closeOnLeave : undefined}
        >
          <summary>
            <Question>{question}</Question>
            <svg viewBox="0 0 30 30" width="30" height="30" aria-hidden="true">
              <path d="M4 15.400c7-.9 15 .3 22-.6" />
              <path className={styles.upright} d="M15.200 4c-.7 7 .5 15-.3 22" />
            </svg>
          </summary>
          {/* The name sits inside, so that even without script an address that ends in it opens the item. */}
          <p id={slugOf(question)}>
            <RichWords text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
