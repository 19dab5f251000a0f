import { useRef } from 'react';
import { useSchool } from '#app/school.ts';
import { Button } from '#app/ui/form/button.tsx';
import { Dialog } from '#app/ui/page/dialog.tsx';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { firstName } from './first-name.ts';
import styles from './what-happens-next.module.css';
import { nextWords as words } from './words.ts';

interface WhatHappensNextProps {
  application: { fullName: string; course: string; phone: string };
  /** The days and times of the course; undefined if the school no longer offers it. */
  times: string | undefined;
  /** What a student brings to the first class. */
  bring: string;
  onClose: () => void;
}

/** A dialog about an application that was sent: who calls whom and by when, the first class, where it is and what to bring. */
export default function WhatHappensNext({ application, times, bring, onClose }: WhatHappensNextProps) {
  const { address, city, replyTime } = useSchool();
  const close = useRef<HTMLButtonElement>(null);
  const { fullName, course, phone } = application;
  const steps = [
    [words.received, words.receivedText.replace('{name}', fullName).replace('{course}', course)],
    [words.call, words.callText.replace('{phone}', phone).replace('{time}', replyTime)],
    [words.first, words.firstText.replace('{times}', times ?? words.agreed)],
    [words.where, `${address.street}, ${city}`],
    [words.bring, bring],
  ] as const;
  return (
    <Dialog
      title={words.title.replace('{name}', firstName(fullName))}
      isOpen
      onClose={onClose}
      initialFocus={close}
      actions={
        <>
          <Link className={quietLink} to="/profile">
            {words.profile}
          </Link>
          <Button ref={close} onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <dl className={styles.steps}>
        {steps.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
