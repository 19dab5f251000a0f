import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { setMyPhotoConsent, type Answer, type OwnChild } from '#contract/school/photo-consent.ts';
import { photoConsentWords } from '#contract/school/photo-consent-words.ts';
import { dayIn } from '#contract/school-time.ts';
import { callEndpoint } from '#app/api.ts';
import { messageOf } from '#app/api-error.ts';
import { AnswerForm } from '#app/photo-consent/answer-form.tsx';
import { ConsentText } from '#app/photo-consent/consent-text.tsx';
import { Button } from '#app/ui/form/button.tsx';
import { Sheet } from '#app/ui/page/sheet.tsx';
import { Skeleton } from '#app/ui/page/skeleton.tsx';
import { toast } from '#app/ui/page/toast.tsx';
import { Timestamp } from '#app/ui/text/date.tsx';
import styles from './photographs.module.css';
import type { OwnChildren } from './use-own-children.ts';
import { photographWords as words } from './words.ts';

interface PhotographsProps {
  timeZone: string;
  ownChildren: OwnChildren;
  /** What follows on the page: shown when the children are known, so that they do not move it. */
  children: ReactNode;
}

/** Whether photographs of the children of the account may be shown; nothing for an account without children. */
export function Photographs({ timeZone, ownChildren, children }: PhotographsProps) {
  const { items, problem, load, replace } = ownChildren;
  const [today] = useState(() => dayIn(timeZone));
  if (items === null) return <Skeleton lines={9} />;
  const section = (
    <section aria-labelledby="photographs">
      <h2 id="photographs">{words.title}</h2>
      {problem === null ? (
        <p className={styles.intro}>
          {words.intro} {photoConsentWords.freely}
        </p>
      ) : (
        <div className={styles.problem} role="alert">
          <p>{problem}</p>
          <Button onClick={() => void load()}>Try again</Button>
        </div>
      )}
      <ul className={styles.list}>
        {items.map((child) => (
          <li key={child._id}>
            <ChildSheet child={child} today={today} onChange={replace} />
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {(items.length > 0 || problem !== null) && section}
      {children}
    </>
  );
}

interface ChildSheetProps {
  child: OwnChild;
  /** On the clocks of the school. */
  today: string;
  onChange: (child: OwnChild) => void;
}

/** How the last answer came, where somebody else has written it down. */
const wayOf = ({ through, heardBy }: NonNullable<OwnChild['consent']>) =>
  through === 'office' ? `, on the phone${heardBy === null ? '' : ` with ${heardBy}`}` : '';

function ChildSheet({ child, today, onChange }: ChildSheetProps) {
  const { _id, fullName, consent } = child;
  const [isOpen, setOpen] = useState(false);
  const [isTakingBack, setTakingBack] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const isYes =
    consent !== null && (consent.work || consent.face) && (consent.until === null || consent.until >= today);
  const of = <span className="visually-hidden"> for {fullName}</span>;

  /** The pressed button is gone, so the focus goes to what holds now. */
  function showState(change: () => void) {
    flushSync(change);
    state.current?.focus();
  }

  async function answer(given: Answer) {
    const reply = await callEndpoint(setMyPhotoConsent, given, { params: { id: _id } });
    showState(() => {
      onChange(reply.child);
      setOpen(false);
      setTakenBack(isYes && !given.work && !given.face);
    });
    toast.success(reply.message);
  }

  async function takeBack() {
    if (isTakingBack) return;
    setTakingBack(true);
    try {
      await answer({ work: false, face: false, until: null });
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setTakingBack(false);
    }
  }

  return (
    <Sheet className={styles.child}>
      <h3>{fullName}</h3>
      <p ref={state} tabIndex={-1} className={styles.state}>
        <ConsentText child={child} today={today} />
        {isTakenBack && <span className={styles.takenBack}>{words.takenBack}</span>}
      </p>
      {consent !== null && (
        <p className={styles.quiet}>
          Answered on <Timestamp iso={consent.answeredAt} />
          {wayOf(consent)}
        </p>
      )}
      {isOpen ? (
        <AnswerForm
          child={child}
          known={consent}
          today={today}
          submitWords="Save the answer"
          onSubmit={answer}
          onClose={() => showState(() => setOpen(false))}
        />
      ) : (
        <div className={styles.buttons}>
          <Button onClick={() => setOpen(true)}>
            {consent === null ? words.answer : words.change}
            {of}
          </Button>
          {isYes && (
            <Button isBusy={isTakingBack} onClick={() => void takeBack()}>
              {words.takeBack}
              {of}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
