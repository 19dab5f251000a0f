import type { FirstSteps } from '#contract/school/overview.ts';
import { quietLink } from '#app/ui/text/link.tsx';
import { Link } from '#app/ui/text/page-link.tsx';
import { FormSheet } from '../kit/form-sheet.tsx';
import styles from './overview.module.css';

interface Step {
  title: string;
  reason: string;
  link: string;
  to: string;
  isDone: boolean;
}

/** Shown to the owner of a school that nobody has written to, in place of empty lists. */
export function FirstStepsList({ hasOwnWords, hasBuiltInWorks, hasSecondFactor, hasColleague }: FirstSteps) {
  const steps: Step[] = [
    {
      title: 'Make the site yours',
      reason:
        'Name and town, phone and hours, courses and prices: five short forms, each with its page beside it.',
      link: 'Begin',
      to: '/office/start',
      isDone: hasOwnWords,
    },
    {
      title: 'Begin with your own works',
      reason:
        'The artworks that came with the site come off all walls with one tap, and yours take their place.',
      link: 'Pictures',
      to: '/office/pictures',
      isDone: !hasBuiltInWorks,
    },
    {
      title: 'Look at the inbox',
      reason:
        'It is empty now. Every message, request for a trial class and application comes there, with the time left to answer.',
      link: 'Open the inbox',
      to: '/office/inbox',
      isDone: false,
    },
    {
      title: 'Add a second factor',
      reason: 'With a code from your phone, a stolen password alone does not open the office.',
      link: 'Set it up',
      to: '/office/second-factor',
      isDone: hasSecondFactor,
    },
    {
      title: 'Invite a teacher',
      reason: 'Teachers answer families and see their applications. They cannot delete anything.',
      link: 'Invite somebody',
      to: '/office/people',
      isDone: hasColleague,
    },
  ];
  return (
    <FormSheet className={styles.steps}>
      <h2>First steps</h2>
      <p>Nobody has written to the school yet. When somebody does, this page shows what needs you.</p>
      <ol>
        {steps.map(({ title, reason, link, to, isDone }) => (
          <li key={to}>
            <h3>
              {title}
              {isDone && <span className={styles.done}>done</span>}
            </h3>
            <p>{reason}</p>
            {isDone || (
              <Link className={quietLink} to={to}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </FormSheet>
  );
}
