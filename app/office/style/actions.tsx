import type { Question } from '#contract/site/faq.ts';
import { Accordion } from '#app/ui/page/accordion.tsx';
import { Button, IconButton } from '#app/ui/form/button.tsx';
import { EnrolLink, MoreLink } from '#app/ui/text/link.tsx';
import styles from './style.module.css';
import { Specimen, Walls } from './walls.tsx';

const kinds = [
  ['primary', 'Enroll Now'],
  ['ruled', 'Logout'],
  ['danger', 'Delete user'],
] as const;

const shown = [
  ['hover', 'hover'],
  ['focus', 'focus'],
  ['pressed', 'hover pressed'],
] as const;

/** Buttons and links in every state. */
export function Actions({ questions }: { questions: readonly Question[] }) {
  return (
    <Walls title="Actions">
      {(scheme) => (
        <>
          <h3>Buttons</h3>
          {kinds.map(([kind, words]) => (
            <div key={kind} className={styles.row}>
              <Specimen label={kind}>
                <Button kind={kind}>{words}</Button>
              </Specimen>
              {shown.map(([label, state]) => (
                <Specimen key={label} label={label} shown={state}>
                  <Button kind={kind}>{words}</Button>
                </Specimen>
              ))}
              <Specimen label="busy">
                <Button kind={kind} isBusy>
                  {words}
                </Button>
              </Specimen>
              <Specimen label="disabled">
                <Button kind={kind} disabled>
                  {words}
                </Button>
              </Specimen>
            </div>
          ))}
          <h3>Links</h3>
          <div className={styles.row}>
            <Specimen label="the one call">
              <EnrolLink>Enroll Now</EnrolLink>
            </Specimen>
            <Specimen label="hover" shown="hover">
              <EnrolLink>Enroll Now</EnrolLink>
            </Specimen>
            <Specimen label="focus" shown="focus">
              <EnrolLink>Enroll Now</EnrolLink>
            </Specimen>
          </div>
          <div className={styles.row}>
            <Specimen label="a way on">
              <MoreLink to="/workshop">Explore more</MoreLink>
            </Specimen>
            <Specimen label="hover" shown="hover">
              <MoreLink to="/workshop">Explore more</MoreLink>
            </Specimen>
            <Specimen label="focus" shown="focus">
              <MoreLink to="/workshop">Explore more</MoreLink>
            </Specimen>
          </div>
          <h3>Signs</h3>
          <div className={styles.row}>
            {(['eye', 'bin', 'close'] as const).map((icon) => (
              <Specimen key={icon} label={icon}>
                <IconButton icon={icon} label={icon} />
              </Specimen>
            ))}
            <Specimen label="hover" shown="hover">
              <IconButton icon="eye" label="eye, hover" />
            </Specimen>
            <Specimen label="focus" shown="focus">
              <IconButton icon="eye" label="eye, focus" />
            </Specimen>
          </div>
          <h3>Questions</h3>
          <Accordion
            name={`${scheme}-questions`}
            level={3}
            questions={scheme === 'light' ? questions.slice(0, 2) : questions.slice(2)}
          />
        </>
      )}
    </Walls>
  );
}
